import { isRating, looksLikeNumber } from './column-profile.ts'
import { parsePrice } from './decimals.ts'
import { isEnumerated, isEnumeration, piecesInFront } from './enumerations.ts'
import { type BomField, type FieldColumns, numberFields, partNumberFields } from './fields.ts'
import { groupTotals } from './group-totals.ts'
import { namesColumns, repeatsHeader, unitOnly } from './header-rows.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { readQuantity } from './quantity.ts'
import type { RowKind } from './row-facts.ts'
import { headsNotes, isClosing, isPlaceToSign, isTotal, recapitulation } from './row-words.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'

const fewestInRun = 3
const fewestMeasured = 5
/** Most cells of a row below a header stand in its columns. */
const mostlyInside = 0.6
const naming: BomField[] = [...numberFields, 'description', 'bmk', 'designation']

function holds(
  row: SheetRow,
  columns: FieldColumns,
  field: BomField,
  test: (text: string) => boolean,
): boolean {
  return (columns.get(field) ?? []).some((column) => test(cellText(row.cells[column])))
}

/** A quantity or a number stands in its column: whatever else is odd, the row is about a part. */
export function isPart(row: SheetRow, columns: FieldColumns): boolean {
  return (
    holds(row, columns, 'quantity', (text) => text !== '' && readQuantity(text).quantity !== null) ||
    partNumberFields.some((field) => holds(row, columns, field, looksLikeNumber))
  )
}

/** „Stift | 30 mm“, counted nowhere: more than a heading says. */
function isDescribed(row: SheetRow, descriptions: readonly number[]): boolean {
  const texts = filledColumns(row).map((column) => cellText(row.cells[column]))
  const named = descriptions.some((column) => cellText(row.cells[column]) !== '')
  return named && texts.length > 1 && !texts.some(isTotal) && texts.every((text) => parsePrice(text) === null)
}

/** „*) nur bei Bedarf“, „● notwendig“: a text, and beside it at most signs. */
function isLegend(row: SheetRow, columns: FieldColumns): boolean {
  const texts = filledColumns(row).filter((column) => /[\p{L}\p{N}]/u.test(cellText(row.cells[column])))
  const isDescription = (column: number) => columns.get('description')?.includes(column) ?? false
  return (
    texts.length === 0 || (texts.length === 1 && (isDescription(texts[0]!) || !columns.has('description')))
  )
}

/** „project: | UPA-2 | printed: | 30.05.2020“: what a program says of the list, nothing that is counted. */
function isLabelled(row: SheetRow, columns: FieldColumns): boolean {
  const [first] = filledColumns(row)
  return (
    first !== undefined &&
    /^\p{L}[^:]{0,60}:$/u.test(cellText(row.cells[first])) &&
    !holds(row, columns, 'quantity', (text) => readQuantity(text).quantity !== null)
  )
}

/** A remark with a link: nothing stands where the list names its parts, and nothing where it has prices. */
function namesNoPart(row: SheetRow, columns: FieldColumns): boolean {
  const isFilled = (field: BomField) => holds(row, columns, field, (text) => text !== '')
  return (
    columns.has('description') &&
    !naming.some(isFilled) &&
    !filledColumns(row).some((column) => parsePrice(cellText(row.cells[column])) !== null)
  )
}

/**
 * Rows with a running number and a text alone, in a list whose other rows have a quantity and its unit: headings that are
 * counted like the parts.
 */
function countedHeadings(filled: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  if (!columns.has('quantity') || !columns.has('quantityUnitName') || !columns.has('description')) return []
  const isFilled = (row: SheetRow, field: BomField) => holds(row, columns, field, (text) => text !== '')
  const measured = filled.filter((row) => isFilled(row, 'quantity') && isFilled(row, 'quantityUnitName'))
  if (measured.length < fewestMeasured || measured.length < filled.length * 0.5) return []
  return filled.filter((row) => {
    if (isFilled(row, 'quantity') || isFilled(row, 'quantityUnitName') || !isFilled(row, 'description'))
      return false
    const [counted, text, ...others] = filledColumns(row)
    return (
      counted !== undefined &&
      text !== undefined &&
      others.length === 0 &&
      columns.get('description')!.includes(text) &&
      /^\d{1,4}(?:\.\d{1,3})*\.?$/.test(cellText(row.cells[counted]))
    )
  })
}

