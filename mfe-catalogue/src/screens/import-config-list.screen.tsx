import type { ImportConfig } from '@schrankwerk/contracts'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, Empty, LinkButton, Page, TextLink } from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteConfigsDialog } from '../features/import-config/delete-configs-dialog.tsx'
import { importConfigsQuery } from '../import-config.api.ts'
import { importConfigPath, newImportConfigPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('catalogue')
  usePageTitle(t('config.list.title'))
  const list = useQuery(importConfigsQuery)
  const [selected, setSelected] = useState<string[]>([])
  const [isDeleting, setDeleting] = useState(false)
  const columns: Column<ImportConfig>[] = [
    {
      key: 'title',
      header: t('config.field.title'),
      hideable: false,
      sortValue: ({ title }) => title,
      cell: ({ id, title }) => (
        <TextLink component={Link} to={importConfigPath(id)}>
          {title}
        </TextLink>
      ),
    },
    {
      key: 'manufacturer',
      header: t('config.field.manufacturerId'),
      hideable: false,
      sortValue: ({ manufacturerName }) => manufacturerName,
      cell: ({ manufacturerName }) => manufacturerName ?? '–',
    },
    {
      key: 'description',
      header: t('config.field.description'),
      hideable: false,
      cell: ({ description }) => description,
    },
    {
      key: 'actions',
      header: '',
      name: t('config.list.actions'),
      hideable: false,
      align: 'end',
      cell: ({ id, title }) => (
        <LinkButton
          small
          component={Link}
          to={importConfigPath(id)}
          aria-label={t('config.list.displayOf', { title })}
        >
          {t('config.list.display')}
        </LinkButton>
      ),
    },
  ]
  const create = (
    <LinkButton
      variant="primary"
      component={Link}
      to={newImportConfigPath}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('config.list.create')}
    </LinkButton>
  )
  const chosen = (list.data ?? []).filter(({ id }) => selected.includes(id))
  return (
    <Page title={t('config.list.title')} count={list.data?.length} actions={create}>
      <DataTable
        label={t('config.list.title')}
        columns={columns}
        rows={list.data}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        error={list.error}
        onRetry={() => void list.refetch()}
        what={t('config.list.what')}
        empty={<Empty text={t('config.list.empty')} action={create} />}
        sort={{ column: 'title', descending: false }}
        selection={{ selected: chosen.map(({ id }) => id), onSelect: setSelected }}
        bulkActions={
          <Button
            small
            variant="danger"
            icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            {t('config.delete.verb', { count: chosen.length })}
          </Button>
        }
      />
      <DeleteConfigsDialog configs={chosen} open={isDeleting} onClose={() => setDeleting(false)} />
    </Page>
  )
}
