import { Button, Chip, Inline } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'
import type { ListAddress } from './list-address.ts'

export interface FilterBarProps {
  address: Pick<ListAddress<string>, 'isFiltered' | 'resetFilters'>
  /** Search fields. */
  search?: ReactNode
  /** `FilterChips`, or chips of one's own. */
  chips?: ReactNode
  /** Names the chips as a group. */
  label?: string
}

/** What narrows a list: search fields, chips, and the way back to everything. */
export function FilterBar({ address, search, chips, label }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      {search}
      <fieldset className={styles.chips}>
        <legend className={chips ? `kit-hidden ${styles.legend}` : 'kit-hidden'}>{label ?? 'Filter'}</legend>
        <Inline gap={2}>
          {chips}
          {/* Its room is there from the start, so that no chip slips away from under the pointer. */}
          <Button
            small
            variant="quiet"
            className={address.isFiltered ? undefined : styles.unfiltered}
            onClick={address.resetFilters}
          >
            Filter zurücksetzen
          </Button>
        </Inline>
      </fieldset>
    </div>
  )
}

/** One chip a value; at most one is pressed, and pressing it again takes it back. */
export function FilterChips<Value extends string>(props: {
  values: readonly Value[]
  nameOf: (value: Value) => string
  chosen: string | undefined
  onChoose: (value: Value | undefined) => void
}) {
  const { values, nameOf, chosen, onChoose } = props
  return values.map((value) => (
    <Chip
      key={value}
      pressed={chosen === value}
      onClick={() => onChoose(chosen === value ? undefined : value)}
    >
      {nameOf(value)}
    </Chip>
  ))
}
