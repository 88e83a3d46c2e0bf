import { closeSync, openSync } from 'node:fs'
import { exchangeBatches } from '../price-list/exchange-rows.ts'
import type { ExchangeOptions, PriceList } from '../price-list/price-list.ts'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits } from '../types.ts'
import { articleRows } from './article-rows.ts'
import { datanormColumns } from './datanorm-columns.ts'
import { datanormLines } from './datanorm-lines.ts'
import { readHead } from './datanorm-records.ts'
import { type DatanormContents, indexDatanorm } from './index-datanorm.ts'

const sheetName = 'DATANORM'

/**
 * Opens a DATANORM file of version 4 or 5. Its articles come as rows of fixed columns, each with the texts and prices
 * that stand anywhere in the file: the file is read once for where its records stand, and once for its articles.
 */
export async function openDatanorm(
  path: string,
  { signal, size }: ExchangeOptions,
  limits: Limits,
): Promise<PriceList> {
  const head = await headOf(path, signal)
  const notices: string[] = []
  let contents: DatanormContents | undefined
  let bytesRead = 0
  const file = openSync(path, 'r')
  const passed = (bytes: number) => {
    bytesRead = bytes
  }
  async function* rows() {
    if (!contents) {
      contents = await indexDatanorm(path, head.version, limits, signal)
      notices.push(...contents.notices)
    }
    yield* articleRows({ path, file, head, contents, signal, passed })
  }
  return {
    format: 'datanorm',
    sheets: [{ name: sheetName, hidden: false }],
    batches: (options = {}) =>
      exchangeBatches(datanormColumns, rows, options, { sheetName, mostRows: limits.rows }),
    progress: () => (size > 0 ? Math.min(1, bytesRead / size) : 1),
    notices: () => [...notices],
    close: async () => closeSync(file),
  }
}

async function headOf(path: string, signal: AbortSignal | undefined) {
  for await (const lines of datanormLines(path, signal))
    for (const { bytes } of lines) {
      const text = bytes
        ?.toString('latin1')
        .replaceAll('\0', '')
        .replace(/^\u00ef\u00bb\u00bf/, '')
      if (text === undefined || text.trim() === '') continue
      const head = readHead(text)
      if (head) return head
      throw new SpreadsheetProblem(
        'unsupported-version',
        'Die Datei ist eine DATANORM-Datei einer Version, die nicht gelesen wird. Bitte lassen Sie sie sich in der Version 4 oder 5 geben.',
      )
    }
  throw new SpreadsheetProblem('empty')
}
