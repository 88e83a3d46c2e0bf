import { parsePrice } from './decimals.ts'
import { type FieldColumns, numberFields } from './fields.ts'
import { namesColumns, numbersColumns, repeatsHeader, repeatsName, unitOnly } from './header-rows.ts'
import { headerRepeated, note, type RowRule, textsOf } from './row-facts.ts'
import { dateOnly, dropped, isPlaceToSign, noteWord, textRow, wholeEnd } from './row-words.ts'
import { cellText, isMergedFromLeft, type SheetRow } from './rows.ts'

/** The header once more, as on every page of a printed list. */
export const repeatedHeader: RowRule = ({ row, headers }) =>
  repeatsHeader(row, headers) ? headerRepeated('Die Kopfzeile steht hier noch einmal') : null

const fieldsOfFigures = ['quantity', 'purchasePrice', 'listPrice'] as const

/** „Klemmen | Menge“ below „Schütze | Menge“: a name over figures, where figures stand. */
export const headerOfBlock: RowRule = ({ row, headers, columns }) => {
  const again = fieldsOfFigures
    .flatMap((field) => columns.get(field) ?? [])
    .find((column) => repeatsName(cellText(row.cells[column]), headers, column))
  return again === undefined
    ? null
    : headerRepeated(`„${cellText(row.cells[again])}“ nennt hier noch einmal die Spalte`)
}

/** Names where quantities stand: the second line of a header in two languages. */
export const namesOfColumns: RowRule = ({ shown, quantity, quantityText }) =>
  quantity === null && /^\p{L}/u.test(quantityText) && namesColumns(shown)
    ? headerRepeated('Die Zeile nennt Spaltennamen')
    : null

/** „Stk. | [mm] | (EUR)“ */
export const unitsOfColumns: RowRule = ({ shown, numbers }) =>
  numbers.length === 0 && shown.length > 1 && shown.every((text) => unitOnly.test(text))
    ? note('Die Zeile nennt die Einheiten der Spalten')
    : null

/** „1 | 2 | 3 | 4“, as printed forms have it below the header. */
export const countOfColumns: RowRule = ({ row, filled, headers }) =>
  numbersColumns(row, filled, headers) ? note('Die Zeile zählt die Spalten, sie ist kein Teil') : null

const saysOfList = (text: string) => note(`„${text}“ ist eine Angabe zur Liste, kein Teil`)

/** „Ende der Liste | 14.05.“ */
export const endOfWholeList: RowRule = ({ shown, quantity, isUnnumbered }) =>
  wholeEnd.test(shown[0]!) && quantity === null && isUnnumbered ? saysOfList(shown[0]!) : null

/** „entfällt“ in place of a part that nobody counts any more. */
export const droppedPart: RowRule = ({ columns, description, quantity, isUnnumbered }) =>
  dropped.test(description) && columns.has('quantity') && quantity === null && isUnnumbered
    ? note(`„${description}“: das Teil wird nicht mehr gebraucht`)
    : null

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

/** A further line of text within the cells of the row above. */
export const moreOfRowAbove: RowRule = ({ row, filled, columns }) =>
  continuesAbove(row, filled, columns)
    ? note('Menge und Preis gehören zur Zeile darüber, die Zeile beschreibt sie weiter')
    : null

/** „7 | Text | wird geprüft geliefert“: a column says what kind of row it is. */
export const textOfProgram: RowRule = ({ shown, description, quantity, isUnnumbered }) =>
  isUnnumbered && quantity === null && shown.some((text) => text !== description && textRow.test(text))
    ? note('Die Liste nennt die Zeile einen Text, kein Teil')
    : null

/** „Bearb. | Hm“, „Stand: 14.05.“ */
export const noteOnList: RowRule = ({ shown, quantity, isUnnumbered, isUncounted }) => {
  const noted = shown.slice(0, 2).find((text) => noteWord.test(text))
  // „Gepr. | Hm | A-24117“: a title block puts its own numbers below any name.
  return noted !== undefined && quantity === null && (isUnnumbered || (isUncounted && noted === shown[0]))
    ? saysOfList(noted)
    : null
}

/** „Unterschrift: | ______“ */
export const placeToSign: RowRule = ({ row, columns, shown, isUnnumbered, quantity }) =>
  shown.some(isPlaceToSign) &&
  isUnnumbered &&
  quantity === null &&
  textsOf(row, columns, 'manufacturerName').every(isPlaceToSign)
    ? note('Hier wird unterschrieben, die Zeile ist kein Teil')
    : null

/** „Bearbeiter: | Datum:“, to be filled in. */
export const questionsOnList: RowRule = ({ shown }) =>
  shown.length > 1 && shown.every((text) => text.endsWith(':'))
    ? note('Die Zeile fragt nach Angaben zur Liste, sie ist kein Teil')
    : null

/** A date where numbers stand, and no quantity. */
export const dateForNumber: RowRule = ({ numbers, isUncounted }) =>
  isUncounted && numbers.length > 0 && numbers.every((text) => dateOnly.test(text))
    ? note('Die Zeile nennt ein Datum statt einer Nummer und keine Menge')
    : null

/** „Lieferanschrift: | Lager 2 | Tor 3“ */
export const describedWithColon: RowRule = ({ shown, numbers, description, quantity }) =>
  description.endsWith(':') && numbers.length === 0 && quantity === null && shown.length > 2
    ? saysOfList(description)
    : null

/** „Anzahl Schränke: | 4“ */
export const labelledFigure: RowRule = ({ shown: [label, ...figures], numbers, isUncounted }) =>
  label!.endsWith(':') &&
  figures.length === 1 &&
  parsePrice(figures[0]!) !== null &&
  (numbers.length === 0 || isUncounted)
    ? saysOfList(label!)
    : null

/** „*) nur bei Bedarf“ */
export const footnote: RowRule = ({ values, numbers, description, quantityText }) => {
  const isFootnote = (text: string) => /^\*+\)?\s?\p{L}/u.test(text)
  const besides = values.filter((text) => text !== quantityText)
  return numbers.length === 0 && description === '' && besides.length > 0 && besides.every(isFootnote)
    ? note(`„${besides[0]}“ ist eine Fußnote, kein Teil`)
    : null
}
