import { SearchField } from '@schrankwerk/ui/forms'
import { type KeyboardEvent, useState } from 'react'
import { useReviewText } from './review-texts.ts'

export interface CatalogueSearchProps {
  value: string
  onChange: (search: string) => void
  hasHits: boolean
  /** Escape: from the search to what it found, or to where n and p go on. */
  onBack: () => void
  /** Enter where something is searched for. */
  onFirst: () => void
  /** Enter where there is nothing to search for and nothing to take. */
  onNext: () => void
}

/** What the catalogue is searched for, with the keys that lead out of the field again. */
export function CatalogueSearch({ value, onChange, hasHits, ...lead }: CatalogueSearchProps) {
  const t = useReviewText()
  const [isSearched, setSearched] = useState(false)
  const hasWayBack = isSearched || hasHits
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !hasWayBack) return
    // Neither the field, which would empty itself, nor the dialog has this one.
    event.preventDefault()
    event.stopPropagation()
    lead.onBack()
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    // As it stands in the field: it is told only in this moment.
    if (event.target.value.trim() !== '') lead.onFirst()
    else if (!hasHits) lead.onNext()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search field goes on to what it found
    <div
      data-mantine-stop-propagation={hasWayBack}
      onKeyDownCapture={onEscape}
      onKeyDown={onEnter}
      // Told letter by letter, which the search itself is not.
      onInput={(event) => setSearched((event.target as HTMLInputElement).value !== '')}
    >
      <SearchField label={t('line.searchCatalogue')} value={value} onChange={onChange} />
    </div>
  )
}
