import { isEnumeration } from './enumerations.ts'
import type { HeaderMeaning } from './header-words.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Cell, type Certainty, cellText, filledColumns, type SheetRow } from './rows.ts'
import { joinHeaderRows } from './two-row-header.ts'
import { isAmount } from './units.ts'

export interface HeaderRowGuess {
  /** Row of the sheet, from 1; 1 where nothing is found, 0 where the list has no header and begins with a line. */
  headerRowIndex: number
  certainty: Certainty
  reason: string
}

interface ScoredRow {
  row: SheetRow
  score: number
  words: string[]
  filled: number
}

const searchedRows = 100

/** The score of a row that names columns, whatever else stands in the list. */
const leastScore = 1.3
const fewestLines = 3
const fewestBreaks = 4
const fewestTranslated = 3

function isValueCell(cell: Cell | undefined): boolean {
  return (
    cell !== undefined &&
    (cell.kind === 'number' ||
      cell.kind === 'date' ||
      // „€“ alone names a column.
      /^(?=.*[\d-])(?:CHF|EUR|USD|GBP)?[\d.,\s\p{Sc}%-]+(?:CHF|EUR|USD|GBP)?$/u.test(cellText(cell)) ||
      /^https?:/i.test(cellText(cell)) ||
      // „x3“, „EAN: 4012345678901“
      /^[x×] ?\d+$|^\d+ ?[x×]$|: ?\d[\d -]{3,}$/.test(cellText(cell)))
  )
}

/** Whether a cell stands in its column again; a name does so only where the whole header is repeated. */
type RecursBelow = (row: SheetRow, column: number) => boolean

const isHeaderWord = (text: string) => (matchHeaderWords(text)[0]?.strength ?? 0) >= 0.9

/** A row as it is compared with others. */
interface ReadRow {
  filled: number
  /** Filled columns that hold no value. */
  named: readonly number[]
  /** Of all columns. */
  texts: readonly string[]
}

function readRow(row: SheetRow): ReadRow {
  const columns = filledColumns(row)
  return {
    filled: columns.length,
    named: columns.filter((column) => !isValueCell(row.cells[column])),
    texts: row.cells.map((cell) => cellText(cell).toLowerCase()),
  }
}

function findRecurring(rows: readonly SheetRow[]): RecursBelow {
  const readRows = new Map(rows.map((row) => [row, readRow(row)]))
  const rowsWith = new Map<string, SheetRow[]>()
  const keyOf = ({ texts }: ReadRow, column: number) => `${column}|${texts[column]}`
  for (const [row, read] of readRows) {
    for (const column of read.named) {
      // A name merged downwards is one cell.
      if (row.cells[column]!.merged) continue
      const key = keyOf(read, column)
      const found = rowsWith.get(key)
      if (found) found.push(row)
      else rowsWith.set(key, [row])
    }
  }
  const repeats = (other: SheetRow, row: SheetRow) => {
    const [one, two] = [readRows.get(row)!, readRows.get(other)!]
    const same = one.named.filter((column) => one.texts[column] === two.texts[column])
    return (
      same.length >= Math.max(2, one.filled * 0.6) ||
      same.filter((column) => isHeaderWord(cellText(row.cells[column]))).length >= 2 ||
      // The header of a second table has names of its own.
      [one, two].every(({ filled, named }) => named.length === filled)
    )
  }
  // Two rows of many columns are asked for once in each that they have in common.
  const asked = new Map<SheetRow, Map<SheetRow, boolean>>()
  const repeatsOnce = (other: SheetRow, row: SheetRow) => {
    const ofRow = asked.get(row) ?? new Map<SheetRow, boolean>()
    asked.set(row, ofRow)
    const known = ofRow.get(other) ?? repeats(other, row)
    ofRow.set(other, known)
    return known
  }
  return (row, column) => {
    const others = rowsWith.get(keyOf(readRows.get(row)!, column)) ?? []
    return others.some((other) => other !== row && !repeatsOnce(other, row))
  }
}

const priceBreak = /^[1-9]0*$|^(?:15|25|50|75|150|250|500|2500|5000)$/

