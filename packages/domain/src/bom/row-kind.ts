import type { LeftOutCode } from './bom-line.ts'
import { looksLikeNumber } from './column-profile.ts'
import { parsePrice } from './decimals.ts'
import { isEnumerated, piecesInFront } from './enumerations.ts'
import { type BomField, type FieldColumns, numberFields } from './fields.ts'
import { namesColumns, numbersColumns, repeatsHeader, unitOnly } from './header-rows.ts'
import { readQuantity } from './quantity.ts'
import {
  chapterRow,
  dateOnly,
  dropped,
  endOfList,
  isClosing,
  isTotal,
  labour,
  noteWord,
  shipping,
  surcharge,
  textRow,
  wholeEnd,
} from './row-words.ts'
import { cellText, filledColumns, isMergedFromLeft, type SheetRow } from './rows.ts'
import { sectionLocation } from './section-rows.ts'
import { isWordForNothing, withoutNothing } from './words-for-nothing.ts'

export interface RowKind {
  code: LeftOutCode
  text: string
}

/** „A | Antrieb“, „II | Steuerung“: a letter that counts sections and a name, nothing else. */
const isMarked = ([marker, name]: readonly string[]): boolean =>
  /^(?:\p{Lu}|[IVX]{2,4})[.)]?$/u.test(marker!) && /^\p{L}{2}/u.test(name!) && !/\d{2}/.test(name!)

/** „A“ before „A1“ or „A.01“: what stands below it is counted by the letter. */
function goesOnBelow(marker: string, next: SheetRow | undefined): boolean {
  const first = next?.cells.map(cellText).find((text) => text !== '') ?? ''
  return first.startsWith(marker.replace(/[.)]$/, '')) && /^\p{Lu}[.\s-]?\d/u.test(first)
}

function texts(row: SheetRow, columns: FieldColumns, field: BomField): string[] {
  return (columns.get(field) ?? []).map((column) => cellText(row.cells[column])).filter((text) => text !== '')
}

