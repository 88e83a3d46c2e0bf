import { getCompanies } from '@schrankwerk/contracts'
import { FilterBar, type ListAddress } from '@schrankwerk/portal-ui/list'
import { useMayCall } from '@schrankwerk/shell-api'
import { SelectField } from '@schrankwerk/ui/forms'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'
import { useCompanyChoices } from './company-choices.ts'
import styles from './user-filters.module.css'

export const userFilters = ['searchTerm', 'companyId'] as const
export type UserFilterName = (typeof userFilters)[number]

/** What narrows the list; every choice stands in the address. */
export function UserFilters({ address }: { address: ListAddress<UserFilterName> }) {
  const { t } = useTranslation('accounts')
  const { filters, setFilter } = address
  const mayChooseCompany = useMayCall(getCompanies)
  return (
    <FilterBar
      address={address}
      label={t('user.list.filter')}
      search={
        <>
          <SearchField
            label={t('user.list.search')}
            placeholder={t('user.list.searched')}
            value={filters.searchTerm ?? ''}
            onChange={(value) => setFilter('searchTerm', value.trim())}
          />
          {mayChooseCompany && <CompanyFilter address={address} />}
        </>
      }
    />
  )
}

function CompanyFilter({ address: { filters, setFilter } }: { address: ListAddress<UserFilterName> }) {
  const { t } = useTranslation('accounts')
  return (
    <div className={styles.company}>
      <SelectField
        label={t('user.list.company')}
        hideLabel
        placeholder={t('user.list.allCompanies')}
        clearable
        {...useCompanyChoices()}
        value={filters.companyId ?? null}
        onChange={(id) => setFilter('companyId', id ?? undefined)}
      />
    </div>
  )
}
