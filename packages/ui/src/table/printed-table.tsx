import type { VirtualColumn } from './virtual-table.tsx'

interface PrintedTableProps<Row> {
  label: string
  columns: readonly VirtualColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Every row on paper, below a head that each page repeats; as wide as the sheet, each column by its share. */
export function PrintedTable<Row>({ label, columns, rows, rowKey }: PrintedTableProps<Row>) {
  const printed = columns.filter((column) => column.printed !== false)
  const total = printed.reduce((sum, { width }) => sum + width, 0)
  return (
    <table className="kit-printed-table" aria-label={label}>
      <colgroup>
        {printed.map(({ key, width }) => (
          <col key={key} style={{ width: `${(width / total) * 100}%` }} />
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
