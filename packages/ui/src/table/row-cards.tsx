import { columnName } from './column.ts'
import { openOnClick } from './open-on-click.ts'
import { nameOfRow, type ShownRows } from './row-table.tsx'
import { SelectRow } from './selection.tsx'

const nothing = '–'

/** The rows as cards: the column that names the row heads the card, the others follow with their names. */
export function RowCards<Row>(shown: ShownRows<Row>) {
  const { label, columns, rows, sort, isSortable, sortBy, selection, rowTone } = shown
  const head = columns.find(({ hideable }) => hideable === false) ?? columns[0]
  const others = columns.filter((column) => column !== head)
  const sortable = columns.filter(isSortable)
  return (
    <>
      {sortable.length > 0 && (
        <div className="kit-card-sort">
          {sortable.map((column) => (
            <button
              key={column.key}
              type="button"
              className="kit-chip-button"
              aria-pressed={sort?.column === column.key}
              onClick={() => sortBy(column.key)}
            >
              {columnName(column)}
              {sort?.column === column.key && (sort.descending ? ' ↓' : ' ↑')}
            </button>
          ))}
        </div>
      )}
      <ul className="kit-row-cards" aria-label={label}>
        {rows.map((row, at) => (
          <li key={row.id} data-tone={rowTone?.(row.original)} {...openOnClick(shown, row.original)}>
            <div className="kit-row-card-head">
              {selection && (
                <SelectRow rowKey={row.id} label={nameOfRow(shown, row, at)} selection={selection} />
              )}
              <div>{head?.cell(row.original)}</div>
            </div>
            <dl>
              {others.map((column) => {
                const content = column.cell(row.original)
                if (content === nothing) return null
                return (
                  <div key={column.key}>
                    <dt>{columnName(column)}</dt>
                    <dd>{content}</dd>
                  </div>
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