/**
 * Rows that stand on the sheet with the list and do not belong to it: a legend or notes after the last part and an
 * empty row, and tables with columns of their own. Only for lists whose parts have numbers or quantities.
 */
export function rowsBesideList(
  filled: readonly SheetRow[],
  headers: readonly string[],
  columns: FieldColumns,
): Map<number, RowKind> {
  const beside = new Map<number, RowKind>()
  const last = filled.findLastIndex((row) => isPart(row, columns) && !isLabelled(row, columns))
  const looked = filled.slice(0, Math.min(last + 1, 200))
  const parts = looked.filter((row) => isPart(row, columns)).length
  const isTold = parts >= 3 && parts >= looked.length * 0.6
  if (isTold) {
    let isAfterGap = false
    filled.slice(last + 1).forEach((row, index) => {
      const before = filled[last + index]!
      if (row.rowIndex - before.rowIndex > 1) isAfterGap = true
      const isNote = isLegend(row, columns) || namesNoPart(row, columns) || isLabelled(row, columns)
      if (isAfterGap && isNote)
        beside.set(row.rowIndex, {
          code: 'NOTE',
          text: 'Die Zeile steht nach der Liste und nennt weder Nummer noch Menge',
        })
    })
  }
  if (isTold) for (const row of tableBelow(filled.slice(last), columns)) beside.set(row.rowIndex, otherTable)
  for (const row of countedHeadings(filled, columns))
    beside.set(row.rowIndex, { code: 'SECTION', text: 'Die Zeile hat weder Menge noch Einheit: Überschrift' })
  for (const row of groupTotals(filled))
    beside.set(row.rowIndex, {
      code: 'SUBTOTAL',
      text: 'Die Zeile zählt die gleichen Zeilen darüber zusammen',
    })
  for (const row of sumsOfQuantities(filled, columns))
    beside.set(row.rowIndex, { code: 'SUBTOTAL', text: 'Die Zeile zählt die Mengen darüber zusammen' })
  for (const row of headingsWithSums(filled, columns))
    beside.set(row.rowIndex, {
      code: 'SECTION',
      text: 'Die Zeile hat die Summe der Preise darunter: Überschrift',
    })
  for (const row of sumsListedOnceMore(filled, columns))
    beside.set(row.rowIndex, { code: 'SUBTOTAL', text: 'Die Zeile nennt noch einmal eine Summe der Liste' })
  for (const row of amountsBelowTotals(filled, columns))
    beside.set(row.rowIndex, { code: 'SUBTOTAL', text: 'Die Zeile nennt den Betrag der Summe darüber' })
  let isForeign = false
  filled.forEach((row, index) => {
    const gap = index > 0 && row.rowIndex - filled[index - 1]!.rowIndex > 1
    if (repeatsHeader(row, headers)) isForeign = false
    else if (gap)
      isForeign = isForeignHeader(row, columns) || namesWhereCounted(row, filled[index + 1], columns)
    if (isForeign) beside.set(row.rowIndex, otherTable)
  })
  return beside
}

const otherTable: RowKind = {
  code: 'NOTE',
  text: 'Die Zeile gehört zu einer anderen Tabelle mit eigenen Spalten',
}

const isValue = (text: string) => parsePrice(text) !== null || /^https?:/i.test(text)

/**
 * The rows of a table below the list: after a gap a row of names alone, and below it rows that fill its columns. The
 * first of `rows` is the last part of the list.
 */
