import type { FieldMapping, SheetPrices } from '@schrankwerk/contracts'
import {
  aboveHeader,
  columnOfHeader,
  detectHeaderRow,
  headerNames,
  type Notice,
  proposeQuantityBasis,
} from '@schrankwerk/domain/bom'
import { Invalid } from '@schrankwerk/service-kit/worker'
import { otherAmountNotices } from '../change/amount-notices.ts'
import { carryOver, noticesOfCarried } from '../change/carry-over.ts'
import { keepDecisions, keepValues } from '../change/keep-by-hand.ts'
import { sumsOf } from '../estimate/line-sums.ts'
import type { KeptSums, LineRow, ReplacedLine } from '../keeper/bom-tables.ts'
import type { LineByHand } from '../list/lines-by-hand.queries.ts'
import { type LinesToWrite, linesToWrite } from '../list/lines-to-write.ts'
import { judgeLines } from '../matching/judge-lines.ts'
import { linesToMatch, readMatches, withMatches } from '../matching/match-lines.ts'
import { pricesBySheet } from '../reading/prices-by-sheet.ts'
import { type BomTable, readBomTable, type TableChoice } from '../reading/read-bom-table.ts'
import { type CountedLines, countAssembliesOnce } from './count-assemblies.ts'
import { linesOfTable, type MappingChoice } from './lines-of-table.ts'

export interface FileToMap
  extends Pick<MappingChoice, 'mapping' | 'suppliedPartString' | 'includedRows' | 'excludedRows' | 'amount'> {
  /** A place on the disk. */
  path: string
  /** What the user called it. */
  filename: string
  choice: TableChoice
  bomId: string
  /** Left out: the row under which the sheet was mapped before, else the one that is found. */
  headerRowIndex: number | undefined
  /** Left out: what the table proposes. */
  quantityBasis: MappingChoice['quantityBasis'] | undefined
  /** Cabinets that totals are for; null: those of the enquiry. */
  quantityCount: number | null
  /** How the stored file was shown or mapped before, and what was changed by hand since. */
  former: { sheet: string | null; headerRowIndex: number; lines: LineByHand[] } | undefined
  /** What was changed by hand in the list that this one takes the place of, and was not found in it so far. */
  replaced: readonly ReplacedLine[]
}

export interface MappingQuestions {
  /** Abbreviations of manufacturers and their names. */
  abbreviations(): Promise<ReadonlyMap<string, string>>
  /** Lines to match as JSON; answers their `Matches` as JSON. */
  match(lines: string): Promise<string>
}

export interface MappedLines
  extends Omit<CountedLines, 'lines'>,
    Pick<MappingChoice, 'headerRowIndex' | 'quantityBasis'> {
  lines: LinesToWrite
  sheet: string
  furtherSheets: string[]
  encoding: string | null
  pricesBySheet: SheetPrices[]
  separator: string | null
  headers: string[]
  quantityCount: number | null
  lostLines: readonly ReplacedLine[]
  sums: KeptSums
}