/** Short text of a row for the list of rows left out. */
export function previewRow(row: SheetRow): string {
  const text = filledColumns(row)
    .map((column) => cellText(row.cells[column]))
    .join(' | ')
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/**
 * Why a row below the header is no line, or null where it is one. `next` is the next row that
 * holds something.
 */
export function leftOutKind(
  row: SheetRow,
  headers: readonly string[],
  columns: FieldColumns,
  next: SheetRow | undefined,
): RowKind | null {
  if (repeatsHeader(row, headers))
    return { code: 'HEADER_REPEATED', text: 'Die Kopfzeile steht hier noch einmal' }
  const filled = filledColumns(row)
  const shown = filled.map((column) => cellText(row.cells[column]))
  if (shown.length > 0 && shown.every(isWordForNothing))
    return { code: 'PLACEHOLDER', text: 'Die Zeile enthält keine Angaben' }
  const all = numberFields.flatMap((field) => texts(row, columns, field))
  const numbers = all.filter((text) => !isWordForNothing(text) && !isTotal(text))
  const description = withoutNothing([...new Set(texts(row, columns, 'description'))].join(' '))
  const quantityText = texts(row, columns, 'quantity')[0] ?? ''
  const quantity = readQuantity(quantityText).quantity

  const totalText = shown.find((text) => isTotal(text) && text.length < 80)
  if (
    totalText !== undefined &&
    numbers.length === 0 &&
    !isPricedBefore(shown, texts(row, columns, 'description')[0] ?? '', totalText) &&
    (quantity === null || isTotal(description) || description === '' || all.includes(totalText))
  ) {
    return { code: 'SUBTOTAL', text: `„${totalText}“ ist eine Summe` }
  }
  if (surcharge.test(description || shown[0]!) && numbers.length === 0 && quantity === null) {
    return { code: 'SUBTOTAL', text: `„${description || shown[0]}“ ändert eine Summe und ist kein Teil` }
  }
  const isShifted = shown
    .slice(shown.lastIndexOf(quantityText) + 1)
    .some((text) => /^[1-9]\d{0,3}$/.test(text))
  if (quantity === null && /^\p{L}/u.test(quantityText) && quantityText === description && !isShifted) {
    return { code: 'SECTION', text: `„${description}“ steht in mehreren Spalten: Überschrift` }
  }
  // „Unterbau | 117.30 €“: a name where quantities stand and an amount where names do.
  if (
    numbers.length === 0 &&
    quantity === null &&
    /^\p{L}/u.test(quantityText) &&
    parsePrice(description) !== null
  ) {
    return { code: 'SUBTOTAL', text: `„${quantityText}“ ist eine Überschrift mit einem Betrag` }
  }
  const name = description || (shown.find((text) => /\p{L}{3}/u.test(text)) ?? shown[0]!)
  if (shipping.test(name) && numbers.length === 0) {
    return { code: 'SHIPPING', text: `„${name}“ sind Versandkosten` }
  }
  if (wholeEnd.test(shown[0]!) && quantity === null && !numbers.some(looksLikeNumber)) {
    return { code: 'NOTE', text: `„${shown[0]}“ ist eine Angabe zur Liste, kein Teil` }
  }
  if (
    dropped.test(description) &&
    columns.has('quantity') &&
    quantity === null &&
    !numbers.some(looksLikeNumber)
  ) {
    return { code: 'NOTE', text: `„${description}“: das Teil wird nicht mehr gebraucht` }
  }
  if (labour.test(description || shown[0]!) && numbers.length === 0) {
    return { code: 'NOTE', text: `„${description || shown[0]}“ ist Arbeit, kein Teil` }
  }
  if (continuesAbove(row, filled, columns)) {
    return {
      code: 'NOTE',
      text: 'Menge und Preis gehören zur Zeile darüber, die Zeile beschreibt sie weiter',
    }
  }
  if (quantity === null && /^\p{L}/u.test(quantityText) && namesColumns(shown)) {
    return { code: 'HEADER_REPEATED', text: 'Die Zeile nennt Spaltennamen' }
  }
  if (numbers.length === 0 && shown.length > 1 && shown.every((text) => unitOnly.test(text))) {
    return { code: 'NOTE', text: 'Die Zeile nennt die Einheiten der Spalten' }
  }
  if (numbersColumns(row, filled, headers)) {
    return { code: 'NOTE', text: 'Die Zeile zählt die Spalten, sie ist kein Teil' }
  }
  const isUnnumbered = !numbers.some(looksLikeNumber)
  const values = shown.filter((text) => !isWordForNothing(text))
  const isNamedSo = shown.some((text) => text !== description && textRow.test(text))
  if (isNamedSo && isUnnumbered && quantity === null) {
    return { code: 'NOTE', text: 'Die Liste nennt die Zeile einen Text, kein Teil' }
  }
  const tags = [...texts(row, columns, 'bmk'), ...texts(row, columns, 'designation')]
  const isChapter = shown.some((text) => text !== description && chapterRow.test(text))
  // A chapter is counted once, with its sum.
  if (isUnnumbered && tags.length === 0 && isChapter && (quantity === null || quantity === 1)) {
    return { code: 'SECTION', text: `„${description || shown[0]}“ steht über den Zeilen eines Abschnitts` }
  }
  const isUncounted = columns.has('quantity') && quantityText === ''
  const isMarkedRow = values.length === 2 && isMarked(values)
  if (
    isUncounted &&
    isUnnumbered &&
    isMarkedRow &&
    (!tags.includes(values[0]!) || goesOnBelow(values[0]!, next))
  ) {
    return { code: 'SECTION', text: `„${values[1]}“ hat weder Nummer noch Menge: Überschrift` }
  }
  if (isUncounted && isUnnumbered && next && isNumberedBelow(shown, next)) {
    return { code: 'SECTION', text: `„${shown[1]}“ hat weder Nummer noch Menge, darunter wird weitergezählt` }
  }
  const noted = shown.slice(0, 2).find((text) => noteWord.test(text))
  // „Gepr. | Hm | A-24117“: a title block puts its own numbers below any name.
  if (noted !== undefined && quantity === null && (isUnnumbered || (isUncounted && noted === shown[0]))) {
    return { code: 'NOTE', text: `„${noted}“ ist eine Angabe zur Liste, kein Teil` }
  }
  if (shown.length > 1 && shown.every((text) => text.endsWith(':'))) {
    return { code: 'NOTE', text: 'Die Zeile fragt nach Angaben zur Liste, sie ist kein Teil' }
  }
  if (isUncounted && numbers.length > 0 && numbers.every((text) => dateOnly.test(text))) {
    return { code: 'NOTE', text: 'Die Zeile nennt ein Datum statt einer Nummer und keine Menge' }
  }
  if (description.endsWith(':') && numbers.length === 0 && quantity === null && shown.length > 2) {
    return { code: 'NOTE', text: `„${description}“ ist eine Angabe zur Liste, kein Teil` }
  }
  const [label, ...counts] = shown
  if (
    label!.endsWith(':') &&
    counts.length === 1 &&
    parsePrice(counts[0]!) !== null &&
    (numbers.length === 0 || (columns.has('quantity') && quantityText === ''))
  ) {
    return { code: 'NOTE', text: `„${label}“ ist eine Angabe zur Liste, kein Teil` }
  }
  if (!numbers.some(looksLikeNumber) && quantity === null && isTitleAcross(row, columns)) {
    return { code: 'SECTION', text: `„${description}“ steht über mehrere Spalten: Überschrift` }
  }
  if (filled.length === 1) return loneCell(row, filled[0]!, columns)

  if (next && quantity === null && (isUnnumbered || isUncounted) && repeatsHeader(next, headers)) {
    return { code: 'SECTION', text: `„${shown[0]}“ ist eine Überschrift vor der nächsten Kopfzeile` }
  }
  const bmk = [...texts(row, columns, 'bmk'), ...texts(row, columns, 'designation')]
  const hasNumberColumn = numberFields.some((field) => columns.has(field))
  if (numbers.length === 0 && quantityText === '' && bmk.length === 0) {
    const texted = values.filter((text) => parsePrice(text) === null)
    if (texted.length === 1 && sectionLocation(texted[0]!)) {
      return { code: 'SECTION', text: `„${texted[0]}“ ist eine Überschrift mit Einbauort` }
    }
    if (
      description !== '' &&
      hasNumberColumn &&
      texted.length === 1 &&
      columns.has('quantity') &&
      values.length === 2
    ) {
      const [other] = values
      if (other !== texted[0] && /^(?:\d+(?:\.\d+)*|\p{Lu}|[IVX]{1,4})[.)]?$/u.test(other!)) {
        return { code: 'SECTION', text: `„${texted[0]}“ hat weder Nummer noch Menge: Überschrift` }
      }
    }
    if (description === '') return emptyOfParts(values)
  }
  const isFootnote = (text: string) => /^\*+\)?\s?\p{L}/u.test(text)
  const besides = values.filter((text) => text !== quantityText)
  if (numbers.length === 0 && description === '' && besides.length > 0 && besides.every(isFootnote)) {
    return { code: 'NOTE', text: `„${besides[0]}“ ist eine Fußnote, kein Teil` }
  }
  const nothingNamed = numbers.length === 0 && description === '' && bmk.length === 0
  if (nothingNamed && (quantity === null || quantity === 0)) return emptyOfParts(values)
  // Who names no part but counts it expects one; an amount of nothing says that a form was filled down.
  const counter = /^\d{1,4}\.?$/.test(besides[0] ?? '') && besides[0] === shown[0] ? 1 : 0
  if (
    nothingNamed &&
    columns.has('description') &&
    besides.length > counter &&
    besides.slice(counter).every((text) => parsePrice(text) === 0)
  ) {
    return { code: 'PLACEHOLDER', text: 'Die Zeile hat eine Menge, nennt aber kein Teil' }
  }
  return null
}