function tableBelow(rows: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  const start = rows.findIndex((row, index) => {
    if (index === 0 || row.rowIndex - rows[index - 1]!.rowIndex < 2) return false
    const names = filledColumns(row)
    if (names.length < 2 || names.some((column) => isValue(cellText(row.cells[column])))) return false
    const below = rows.slice(index + 1, index + 1 + fewestInRun)
    const isInside = (one: SheetRow) => {
      const own = filledColumns(one)
      return own.filter((column) => names.includes(column)).length >= own.length * mostlyInside
    }
    return (
      !isPart(row, columns) &&
      below.length >= 2 &&
      below.every(isInside) &&
      below.some((one) => filledColumns(one).length > 1)
    )
  })
  return start < 0 ? [] : rows.slice(start)
}

/** What a part is told by. */
const telling: BomField[] = [...naming, 'manufacturerLink']

const isAmountOrUnit = (text: string) => parsePrice(text) !== null || unitOnly.test(text)

/** Rows of amounts alone, with a unit or a currency, whose quantity is the sum of those directly above. */
function sumsOfQuantities(filled: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  const [column] = columns.get('quantity') ?? []
  if (column === undefined) return []
  const quantities: number[] = []
  const isSumOfAbove = (wanted: number) => {
    let sum = 0
    for (let at = quantities.length - 1; at >= 0 && sum < wanted; at -= 1) {
      sum += quantities[at]!
      if (sum === wanted && at < quantities.length - 1) return true
    }
    return false
  }
  return filled.filter((row) => {
    const { quantity } = readQuantity(cellText(row.cells[column]))
    if (quantity === null || quantity <= 0) return false
    const shown = filledColumns(row)
    const isNameless =
      shown.length > 1 &&
      shown.every((one) => isAmountOrUnit(cellText(row.cells[one]))) &&
      !telling.some((field) => holds(row, columns, field, (text) => text !== ''))
    const isSum = isNameless && isSumOfAbove(quantity)
    quantities.push(quantity)
    return isSum
  })
}

/** „Summe“ alone in a row and, directly below it, the amount: „552,03 € | (für 8 Stück)“. */
function amountsBelowTotals(filled: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  return filled.filter((row, index) => {
    const above = filled[index - 1]
    if (above === undefined || row.rowIndex - above.rowIndex !== 1) return false
    const [label, ...others] = filledColumns(above)
    return (
      others.length === 0 &&
      isTotal(cellText(above.cells[label!])) &&
      filledColumns(row).some((column) => parsePrice(cellText(row.cells[column])) !== null) &&
      !holds(row, columns, 'description', (text) => text !== '') &&
      !holds(row, columns, 'quantity', (text) => text !== '')
    )
  })
}

const cents = (price: number) => Math.round(price * 100)

/**
 * Headings of a budget that counts nothing: each has the sum of the prices below it, down to the next empty row. One
 * alone may be chance.
 */
function headingsWithSums(filled: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  const [column] = columns.get('purchasePrice') ?? columns.get('listPrice') ?? []
  if (column === undefined || columns.has('quantity')) return []
  const blocks: SheetRow[][] = []
  filled.forEach((row, index) => {
    const follows = index > 0 && row.rowIndex - filled[index - 1]!.rowIndex === 1
    if (follows) blocks.at(-1)!.push(row)
    else blocks.push([row])
  })
  const priceOf = (row: SheetRow) => parsePrice(cellText(row.cells[column])) ?? 0
  const headings = blocks.flatMap(([first, ...below]) => {
    const sum = below.reduce((all, row) => all + priceOf(row), 0)
    const isLinked = holds(first!, columns, 'manufacturerLink', (text) => /^https?:/i.test(text))
    return below.length >= 2 && !isLinked && sum > 0 && cents(sum) === cents(priceOf(first!)) ? [first!] : []
  })
  return headings.length >= 2 ? headings : []
}

/** Whether a row names columns, and other ones than the list has in these places. */
export function isForeignHeader(row: SheetRow, columns: FieldColumns): boolean {
  const filled = filledColumns(row)
  if (filled.length < 3 || !namesColumns(filled.map((column) => cellText(row.cells[column])))) return false
  const same = filled.filter((column) => {
    const meaning = matchHeaderWords(cellText(row.cells[column]))[0]?.meaning
    return meaning !== undefined && columns.get(meaning as BomField)?.includes(column)
  })
  return same.length < filled.length * 0.4
}

