import { type BiffBook, type BiffSheet, booleanCell, numberCell, sharedTextCell } from './biff.example.ts'
import { type CompoundStream, compoundFile, type Damage } from './compound-file.example.ts'
import { sharedTextRecords } from './shared-texts.example.ts'

/** What programs put beside the workbook; short, so that it lands in the stream of short streams. */
const summary: CompoundStream = { path: '\u0005SummaryInformation', content: Buffer.alloc(96, 1) }

/** A workbook in its container. */
export function container(stream: Buffer, { name = 'Workbook', damage = {} as Damage } = {}): Buffer {
  return compoundFile([{ path: name, content: stream }, summary], damage)
}

/** A workbook of BIFF8 with one sheet, its texts shared. */
export function book8(
  sheet: Omit<BiffSheet, 'cells' | 'name'>,
  rows: readonly (readonly (string | number | boolean | undefined)[])[],
): BiffBook {
  const texts: string[] = []
  const cells = rows.flatMap((values, row) =>
    values.flatMap((value, column) => {
      if (value === undefined) return []
      if (typeof value === 'number') return [numberCell(row, column, value)]
      if (typeof value === 'boolean') return [booleanCell(row, column, value)]
      return [sharedTextCell(row, column, texts.push(value) - 1)]
    }),
  )
  const used = {
    rows: [0, rows.length],
    columns: [0, Math.max(0, ...rows.map((row) => row.length))],
  } as const
  return {
    version: 8,
    sheets: [{ name: 'Liste', used, ...sheet, cells }],
    sharedTexts: sharedTextRecords(texts),
  }
}
