import type { Sort } from './column.ts'
import { pinnedStyle } from './pinned-style.ts'
import { SelectAll, type Selection } from './selection.tsx'
import { ariaSort, HeadContent } from './table-head.tsx'
import type { VirtualColumn } from './virtual-table.tsx'

interface VirtualHeadProps<Row> {
  columns: readonly VirtualColumn<Row>[]
  sort?: Sort
  onSort: (column: string) => void
  selection?: Selection
  keys: readonly string[]
}

export function VirtualHead<Row>({ columns, sort, onSort, selection, keys }: VirtualHeadProps<Row>) {
  return (
    <div className="kit-virtual-head">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements */}
      <div role="row" className="kit-virtual-row" aria-rowindex={1}>
        {selection && (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
          <div role="columnheader" className="kit-virtual-cell" data-pinned style={{ left: 0 }}>
            <SelectAll keys={keys} selection={selection} />
          </div>
        )}
        {columns.map((column, at) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: part of a grid of div elements
          <div
            key={column.key}
            role="columnheader"
            className="kit-virtual-cell"
            data-align={column.align}
            data-pinned={column.pinned || undefined}
            style={pinnedStyle(columns, at, selection !== undefined)}
            aria-sort={ariaSort(sort, column.key)}
          >
            <HeadContent
              column={column.key}
              sort={sort}
              tip={column.headerTip}
              onSort={column.sortValue ? () => onSort(column.key) : undefined}
            >
              {column.header}
            </HeadContent>
          </div>
        ))}
      </div>
    </div>
  )
}