/** „Länge | Breite“ after an empty row: names where quantities stand, none where parts are named, values below them. */
export function namesWhereCounted(row: SheetRow, next: SheetRow | undefined, columns: FieldColumns): boolean {
  const names = filledColumns(row)
  if (next === undefined || next.rowIndex - row.rowIndex !== 1 || names.length < 2) return false
  const isName = (text: string) => /\p{L}{2}/u.test(text) && !isValue(text)
  return (
    names.every((column) => isName(cellText(row.cells[column]))) &&
    holds(row, columns, 'quantity', (text) => text !== '' && readQuantity(text).quantity === null) &&
    !partNumberFields.some((field) => holds(row, columns, field, (text) => text !== '')) &&
    names.every((column) => isValue(cellText(next.cells[column])))
  )
}

/** „## Antriebe ##“, „--- Antriebe“, „Antriebe:“: set off as headings are. */
const isSetOff = (text: string) => /^[#*=~_–—-]{2,}|(?<![#*=~_–—-])[#*=~_–—-]{2,}$|:$/.test(text)

/** „CD74HCT238E“ heads nothing, where each row is one piece. */
function isNumberAlone(row: SheetRow, columns: FieldColumns): boolean {
  const [column, ...others] = filledColumns(row)
  if (column === undefined || others.length > 0 || columns.has('quantity')) return false
  const named = [...partNumberFields, 'description' as const].flatMap((field) => columns.get(field) ?? [])
  const text = cellText(row.cells[column])
  return named.includes(column) && looksLikeNumber(text) && /\d{2}/.test(text) && /\p{L}/u.test(text)
}

/** „Kondensator # uF“ of „Kondensator 100 uF“; null where no value with a unit is named. */
function patternOfValue(text: string): string | null {
  const [value = ''] = /\d.*/.exec(text) ?? []
  const pattern = text.replace(/\d+(?:[.,]\d+)?/g, '#')
  return /\p{L}{3}/u.test(pattern) && isRating(value) ? pattern : null
}

/** The rows below the last „Zusammenstellung“, where none of them counts anything or says what to order. */
function sumsListedOnceMore(filled: readonly SheetRow[], columns: FieldColumns): SheetRow[] {
  const start = filled.findLastIndex((row) => {
    const [only, ...others] = filledColumns(row)
    return only !== undefined && others.length === 0 && recapitulation.test(cellText(row.cells[only]))
  })
  if (start < 0 || !columns.has('quantity')) return []
  const below = filled.slice(start + 1)
  const isFilled = (text: string) => text !== ''
  // „01.02“ counts chapters, whatever its column is mapped to.
  const isNumber = (text: string) => looksLikeNumber(text) && /\p{L}|\d{5}/u.test(text)
  const isOrdered = (row: SheetRow) =>
    holds(row, columns, 'quantity', isFilled) ||
    holds(row, columns, 'manufacturerName', (text) => isFilled(text) && !isPlaceToSign(text)) ||
    partNumberFields.some((field) => holds(row, columns, field, isNumber))
  return below.some(isOrdered) ? [] : below
}

/**
 * „Kondensator 100 uF“ with nothing else, directly beside „Kondensator 1000 uF“, which is counted: the same in another
 * value. A heading says what a row below it says.
 */
function otherValues(
  filled: readonly SheetRow[],
  columns: FieldColumns,
  isLoneName: (row: SheetRow) => boolean,
): Set<number> {
  const [column] = columns.get('description') ?? []
  const found = new Set<number>()
  if (column === undefined || !columns.has('quantity')) return found
  const nameOf = (row: SheetRow | undefined) => cellText(row?.cells[column])
  const isSameElse = (row: SheetRow, beside: SheetRow | undefined) =>
    beside !== undefined &&
    Math.abs(row.rowIndex - beside.rowIndex) === 1 &&
    (found.has(beside.rowIndex) || isPart(beside, columns)) &&
    patternOfValue(nameOf(row)) !== null &&
    patternOfValue(nameOf(row)) === patternOfValue(nameOf(beside))
  const take = (rows: readonly SheetRow[]) =>
    rows.forEach((row, at) => {
      const [before, after] = [rows[at - 1], rows[at + 1]]
      const isHeading = [before, after].some((beside) => nameOf(beside) === nameOf(row))
      if (isLoneName(row) && !isHeading && isSameElse(row, before)) found.add(row.rowIndex)
    })
  take(filled)
  take(filled.toReversed())
  return found
}

/**
 * Rows with a description alone, three or more directly below each other in the midst of the list or below „Sonstiges:“:
 * nobody writes three headings in a row, so these are parts whose quantity was not filled in. One beside the same in
 * another value is a part as well. In a list that counts nothing most rows may be such names.
 */
export function partsWithNameAlone(filled: readonly SheetRow[], columns: FieldColumns): Set<number> {
  const names = new Set<number>()
  const descriptions = columns.get('description') ?? []
  const widths = filled.map((row) => filledColumns(row).length)
  if (filled.length >= fewestInRun && widths.every((width) => width === 1)) {
    const textOf = (row: SheetRow) => cellText(row.cells[filledColumns(row)[0]!])
    if (!isEnumeration(filled.map(textOf), filled.length))
      return new Set(filled.map(({ rowIndex }) => rowIndex))
    const isCounted = (row: SheetRow) => isEnumerated(textOf(row)) || piecesInFront(textOf(row)) !== null
    const start = filled.findIndex(isCounted)
    const end = filled.findIndex((row) => isClosing(textOf(row)))
    const isTitle = (row: SheetRow, index: number) =>
      isSetOff(textOf(row)) || ((index < start || (end > 0 && index >= end)) && !/\d/.test(textOf(row)))
    const parts = filled.filter((row, index) => isCounted(row) || !isTitle(row, index))
    return new Set(parts.map(({ rowIndex }) => rowIndex))
  }
  const isLoneName = (row: SheetRow) => {
    const [column, ...others] = filledColumns(row)
    return column !== undefined && others.length === 0 && descriptions.includes(column)
  }
  const counts = filled.some((row) =>
    holds(row, columns, 'quantity', (text) => readQuantity(text).quantity !== null),
  )
  const lone = counts ? [] : filled.filter(isLoneName)
  if (lone.length >= fewestInRun && lone.length >= filled.length * 0.5) {
    const isNamed = (row: SheetRow) => !isSetOff(cellText(row.cells[filledColumns(row)[0]!]))
    return new Set(lone.filter(isNamed).map(({ rowIndex }) => rowIndex))
  }
  for (const row of filled) if (isNumberAlone(row, columns)) names.add(row.rowIndex)
  for (const rowIndex of otherValues(filled, columns, isLoneName)) names.add(rowIndex)
  let run: number[] = []
  let startsAfterPart = false
  let startsAfterHeading = false
  filled.forEach((row, index) => {
    const above = filled[index - 1]
    const [column, ...others] = filledColumns(row)
    const isLone = others.length === 0 && column !== undefined && descriptions.includes(column)
    const follows = above !== undefined && row.rowIndex - above.rowIndex === 1
    if (isLone && follows && !cellText(row.cells[column]).endsWith(':')) {
      if (run.length === 0) {
        startsAfterPart = isPart(above, columns)
        const heading = cellText(above.cells[column])
        startsAfterHeading = isLoneName(above) && heading.endsWith(':') && !headsNotes.test(heading)
      }
      run.push(row.rowIndex)
      return
    }
    const isInside = !isLone && follows && (isPart(row, columns) || isDescribed(row, descriptions))
    if (run.length >= fewestInRun && (isInside || startsAfterHeading))
      for (const rowIndex of run) names.add(rowIndex)
    run = []
  })
  // At the end they have to follow the last part, or such a heading, without a gap.
  if (run.length >= 2 && (startsAfterPart || startsAfterHeading))
    for (const rowIndex of run) names.add(rowIndex)
  return names
}
