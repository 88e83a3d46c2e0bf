import {
  createArticle,
  deleteArticles,
  articleColumns as sortable,
  startArticleImport,
} from '@schrankwerk/contracts'
import { ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import { Button, Empty, LazyPart, LinkButton, lazyCode } from '@schrankwerk/ui'
import { IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { articlesQuery } from '../features/article/article.api.ts'
import { articleName } from '../features/article/article-name.ts'
import { articleColumns, initiallyHidden } from '../features/article/list/article-columns.tsx'
import { ArticleFilters, articleFilters } from '../features/article/list/article-filters.tsx'
import { DeleteArticlesDialog } from '../features/article/list/delete-articles-dialog.tsx'
import { useRememberArticleList } from '../lists/article-list-address.ts'
import { articlePath, newArticlePath } from '../paths.ts'

const importDialog = lazyCode(() => import('../features/article-import/import-dialog.tsx'))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function Component() {
  const { t } = useTranslation('catalogue')
  const mayCreate = useMayCall(createArticle)
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
  const dialog = useImportDialog()
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
            {mayImport && (
              <Button icon={<IconUpload {...iconProps} />} onClick={dialog.open}>
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
            dialog: DeleteArticlesDialog,
          }
        }
      />
      {dialog.isOpen && (
        <LazyPart part={importDialog} what={t('import.title')}>
          {({ ImportDialog }) => <ImportDialog onClose={dialog.close} />}
        </LazyPart>
      )}
    </>
  )
}

/** The open dialog is part of the address: after a reload it is there again. */
function useImportDialog() {
  const [params, setParams] = useSearchParams()
  const change = (isOpen: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (isOpen) next.set('dialog', 'import')
        else next.delete('dialog')
        return next
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return {
    isOpen: params.get('dialog') === 'import',
    open: () => change(true),
    close: () => change(false),
  }
}
