import { type Column, columnName, type RowTone, type Sort } from './column.ts'
import { openOnClick } from './open-on-click.ts'
import { SelectAll, type Selection, SelectRow } from './selection.tsx'
import { ariaSort, HeadContent } from './table-head.tsx'

export interface ShownRows<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly { id: string; original: Row }[]
  sort?: Sort
  isSortable: (column: Column<Row>) => boolean
  sortBy: (column: string) => void
  selection?: Selection
  rowLabel?: (row: Row) => string
  rowTone?: (row: Row) => RowTone | undefined
  rowAddress?: (row: Row) => string
  onOpenRow?: (row: Row) => void
}

/** What a row is called where it is read out; its number from 1 where it has no name. */
export const nameOfRow = <Row,>({ rowLabel }: ShownRows<Row>, row: { original: Row }, at: number): string =>
  rowLabel?.(row.original) ?? `Zeile ${at + 1}`

/** The rows as a table. */
export function RowTable<Row>(shown: ShownRows<Row>) {
  const { label, columns, rows, sort, isSortable, sortBy, selection, rowTone } = shown
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
    <section className="kit-table-scroll" aria-label={label} tabIndex={0}>
      <table className="kit-table">
        <caption className="kit-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="kit-check-column">
                <SelectAll keys={rows.map(({ id }) => id)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                style={{ width: column.width }}
                aria-sort={ariaSort(sort, column.key)}
              >
                <HeadContent
                  column={column.key}
                  sort={sort}
                  tip={column.headerTip}
                  onSort={isSortable(column) ? () => sortBy(column.key) : undefined}
                >
                  {column.header === '' ? (
                    <span className="kit-hidden">{columnName(column)}</span>
                  ) : (
                    column.header
                  )}
                </HeadContent>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.id}
              data-tone={rowTone?.(row.original)}
              data-selected={selection?.selected.includes(row.id) || undefined}
              {...openOnClick(shown, row.original)}
            >
              {selection && (
                <td className="kit-check-column">
                  <SelectRow rowKey={row.id} label={nameOfRow(shown, row, at)} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  {column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
