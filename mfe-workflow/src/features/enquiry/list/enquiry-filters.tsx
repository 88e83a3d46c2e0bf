import { enquiryStates } from '@schrankwerk/contracts'
import type { ListAddress } from '@schrankwerk/shell-api/list-address'
import { Button, Chip, Inline } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'
import styles from './enquiry-filters.module.css'

export const enquiryFilters = ['title', 'referenceNumber', 'state'] as const
export type EnquiryFilterName = (typeof enquiryFilters)[number]

/** What narrows the list; every choice stands in the address. */
export function EnquiryFilters({
  address,
  isCustomer,
}: {
  address: ListAddress<EnquiryFilterName>
  isCustomer: boolean
}) {
  const { t } = useTranslation('workflow')
  const { filters, isFiltered, setFilter, resetFilters } = address
  // A supplier is shown what is released; of the rest he sees what he has an order for.
  const states = isCustomer ? enquiryStates : enquiryStates.filter((state) => state !== 'DRAFT')
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('enquiry.list.searchTitle')}
        value={filters.title ?? ''}
        onChange={(value) => setFilter('title', value.trim())}
      />
      <SearchField
        label={t('enquiry.list.searchReference')}
        value={filters.referenceNumber ?? ''}
        onChange={(value) => setFilter('referenceNumber', value.trim())}
      />
      <fieldset className={styles.states}>
        <legend className="kit-hidden">{t('enquiry.list.stateFilter')}</legend>
        <Inline gap={2}>
          {states.map((state) => (
            <Chip
              key={state}
              pressed={filters.state === state}
              onClick={() => setFilter('state', filters.state === state ? undefined : state)}
            >
              {t(`enquiry.state.${state}`)}
            </Chip>
          ))}
          {isFiltered && (
            <Button small variant="quiet" onClick={resetFilters}>
              {t('enquiry.list.resetFilter')}
            </Button>
          )}
        </Inline>
      </fieldset>
    </div>
  )
}
