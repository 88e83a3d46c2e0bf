import { once } from 'node:events'
import { discountPercent } from '@schrankwerk/contracts'
import type { PriceListRow } from '@schrankwerk/spreadsheet'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { nobody } from '../database/tables.ts'
import type { ImportFile } from '../import-file/open-import-file.ts'
import type { LineNotice, SkippedLine } from './article-import.queries.ts'
import { type ColumnPlan, firstColumn, learnStyles, numberColumns, settleStyles } from './column-plan.ts'
import { CopyRows } from './copy-rows.ts'
import { type ArticlesByEan, identifiesByEan } from './lines-by-ean.ts'
import type { MasterNames } from './master-names.ts'
import { judgeLetters } from './read-price-unit.ts'
import { createStaging, type Staging } from './stage-row.ts'
import { askingColumnOf, keyColumns, priceUnitColumns } from './staged-columns.ts'
import { copyTypeOf } from './staging.queries.ts'

export interface Staged {
  rows: number
  staged: number
  skipped: number
  typeOnly: number
  /** Lines for which nothing names a manufacturer. */
  ownerless: number
  /** The manufacturers of all others. */
  owners: Set<string>
  /** Whether any line says a price unit, or has prices for which one has to be enlarged. */
  hasPriceUnits: boolean
  /** Whether any line says of a price that it is asked for. */
  asks: boolean
  columns: string[]
}

interface StageOptions {
  client: pg.ClientBase
  table: string
  file: ImportFile
  names: MasterNames
  signal: AbortSignal
  /** Called after each slice. */
  onSlice(progress: { rows: number }): void
  /** Takes the skipped lines slice by slice. */
  onSkipped(skipped: SkippedLine[]): Promise<void>
  /** The articles that have these EAN, for a list that has no other number. */
  findByEan(eans: readonly string[]): Promise<ArticlesByEan>
  /** Takes the remarks on lines that are taken, slice by slice. */
  onNotices(notices: LineNotice[]): Promise<void>
}

/** Rows looked at before the decimal style of the columns is decided. */
const sampleRows = 3000

class StyleNeeded extends Error {}

/**
 * Reads the file into the staging table by one COPY. If a number turns up that its column has to explain („1.234", a
 * price unit „M") and the first rows did not tell it, the whole column is asked and the file read once more.
 */
export async function stageFile(options: StageOptions): Promise<Staged> {
  try {
    return await readOnce(options)
  } catch (error) {
    if (!(error instanceof StyleNeeded)) throw error
    await askColumns(options)
    await options.client.query(`truncate ${options.table}`)
    return readOnce(options)
  }
}

/** Looks through the file for what single lines do not tell. */
async function askColumns({ file: { plan, opened, sheet }, signal }: StageOptions): Promise<void> {
  const letters = firstColumn(plan, 'priceUnitSize') < 0 ? undefined : judgeLetters(plan)
  for await (const batch of opened.batches({ sheet })) {
    signal.throwIfAborted()
    learnStyles(plan, batch)
    letters?.take(batch)
    if (!letters && numberColumns(plan).every((column) => plan.styles.get(column) !== 'unclear')) break
  }
  settleStyles(plan, opened.separator)
  if (letters) plan.lettersCount = letters.lettersCount()
}

async function readOnce(options: StageOptions): Promise<Staged> {
  const { client, table, file, names, signal } = options
  const staging = createStaging(file.plan, names)
  const isByEan = identifiesByEan(file.plan)
  names.restart()
  const result: Staged = {
    rows: 0,
    staged: 0,
    skipped: 0,
    typeOnly: 0,
    ownerless: 0,
    owners: new Set(),
    hasPriceUnits: false,
    asks: false,
    columns: staging.columns,
  }
  const columns = staging.columns.map((column) => `"${column}"`).join(', ')
  const lines = new CopyRows(staging.columns.map(copyTypeOf))
  const copy = client.query(copyFrom(`copy ${table} (${columns}) from stdin with (format binary)`))
  const failed = once(copy, 'error').then(([error]) => Promise.reject(error))
  failed.catch(() => undefined)
  try {
    for await (const batch of slicesBelowHeader(file)) {
      signal.throwIfAborted()
      const byEan = isByEan ? await options.findByEan(staging.eansOf(batch)) : undefined
      const slice = stageSlice(batch, { staging, names, plan: file.plan, byEan, lines }, result)
      if (slice.bytes.length > 0 && !copy.write(slice.bytes))
        await Promise.race([once(copy, 'drain'), failed])
      if (slice.skipped.length > 0) await options.onSkipped(slice.skipped)
      if (slice.notices.length > 0) await options.onNotices(slice.notices)
      options.onSlice({ rows: result.rows })
    }
    copy.end(lines.finish())
    await Promise.race([once(copy, 'finish'), failed])
    return result
  } catch (error) {
    copy.destroy()
    throw error
  }
}

