import { giveInstead, type MappingInProgress } from './mapping-in-progress.ts'
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
 * Numbers to order by that are the maker's with a few signs and a hyphen in front, row by row, are those of a dealer, who
 * names the makers so, whatever the column is called.
 */
export function giveDealersNumbers(mapping: MappingInProgress): void {
  const { taken, sample, labels, fromMemory } = mapping
  const [ordered] = taken.get('orderNumber') ?? []
  const [makers] = taken.get('manufacturerNumber') ?? []
  if (ordered === undefined || makers === undefined || fromMemory.has(ordered)) return
  const pairs = sample
    .map(({ cells }) => [cellText(cells[ordered]), cellText(cells[makers])] as const)
    .filter(([text, number]) => text !== '' && number !== '')
  const proved = pairs.filter(([text, number]) => hasPrefix(text, number))
  if (proved.length < fewestPairs || proved.length < pairs.length * nearlyAll) return
  const reason = `„${labels[ordered]}“ („${proved[0]![0]}“) ist „${labels[makers]}“ mit einem Vorsatz: die Nummer eines Händlers`
  giveInstead(mapping, ordered, 'orderNumber', 'wholesalerOrderNumber', reason)
}