/** „1 | 10 | 100 | 1000“ beside each other: for how many pieces the prices below are. */
function priceBreaks(row: SheetRow, columns: readonly number[]): Set<number> {
  const found = new Set<number>()
  let run: number[] = []
  const isNext = (column: number, last: number | undefined) =>
    last === undefined ||
    (column === last + 1 && Number(cellText(row.cells[column])) > Number(cellText(row.cells[last])))
  for (const column of columns) {
    const isBreak = priceBreak.test(cellText(row.cells[column]))
    if (!isBreak || !isNext(column, run.at(-1))) run = []
    if (isBreak) run.push(column)
    if (run.length >= fewestBreaks) for (const one of run) found.add(one)
  }
  return found
}

function scoreRow(row: SheetRow, recurs: RecursBelow): ScoredRow {
  const columns = filledColumns(row)
  const meanings = new Map<string, { strength: number; word: string }>()
  const texts = new Set<string>()
  let values = 0
  let repeated = 0
  let long = 0
  let labels = 0
  // „1 Stk | 10 Stk | 100 Stk“ names prices, „3 Stk“ alone counts.
  const amounts = columns.filter((column) => isAmount(cellText(row.cells[column])))
  const isQuantity = (column: number) => amounts.length === 1 && amounts[0] === column
  const priced = priceBreaks(row, columns)
  for (const column of columns) {
    const text = cellText(row.cells[column])
    if (priced.has(column)) continue
    if (isValueCell(row.cells[column]) || isQuantity(column) || recurs(row, column)) {
      values += 1
      continue
    }
    if (texts.has(text.toLowerCase())) repeated += 1
    texts.add(text.toLowerCase())
    if (text.length > 60) long += 1
    if (text.endsWith(':')) labels += 1
    const match = matchHeaderWords(text)[0]
    if (!match || match.strength < 0.6) continue
    const former = meanings.get(match.meaning)
    if (!former || former.strength < match.strength) {
      meanings.set(match.meaning, {
        strength: match.vague ? match.strength * 0.7 : match.strength,
        word: text,
      })
    }
  }
  let score = 0
  for (const { strength } of meanings.values()) score += strength
  const plain = columns.length - values - repeated - long - priced.size
  score += Math.max(0, plain - meanings.size) * 0.08
  score -= values * 0.6 + long * 0.4 + repeated * 0.1
  // „Kunde: … Datum: …“ is a title block, whatever words it uses; a row of nothing but labels names columns.
  if (labels > 1 && (labels < columns.length || meanings.size < 3)) score -= labels * 0.6
  return { row, score, words: [...meanings.values()].map((one) => one.word), filled: columns.length }
}

/** Rows below that hold values under the header, until the next header; ends with the first few hits. */
function dataBelow(rows: readonly SheetRow[], start: number, header: SheetRow): number {
  const columns = filledColumns(header)
  let found = 0
  for (let index = start + 1; index < rows.length && index < start + 40; index += 1) {
    const under = columns.filter((column) => cellText(rows[index]!.cells[column]) !== '').length
    if (under >= Math.min(2, columns.length)) found += 1
  }
  return found
}

/** A row that counts where the three rows above it count is a line like them, whatever words it has. */
function countsOn(rows: readonly SheetRow[], index: number): boolean {
  const above = rows.slice(Math.max(0, index - fewestLines), index)
  const counts = (row: SheetRow, column: number) => /^\d{1,4}$/.test(cellText(row.cells[column]))
  return (
    above.length === fewestLines &&
    filledColumns(rows[index]!).some(
      (column) => counts(rows[index]!, column) && above.every((row) => counts(row, column)),
    )
  )
}

/**
 * Finds the row with the column names: title blocks above it, a start in column B, and repeated headers
 * are usual. The first of the best rows counts.
 */
export function detectHeaderRow(rows: readonly SheetRow[]): HeaderRowGuess {
  const guess = detectNamingRow(rows)
  const at = rows.findIndex(({ rowIndex }) => rowIndex === guess.headerRowIndex)
  const [above, upper, lower] = [rows[at - 1], rows[at], rows[at + 1]]
  if (guess.certainty !== 'OPEN' && above !== undefined && translates(upper!, above))
    return {
      ...guess,
      headerRowIndex: above.rowIndex,
      reason: `Zeile ${above.rowIndex} und die darunter nennen dieselben Spalten in zwei Sprachen`,
    }
  if (guess.certainty === 'OPEN' || upper === undefined || lower === undefined) return guess
  return joinHeaderRows(upper, lower) === null
    ? guess
    : {
        headerRowIndex: lower.rowIndex,
        certainty: 'CHECK',
        reason: `${guess.reason}, Zeile ${lower.rowIndex} teilt einige davon auf`,
      }
}

