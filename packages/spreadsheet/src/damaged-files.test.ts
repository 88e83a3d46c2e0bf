import { type BookType, utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellCutter } from './cell/cut-cells.ts'
import { fileOf } from './hostile/file-of.example.ts'
import { xlsxParts } from './hostile/xlsx-parts.example.ts'
import { zipOf } from './hostile/zip-of.example.ts'
import { readTable, SpreadsheetProblem } from './index.ts'
import { defaultLimits, type SheetRow } from './types.ts'
import { readXlsWorkbook, xlsRows } from './xls/xls-workbook.ts'

/** The same files every time: what breaks once can be looked at. */
const seed = 20_261_121

interface Damage {
  kind: 'flip' | 'cut' | 'drop' | 'repeat' | 'insert'
  /** Where in the file, 0 to 1. */
  at: number
  bytes: Uint8Array
}

const damages = fc.array(
  fc.record<Damage>({
    kind: fc.constantFrom('flip', 'flip', 'flip', 'cut', 'drop', 'repeat', 'insert'),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 6 },
)

function damaged(file: Buffer, all: readonly Damage[]): Buffer {
  return all.reduce((bytes, { kind, at, bytes: noise }) => {
    const place = Math.floor(bytes.length * at)
    const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
    const behind = after.subarray(noise.length)
    if (kind === 'cut') return before
    if (kind === 'drop') return Buffer.concat([before, behind])
    if (kind === 'insert') return Buffer.concat([before, noise, after])
    if (kind === 'repeat') return Buffer.concat([before, after.subarray(0, 200), after])
    return Buffer.concat([before, noise.subarray(0, after.length), behind])
  }, file)
}

const rowsOfParts = [
  ['Nr', 'Menge', 'Preis', 'Gültig ab'],
  ['3RT-1', 2, 10.5, '=A1+S1-K5'],
  ['-K1', 12, 1000.3, 'sagt "ja"; laut'],
]
const csv = Buffer.from(
  rowsOfParts
    .map((row) => row.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(';'))
    .join('\r\n'),
)
const parts = xlsxParts({
  sharedTexts:
    '<si><t>Nr</t></si><si><r><t>Men</t></r><r><t>ge</t></r></si><si><t>a_x000D_b &amp; c</t></si>',
  styles:
    '<numFmts><numFmt numFmtId="200" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><cellXfs><xf/><xf numFmtId="200"/><xf numFmtId="14"/></cellXfs>',
  data: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
    <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>1000.3</v></c><c r="C2" s="2"><v>44686</v></c></row>
    <row r="3"><c r="A3" t="e"><f>A1+S1-K5</f><v>#NAME?</v></c><c r="B3" t="inlineStr"><is><t>x</t></is></c></row>`,
  afterData: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
})
const xlsOf = (bookType: BookType): Buffer => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rowsOfParts), 'Liste')
  return write(book, { type: 'buffer', bookType }) as Buffer
}

/** Computing since then, not waiting: a busy machine changes nothing. */
const millisecondsOf = (started: NodeJS.CpuUsage): number => process.cpuUsage(started).user / 1000

/** A table of clean cells, or a problem that says what to do. */
async function expectDecision(content: Buffer, filename: string): Promise<void> {
  const started = process.cpuUsage()
  try {
    expectClean((await readTable(fileOf(content), { filename })).rows)
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    expect(error.detail).toMatch(/^[A-ZÄÖÜ].*\.$/s)
  }
  expect(millisecondsOf(started)).toBeLessThan(5000)
}

function expectClean(rows: readonly SheetRow[]): void {
  let last = 0
  for (const { rowIndex, cells } of rows) {
    expect(rowIndex).toBeGreaterThan(last)
    last = rowIndex
    for (const { text, shown = '', number } of cells) {
      expect(`${text}${shown}`.isWellFormed()).toBe(true)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that none of them is left is the promise
      expect(`${text}${shown}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/)
      if (number !== undefined) expect(Number.isFinite(number)).toBe(true)
    }
  }
}

describe('a damaged file is read or refused with a reason, never a crash or a hang', () => {
  test('csv', async () => {
    await fc.assert(
      fc.asyncProperty(damages, (all) => expectDecision(damaged(csv, all), 'a.csv')),
      { seed, numRuns: 200 },
    )
  })

  test('xlsx, in the zip', async () => {
    await fc.assert(
      fc.asyncProperty(damages, (all) => expectDecision(damaged(zipOf(parts), all), 'a.xlsx')),
      { seed, numRuns: 150 },
    )
  })

  test('xlsx, in one of its parts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(parts.length - 1), damages, (which, all) => {
        const broken = parts.map((part, at) =>
          at === which ? { ...part, content: damaged(Buffer.from(part.content), all) } : part,
        )
        return expectDecision(zipOf(broken), 'a.xlsx')
      }),
      { seed, numRuns: 250 },
    )
  })

  test.each<BookType>(['biff8', 'biff5', 'biff2'])('xls of %s, as the worker reads it', (bookType) => {
    const file = xlsOf(bookType)
    fc.assert(
      fc.property(damages, (all) => {
        const started = process.cpuUsage()
        try {
          const workbook = readXlsWorkbook(damaged(file, all))
          const cutter = cellCutter(defaultLimits.cellLength)
          for (const { name } of workbook.sheets)
            expectClean([
              ...xlsRows(workbook, name, {
                limits: defaultLimits,
                extent: { rows: 65_536, columns: 256 },
                cutter,
              }),
            ])
        } catch (error) {
          // The worker answers with the problem 'damaged' for every other error.
          if ((error as Error).name === 'AssertionError') throw error
        }
        expect(millisecondsOf(started)).toBeLessThan(5000)
      }),
      { seed, numRuns: 60 },
    )
  })

  test('xls, through the worker', async () => {
    const file = xlsOf('biff8')
    const samples = fc.sample(damages, { seed, numRuns: 4 })
    await Promise.all(samples.map((all) => expectDecision(damaged(file, all), 'a.xls')))
  })
})
