import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core'
import type { ReactNode } from 'react'
import { foldText, matchesSearch } from '../formats/fold-text.ts'

export interface Option {
  value: string
  label: string
  /** What it is found by beside its label. */
  names?: readonly string[]
  group?: string
  detail?: ReactNode
  disabled?: boolean
}

export interface ChoiceProps {
  options: readonly Option[]
  placeholder?: string
  loading?: boolean
  /** Called with the typed text; the options then come already filtered. */
  onSearch?: (search: string) => void
}

const asData = (options: readonly Option[]) => {
  const item = ({ group: _, detail: __, ...own }: Option) => own
  if (!options.some(({ group }) => group)) return options.map(item)
  return [...Map.groupBy(options, ({ group }) => group ?? '')].map(([group, members]) => ({
    group,
    items: members.map(item),
  }))
}

/** Keeps what matches, whichever way umlauts are typed; what begins with the search comes first. */
export const filterOptions = <Item extends ComboboxParsedItem>(options: Item[], search: string): Item[] => {
  const folded = foldText(search.trim())
  // Groups have no label, and keep their order.
  const isLater = ({ label }: { label?: unknown; group?: unknown }) =>
    Number(!foldText(String(label)).startsWith(folded))
  const found = options.flatMap((option) => {
    if ('group' in option) {
      const items = filterOptions(option.items, search)
      return items.length > 0 ? [{ ...option, items }] : []
    }
    const { label, names = [] }: Pick<Option, 'label' | 'names'> = option as ComboboxItem
    return matchesSearch([label, ...names].join(' '), search) ? [option] : []
  })
  return found.toSorted((one, other) => isLater(one) - isLater(other))
}

/** What every selection from options hands to the library. */
export const choiceProps = ({ options, placeholder, loading, onSearch }: ChoiceProps) => ({
  data: asData(options) as never,
  placeholder,
  nothingFoundMessage: loading ? 'Wird geladen …' : 'Kein Treffer',
  filter: ({ options: all, search }: { options: ComboboxParsedItem[]; search: string }) =>
    onSearch ? all : filterOptions(all, search),
  onSearchChange: onSearch,
  comboboxProps: { transitionProps: { duration: 0 }, shadow: 'md' },
  clearButtonProps: { 'aria-label': 'Auswahl löschen' },
  // The list itself scrolls: it is reached by the field's arrow keys, a box around it would not be.
  withScrollArea: false,
  classNames: { options: 'kit-options' },
  renderOption: ({ option }: { option: { value: unknown; label?: unknown } }) => {
    const detail = options.find(({ value }) => value === option.value)?.detail
    return (
      <span className="kit-option">
        {String(option.label ?? option.value)}
        {detail && <span className="kit-muted">{detail}</span>}
      </span>
    )
  },
})
