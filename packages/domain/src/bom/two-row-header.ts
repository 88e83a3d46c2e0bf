import { parsePrice } from './decimals.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { cellText, filledColumns, isMergedFromLeft, type SheetRow } from './rows.ts'

const longestName = 60
const fewestNames = 2
/** Share of the lower names that stand under a name over several columns, or repeat the one above. */
const mostOfThem = 0.6
/** A title over the whole table is one text, a heading names groups. */
const fewestGroups = 3
const plain = 0.95

/** „Menge je Schrank“ over „Gesamt“: that is of all. */
const ofOne = /\b(?:je|pro|per)\b/i
const ofAll = /^(?:gesamt|ges\.?|summe|total)$/i

const isName = (text: string) =>
  text.length <= longestName && /\p{L}/u.test(text) && parsePrice(text) === null && !/:$|^https?:/i.test(text)

const holdsValues = ({ cells }: SheetRow) => cells.some(({ kind }) => kind === 'number' || kind === 'date')

/** The name above each column: a merged one stands above all its columns, any other above those that name nothing themselves. */
function groupsOf(upper: SheetRow, lower: readonly string[], isMerged: boolean): string[] {
  let last = ''
  return lower.map((name, column) => {
    const own = cellText(upper.cells[column])
    if (own !== '') last = own
    else if (name === '' || isMerged) last = ''
    return own === '' ? last : own
  })
}

const numbers: ReadonlySet<string | undefined> = new Set([
  'orderNumber',
  'manufacturerNumber',
  'wholesalerOrderNumber',
  'erpNumber',
])
const parties: ReadonlySet<string | undefined> = new Set(['manufacturerName', 'supplier'])
const meaningOf = (text: string) => {
  const [match] = matchHeaderWords(text)
  return match && match.strength >= plain ? match.meaning : undefined
}

const ofParty = /^(?:name|kurz\p{L}*|kürzel|code|nr|nummer)\.?$/iu

/** „Artikelnummer“ over „Hersteller“, „Hersteller“ over „Name“ and „Nummer“: whose it is, not what. */
function saysWhose(group: string, name: string): boolean {
  const [above, below] = [meaningOf(group), meaningOf(name)]
  return (
    (numbers.has(above) && parties.has(below)) ||
    (parties.has(above) && (numbers.has(below) || ofParty.test(name)))
  )
}

const isKnown = (text: string) => (matchHeaderWords(text)[0]?.strength ?? 0) >= plain

/** Whether nothing but names of columns stands above, each merged over several named ones, and most columns are beside them. */
function areHeadings(upper: SheetRow, names: readonly string[]): boolean {
  const filled = filledColumns(upper)
  const headed = upper.cells.flatMap((cell, column) => (cellText(cell) === '' ? [] : [column]))
  return (
    filled.length > 0 &&
    filled.every((column) => isKnown(cellText(upper.cells[column])) && isMergedFromLeft(upper, column + 1)) &&
    headed.every((column) => names[column] !== '') &&
    headed.length * 2 <= names.filter((name) => name !== '').length
  )
}

/**
 * The names of a header of two rows, „Menge“ over „je Schrank“ and „gesamt“, by the columns of the lower row; null where
 * the rows are no such header. A lower name that says what it is stands alone, others come behind the one above.
 */
export function joinHeaderRows(upper: SheetRow | undefined, lower: SheetRow): string[] | null {
  if (upper === undefined || upper.rowIndex !== lower.rowIndex - 1) return null
  if (holdsValues(upper) || holdsValues(lower)) return null
  const width = Math.max(upper.cells.length, lower.cells.length)
  const names = Array.from({ length: width }, (_, column) => cellText(lower.cells[column]))
  // One text over all columns is the title of what follows.
  if (new Set(names.filter((name) => name !== '')).size < fewestNames) return null
  const above = filledColumns(upper).map((column) => cellText(upper.cells[column]))
  const isHeaded = areHeadings(upper, names)
  if (new Set(above).size < fewestGroups && !isHeaded) return null
  if (![...above, ...names].every((text) => text === '' || isName(text))) return null
  // A line of a letter above the names is none of them.
  const isMerged = upper.cells.some((_, column) => isMergedFromLeft(upper, column))
  const known = above.filter(isKnown)
  if (!isMerged && known.length < above.length * mostOfThem) return null
  const groups = groupsOf(upper, names, isMerged)
  const named = names.flatMap((name, column) => (name === '' ? [] : [column]))
  const isParted = (column: number) =>
    groups[column] !== '' &&
    groups[column] !== names[column] &&
    (groups[column] === groups[column - 1] || groups[column] === groups[column + 1])
  const isRepeated = (column: number) => groups[column] === names[column]
  const parted = named.filter(isParted)
  const isHeader =
    parted.length >= fewestNames &&
    (isHeaded ||
      named.filter((column) => isParted(column) || isRepeated(column)).length >= named.length * mostOfThem)
  if (!isHeader) return null
  return names.map((name, column) => {
    const group = groups[column]!
    if (name === '') return group
    // With its line breaks, as any other header has them.
    const own = lower.cells[column]!.text.trim()
    if (group === '' || group === name || (ofOne.test(group) && ofAll.test(name))) return own
    const [match] = matchHeaderWords(name)
    // „gesamt“ and „Einheit“ say of what only together with what stands above them.
    const isPlain = (match?.strength ?? 0) >= plain && match?.meaning !== 'none'
    const isAlone = names.filter((other) => other === name).length === 1
    const isWhose = isParted(column) && saysWhose(group, name)
    return isPlain && isAlone && !isWhose ? own : `${group} ${name}`
  })
}
