import type { Readable } from 'node:stream'
import type { ArticleExport } from '@schrankwerk/contracts'
import { type WriteColumn, type WriteValue, writeCsv, writeXlsx } from '@schrankwerk/spreadsheet'
import type { CopiedRow } from './copied-rows.queries.ts'

export interface TableForm extends Pick<ArticleExport, 'format' | 'separator'> {
  columns: readonly WriteColumn[]
}

const isNumeric = ({ kind }: WriteColumn) => kind === 'number' || kind === 'money'

/** The rows as a file; numbers as its readers expect them. */
export function writeTable(
  { format, separator, columns }: TableForm,
  rows: AsyncIterable<CopiedRow>,
): Readable {
  if (format === 'xlsx')
    return writeXlsx({ sheets: [{ name: 'Artikel', columns, rows: withNumbers(rows, columns) }] })
  return writeCsv(csvRows(rows, columns), {
    separator,
    decimal: separator === ';' ? ',' : '.',
  })
}

async function* csvRows(rows: AsyncIterable<CopiedRow>, columns: readonly WriteColumn[]) {
  yield columns.map(({ header }) => header)
  yield* withNumbers(rows, columns)
}

async function* withNumbers(
  rows: AsyncIterable<CopiedRow>,
  columns: readonly WriteColumn[],
): AsyncGenerator<WriteValue[]> {
  const numeric = columns.flatMap((column, at) => (isNumeric(column) ? [at] : []))
  for await (const row of rows) {
    const values: WriteValue[] = row
    for (const at of numeric) if (row[at] !== null) values[at] = Number(row[at])
    yield values
  }
}