/** Reads a file and turns its rows into matched and judged lines. Runs in a thread. */
export async function readMappedLines(
  { path, filename, choice, bomId, former, replaced, ...wanted }: FileToMap,
  { abbreviations, match }: MappingQuestions,
): Promise<MappedLines> {
  const table = await readBomTable(path, filename, choice)
  const sameSheet = former !== undefined && table.sheet === (former.sheet ?? table.sheet)
  const headerRowIndex =
    wanted.headerRowIndex ?? (sameSheet ? former.headerRowIndex : detectHeaderRow(table.rows).headerRowIndex)
  const proposed = proposedBasis(table, headerRowIndex, wanted.mapping)
  const quantityBasis = wanted.quantityBasis ?? proposed.basis
  requireKnownHeaders(headerNames(table.rows, headerRowIndex), wanted.mapping)
  // A list that says what its totals are for is believed before the enquiry.
  const amount = wanted.quantityCount ?? (proposed.count > 1 ? proposed.count : wanted.amount)
  const mappedAs = { ...wanted, headerRowIndex, quantityBasis, amount }
  const read = await linesOfTable(table, bomId, mappedAs, abbreviations)
  // Another sheet is another table: nothing of the former one fits its rows.
  const own = former?.sheet === table.sheet ? former.lines : []
  const quantityCount = quantityBasis === 'TOTAL' && amount !== wanted.amount ? amount : null
  const quantitiesFor = { quantity_basis: quantityBasis, quantity_count: quantityCount }
  const carried = carryOver(read.lines, replaced, quantitiesFor)
  const taken = new Set(own.map(({ row_index }) => row_index))
  const anew = carried.byHand.filter(({ row_index }) => !taken.has(row_index))
  const byHand = [...own, ...anew]
  const lines = keepValues(read.lines, byHand)
  const matched = await matchInParts(lines, match)
  const counted = countAssembliesOnce(matched, read, wanted.includedRows)
  const judged = judgeLines(keepDecisions(counted.lines, byHand))
  return {
    ...counted,
    notices: [
      ...noticesOf(table),
      ...otherAmountNotices(quantityBasis === 'TOTAL' ? amount : null, wanted.amount),
      ...counted.notices,
      ...noticesOfCarried({ ...carried, byHand: anew }, judged),
    ],
    lines: linesToWrite(judged),
    sums: sumsOf(judged),
    sheet: table.sheet,
    furtherSheets: table.others.filter(({ isRead }) => isRead).map(({ name }) => name),
    pricesBySheet: pricesBySheet(table),
    encoding: table.encoding ?? null,
    separator: table.separator ?? null,
    headers: read.headers,
    headerRowIndex,
    quantityBasis,
    quantityCount,
    lostLines: carried.lost,
  }
}

/** As many lines as the catalogue is asked for at once: what it answers holds nobody up for long. */
const linesAtOnce = 2500
const asksAtOnce = 2

/** The matched lines; while one part is read here, the catalogue looks for the next. */
async function matchInParts(lines: readonly LineRow[], match: MappingQuestions['match']): Promise<LineRow[]> {
  const parts = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, at) =>
    lines.slice(at * linesAtOnce, (at + 1) * linesAtOnce),
  )
  const asked = parts.slice(0, asksAtOnce).map((part) => ask(part, match))
  const matched: LineRow[][] = []
  for (const [at, part] of parts.entries()) {
    const answer = await asked[at]!
    const next = parts[at + asksAtOnce]
    if (next !== undefined) asked.push(ask(next, match))
    matched.push(withMatches(part, readMatches(answer)))
  }
  return matched.flat()
}

function ask(lines: readonly LineRow[], match: MappingQuestions['match']): Promise<string> {
  const answer = match(JSON.stringify(linesToMatch(lines)))
  // Where an earlier part has failed already, nobody waits for this one.
  answer.catch(() => undefined)
  return answer
}

const noticesOf = (table: BomTable): Notice[] =>
  table.notices.map((text) => ({ code: 'FILE', text, rowIndexes: [] }))

function proposedBasis(table: BomTable, headerRowIndex: number, mapping: FieldMapping) {
  const below = table.rows.filter((row) => row.rowIndex > headerRowIndex)
  const headers = headerNames(table.rows, headerRowIndex)
  return proposeQuantityBasis(headers, below, mapping, aboveHeader(table.rows, headerRowIndex))
}

/** A mapping of headers that are not there comes from another table: refused, naming each of them. */
function requireKnownHeaders(headers: readonly string[], mapping: FieldMapping): void {
  const unknown = mapping.filter((entry) => columnOfHeader(headers, entry.importHeader) < 0)
  if (unknown.length === 0) return
  throw new Invalid(
    'mapping-invalid',
    unknown.map((entry) => ({ path: 'mapping', code: 'unknown-header', detail: `„${entry.importHeader}“` })),
  )
}