/** „2 | Einspeisung“ before „2.1 | Schalter“: a title of the numbering. */
function isNumberedBelow([position, ...others]: readonly string[], next: SheetRow): boolean {
  if (position === undefined || others.length === 0 || others.length > 2) return false
  if (!/^\d{1,3}(?:\.\d{1,3}){0,3}\.?$/.test(position) || others.some((text) => parsePrice(text) !== null))
    return false
  const below = cellText(next.cells[filledColumns(next)[0] ?? -1])
  const start = `${position.replace(/\.$/, '')}.`
  return below.startsWith(start) && /^\d/.test(below.slice(start.length))
}

/** „Relais | 12 € | Gesamt | 40 €“: the sum of a block stands beside its last part. */
function isPricedBefore(shown: readonly string[], name: string, totalText: string): boolean {
  const start = shown.indexOf(name)
  if (name === '' || isTotal(name) || start < 0) return false
  return shown.slice(start + 1, shown.indexOf(totalText)).some((text) => (parsePrice(text) ?? 0) > 0)
}

/**
 * A text beside a quantity and another cell that are merged with those of the row above: a second line of text in one
 * row of a form. Who lists parts gives each its own quantity.
 */
function continuesAbove(row: SheetRow, filled: readonly number[], columns: FieldColumns): boolean {
  const isMerged = (column: number) => row.cells[column]!.merged === true && !isMergedFromLeft(row, column)
  const merged = filled.filter(isMerged)
  const isQuantity = (column: number) => columns.get('quantity')?.includes(column) ?? false
  if (merged.length < 2 || merged.length === filled.length || !merged.some(isQuantity)) return false
  const own = filled.filter((column) => !isMerged(column))
  const hasNumber = numberFields.some((field) => columns.get(field)?.some((column) => own.includes(column)))
  return !hasNumber && own.every((column) => parsePrice(cellText(row.cells[column])) === null)
}

