import { FilterBar, FilterChips, type ListAddress } from '@schrankwerk/portal-ui/list'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'

export const missingNumberFilters = ['searchTerm', 'state'] as const
export type MissingNumberFilterName = (typeof missingNumberFilters)[number]

/** What there is beside the numbers to be worked on. */
const settledStates = ['IGNORED', 'FOUND'] as const

/** A state that an address made up narrows nothing. */
export const withKnownState = <Asked extends { state?: string }>({ state, ...asked }: Asked) =>
  settledStates.some((known) => known === state) ? { ...asked, state } : asked

/** What narrows the worklist; every choice stands in the address. */
export function MissingNumberFilters({ address }: { address: ListAddress<MissingNumberFilterName> }) {
  const { t } = useTranslation('catalogue')
  const { filters, setFilter } = address
  return (
    <FilterBar
      address={address}
      label={t('missing.list.stateFilter')}
      search={
        <SearchField
          label={t('missing.list.search')}
          value={filters.searchTerm ?? ''}
          onChange={(value) => setFilter('searchTerm', value.trim())}
        />
      }
      chips={
        <FilterChips
          values={settledStates}
          nameOf={(state) => t(`missing.state.${state}`)}
          chosen={filters.state}
          onChoose={(state) => setFilter('state', state)}
        />
      }
    />
  )
}