/** Whether a row names the columns of the one directly above it once more in other words. */
function translates(row: SheetRow, above: SheetRow): boolean {
  const columns = filledColumns(above)
  if (row.rowIndex - above.rowIndex !== 1 || joinHeaderRows(above, row) !== null) return false
  const meaningOf = ({ cells }: SheetRow, column: number) => {
    const [match] = matchHeaderWords(cellText(cells[column]))
    return match && match.strength >= 0.9 ? match.meaning : undefined
  }
  const isOther = (column: number) =>
    cellText(row.cells[column]).toLowerCase() !== cellText(above.cells[column]).toLowerCase()
  const same = columns.filter((column) => {
    const meaning = meaningOf(above, column)
    return meaning !== undefined && isOther(column) && meaning === meaningOf(row, column)
  })
  return (
    columns.length >= filledColumns(row).length &&
    columns.every((column) => isName(above.cells[column])) &&
    same.length >= fewestTranslated &&
    same.length >= columns.length * 0.4
  )
}

function detectNamingRow(rows: readonly SheetRow[]): HeaderRowGuess {
  const scored: ScoredRow[] = []
  const filledRows = rows.filter((row) => filledColumns(row).length > 0)
  const head = filledRows.slice(0, searchedRows)
  const recurs = findRecurring(head)
  head.forEach((row, index) => {
    const one = scoreRow(row, recurs)
    const below = dataBelow(filledRows, index, row)
    if (below === 0 || countsOn(head, index)) one.score *= 0.4
    scored.push(one)
  })
  let best: ScoredRow | undefined
  for (const one of scored) if (!best || one.score > best.score + 1e-9) best = one
  const counted = best && countedTable(filledRows, best)
  if (counted) best = counted
  const earlier = best && !counted && (firstOfItsKind(scored, best) ?? headerAboveLines(scored, best))
  if (earlier) best = earlier
  if (best && (earlier || (best.score >= leastScore && best.words.length >= 2))) {
    const words = best.words.slice(0, 3).map((word) => `„${word.replace(/\s+/g, ' ')}“`)
    const again = scored.filter((one) => one !== best && one.score >= best.score - 0.01)
    const rivals = again.filter((one) => one.words.join('|') !== best.words.join('|'))
    const certainty: Certainty =
      best.words.length >= 3 && best.score >= 2.4 && rivals.length === 0 && !counted ? 'SURE' : 'CHECK'
    const repeated = counted
      ? '; die Tabelle darüber hat dieselben Spalten, aber keine Mengen'
      : again.length > 0 && rivals.length === 0
        ? `; sie steht noch ${again.length}-mal weiter unten`
        : ''
    return {
      headerRowIndex: best.row.rowIndex,
      certainty,
      reason: `Zeile ${best.row.rowIndex} enthält die Spaltennamen ${words.join(', ')}${repeated}`,
    }
  }
  if (enumerates(filledRows)) {
    return {
      headerRowIndex: 0,
      certainty: 'OPEN',
      reason: 'Die Liste hat keine Kopfzeile: ihre Zeilen zählen auf, je eine ein Teil',
    }
  }
  const wide = guessByShape(filledRows)
  const isWideLine = wide !== undefined && filledColumns(wide).some((column) => recurs(wide, column))
  if (startsWithLine(filledRows) || isWideLine) {
    const sparse = sparseHeader(filledRows)
    if (sparse) {
      return {
        headerRowIndex: sparse.rowIndex,
        certainty: 'CHECK',
        reason: `Zeile ${sparse.rowIndex} über der ersten Zeile mit Werten nennt nur einen Teil der Spalten`,
      }
    }
    return {
      headerRowIndex: 0,
      certainty: 'OPEN',
      reason: 'Die Liste hat keine Kopfzeile: schon die erste Zeile enthält Werte wie die folgenden',
    }
  }
  if (wide) {
    return {
      headerRowIndex: wide.rowIndex,
      certainty: 'OPEN',
      reason: `Keine bekannten Spaltennamen gefunden; Zeile ${wide.rowIndex} ist die erste breite Textzeile`,
    }
  }
  return {
    headerRowIndex: filledRows[0]?.rowIndex ?? 1,
    certainty: 'OPEN',
    reason:
      filledRows.length === 0
        ? 'Das Tabellenblatt ist leer'
        : 'Keine Spaltennamen erkannt; bitte die Zeile angeben, in der sie stehen',
  }
}

