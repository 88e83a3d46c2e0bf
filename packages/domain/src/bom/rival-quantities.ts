import type { ColumnProfile } from './column-profile.ts'
import type { BomField } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { headerLabels } from './header-names.ts'
import { give, isFree, type MappingInProgress, type MappingSuggestion } from './mapping-in-progress.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { readQuantity } from './quantity.ts'
import { besideQuantity, constantRatio, mayBeQuantity } from './quantity-basis.ts'
import type { SheetRow } from './rows.ts'

/** „Status“, „Lager“: known for something else. „Total“ beside a quantity may be that of all cabinets. */
function isOtherwiseKnown(header: string): boolean {
  const [best] = matchHeaderWords(header)
  return best?.meaning === 'none' && best.strength > 0.9 && !/total|gesamt|\bges\b|summe?\b|all/i.test(header)
}

/**
 * Of two quantities in a constant ratio the one for all cabinets is mapped: it is what is ordered, and shared out again.
 * Where columns for 3, 10 and 25 cabinets stand beside each other, nothing says that any of them is ordered.
 */
export function takeQuantityOfAll(mapping: MappingInProgress): void {
  const { headers, sample, profiles, labels, taken, fromMemory } = mapping
  const mapped = taken.get('quantity')?.[0]
  if (mapped === undefined || fromMemory.has(mapped)) return
  const isWhole = (column: number) => profiles[column]!.wholeCount >= 0.8
  const prices = [...(taken.get('purchasePrice') ?? []), ...(taken.get('listPrice') ?? [])]
  const ratioTo = (column: number): number | null => {
    const mayBe =
      column !== mapped &&
      isFree(mapping, column) &&
      mayBeQuantity(headers[column]!) &&
      !besideQuantity.test(headers[column]!) &&
      !isOtherwiseKnown(headers[column]!) &&
      profiles[column]!.quantityLike >= 0.7 &&
      profiles[column]!.currency < 0.1 &&
      (isWhole(column) || !isWhole(mapped))
    const ratio = mayBe ? constantRatio(sample, mapped, column) : null
    // Parts of one and the same price cost in a constant ratio, too.
    return prices.some((price) => Number(profiles[price]!.samples[0]) === ratio) ? null : ratio
  }
  const multiples = headers.flatMap((_, column) => {
    const ratio = ratioTo(column)
    return ratio === null ? [] : [{ column, ratio }]
  })
  if (multiples.length === 0 || new Set(multiples.map(({ ratio }) => ratio)).size > 1) return
  const { column: all, ratio } = multiples[0]!
  const reason = `„${labels[all]}“ ist überall das ${ratio}-Fache von „${labels[mapped]}“`
  taken.delete('quantity')
  give(mapping, all, 'quantity', { certainty: 'CHECK', reason: `${reason}: die Menge für alle Schränke` })
  give(mapping, mapped, null, { certainty: 'CHECK', reason: `${reason}: die Menge für einen Schrank` })
}

/** „Amount per windmill“, „Menge je Anlage“ beside the quantity of each assembly: what one of what is built takes. */
const perProduct =
  /^(?:amount|quantity|qty|count|menge|anzahl|stück(?:zahl)?) (?:per|pro|je) (?!(?:sub)?assembl|unit|piece|pack|box|pcs|stück|baugruppe|packung|set\b)\p{L}/iu
const fewestAmounts = 3

const wholeAt = ({ cells }: SheetRow, column: number): number | null => {
  const { quantity } = readQuantity(cells[column]?.text ?? '')
  return quantity !== null && Number.isInteger(quantity) && quantity > 0 ? quantity : null
}

/** A part's quantity in its assembly is not how many there are: an assembly may be there several times. */
export function takeQuantityOfProduct(mapping: MappingInProgress): void {
  const { headers, sample, labels, taken, fromMemory } = mapping
  const mapped = taken.get('quantity')?.[0]
  if (mapped === undefined || fromMemory.has(mapped)) return
  const found = headers.findIndex((header, column) => {
    if (column === mapped || !isFree(mapping, column) || !perProduct.test(header.trim())) return false
    const pairs = sample.flatMap((row) => {
      const [one, all] = [wholeAt(row, mapped), wholeAt(row, column)]
      return one === null || all === null ? [] : [{ one, all }]
    })
    const multiples = pairs.filter(({ one, all }) => all % one === 0)
    return (
      pairs.length >= fewestAmounts &&
      multiples.length >= pairs.length * 0.9 &&
      pairs.some(({ one, all }) => all > one)
    )
  })
  if (found < 0) return
  const reason = `„${labels[found]}“ zählt ganze Baugruppen mit, „${labels[mapped]}“ die Teile in einer`
  taken.delete('quantity')
  give(mapping, found, 'quantity', { certainty: 'CHECK', reason })
  give(mapping, mapped, null, { certainty: 'CHECK', reason })
}

