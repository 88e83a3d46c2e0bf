import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { type Column, columnName, type Sort } from './column.ts'

export interface CardSortProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  sortBy: (column: string) => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The order of cards, which have no headings to choose it by: a field, so that nobody takes it for one of the filters. */
export function CardSort<Row>({ columns, sort, sortBy }: CardSortProps<Row>) {
  const id = useId()
  const by = columns.find(({ key }) => key === sort?.column)
  return (
    <div className="kit-card-sort">
      <label htmlFor={id}>Sortieren nach</label>
      <select id={id} value={by?.key ?? ''} onChange={({ target }) => sortBy(target.value)}>
        {by === undefined && (
          <option value="" disabled>
            Bitte wählen
          </option>
        )}
        {columns.map((column) => (
          <option key={column.key} value={column.key}>
            {columnName(column)}
          </option>
        ))}
      </select>
      {by && (
        <IconButton
          label={sort?.descending ? 'Absteigend; aufsteigend sortieren' : 'Aufsteigend; absteigend sortieren'}
          onClick={() => sortBy(by.key)}
        >
          {sort?.descending ? <IconArrowDown {...icon} /> : <IconArrowUp {...icon} />}
        </IconButton>
      )}
    </div>
  )
}
