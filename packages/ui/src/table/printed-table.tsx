import { useLayoutEffect } from 'react'
import { formatCount, formatNumber } from '../formats/formats.ts'
import type { VirtualColumn } from './virtual-table.tsx'

interface PrintedTableProps<Row> {
  label: string
  columns: readonly VirtualColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** All rows, of which a filter may leave fewer. */
  total: number
}

/**
 * Sheets lie across while the table is there. A named page would turn the sheet alone: browsers lay the table out as
 * wide as the page before it.
 */
function useLandscape(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: A4 landscape }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

/** Every row on paper, below a head that each page repeats; as wide as the sheet, each column by its share. */
export function PrintedTable<Row>({ label, columns, rows, rowKey, total }: PrintedTableProps<Row>) {
  useLandscape()
  const printed = columns.filter((column) => column.printed !== false)
  const wide = printed.reduce((sum, { width }) => sum + width, 0)
  return (
    <table className="kit-printed-table" aria-label={label}>
      {rows.length < total && (
        <caption>
          gefiltert: {formatNumber(rows.length)} von {formatCount(total, 'Zeile', 'Zeilen')}
        </caption>
      )}
      <colgroup>
        {printed.map(({ key, width }) => (
          <col key={key} style={{ width: `${(width / wide) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {printed.map(({ key, header, align }) => (
            <th key={key} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {printed.map(({ key, printed: onPaper, cell, align }) => (
              <td key={key} data-align={align}>
                {(onPaper || cell)(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
