import { looksLikeNumber } from './column-profile.ts'
import { parsePrice } from './decimals.ts'
import { type BomField, type FieldColumns, joinedFields, numberFields } from './fields.ts'
import { headerWordsByLanguage, languageOf } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import { type HeaderMatch, matchHeaderWords } from './match-header-words.ts'
import { readQuantity } from './quantity.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import { unitOfHeader } from './units.ts'

/** Fields that say which part is meant. */
export const partNames: readonly BomField[] = [...numberFields, 'description']
const isPartName = (field: BomField | null | undefined) => partNames.some((one) => one === field)
const leastStrength = 0.95
/** A name of a column is no sentence. */
const longestName = 60
const longestCount = 40
/** Rows whose values tell what a name with two meanings stands for. */
const rowsBelowLookedAt = 20
/** Of the words that mean a quantity only in some lists those that count pieces: lengths and sums do not. */
const countsPieces = /^(?:stück|amount|units|ea|pc)$/i

const folded = (text: string): string => foldHeader(text).compact

let quantityWords: ReadonlySet<string> | undefined

/** Every word for a quantity: most rows have none, and need not be asked what else they may mean. */
function wordsForQuantity(): ReadonlySet<string> {
  quantityWords ??= new Set(
    Object.values(headerWordsByLanguage)
      .flat()
      .filter(({ meaning }) => meaning === 'quantity')
      .flatMap(({ clear, vague }) => `${clear}|${vague ?? ''}`.split('|'))
      .map(folded)
      .filter((word) => word !== ''),
  )
  return quantityWords
}