/** Whether the text in place of a description is that of a cell further left, which goes on over it. */
function isTitleAcross(row: SheetRow, columns: FieldColumns): boolean {
  const descriptions = columns.get('description') ?? []
  return descriptions.some((column) => {
    let start = column
    while (isMergedFromLeft(row, start)) start -= 1
    return start < column && !descriptions.includes(start)
  })
}

function loneCell(row: SheetRow, column: number, columns: FieldColumns): RowKind | null {
  const text = cellText(row.cells[column])
  const isNumberColumn = numberFields.some((field) => columns.get(field)?.includes(column))
  if (sectionLocation(text)) return { code: 'SECTION', text: `„${text}“ ist eine Überschrift mit Einbauort` }
  if (isNumberColumn && looksLikeNumber(text)) return null
  if (parsePrice(text) !== null && piecesInFront(text) === null)
    return { code: 'SUBTOTAL', text: `Die Zeile enthält nur die Zahl „${text}“` }
  if (isWordForNothing(text)) return { code: 'PLACEHOLDER', text: 'Die Zeile enthält keine Angaben' }
  if (endOfList.test(text) || isClosing(text))
    return { code: 'NOTE', text: `„${text}“ ist eine Angabe zur Liste, kein Teil` }
  if (!isEnumerated(text) && (text.length > 60 || /[.!?]$/.test(text)))
    return { code: 'NOTE', text: 'Die Zeile ist ein Hinweis' }
  return { code: 'SECTION', text: `„${text}“ steht allein: Überschrift` }
}

/** A row without number, text, tag and quantity: a placeholder, an amount or a note. */
function emptyOfParts(values: readonly string[]): RowKind | null {
  // What is bought somewhere is a part, even where no column for its name is known.
  if (values.some((text) => /^(?:https?:\/\/|www\.)/i.test(text)) && values.length > 1) return null
  const amounts = values.map((text) => parsePrice(text))
  if (amounts.every((amount) => amount !== null)) {
    const rest = amounts.slice(1)
    return rest.every((amount) => amount === 0)
      ? { code: 'PLACEHOLDER', text: 'Die Zeile enthält nur eine laufende Nummer' }
      : { code: 'SUBTOTAL', text: 'Die Zeile enthält nur Beträge' }
  }
  // A number in front counts the lines.
  if (amounts.some((amount, index) => index > 0 && amount !== null && amount !== 0)) {
    return { code: 'SUBTOTAL', text: 'Die Zeile enthält einen Betrag, aber kein Teil' }
  }
  return { code: 'NOTE', text: 'Die Zeile nennt weder Nummer noch Bezeichnung noch Menge' }
}
