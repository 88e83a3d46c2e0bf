import { looksLikeNumber } from './column-profile.ts'
import { parsePrice } from './decimals.ts'
import { isEnumerated, piecesInFront } from './enumerations.ts'
import { numberFields } from './fields.ts'
import {
  note,
  placeholder,
  type RowFacts,
  type RowKind,
  type RowRule,
  section,
  subtotal,
} from './row-facts.ts'
import { endOfList, isClosing } from './row-words.ts'
import { cellText } from './rows.ts'
import { sectionLocation } from './section-rows.ts'
import { isWordForNothing } from './words-for-nothing.ts'

/** A row with one text that is longer than names are. */
export const longText = note('Die Zeile ist ein Hinweis')

const saysNothing = placeholder('Die Zeile enthält keine Angaben')

/** „- | - | x“ */
export const nothingAtAll: RowRule = ({ shown }) =>
  shown.length > 0 && shown.every(isWordForNothing) ? saysNothing : null

/** Decides over every row that holds one cell. */
export const loneCell: RowRule = ({ row, filled, columns }) => {
  const [column, ...others] = filled
  if (column === undefined || others.length > 0) return null
  const text = cellText(row.cells[column])
  const isNumberColumn = numberFields.some((field) => columns.get(field)?.includes(column))
  if (sectionLocation(text)) return section(`„${text}“ ist eine Überschrift mit Einbauort`)
  if (isNumberColumn && looksLikeNumber(text)) return 'LINE'
  if (parsePrice(text) !== null && piecesInFront(text) === null)
    return subtotal(`Die Zeile enthält nur die Zahl „${text}“`)
  if (isWordForNothing(text)) return saysNothing
  if (endOfList.test(text) || isClosing(text)) return note(`„${text}“ ist eine Angabe zur Liste, kein Teil`)
  if (!isEnumerated(text) && /[.!?]$/.test(text)) return note('Die Zeile ist ein Hinweis')
  if (!isEnumerated(text) && text.length > 60) return longText
  return section(`„${text}“ steht allein: Überschrift`)
}

const namesNothing = ({ numbers, description, tags }: RowFacts): boolean =>
  numbers.length === 0 && description === '' && tags.length === 0

/** A row without number, text, tag and quantity: a placeholder, an amount or a note. */
function emptyOfParts(values: readonly string[]): RowKind | 'LINE' {
  // What is bought somewhere is a part, even where no column for its name is known.
  if (values.some((text) => /^(?:https?:\/\/|www\.)/i.test(text)) && values.length > 1) return 'LINE'
  const amounts = values.map((text) => parsePrice(text))
  if (amounts.every((amount) => amount !== null)) {
    const rest = amounts.slice(1)
    return rest.every((amount) => amount === 0)
      ? placeholder('Die Zeile enthält nur eine laufende Nummer')
      : subtotal('Die Zeile enthält nur Beträge')
  }
  // A number in front counts the lines.
  if (amounts.some((amount, index) => index > 0 && amount !== null && amount !== 0))
    return subtotal('Die Zeile enthält einen Betrag, aber kein Teil')
  return note('Die Zeile nennt weder Nummer noch Bezeichnung noch Menge')
}

/** Decides over every row that names no part and says nothing of a quantity. */
export const emptyRow: RowRule = (facts) =>
  namesNothing(facts) && facts.quantityText === '' ? emptyOfParts(facts.values) : null

/** Decides over every row that names no part and counts none. */
export const countlessRow: RowRule = (facts) =>
  namesNothing(facts) && (facts.quantity === null || facts.quantity === 0) ? emptyOfParts(facts.values) : null

/** Who names no part but counts it expects one; an amount of nothing says that a form was filled down. */
export const filledDownForm: RowRule = (facts) => {
  const { columns, shown, values, quantityText } = facts
  if (!namesNothing(facts) || !columns.has('description')) return null
  const besides = values.filter((text) => text !== quantityText)
  const counter = /^\d{1,4}\.?$/.test(besides[0] ?? '') && besides[0] === shown[0] ? 1 : 0
  return besides.length > counter && besides.slice(counter).every((text) => parsePrice(text) === 0)
    ? placeholder('Die Zeile hat eine Menge, nennt aber kein Teil')
    : null
}
