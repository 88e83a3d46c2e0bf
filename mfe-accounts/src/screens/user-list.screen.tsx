import {
  createUser,
  deleteUser,
  exportUsers,
  getLastLogins,
  userColumns as sortable,
} from '@schrankwerk/contracts'
import { ListPage, useList } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, LinkButton } from '@schrankwerk/ui'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DeleteUsersDialog } from '../features/user/delete-users-dialog.tsx'
import { ExportUsers } from '../features/user/export-users.tsx'
import { LastLogins } from '../features/user/last-logins.tsx'
import { initiallyHidden, userColumns } from '../features/user/user-columns.tsx'
import { UserFilters, userFilters } from '../features/user/user-filters.tsx'
import { fullName } from '../full-name.ts'
import { newUserPath, userPath } from '../paths.ts'
import { usersQuery } from '../user.api.ts'

export function Component() {
  const { t } = useTranslation('accounts')
  const isOfAllCompanies = useMayCall(getLastLogins)
  const mayCreate = useMayCall(createUser)
  const mayDelete = useMayCall(deleteUser)
  const mayExport = useMayCall(exportUsers)
  const list = useList({
    name: 'user',
    query: usersQuery,
    filters: userFilters,
    sortable,
    hidden: initiallyHidden,
  })
  const { filters, sort } = list.address
  const create = mayCreate && (
    <LinkButton
      variant="primary"
      component={Link}
      to={newUserPath(filters.companyId)}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      {t('user.list.create')}
    </LinkButton>
  )
  return (
    <ListPage
      list={list}
      title={t('user.list.title')}
      what={t('user.list.title')}
      columns={userColumns(t, isOfAllCompanies)}
      nameOf={fullName}
      to={({ id }) => userPath(id)}
      actions={
        <>
          <LastLogins />
          {mayExport && (
            <ExportUsers query={{ ...filters, column: sort.column, sortDescending: sort.descending }} />
          )}
          {create}
        </>
      }
      filters={<UserFilters address={list.address} />}
      empty={<Empty text={t('user.list.empty')} action={create} />}
      emptyFiltered={t('user.list.emptyFiltered')}
      bulk={
        mayDelete && {
          verb: (count) => t('user.delete.verb', { count }),
          icon: <IconTrash size={16} stroke={1.75} aria-hidden="true" />,
          dialog: DeleteUsersDialog,
        }
      }
    />
  )
}
