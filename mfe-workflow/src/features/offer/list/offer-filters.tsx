import type { OfferState } from '@schrankwerk/contracts'
import { offerStandingNames, offerStateNames } from '@schrankwerk/domain'
import { FilterBar, FilterChips, type ListAddress } from '@schrankwerk/portal-ui/list'
import { Chip } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { type OfferMode, offerModes } from '../modes.ts'
import { useListText } from './list-text.ts'

export const offerFilterNames = ['searchTerm', 'state', 'archived', 'enquiryId'] as const
export type OfferFilterName = (typeof offerFilterNames)[number]

/** The states asked for: the one chosen, else all of this list. */
export const statesAsked = (mode: OfferMode, chosen: string | undefined): readonly OfferState[] => {
  const { states } = offerModes[mode]
  const wanted = states.filter((state) => state === chosen)
  return wanted.length > 0 ? wanted : states
}

/** What narrows the list; every choice stands in the address. */
export function OfferFilters({
  mode,
  address,
  isSupplier,
}: {
  mode: OfferMode
  address: ListAddress<OfferFilterName>
  isSupplier: boolean
}) {
  const say = useListText()
  const { states } = offerModes[mode]
  const { filters, setFilter } = address
  // An order is in one state and cannot be archived.
  const hasChips = mode !== 'order' || filters.enquiryId !== undefined
  return (
    <FilterBar
      address={address}
      label={say('stateFilter')}
      search={
        <SearchField
          label={say(isSupplier ? 'searchSupplier' : 'search')}
          placeholder={say(isSupplier ? 'searchHintSupplier' : 'searchHint')}
          value={filters.searchTerm ?? ''}
          onChange={(value) => setFilter('searchTerm', value.trim())}
        />
      }
      chips={
        hasChips && (
          <>
            {states.length > 1 && (
              <FilterChips
                values={states}
                nameOf={(state) => offerStateNames[state]}
                chosen={filters.state}
                onChoose={(state) => setFilter('state', state)}
              />
            )}
            {mode !== 'order' && (
              <FilterChips
                values={['true']}
                nameOf={() => offerStandingNames.ARCHIVED}
                chosen={filters.archived}
                onChoose={(archived) => setFilter('archived', archived)}
              />
            )}
            {filters.enquiryId !== undefined && (
              <Chip onRemove={() => setFilter('enquiryId', undefined)} removeLabel={say('everyEnquiry')}>
                {say('oneEnquiry')}
              </Chip>
            )}
          </>
        )
      }
    />
  )
}
