import type { OfferState } from '@schrankwerk/contracts'
import { Button, Chip, Inline } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { useTranslation } from 'react-i18next'
import { type OfferMode, offerModes } from '../modes.ts'
import styles from './offer-filters.module.css'

export const offerFilterNames = ['referenceNumber', 'state', 'enquiryId'] as const
export type OfferFilterName = (typeof offerFilterNames)[number]

export interface OfferFiltersProps {
  mode: OfferMode
  filters: Readonly<Partial<Record<OfferFilterName, string>>>
  isFiltered: boolean
  setFilter: (filter: OfferFilterName, value: string | undefined) => void
  resetFilters: () => void
}

/** The states asked for: the one chosen, else all of this list. */
export const statesAsked = (mode: OfferMode, chosen: string | undefined): readonly OfferState[] => {
  const { states } = offerModes[mode]
  const wanted = states.filter((state) => state === chosen)
  return wanted.length > 0 ? wanted : states
}

/** What narrows the list; every choice stands in the address. */
export function OfferFilters({ mode, filters, isFiltered, setFilter, resetFilters }: OfferFiltersProps) {
  const { t } = useTranslation('workflow')
  const { states } = offerModes[mode]
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('offer.list.searchReference')}
        value={filters.referenceNumber ?? ''}
        onChange={(value) => setFilter('referenceNumber', value.trim())}
      />
      <fieldset className={styles.states}>
        <legend className="kit-hidden">{t('offer.list.stateFilter')}</legend>
        <Inline gap={2}>
          {states.length > 1 &&
            states.map((state) => (
              <Chip
                key={state}
                pressed={filters.state === state}
                onClick={() => setFilter('state', filters.state === state ? undefined : state)}
              >
                {t(`offer.state.${state}`)}
              </Chip>
            ))}
          {filters.enquiryId !== undefined && (
            <Chip
              onRemove={() => setFilter('enquiryId', undefined)}
              removeLabel={t('offer.list.everyEnquiry')}
            >
              {t('offer.list.oneEnquiry')}
            </Chip>
          )}
          {isFiltered && (
            <Button small variant="quiet" onClick={resetFilters}>
              {t('offer.list.resetFilter')}
            </Button>
          )}
        </Inline>
      </fieldset>
    </div>
  )
}
