import { type BomField, numberFields } from './fields.ts'
import { give, giveInstead, isFree, isTakeable, type MappingInProgress } from './mapping-in-progress.ts'
import { cellText } from './rows.ts'

const fewestPairs = 3
const nearlyAll = 0.7
const longestPrefix = 6

/** „81-GRM21BZ71E106“ beside „GRM21BZ71E106“. */
function hasPrefix(text: string, number: string): boolean {
  const prefix = text.length - number.length
  return (
    number.length >= 4 &&
    prefix >= 2 &&
    prefix <= longestPrefix &&
    text.endsWith(number) &&
    /^[A-Z\d]+[-_]$/i.test(text.slice(0, prefix))
  )
}

/**
 * Numbers that are those of another column with a few signs and a hyphen in front, row by row, are those of a dealer, who
 * names the makers so, whatever the columns are called: the others are the maker's.
 */
export function giveDealersNumbers(mapping: MappingInProgress): void {
  const numbers = mapping.headers.flatMap((_, column) => (mayBeNumber(mapping, column) ? [column] : []))
  const pairs = numbers.flatMap((dealers) => numbers.map((makers) => ({ dealers, makers })))
  for (const { dealers, makers } of pairs) {
    const example = proofOf(mapping, dealers, makers)
    if (example === undefined) continue
    settle(mapping, { dealers, makers, example })
    return
  }
}

const fieldOf = ({ settled }: MappingInProgress, column: number): BomField | null =>
  settled.get(column)?.articleField ?? null

function mayBeNumber(mapping: MappingInProgress, column: number): boolean {
  const field = fieldOf(mapping, column)
  if (field !== null) return numberFields.includes(field)
  return isFree(mapping, column) && mapping.profiles[column]!.numberLike >= 0.5
}

/** The first of the dealer's numbers, where most rows prove it. */
function proofOf({ sample }: MappingInProgress, dealers: number, makers: number): string | undefined {
  const pairs = sample
    .map(({ cells }) => [cellText(cells[dealers]), cellText(cells[makers])] as const)
    .filter(([text, number]) => text !== '' && number !== '')
  const proved = pairs.filter(([text, number]) => hasPrefix(text, number))
  return proved.length >= fewestPairs && proved.length >= pairs.length * nearlyAll ? proved[0]![0] : undefined
}

function settle(
  mapping: MappingInProgress,
  { dealers, makers, example }: { dealers: number; makers: number; example: string },
): void {
  const { labels, fromMemory } = mapping
  const isDealers = fieldOf(mapping, dealers) === 'wholesalerOrderNumber'
  const isMakers = ['orderNumber', 'manufacturerNumber'].includes(fieldOf(mapping, makers) ?? '')
  const reason = `„${labels[dealers]}“ („${example}“) ist „${labels[makers]}“ mit einem Vorsatz`
  if (!isDealers && !fromMemory.has(dealers))
    giveAnew(mapping, dealers, 'wholesalerOrderNumber', `${reason}: die Nummer eines Händlers`)
  if (!isMakers && !fromMemory.has(makers) && isTakeable(mapping, 'manufacturerNumber'))
    giveAnew(mapping, makers, 'manufacturerNumber', `${reason}: die Nummer des Herstellers`)
}

function giveAnew(mapping: MappingInProgress, column: number, field: BomField, reason: string): void {
  const former = fieldOf(mapping, column)
  if (former === null) give(mapping, column, field, { certainty: 'CHECK', reason })
  else giveInstead(mapping, column, former, field, reason)
}
