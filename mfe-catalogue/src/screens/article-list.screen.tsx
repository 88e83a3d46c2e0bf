import {
  type ArticleListItem,
  createArticle,
  deleteArticles,
  articleColumns as sortable,
  startArticleExport,
  startArticleImport,
} from '@schrankwerk/contracts'
import { type BulkChoice, ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import { Button, Empty, LazyPart, LinkButton, lazyCode } from '@schrankwerk/ui'
import { IconDownload, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { articleName } from '../article-name.ts'
import { articlesQuery } from '../features/article/article.api.ts'
import { articleColumns, initiallyHidden } from '../features/article/list/article-columns.tsx'
import { ArticleFilters, articleFilters } from '../features/article/list/article-filters.tsx'
import { useRememberArticleList } from '../lists/article-list-address.ts'
import { articlePath, newArticlePath } from '../paths.ts'

const dialogs = {
  import: lazyCode(async () => (await import('../features/article-import/import-dialog.tsx')).ImportDialog),
  export: lazyCode(async () => (await import('../features/article-export/export-dialog.tsx')).ExportDialog),
}
type DialogName = keyof typeof dialogs

const deleteDialog = lazyCode(() => import('../features/article/list/delete-articles-dialog.tsx'))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function Component() {
  const { t } = useTranslation('catalogue')
  const mayCreate = useMayCall(createArticle)
  const mayExport = useMayCall(startArticleExport)
  const mayImport = useMayCall(startArticleImport)
  const mayDelete = useMayCall(deleteArticles)
  const list = useList({
    name: 'article',
    query: articlesQuery,
    filters: articleFilters,
    sortable,
    hidden: initiallyHidden,
  })
  useRememberArticleList()
  const dialog = useOpenDialog()
  const { address, total, isMore, table } = list
  const found = address.isFiltered
    ? { filters: address.filters, total: table.isFetching ? undefined : total, isMore }
    : undefined
  const create = mayCreate && (
    <LinkButton variant="primary" component={Link} to={newArticlePath} icon={<IconPlus {...iconProps} />}>
      {t('article.list.create')}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        list={list}
        title={t('article.list.title')}
        what={t('article.list.what')}
        columns={articleColumns(t)}
        nameOf={(row) => articleName(row, t)}
        to={(row) => articlePath(row.id)}
        actions={
          <>
            {mayExport && (
              <Button icon={<IconDownload {...iconProps} />} onClick={() => dialog.open('export')}>
                {t('export.open')}
              </Button>
            )}
            {mayImport && (
              <Button icon={<IconUpload {...iconProps} />} onClick={() => dialog.open('import')}>
                {t('import.open')}
              </Button>
            )}
            {create}
          </>
        }
        filters={<ArticleFilters address={list.address} />}
        empty={<Empty text={t('article.list.empty')} action={create} />}
        emptyFiltered={t('article.list.emptyFiltered')}
        bulk={
          mayDelete && {
            verb: (count) => t('article.delete.verb', { count }),
            icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
            dialog: DeleteArticles,
          }
        }
      />
      {dialog.name && (
        <LazyPart key={dialog.name} part={dialogs[dialog.name]} what={t(`${dialog.name}.title`)}>
          {(Dialog) => <Dialog found={found} onClose={dialog.close} />}
        </LazyPart>
      )}
    </>
  )
}

function DeleteArticles(choice: BulkChoice<ArticleListItem>) {
  const { t } = useTranslation('catalogue')
  return (
    <LazyPart part={deleteDialog} what={t('article.delete.verb', { count: choice.items.length })}>
      {({ DeleteArticlesDialog }) => <DeleteArticlesDialog {...choice} />}
    </LazyPart>
  )
}

/** The open dialog is part of the address: after a reload it is there again. */
function useOpenDialog() {
  const [params, setParams] = useSearchParams()
  const name = params.get('dialog') ?? ''
  const change = (next: DialogName | undefined) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now)
        if (next) changed.set('dialog', next)
        else for (const ended of ['dialog', 'importConfigId']) changed.delete(ended)
        return changed
      },
      { replace: !next, preventScrollReset: true },
    )
  return {
    name: Object.hasOwn(dialogs, name) ? (name as DialogName) : undefined,
    open: (opened: DialogName) => change(opened),
    close: () => change(undefined),
  }
}