/**
 * The header of a second table with the same columns, where the first one leaves its quantities empty throughout: some
 * programs write every device first and what to buy of it below.
 */
function countedTable(filledRows: readonly SheetRow[], best: ScoredRow): ScoredRow | undefined {
  const columns = filledColumns(best.row)
  const quantity = columns.find(
    (column) => matchHeaderWords(cellText(best.row.cells[column]))[0]?.meaning === 'quantity',
  )
  if (quantity === undefined) return undefined
  const isSame = (row: SheetRow) =>
    columns.every((column) => cellText(row.cells[column]) === cellText(best.row.cells[column]))
  const start = filledRows.indexOf(best.row)
  const second = filledRows.findIndex((row, index) => index > start && isSame(row))
  const counts = (row: SheetRow) => cellText(row.cells[quantity]) !== ''
  const first = filledRows.slice(start + 1, second)
  if (second < 0 || first.length < fewestLines || first.some(counts)) return undefined
  const isCounted = filledRows.slice(second + 1).filter(counts).length >= fewestLines
  return isCounted ? { ...best, row: filledRows[second]! } : undefined
}

/**
 * The first row that names the columns as the best one does but for one of them, with lines between: „Optik | Beschreibung
 * | Nummer“ and further down „Halterung | Beschreibung | Nummer“, the header of a second block.
 */
function firstOfItsKind(scored: readonly ScoredRow[], best: ScoredRow): ScoredRow | undefined {
  const columns = filledColumns(best.row)
  const end = scored.indexOf(best)
  const isBesideTable = (column: number) => column < columns[0]! - 1 || column > columns.at(-1)! + 1
  const first = scored.findIndex(({ row, words }, index) => {
    if (index >= end - fewestLines || words.length < 2) return false
    const own = filledColumns(row).filter((column) => !isBesideTable(column))
    const same = own.filter((column) => cellText(row.cells[column]) === cellText(best.row.cells[column]))
    const isHeader = own.length === columns.length && own.every((column) => isName(row.cells[column]))
    return isHeader && same.length >= 2 && same.length === columns.length - 1
  })
  return first < 0 ? undefined : scored[first]
}

/**
 * The row that names the columns of a table that stands whole above the best row. Three rows one after the other
 * with a name and a number in the same columns are lines; what stands above them and names both is their header.
 */
function headerAboveLines(scored: readonly ScoredRow[], best: ScoredRow): ScoredRow | undefined {
  const end = scored.indexOf(best)
  const isPartsList = namesParts(best)
  for (let start = 1; start + fewestLines <= end; start += 1) {
    const lines = scored.slice(start, start + fewestLines).map((one) => one.row)
    const first = filledColumns(lines[0]!)
    const values = first.filter((column) => lines.every((row) => isValueCell(row.cells[column])))
    const names = first.filter((column) => lines.every((row) => isName(row.cells[column])))
    if (values.length === 0 || names.length === 0 || first.length < best.filled * 0.5) continue
    const above = scored.slice(0, start).filter(({ row, words, score }) => {
      const columns = filledColumns(row)
      const isNaming = (column: number) => isName(row.cells[column])
      return (
        words.length > 0 &&
        score >= leastScore / 2 &&
        // „4 Stk“ alone counts.
        columns.filter((column) => isAmount(cellText(row.cells[column]))).length !== 1 &&
        columns.every(isNaming) &&
        names.some(isNaming) &&
        values.some(isNaming)
      )
    })
    const nearest = above.at(-1)
    // Hours, travels or addresses above the parts are a table, but none of parts.
    if (nearest && (!isPartsList || namesParts(nearest))) return nearest
  }
  return undefined
}

const telling: readonly HeaderMeaning[] = [
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'erpNumber',
]

