import type { CompanyRow } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { companyPath } from '../../paths.ts'
import { CompanyStateBadge } from './company-state-badge.tsx'

type CompanyColumn = Column<CompanyRow>

export const sortable = ['name', 'type', 'city', 'state'] as const

export const companyColumns = (t: TFunction<'accounts'>): CompanyColumn[] => {
  const column = (key: string, cell: CompanyColumn['cell'], more: Partial<CompanyColumn> = {}) => ({
    key,
    header: t(`company.column.${key}`),
    cell,
    sortable: (sortable as readonly string[]).includes(key),
    ...more,
  })
  return [
    column(
      'name',
      ({ id, name }) => (
        <TextLink component={Link} to={companyPath(id)}>
          {name}
        </TextLink>
      ),
      { hideable: false },
    ),
    column('type', ({ type }) => t(`company.type.${type}`)),
    column('city', ({ zip, city }) => [zip, city].filter(Boolean).join(' ') || '–'),
    column('customerNumber', ({ customerNumber }) => customerNumber ?? '–'),
    column('state', (row) => <CompanyStateBadge {...row} />),
    column('users', ({ users }) => users, { align: 'end' }),
    column('createDate', ({ createDate }) => formatDate(createDate)),
  ]
}

export const initiallyHidden = ['customerNumber', 'createDate']
