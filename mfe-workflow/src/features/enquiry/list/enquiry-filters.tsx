import { enquiryStates } from '@schrankwerk/contracts'
import { FilterBar, FilterChips, type ListAddress } from '@schrankwerk/portal-ui/list'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'

export const enquiryFilters = ['title', 'referenceNumber', 'state'] as const
export type EnquiryFilterName = (typeof enquiryFilters)[number]

/** A state that an address made up narrows nothing. */
export const withKnownState = <Asked extends { state?: string }>({ state, ...asked }: Asked) =>
  enquiryStates.some((known) => known === state) ? { ...asked, state } : asked

/** What narrows the list; every choice stands in the address. */
export function EnquiryFilters({
  address,
  isCustomer,
}: {
  address: ListAddress<EnquiryFilterName>
  isCustomer: boolean
}) {
  const { t } = useTranslation('workflow')
  const { filters, setFilter } = address
  // No supplier ever sees a draft.
  const states = isCustomer ? enquiryStates : enquiryStates.filter((state) => state !== 'DRAFT')
  return (
    <FilterBar
      address={address}
      label={t('enquiry.list.stateFilter')}
      search={
        <>
          <SearchField
            label={t('enquiry.list.searchTitle')}
            value={filters.title ?? ''}
            onChange={(value) => setFilter('title', value.trim())}
          />
          <SearchField
            label={t('enquiry.list.searchReference')}
            maxLength={100}
            value={filters.referenceNumber ?? ''}
            onChange={(value) => setFilter('referenceNumber', value.trim())}
          />
        </>
      }
      chips={
        <FilterChips
          values={states}
          nameOf={(state) => t(`enquiry.state.${state}`)}
          chosen={filters.state}
          onChoose={(state) => setFilter('state', state)}
        />
      }
    />
  )
}