/** „Anz. | E-No | Fabrikat“: counts something that has a number or a maker. */
function namesParts({ row }: ScoredRow): boolean {
  const meanings = filledColumns(row).map(
    (column) => matchHeaderWords(cellText(row.cells[column]))[0]?.meaning,
  )
  return (
    meanings.includes('quantity') &&
    meanings.some((meaning) => meaning === 'manufacturerName' || telling.some((one) => one === meaning))
  )
}

const isName = (cell: Cell | undefined) =>
  cellText(cell) !== '' && !isValueCell(cell) && !cellText(cell).endsWith(':')

/** Whether the widest rows begin with one that holds numbers where nearly all rows below it hold numbers. */
function startsWithLine(rows: readonly SheetRow[]): boolean {
  const head = rows.slice(0, searchedRows)
  const widest = Math.max(0, ...head.map((row) => filledColumns(row).length))
  const wide = head.filter((row) => filledColumns(row).length >= Math.max(2, widest * 0.7))
  const first = wide[0]
  if (holdsValuesFromTheStart(head)) return true
  if (!first || wide.length < 3) return false
  const below = wide.slice(1)
  if (namesNumbers(first, below)) return false
  const isWhole = (cell: Cell | undefined) => /^\d{1,4}$/.test(cellText(cell)) || isAmount(cellText(cell))
  return filledColumns(first).some(
    (column) =>
      isWhole(first.cells[column]) &&
      below.filter((row) => isWhole(row.cells[column])).length >= below.length * 0.8,
  )
}

/** „- Gehäuse“, „2x Motor“: a text of one line a part, whatever titles stand between. */
function enumerates(rows: readonly SheetRow[]): boolean {
  const head = rows.slice(0, searchedRows)
  const texts = head.flatMap((row) => {
    const [only, ...others] = filledColumns(row)
    return only === undefined || others.length > 0 ? [] : [cellText(row.cells[only])]
  })
  return isEnumeration(texts, head.length)
}

/** „Menge“ alone, directly above lines of many columns that have numbers there. */
function sparseHeader(rows: readonly SheetRow[]): SheetRow | undefined {
  const start = rows.findIndex((row) => filledColumns(row).length >= 2)
  const [above, first] = [rows[start - 1], rows[start]]
  if (!above || first!.rowIndex - above.rowIndex !== 1) return undefined
  const lines = rows.slice(start, start + searchedRows)
  const isCounted = (column: number) => {
    const values = lines.filter((row) => isValueCell(row.cells[column]))
    return values.length >= Math.max(fewestLines, lines.length * 0.7)
  }
  const names = filledColumns(above)
  return names.every((column) => isHeaderWord(cellText(above.cells[column])) && isCounted(column))
    ? above
    : undefined
}

/** Whether a row has texts above two columns of numbers: „3“ as the name of a third column makes it no line. */
function namesNumbers(first: SheetRow, below: readonly SheetRow[]): boolean {
  const named = filledColumns(first).filter((column) => {
    const filled = below.filter((row) => cellText(row.cells[column]) !== '')
    const values = filled.filter((row) => isValueCell(row.cells[column]))
    return isName(first.cells[column]) && filled.length >= 3 && values.length >= filled.length * 0.9
  })
  return named.length >= 2
}

/** Whether the first row of two cells or more holds a number or a link where the rows below it hold them too. */
function holdsValuesFromTheStart(head: readonly SheetRow[]): boolean {
  const [first, ...below] = head.filter((row) => filledColumns(row).length >= 2)
  if (!first || namesNumbers(first, below)) return false
  return filledColumns(first).some((column) => {
    if (column === 0 || !isValueCell(first.cells[column])) return false
    const filled = below.filter((row) => cellText(row.cells[column]) !== '')
    const values = filled.filter((row) => isValueCell(row.cells[column]))
    return filled.length >= 3 && values.length >= filled.length * 0.8
  })
}

/** The first row of texts alone that is about as wide as the widest rows. */
function guessByShape(rows: readonly SheetRow[]): SheetRow | undefined {
  const head = rows.slice(0, searchedRows)
  const widest = Math.max(0, ...head.map((row) => filledColumns(row).length))
  return head.find((row) => {
    const columns = filledColumns(row)
    return (
      columns.length >= Math.max(2, widest * 0.7) &&
      columns.every((column) => !isValueCell(row.cells[column]))
    )
  })
}
