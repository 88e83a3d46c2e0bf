import { parsePrice } from './decimals.ts'
import { type FieldColumns, numberFields } from './fields.ts'
import { repeatsHeader } from './header-rows.ts'
import { type RowFacts, type RowRule, section } from './row-facts.ts'
import { chapterRow } from './row-words.ts'
import { cellText, filledColumns, isMergedFromLeft, type SheetRow } from './rows.ts'
import { sectionLocation } from './section-rows.ts'

/** „Einspeisung | Einspeisung“: the same text where parts have a description and a quantity. */
export const headingInSeveralColumns: RowRule = ({ shown, quantity, quantityText, description }) => {
  if (quantity !== null || !/^\p{L}/u.test(quantityText) || quantityText !== description) return null
  const isShifted = shown
    .slice(shown.lastIndexOf(quantityText) + 1)
    .some((text) => /^[1-9]\d{0,3}$/.test(text))
  return isShifted ? null : section(`„${description}“ steht in mehreren Spalten: Überschrift`)
}

/** A chapter is counted once, with its sum. */
export const chapter: RowRule = ({ shown, description, title, quantity, tags, isUnnumbered }) => {
  const isChapter = shown.some((text) => text !== description && chapterRow.test(text))
  return isUnnumbered && tags.length === 0 && isChapter && (quantity === null || quantity === 1)
    ? section(`„${title}“ steht über den Zeilen eines Abschnitts`)
    : null
}

/** „A | Antrieb“, „II | Steuerung“: a letter that counts sections and a name, nothing else. */
const isMarked = ([marker, name]: readonly string[]): boolean =>
  /^(?:\p{Lu}|[IVX]{2,4})[.)]?$/u.test(marker!) && /^\p{L}{2}/u.test(name!) && !/\d{2}/.test(name!)

/** „A“ before „A1“ or „A.01“: what stands below it is counted by the letter. */
function goesOnBelow(marker: string, next: SheetRow | undefined): boolean {
  const first = next?.cells.map(cellText).find((text) => text !== '') ?? ''
  return first.startsWith(marker.replace(/[.)]$/, '')) && /^\p{Lu}[.\s-]?\d/u.test(first)
}

/** „A | Antrieb“ without number and quantity. */
export const markedHeading: RowRule = ({ values, tags, next, isUncounted, isUnnumbered }) =>
  isUncounted &&
  isUnnumbered &&
  values.length === 2 &&
  isMarked(values) &&
  (!tags.includes(values[0]!) || goesOnBelow(values[0]!, next))
    ? section(`„${values[1]}“ hat weder Nummer noch Menge: Überschrift`)
    : null

/** „2 | Einspeisung“ before „2.1 | Schalter“: a title of the numbering. */
function isNumberedBelow([position, ...others]: readonly string[], next: SheetRow): boolean {
  if (position === undefined || others.length === 0 || others.length > 2) return false
  if (!/^\d{1,3}(?:\.\d{1,3}){0,3}\.?$/.test(position) || others.some((text) => parsePrice(text) !== null))
    return false
  const below = cellText(next.cells[filledColumns(next)[0] ?? -1])
  const start = `${position.replace(/\.$/, '')}.`
  return below.startsWith(start) && /^\d/.test(below.slice(start.length))
}

/** „2 | Einspeisung“ without number and quantity, where the numbering goes on below. */
export const numberedHeading: RowRule = ({ shown, next, isUncounted, isUnnumbered }) =>
  isUncounted && isUnnumbered && next && isNumberedBelow(shown, next)
    ? section(`„${shown[1]}“ hat weder Nummer noch Menge, darunter wird weitergezählt`)
    : null

/** Whether the text in place of a description is that of a cell further left, which goes on over it. */
function isTitleAcross(row: SheetRow, columns: FieldColumns): boolean {
  const descriptions = columns.get('description') ?? []
  return descriptions.some((column) => {
    let start = column
    while (isMergedFromLeft(row, start)) start -= 1
    return start < column && !descriptions.includes(start)
  })
}

/** A title that goes on over the column of descriptions. */
export const titleAcross: RowRule = ({ row, columns, description, quantity, isUnnumbered }) =>
  isUnnumbered && quantity === null && isTitleAcross(row, columns)
    ? section(`„${description}“ steht über mehrere Spalten: Überschrift`)
    : null

/** What stands right above the header of a further table. */
export const headingBeforeHeader: RowRule = ({
  headers,
  shown,
  next,
  quantity,
  isUnnumbered,
  isUncounted,
}) =>
  next && quantity === null && (isUnnumbered || isUncounted) && repeatsHeader(next, headers)
    ? section(`„${shown[0]}“ ist eine Überschrift vor der nächsten Kopfzeile`)
    : null

/** The only text of a row that has no number, no quantity and no tag, beside amounts. */
function onlyText({ values, numbers, quantityText, tags }: RowFacts): string | null {
  if (numbers.length > 0 || quantityText !== '' || tags.length > 0) return null
  const [text, ...others] = values.filter((value) => parsePrice(value) === null)
  return text === undefined || others.length > 0 ? null : text
}

/** „+S1“, „Feld 2“ with nothing else but amounts. */
export const placeHeading: RowRule = (facts) => {
  const text = onlyText(facts)
  return text !== null && sectionLocation(text)
    ? section(`„${text}“ ist eine Überschrift mit Einbauort`)
    : null
}

/** „1.2 | Einspeisung“, „IV | Steuerung“ in a list whose parts have numbers and quantities. */
export const countedHeading: RowRule = (facts) => {
  const { columns, values, description } = facts
  const text = onlyText(facts)
  const hasNumbers = numberFields.some((field) => columns.has(field))
  if (text === null || description === '' || !hasNumbers || !columns.has('quantity')) return null
  const [counter] = values
  return values.length === 2 &&
    counter !== text &&
    /^(?:\d+(?:\.\d+)*|\p{Lu}|[IVX]{1,4})[.)]?$/u.test(counter!)
    ? section(`„${text}“ hat weder Nummer noch Menge: Überschrift`)
    : null
}

const placeFields = ['functionalAssignment', 'installationLocation', 'locationIdentifier'] as const

const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

/** „E100 | SCHALTSCHRANK“ before „E100 | 1 | Sockel“: the group that the next row is of, by its name in capitals. */
export const groupInCapitals: RowRule = ({
  columns,
  filled,
  values,
  numbers,
  description,
  tags,
  isUncounted,
  next,
}) => {
  const [group, name] = values
  // A place is said beside each of its parts.
  if (placeFields.some((field) => columns.get(field)?.includes(filled[0]!))) return null
  if (values.length !== 2 || !isUncounted || numbers.length > 0 || tags.length > 0) return null
  if (name !== description || !isInCapitals(name) || next === undefined) return null
  const isOfGroup = cellText(next.cells[filled[0]!]) === group
  const described = (columns.get('description') ?? []).map((column) => cellText(next.cells[column]))
  return isOfGroup && !described.some(isInCapitals)
    ? section(`„${name}“ hat weder Nummer noch Menge: Überschrift`)
    : null
}