/** „Qty (for 1 board)“, „Menge je Gerät“ */
const ofOne =
  /(?:(?:for|per|pro|je|für) (?:1|one|each|ein\p{L}*)?|\beach|\bevery) ?(?:board|unit|device|pcb|cabinet|gerät|platine|schrank|anlage)?\)?$/iu
/** „Total Qty“, „Menge bestellt“ */
const ofOrder = /total|gesamt|order|bestell|\bbuy\b|kauf/i

/** „Total Qty“ that is no multiple of „Qty (for 1 board)“ has spare parts in it, or packs: one is what is needed. */
export function takeQuantityOfOne(mapping: MappingInProgress): void {
  const { headers, sample, profiles, labels, taken, fromMemory } = mapping
  const mapped = taken.get('quantity')?.[0]
  if (mapped === undefined || fromMemory.has(mapped) || !ofOrder.test(headers[mapped]!)) return
  const found = headers.findIndex(
    (header, column) =>
      column !== mapped &&
      isFree(mapping, column) &&
      mayBeQuantity(header) &&
      ofOne.test(header.trim().replace(/\s+/g, ' ')) &&
      profiles[column]!.quantityLike >= 0.9 &&
      profiles[column]!.currency < 0.1 &&
      constantRatio(sample, column, mapped) === null,
  )
  if (found < 0) return
  const reason = `„${labels[found]}“ ist die Menge für eines, „${labels[mapped]}“ kein Vielfaches davon`
  taken.delete('quantity')
  give(mapping, found, 'quantity', { certainty: 'CHECK', reason })
  give(mapping, mapped, null, { certainty: 'CHECK', reason })
}

/**
 * Quantities of two build variants („Menge 12“, „Menge 16“) or of another kind stand side by side: which one is wanted
 * only a person knows. The mapped one is never SURE then, and they are never added up. Changes `settled` in place.
 */
export function doubtRivalQuantities(
  headers: readonly string[],
  rows: readonly SheetRow[],
  profiles: readonly ColumnProfile[],
  taken: ReadonlyMap<BomField, readonly number[]>,
  settled: Map<number, MappingSuggestion>,
  language: HeaderLanguage | null,
): void {
  const mapped = taken.get('quantity')?.[0]
  const found = mapped === undefined ? undefined : settled.get(mapped)
  if (mapped === undefined || found === undefined || found.reason.startsWith('Beim letzten Mal')) return
  const labels = headerLabels(headers)
  const multiples: string[] = []
  const rivals = headers.flatMap((header, column) => {
    const profile = profiles[column]!
    if (column === mapped || settled.has(column) || header.trim() === '' || profile.filled === 0) return []
    if (profile.quantityLike < 0.7 || profile.counting) return []
    if (mayBeQuantity(header) && isInRatio(rows, column, mapped)) {
      multiples.push(labels[column]!)
      return []
    }
    const best = matchHeaderWords(header, language)[0]
    const isAnother = best?.meaning === 'none' && /^(?:fehlmenge|missing)$/i.test(best.word)
    const isQuantity = best?.meaning === 'quantity' && !best.vague && best.strength >= 0.6
    return isAnother || isQuantity ? [`„${labels[column]}“`] : []
  })
  if (rivals.length === 0 && multiples[0] !== undefined && found.certainty === 'SURE')
    settled.set(mapped, {
      ...found,
      certainty: 'CHECK',
      reason: `${found.reason}; „${multiples[0]}“ steht überall im selben Verhältnis dazu: für einen Schrank und für alle`,
    })
  else if (rivals.length === 0) {
    if (found.certainty === 'SURE' && isInSecondTable(headers, profiles, mapped)) {
      settled.set(mapped, {
        ...found,
        certainty: 'CHECK',
        reason: `${found.reason}, aber die Spalte steht nach einer Lücke, vielleicht in einer zweiten Tabelle`,
      })
    }
  }
  if (rivals.length === 0) return
  settled.set(mapped, {
    ...found,
    certainty: 'CHECK',
    reason: `${found.reason}; auch ${rivals.slice(0, 3).join(', ')} ${rivals.length === 1 ? 'nennt eine andere Menge' : 'nennen andere Mengen'}: bitte wählen Sie die gewünschte`,
  })
}

const isInRatio = (rows: readonly SheetRow[], one: number, other: number): boolean =>
  constantRatio(rows, one, other) !== null || constantRatio(rows, other, one) !== null

/** Whether an empty column without a name parts the column from two named ones on its left. */
function isInSecondTable(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  column: number,
): boolean {
  const isNamed = (one: number) => headers[one]!.trim() !== ''
  let gap = column
  while (gap >= 0 && (isNamed(gap) || profiles[gap]!.filled > 0)) gap -= 1
  const before = headers.slice(0, Math.max(0, gap))
  return before.filter((_, one) => isNamed(one) && profiles[one]!.filled > 0).length >= 2
}
