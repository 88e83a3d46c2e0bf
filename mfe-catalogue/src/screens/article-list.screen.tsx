import { articleColumns as sortableColumns } from '@schrankwerk/contracts'
import { useCan, usePageTitle } from '@schrankwerk/shell-api'
import { useExistingPage, useHiddenColumns, useListAddress } from '@schrankwerk/shell-api/list-address'
import { Link, useSearchParams } from '@schrankwerk/shell-api/router'
import { Button, Empty, LazyPart, LinkButton, lazyCode, Page } from '@schrankwerk/ui'
import { DataTable, DEFAULT_PAGE_SIZE, PageSizes } from '@schrankwerk/ui/table'
import { IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articlesQuery } from '../features/article/article.api.ts'
import { articleName } from '../features/article/article-name.ts'
import { articleColumns, initiallyHidden } from '../features/article/list/article-columns.tsx'
import { ArticleFilters, articleFilters } from '../features/article/list/article-filters.tsx'
import { DeleteArticlesDialog } from '../features/article/list/delete-articles-dialog.tsx'
import { useRememberArticleList } from '../lists/article-list-address.ts'
import { newArticlePath } from '../paths.ts'

const importDialog = lazyCode(() => import('../features/article-import/import-dialog.tsx'))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function Component() {
  const { t } = useTranslation('catalogue')
  usePageTitle(t('article.list.title'))
  const isAdmin = useCan({ ADMIN: 'admin' })
  const address = useListAddress({
    filters: articleFilters,
    sortable: sortableColumns,
    pageSizes: PageSizes,
    defaultPageSize: DEFAULT_PAGE_SIZE,
  })
  const { filters, page, pageSize, sort } = address
  const list = useQuery(
    articlesQuery({
      ...filters,
      page,
      paginationSize: pageSize,
      column: sort.column,
      sortDescending: sort.descending,
    }),
  )
  useExistingPage(address, list.isPlaceholderData ? undefined : list.data?.totalElements)
  useRememberArticleList()
  const [hidden, setHidden] = useHiddenColumns('article', initiallyHidden)
  const [selected, setSelected] = useState<string[]>([])
  const [isDeleting, setDeleting] = useState(false)
  const dialog = useImportDialog()
  const rows = list.data?.content
  const total = list.data?.totalElements ?? 0
  const create = (
    <LinkButton variant="primary" component={Link} to={newArticlePath} icon={<IconPlus {...iconProps} />}>
      {t('article.list.create')}
    </LinkButton>
  )
  const empty = address.isFiltered ? (
    <Empty
      text={t('article.list.emptyFiltered')}
      action={<Button onClick={address.resetFilters}>{t('article.list.resetFilter')}</Button>}
    />
  ) : (
    <Empty text={t('article.list.empty')} action={create} />
  )
  const nameOf = (id: string) => {
    const row = rows?.find((candidate) => candidate.id === id)
    return row && articleName(row, t)
  }
  return (
    <Page
      title={t('article.list.title')}
      count={list.data && total}
      actions={
        <>
          {isAdmin && (
            <Button icon={<IconUpload {...iconProps} />} onClick={dialog.open}>
              {t('import.open')}
            </Button>
          )}
          {create}
        </>
      }
    >
      <DataTable
        label={t('article.list.title')}
        columns={articleColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => articleName(row, t)}
        isFetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        what={t('article.list.what')}
        empty={empty}
        sort={sort}
        onSort={address.setSort}
        paging={{ page, pageSize, total, ...address.paging }}
        hiddenColumns={hidden}
        onHiddenColumns={setHidden}
        toolbar={<ArticleFilters address={address} />}
        selection={isAdmin ? { selected, onSelect: setSelected } : undefined}
        bulkActions={
          <Button
            small
            variant="danger"
            icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            {t('article.delete.verb', { count: selected.length })}
          </Button>
        }
      />
      <DeleteArticlesDialog
        ids={selected}
        nameOf={nameOf}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={setSelected}
      />
      {dialog.isOpen && (
        <LazyPart part={importDialog} what={t('import.title')}>
          {({ ImportDialog }) => <ImportDialog onClose={dialog.close} />}
        </LazyPart>
      )}
    </Page>
  )
}

/** The open dialog stands in the address: after a reload it is there again. */
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
