import { parsePrice } from './decimals.ts'
import type { MappingEntry } from './fields.ts'
import { columnOfHeader, headerLabels } from './header-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Certainty, cellText, type SheetRow } from './rows.ts'
import { unitOfHeader } from './units.ts'

export interface QuantityBasis {
  basis: 'EACH' | 'TOTAL'
  /** Number of cabinets the total is for; 1 where it is not known. */
  count: number
  /** Header of the column that holds the quantity for one cabinet, if there is one. */
  columnForOne: string | null
  certainty: Certainty
  reason: string
}

const totalWord = /\b(?:total|gesamt\w*|summe|overall|alle)\b/i
const oneOf =
  /\b(?:je|pro|per|each|einzel\w*)\b|\/\s*(?:schrank|anlage|feld|panel|cabinet|set|gerät|maschine)/i
const things =
  'sets?|satz|sätze|(?:schalt|steuer|verteiler|klemmen)?schr[aä]nke?n?|anlagen?|panels?|cabinets?|felder|maschinen?|geräte?n?|stationen|machines?|units?|systems?|boards?|platinen|baugruppen|kästen|klemmenkästen|verteilungen|pulte|robots?|roboter'
/** „Menge für 5 Stk“ is for as many of what is built, „Menge 100 Stk“ a unit. */
const countedSets = new RegExp(
  `(?:(\\d{1,3})\\s*(?:x\\s*|stk\\.?\\s*|stück\\s*)?(?:${things}|nos)|(?:für|for|pour|total|gesamt)\\s+(\\d{1,3})\\s*stk)(?![\\p{L}])`,
  'iu',
)
/** „Stückliste für 2 Schaltschränke“, "BOM for 3 units", „Anzahl Schränke: 4“. */
const titledSets = new RegExp(
  `\\b(?:für|for|zu|pour|per|para|dla|voor|pro)\\s+(\\d{1,3})\\s*(?:x\\s*|stk\\.?\\s*|stück\\s*)?(?:${things})(?![\\p{L}])|\\b(?:anzahl|number of|quantity of|menge)\\s+(?:der\\s+)?(?:${things})\\s*[:=]\\s*(\\d{1,3})(?!\\d)`,
  'iu',
)

/** The rows above the header, where titles stand. */
export function aboveHeader(rows: readonly SheetRow[], headerRowIndex: number): SheetRow[] {
  return rows.filter((row) => row.rowIndex < headerRowIndex)
}

interface NamedSets {
  count: number
  /** Who says so. */
  title: string
  place: 'über' | 'unter'
}

function setsIn(title: string, place: NamedSets['place']): NamedSets | null {
  const found = title.match(titledSets)
  const count = Number(found?.[1] ?? found?.[2] ?? 1)
  return count > 1 ? { count, title, place } : null
}

/** How many cabinets a title above the list says that it is for; null where none does. */
function setsOfTitle(above: readonly SheetRow[]): NamedSets | null {
  for (const row of above.slice(-30)) {
    const texts = textsOf(row)
    for (const title of [...texts, ...texts.slice(1).map((text, index) => `${texts[index]} ${text}`)]) {
      const sets = setsIn(title, 'über')
      if (sets) return sets
    }
  }
  return null
}

/** „* Mengen gelten für 3 Schränke“, „1) für 2 Anlagen“: a row with nothing else, marked or about quantities. */
const noteOfQuantities = /^(?:\*+\)?|\(?\d\)|[¹²³]\)?)\s*\p{L}|^(?:alle\s+)?(?:mengen|quantities)/iu

function setsOfFootnote(rows: readonly SheetRow[]): NamedSets | null {
  for (const row of rows) {
    const [text, ...others] = textsOf(row)
    if (text === undefined || others.length > 0 || !noteOfQuantities.test(text)) continue
    const sets = setsIn(text, 'unter')
    if (sets) return sets
  }
  return null
}

const textsOf = (row: SheetRow): string[] =>
  row.cells.map(cellText).filter((text) => text !== '' && text.length <= 200)

function numberAt(row: SheetRow, column: number): number | null {
  const cell = row.cells[column]
  if (!cell) return null
  return cell.kind !== 'date' && cell.number !== undefined ? cell.number : parsePrice(cellText(cell))
}

/**
 * The integer from 2 to 99 that leads from one column to the other in nearly all rows, or null. Two columns that each
 * hold one number all the way down prove nothing.
 */
export function constantRatio(rows: readonly SheetRow[], one: number, all: number): number | null {
  const ratios: number[] = []
  const amounts = new Set<number>()
  for (const row of rows) {
    const small = numberAt(row, one)
    const large = numberAt(row, all)
    if (small === null || large === null || small <= 0 || large <= 0) continue
    ratios.push(Number((large / small).toPrecision(9)))
    amounts.add(small)
  }
  if (ratios.length < 3 || amounts.size < 2) return null
  const sorted = [...ratios].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  const agreeing = ratios.filter((ratio) => ratio === middle).length
  const constant = Number.isInteger(middle) && middle >= 2 && middle <= 99 && agreeing >= ratios.length * 0.9
  return constant ? middle : null
}

/** Quantities of another time than the wanted one: ordered, in stock, spare. */
export const besideQuantity =
  /netto|\bsold\b|\bkit\b|gekauft|\bbought|purchased|achet|comprad|(?<!zu )bestell(?!ung)|(?<!to be )order(?:ed)?\b|lager|stock|vorhanden|geliefert|issued|deliver|entnommen|ausgegeben|erhalten|received|spare|reserve|empf|recomm|extra|rest|offen|pack/i

