import { CardSort } from './card-sort.tsx'
import { columnName } from './column.ts'
import { openOnClick } from './open-on-click.ts'
import { nameOfRow, type ShownRows } from './row-table.tsx'
import { SelectRow } from './selection.tsx'

const nothing = '–'

/**
 * The rows as cards: the column that names the row heads the card, of several the first that has something to say; the
 * others follow with their names.
 */
export function RowCards<Row>(shown: ShownRows<Row>) {
  const { label, columns, rows, sort, isSortable, sortBy, selection, rowTone } = shown
  const naming = columns.filter(({ hideable }) => hideable === false)
  const headOf = (row: Row) => naming.find(({ cell }) => cell(row) !== nothing) ?? naming[0] ?? columns[0]
  const sortable = columns.filter(isSortable)
  return (
    <>
      {sortable.length > 0 && <CardSort columns={sortable} sort={sort} sortBy={sortBy} />}
      <ul className="kit-row-cards" aria-label={label}>
        {rows.map((row, at) => {
          const head = headOf(row.original)
          return (
            <li key={row.id} data-tone={rowTone?.(row.original)} {...openOnClick(shown, row.original)}>
              <div className="kit-row-card-head">
                {selection && (
                  <SelectRow rowKey={row.id} label={nameOfRow(shown, row, at)} selection={selection} />
                )}
                <div>{head?.cell(row.original)}</div>
              </div>
              <dl>
                {columns.map((column) => {
                  const content = column.cell(row.original)
                  if (column === head || content === nothing) return null
                  return (
                    <div key={column.key}>
                      <dt>{columnName(column)}</dt>
                      <dd>{content}</dd>
                    </div>
                  )
                })}
              </dl>
            </li>
          )
        })}
      </ul>
    </>
  )
}
