import { companyStates, companyTypes } from '@schrankwerk/contracts'
import { FilterBar, FilterChips, type ListAddress } from '@schrankwerk/portal-ui/list'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'

export const companyFilters = ['searchTerm', 'type', 'state'] as const
export type CompanyFilterName = (typeof companyFilters)[number]

/** A type or a state that an address made up narrows nothing. */
export const withKnownChoices = <Asked extends { type?: string; state?: string }>({
  type,
  state,
  ...asked
}: Asked) => ({
  ...asked,
  ...(companyTypes.some((known) => known === type) && { type }),
  ...(companyStates.some((known) => known === state) && { state }),
})

/** What narrows the list; every choice stands in the address. */
export function CompanyFilters({ address }: { address: ListAddress<CompanyFilterName> }) {
  const { t } = useTranslation('accounts')
  const { filters, setFilter } = address
  return (
    <FilterBar
      address={address}
      label={t('company.list.filter')}
      search={
        <SearchField
          label={t('company.list.search')}
          placeholder={t('company.list.searched')}
          value={filters.searchTerm ?? ''}
          onChange={(value) => setFilter('searchTerm', value.trim())}
        />
      }
      chips={
        <>
          <FilterChips
            values={companyTypes}
            nameOf={(type) => t(`company.type.${type}`)}
            chosen={filters.type}
            onChoose={(type) => setFilter('type', type)}
          />
          <FilterChips
            values={companyStates}
            nameOf={(state) => t(`company.state.${state}`)}
            chosen={filters.state}
            onChoose={(state) => setFilter('state', state)}
          />
        </>
      }
    />
  )
}