/** Whether a column may hold amounts that stand in a ratio to quantities: prices, numbers and weights may not. */
export function mayBeQuantity(header: string): boolean {
  const meaning = matchHeaderWords(header)[0]
  return !(meaning && meaning.strength > 0.9 && /Preis|Price|GP|Pos|Nr|Gewicht|Weight/i.test(meaning.word))
}

/**
 * Whether the mapped quantities are for one cabinet or for all. A column that stands in a
 * constant ratio to the mapped one proves it; else the header's words count, then a title above the list, whose rows
 * `above` are, or a footnote.
 */
export function proposeQuantityBasis(
  headers: readonly string[],
  rows: readonly SheetRow[],
  mapping: readonly MappingEntry[],
  above: readonly SheetRow[] = [],
): QuantityBasis {
  const entry = mapping.find((one) => one.articleField === 'quantity')
  const mapped = entry ? columnOfHeader(headers, entry.importHeader) : -1
  if (mapped < 0) {
    return {
      basis: 'EACH',
      count: 1,
      columnForOne: null,
      certainty: 'OPEN',
      reason: 'Keine Spalte ist der Menge zugeordnet',
    }
  }
  const labels = headerLabels(headers)
  const label = labels[mapped]!
  const used = new Set(
    mapping
      .filter((one) => one.articleField !== null && one.articleField !== 'quantity')
      .map((one) => columnOfHeader(headers, one.importHeader)),
  )
  const others = headers.flatMap((header, column) =>
    column === mapped || used.has(column) || !mayBeQuantity(header) ? [] : [column],
  )
  for (const column of others) {
    const asTotal = constantRatio(rows, column, mapped)
    if (asTotal)
      return {
        basis: 'TOTAL',
        count: asTotal,
        columnForOne: headers[column]!.trim() === '' ? labels[column]! : headers[column]!,
        certainty: 'SURE',
        reason: `„${label}“ ist überall das ${asTotal}-Fache von „${labels[column]}“`,
      }
  }
  const multiples = others.flatMap((column) => {
    const ratio = constantRatio(rows, mapped, column)
    return ratio === null ? [] : [{ column, ratio }]
  })
  const [multiple] = multiples
  if (multiple) {
    // „1 Stk | 10 Stk | 100 Stk“: how many are wanted is not said.
    const isOne = multiples.every(({ ratio }) => ratio === multiple.ratio)
    return {
      basis: 'EACH',
      count: isOne ? multiple.ratio : 1,
      columnForOne: headers[mapped]!,
      certainty: 'SURE',
      reason: `„${labels[multiple.column]}“ ist überall das ${multiple.ratio}-Fache von „${label}“`,
    }
  }
  const sets = unitOfHeader(headers[mapped]!) === null ? label.match(countedSets) : null
  const count = Number(sets?.[1] ?? sets?.[2] ?? 1)
  if (count > 1) {
    return {
      basis: 'TOTAL',
      count,
      columnForOne: null,
      certainty: 'CHECK',
      reason: `„${label}“ nennt ${count} Schränke`,
    }
  }
  const titled = setsOfTitle(above) ?? setsOfFootnote(rows)
  if (titled) {
    const isOne = oneOf.test(label) && !totalWord.test(label)
    return {
      basis: isOne ? 'EACH' : 'TOTAL',
      count: titled.count,
      columnForOne: isOne ? headers[mapped]! : null,
      certainty: 'CHECK',
      reason: isOne
        ? `„${label}“ gilt für einen von ${titled.count} Schränken („${titled.title}“)`
        : `„${titled.title}“ steht ${titled.place} der Liste`,
    }
  }
  if (totalWord.test(label)) {
    return {
      basis: 'TOTAL',
      count: 1,
      columnForOne: null,
      certainty: 'CHECK',
      reason: `„${label}“ klingt nach der Menge für alle Schränke`,
    }
  }
  return {
    basis: 'EACH',
    count: 1,
    columnForOne: headers[mapped]!,
    certainty: 'CHECK',
    reason: `„${label}“ wird als Menge für einen Schrank gelesen`,
  }
}

const basisRows = 2000
const mostColumns = 12

/** What `proposeQuantityBasis` says of a column that somebody could choose for the quantity. */
export interface BasisOfColumn extends QuantityBasis {
  importHeader: string
}

/** The same for each other column that holds numbers and could be chosen for the quantity instead, by its first rows. */
export function proposeOtherBases(
  headers: readonly string[],
  rows: readonly SheetRow[],
  mapping: readonly MappingEntry[],
  above: readonly SheetRow[] = [],
): BasisOfColumn[] {
  const first = rows.slice(0, basisRows)
  const holdsNumbers = (column: number) => {
    const filled = first.filter((row) => cellText(row.cells[column]) !== '')
    return (
      filled.length > 0 && filled.filter((row) => numberAt(row, column) !== null).length >= filled.length / 2
    )
  }
  const others = mapping.filter(({ importHeader, articleField }) => {
    const column = columnOfHeader(headers, importHeader)
    return (
      articleField !== 'quantity' && column >= 0 && mayBeQuantity(headers[column]!) && holdsNumbers(column)
    )
  })
  return others.slice(0, mostColumns).map(({ importHeader }) => {
    const chosen = mapping.map((entry): MappingEntry => {
      if (entry.importHeader === importHeader) return { ...entry, articleField: 'quantity' }
      return entry.articleField === 'quantity' ? { ...entry, articleField: null } : entry
    })
    return { importHeader, ...proposeQuantityBasis(headers, first, chosen, above) }
  })
}
