import { ListPage, useWholeList } from '@schrankwerk/portal-ui/list'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton } from '@schrankwerk/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { importConfigColumns } from '../features/import-config/config-columns.tsx'
import { DeleteConfigsDialog } from '../features/import-config/delete-configs-dialog.tsx'
import { importConfigsQuery } from '../import-config.api.ts'
import { importConfigPath, newImportConfigPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('catalogue')
  const list = useWholeList({
    name: 'importConfig',
    query: importConfigsQuery,
    sort: { column: 'title', descending: false },
  })
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
  return (
    <ListPage
      list={list}
      title={t('config.list.title')}
      what={t('config.list.what')}
      columns={importConfigColumns(t)}
      nameOf={({ title }) => title}
      to={({ id }) => importConfigPath(id)}
      actions={create}
      empty={<Empty text={t('config.list.empty')} action={create} />}
      bulk={{
        verb: (count) => t('config.delete.verb', { count }),
        icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
        dialog: DeleteConfigsDialog,
      }}
    />
  )
}