/** Slices of the rows below the header; the first ones are held back until the columns' styles are known. */
async function* slicesBelowHeader({ opened, sheet, plan }: ImportFile): AsyncGenerator<PriceListRow[]> {
  const { headerRowIndex } = plan
  const held: PriceListRow[][] = []
  let heldRows = 0
  let learned = numberColumns(plan).every((column) => plan.styles.has(column))
  for await (const batch of opened.batches({ sheet })) {
    const rows =
      (batch[0]?.rowIndex ?? 0) > headerRowIndex
        ? batch
        : batch.filter((row) => row.rowIndex > headerRowIndex)
    if (rows.length === 0) continue
    if (learned) {
      yield rows
      continue
    }
    held.push(rows)
    heldRows += rows.length
    if (heldRows < sampleRows) continue
    learnStyles(plan, held.flat())
    learned = true
    yield* held.splice(0)
  }
  if (!learned) {
    learnStyles(plan, held.flat())
    yield* held
  }
}

const ownerPlace = keyColumns.indexOf('manufacturer')

interface Reading {
  staging: Staging
  names: MasterNames
  plan: ColumnPlan
  byEan: ArticlesByEan | undefined
  /** Takes what is staged. */
  lines: CopyRows
}

function stageSlice(batch: PriceListRow[], { staging, names, plan, byEan, lines }: Reading, result: Staged) {
  const skipped: SkippedLine[] = []
  const notices: LineNotice[] = []
  const placesOf = (columns: readonly string[]) => columns.map((column) => staging.columns.indexOf(column))
  const unitPlaces = placesOf(priceUnitColumns)
  const askingPlaces = placesOf(Object.values(askingColumnOf))
  for (const row of batch) {
    const { rowIndex, line = null, discountGroup } = row
    const skip = (reason: string, orderExact: string | null) =>
      skipped.push({ line: rowIndex, fileLine: line, reason, content: contentOf(row), orderExact })
    const noted: string[] = row.remarks ? [...row.remarks] : []
    const read = row.skip
      ? { skip: row.skip }
      : (discountGroup ?? staging.read(row, (reason) => noted.push(reason), byEan))
    if (Array.isArray(read)) {
      lines.add(read)
      result.staged += 1
      const owner = read[ownerPlace] as string
      if (owner === nobody) result.ownerless += 1
      else result.owners.add(owner)
      if (read[2] === null) result.typeOnly += 1
      const says = (places: number[]) => places.some((place) => (read[place] ?? null) !== null)
      result.hasPriceUnits ||= says(unitPlaces)
      result.asks ||= says(askingPlaces)
      for (const reason of noted) notices.push({ line: rowIndex, fileLine: line, reason })
    } else if ('needsStyle' in read) throw new StyleNeeded()
    else if ('skip' in read) skip(read.skip, staging.orderOf(row))
    else if (read.percent === null) skip('Die Rabattgruppe nennt keinen Rabatt', null)
    else if (!discountPercent.safeParse(read.percent).success)
      skip('Mit einem Rabatt von 100 % würden die Artikel der Rabattgruppe nichts kosten', null)
    else names.groupPercent(read.name, plan.settings.manufacturerId, read.percent)
  }
  result.rows += batch.length
  result.skipped += skipped.length
  return { bytes: lines.take(), skipped, notices }
}

const contentOf = (row: PriceListRow) =>
  row.cells
    .map((cell) => (cell.shown ?? cell.text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' | ')
    .slice(0, 500)
