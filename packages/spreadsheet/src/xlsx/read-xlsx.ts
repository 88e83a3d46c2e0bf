import { type CellCutter, cellCutter } from '../cell/cut-cells.ts'
import { asProblem, damaged, SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits, OpenOptions, Reader, RowOptions, SheetRow } from '../types.ts'
import { areaOf } from './cell-address.ts'
import { findMergedAreas, mergedValues } from './merged-values.ts'
import { readSharedTexts } from './shared-texts.ts'
import { sheetRows } from './sheet-rows.ts'
import {
  type CellStyles,
  readStyles,
  readWorkbook,
  type Workbook,
  type WorkbookSheet,
} from './workbook-parts.ts'
import { openZip, type ZipArchive } from './zip-archive.ts'

/** Looking up merged ranges inflates the sheet a second time: for parts lists, not for price lists. */
const longestSheetWithMerges = 48 * 1024 * 1024

/**
 * Checks the zip of an xlsx and reads which sheets there are; their rows come as a stream, each time they are asked
 * for. The file stays open until the caller calls `close`; where opening fails it is closed already. Throws
 * `SpreadsheetProblem`.
 */
export async function openXlsx(path: string, options: OpenOptions, limits: Limits): Promise<Reader> {
  const zip = await openZip(path, limits)
  try {
    const workbook = await readWorkbook(zip, options.signal)
    for (const sheet of workbook.sheets)
      if (!zip.has(sheet.part)) throw damaged(`Das Tabellenblatt „${sheet.name}“ fehlt darin`)
    const rowCounts = await declaredRowCounts(zip, workbook, options.signal)
    const cutter = cellCutter(limits.cellLength)
    return openedXlsx({ zip, workbook, limits, signal: options.signal, rowCounts, share: 0, cutter })
  } catch (error) {
    await zip.close()
    throw asProblem(error, options.signal)
  }
}

interface XlsxSource {
  zip: ZipArchive
  workbook: Workbook
  limits: Limits
  signal?: AbortSignal
  rowCounts: (number | undefined)[]
  /** Of the sheet being read. */
  share: number
  /** Of the last reading. */
  cutter: CellCutter
}

function openedXlsx(source: XlsxSource): Reader {
  const { zip, workbook } = source
  let parts: Promise<CellStyles & { sharedTexts: string[] }> | undefined
  const loadParts = () => {
    parts ??= readParts(source)
    return parts
  }
  const batches = (options: RowOptions = {}) => xlsxBatches(source, loadParts, options)
  return {
    format: 'xlsx',
    sheets: workbook.sheets.map(({ name, hidden }, at) => ({ name, hidden, rowCount: source.rowCounts[at] })),
    batches,
    progress: () => source.share,
    notices: () => {
      const cut = source.cutter.notice()
      return cut === undefined ? [] : [cut]
    },
    close: () => zip.close(),
  }
}

async function readParts({ zip, workbook, limits, signal }: XlsxSource) {
  return {
    sharedTexts: await readSharedTexts(zip, workbook.sharedTextsPart, { limits, signal }),
    ...(await readStyles(zip, workbook, signal)),
  }
}

async function* xlsxBatches(
  source: XlsxSource,
  loadParts: () => ReturnType<typeof readParts>,
  options: RowOptions,
): AsyncGenerator<SheetRow[]> {
  const { zip, limits, signal } = source
  const maxRows = options.maxRows ?? Number.POSITIVE_INFINITY
  let delivered = 0
  signal?.throwIfAborted()
  const sheet = chooseSheet(source.workbook.sheets, options.sheet)
  const parts = await loadParts()
  const areas =
    zip.size(sheet.part) <= longestSheetWithMerges ? await findMergedAreas(zip.read(sheet.part, signal)) : []
  const cutter = cellCutter(limits.cellLength)
  source.cutter = cutter
  const context = { ...parts, limits, cutter, repeatMerged: mergedValues(areas) }
  for await (const rows of sheetRows(counted(source, sheet.part), context)) {
    signal?.throwIfAborted()
    const left = maxRows - delivered
    delivered += rows.length
    if (delivered > limits.rows) throw new SpreadsheetProblem('too-many-rows')
    yield rows.length > left ? rows.slice(0, left) : rows
    if (rows.length >= left) return
  }
}

/** Notes how far the sheet has been read. */
async function* counted(source: XlsxSource, part: string): AsyncGenerator<Buffer> {
  const size = source.zip.size(part)
  let bytes = 0
  source.share = 0
  for await (const chunk of source.zip.read(part, source.signal)) {
    bytes += chunk.length
    source.share = size > 0 ? Math.min(1, bytes / size) : 1
    yield chunk
  }
}

async function declaredRowCounts(zip: ZipArchive, workbook: Workbook, signal?: AbortSignal) {
  const counts: (number | undefined)[] = []
  for (const sheet of workbook.sheets) counts.push(await declaredRowCount(zip, sheet.part, signal))
  return counts
}

/** The dimension stands at the beginning of a sheet, where it stands at all. */
async function declaredRowCount(
  zip: ZipArchive,
  part: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  for await (const chunk of zip.read(part, signal)) {
    const reference = /<(?:\w+:)?dimension\s[^<>]*?ref="([^"<>]+)"/.exec(chunk.toString('latin1'))?.[1]
    return reference === undefined ? undefined : areaOf(reference)?.bottom
  }
  return undefined
}

/** The sheet of this name; without one the first that is not hidden, else the first. Throws `no-sheet`. */
export function chooseSheet<Sheet extends Pick<WorkbookSheet, 'name' | 'hidden'>>(
  sheets: readonly Sheet[],
  name?: string,
): Sheet {
  const sheet =
    name === undefined
      ? (sheets.find((candidate) => !candidate.hidden) ?? sheets[0])
      : sheets.find((candidate) => candidate.name === name)
  if (!sheet) throw new SpreadsheetProblem('no-sheet')
  return sheet
}