/** Whether a quantity may be meant: „Menge“, „Menge [m]“, „Menge / Quantity“. */
const mayCount = (name: string, list: ListColumns): boolean =>
  name.length <= longestCount &&
  [name, ...name.split(/[/|:([]/)]
    .map(folded)
    .some((word) => wordsForQuantity().has(word.replace(/\d{1,2}$/, '')) || list.countedBy.has(word))

/** What a further header makes of one column of its table. */
interface NamedColumn {
  /** Column of the list that its cells go to. */
  place: number
  /** What the list has there; null where it does not need that column. */
  field: BomField | null
  /** Called as in the list, or by a word that means one thing. */
  isClear: boolean
}

/** A header further down, as the fields of the list understand it. */
export interface SecondHeader {
  rowIndex: number
  /** All its cells by their columns. */
  names: ReadonlyMap<number, string>
  /** The column of the list by the column of this table. */
  places: ReadonlyMap<number, number>
  /** Where this table has the fields of the list. */
  columns: FieldColumns
  /** The unit that the name of its quantities holds. */
  unit: string | null
  /** Its quantity or what names its parts stands in another column than the list's. */
  isMoved: boolean
  /** Its word for the quantity counts other things in other lists: whole numbers have to stand below it. */
  needsWholeNumbers: boolean
}

const isColumnName = (text: string) =>
  text.length <= longestName && /\p{L}/u.test(text) && parsePrice(text) === null && !/^https?:/i.test(text)

/** What is the same in all rows that a list's columns are compared with. */
export interface ListColumns {
  headers: readonly string[]
  columns: FieldColumns
  fieldOf: ReadonlyMap<number, BomField>
  /** Its headers as they are compared. */
  folded: readonly string[]
  /** Those of its quantities. */
  countedBy: ReadonlySet<string>
}

export function listColumnsOf(headers: readonly string[], columns: FieldColumns): ListColumns {
  const names = headers.map((header) => folded(header.replace(/\s\(\d+\)$/, '')))
  const countedBy = (columns.get('quantity') ?? []).map((column) => names[column]!)
  return {
    headers,
    columns,
    fieldOf: new Map([...columns].flatMap(([field, own]) => own.map((column) => [column, field] as const))),
    folded: names,
    countedBy: new Set(countedBy.filter((name) => name !== '')),
  }
}

/**
 * What the row at this place says about the columns below it, where it holds names alone and names by known words, or as
 * the list does, a quantity and a part; null for every other row.
 */
export function readSecondHeader(
  rows: readonly SheetRow[],
  at: number,
  list: ListColumns,
): SecondHeader | null {
  const row = rows[at]!
  const countedIn = list.columns.get('quantity') ?? []
  if (countedIn.some((column) => readQuantity(cellText(row.cells[column])).quantity !== null)) return null
  const filled = filledColumns(row)
  if (filled.length < 2) return null
  if (filled.some((column) => row.cells[column]!.kind === 'number')) return null
  const names = new Map(filled.map((column) => [column, cellText(row.cells[column])]))
  if (![...names.values()].every(isColumnName)) return null
  const next = rows[at + 1]
  // A unit stands below itself.
  const mayBeCount = ([column, name]: [number, string]) =>
    cellText(next?.cells[column]) !== name && mayCount(name, list)
  if (![...names].some(mayBeCount)) return null
  const language = languageOf([...names.values()])
  const matchesOf = (column: number) => matchHeaderWords(names.get(column)!, language)
  const below = rows.slice(at + 1, at + 1 + rowsBelowLookedAt)
  const named = nameColumns(names, matchesOf, below, list)
  const known = filled.filter(
    (column) => named.has(column) || (matchesOf(column)[0]?.strength ?? 0) >= leastStrength,
  )
  if (known.length < filled.length * 0.5) return null

  const columns = new Map<BomField, number[]>()
  for (const [column, { field }] of [...named].sort(([a], [b]) => a - b)) {
    if (field !== null) columns.set(field, [...(columns.get(field) ?? []), column])
  }
  const [quantity] = columns.get('quantity') ?? []
  if (quantity === undefined || !partNames.some((field) => columns.has(field))) return null
  // Where the list names its parts too, a vague word may be but another one for the same column.
  const isMoved = [...named].some(
    ([column, { place, field, isClear }]) =>
      place !== column &&
      (field === 'quantity' || (isPartName(field) && (isClear || !isPartName(list.fieldOf.get(column))))),
  )
  return {
    rowIndex: row.rowIndex,
    names,
    places: new Map([...named].map(([column, { place }]) => [column, place])),
    columns,
    unit: unitOfHeader(names.get(quantity)!),
    isMoved,
    needsWholeNumbers: !named.get(quantity)!.isClear,
  }
}

/** First by the list's own names, then by words, clear ones before vague ones. */
function nameColumns(
  names: ReadonlyMap<number, string>,
  matchesOf: (column: number) => readonly HeaderMatch[],
  below: readonly SheetRow[],
  list: ListColumns,
): Map<number, NamedColumn> {
  const named = new Map<number, NamedColumn>()
  const taken = new Set<number>()
  const take = (column: number, place: number, field: BomField | null, isClear: boolean) => {
    named.set(column, { place, field, isClear })
    taken.add(place)
  }
  const compared = [...names].map(([column, name]) => ({ column, name: folded(name) }))
  const understood = [...names.keys()].map((column) => ({
    column,
    match: matchOf(matchesOf(column), column, below, list),
  }))
  // „Item“ counts the lines of the list, which does not need it, and names the parts of the table.
  const namesPartsHere = new Set(
    understood
      .filter(({ column, match }) => match && isPartName(match.field) && holdsWords(below, column))
      .map(({ column }) => column),
  )
  const isNamedSo = (column: number, name: string, place: number) =>
    name !== '' &&
    list.folded[place] === name &&
    !taken.has(place) &&
    (list.fieldOf.has(place) || !namesPartsHere.has(column))
  for (const { column, name } of compared)
    if (isNamedSo(column, name, column)) take(column, column, list.fieldOf.get(column) ?? null, true)
  for (const { column, name } of compared) {
    if (named.has(column)) continue
    const place = list.folded.findIndex((_, at) => isNamedSo(column, name, at))
    if (place >= 0) take(column, place, list.fieldOf.get(place) ?? null, true)
  }
  for (const wantsClear of [true, false]) {
    for (const { column, match } of understood) {
      if (named.has(column) || match === null || match.isClear !== wantsClear) continue
      const places = placesFor(match.field, list)
      const free = [column, ...places].find((place) => places.includes(place) && !taken.has(place))
      const place = free ?? (joinedFields.has(match.field) ? places.at(-1) : undefined)
      if (place !== undefined) take(column, place, list.fieldOf.get(place) ?? null, wantsClear)
    }
  }
  return named
}

/** Whether most cells hold a word, as no running number does. */
function holdsWords(below: readonly SheetRow[], column: number): boolean {
  const values = below.map((row) => cellText(row.cells[column])).filter((value) => value !== '')
  return values.filter((value) => /\p{L}{2}/u.test(value)).length > values.length * 0.5
}

/** What a name means in this list: of two meanings the one that the values below have. */
function matchOf(
  matches: readonly HeaderMatch[],
  column: number,
  below: readonly SheetRow[],
  list: ListColumns,
): { field: BomField; isClear: boolean } | null {
  if (matches[0]?.meaning === 'none') return null
  const fitting = matches.filter(
    ({ meaning, strength, vague, word }) =>
      strength >= leastStrength &&
      placesFor(meaning as BomField, list).length > 0 &&
      (meaning !== 'quantity' || !vague || countsPieces.test(word)),
  )
  const isNumber = ({ meaning }: HeaderMatch) => numberFields.some((field) => field === meaning)
  const number = fitting.find(isNumber)
  const text = fitting.find(({ meaning }) => meaning === 'description')
  const values = below.map((row) => cellText(row.cells[column])).filter((value) => value !== '')
  const holdsNumbers = values.filter(looksLikeNumber).length > values.length * 0.5
  const match = number && text ? (holdsNumbers ? number : text) : fitting[0]
  return match === undefined ? null : { field: match.meaning as BomField, isClear: !match.vague }
}

/** The list's columns of a field; of a number also those called by its words and read as another number. */
function placesFor(field: BomField, list: ListColumns): readonly number[] {
  const own = list.columns.get(field)
  if (own !== undefined || !numberFields.includes(field)) return own ?? []
  return numberFields.flatMap((other) =>
    (list.columns.get(other) ?? []).filter(
      (column) => matchHeaderWords(list.headers[column]!)[0]?.meaning === field,
    ),
  )
}
