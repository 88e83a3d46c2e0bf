import { userColumns as sortable, type UserRow } from '@schrankwerk/contracts'
import { signInCount } from '@schrankwerk/domain'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatDateTime, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { fullName } from '../../full-name.ts'
import { ListedMail } from '../../listed-mail.tsx'
import { companyPath, userPath } from '../../paths.ts'

type UserColumn = Column<UserRow>

/** The list's columns; the company only where people of all companies are listed. */
export const userColumns = (t: TFunction<'accounts'>, isOfAllCompanies: boolean): UserColumn[] => {
  const column = (key: string, cell: UserColumn['cell'], more: Partial<UserColumn> = {}) => ({
    key,
    header: t(`user.column.${key}`),
    cell,
    sortable: (sortable as readonly string[]).includes(key),
    ...more,
  })
  const company = column('companyName', ({ companyId, companyName }) => (
    <TextLink component={Link} to={companyPath(companyId)}>
      {companyName}
    </TextLink>
  ))
  return [
    column(
      'name',
      (row) => (
        <TextLink component={Link} to={userPath(row.id)} aria-label={fullName(row)}>
          {row.name || fullName(row)}
        </TextLink>
      ),
      { hideable: false },
    ),
    column('lastname', ({ lastname }) => lastname, { hideable: false }),
    ...(isOfAllCompanies ? [company] : []),
    column('phoneNumber', ({ phoneNumber }) => phoneNumber ?? '–'),
    column('mail', ({ mail, newMail }) => <ListedMail mail={mail} newMail={newMail} />),
    column('admin', ({ admin }) => t(admin ? 'yes' : 'no')),
    column('loginCounter', ({ loginCounter }) => signInCount(loginCounter), { align: 'end' }),
    column('lastLoginAt', ({ lastLoginAt }) => formatDateTime(lastLoginAt)),
    column('createDate', ({ createDate }) => formatDate(createDate)),
  ]
}

export const initiallyHidden = ['createDate']
