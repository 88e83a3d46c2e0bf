import { typeWord } from './ambiguous-things.ts'
import { give, giveInstead, type MappingInProgress } from './mapping-in-progress.ts'
import { matchHeaderWords } from './match-header-words.ts'

/** „Typ“ beside „Nr. des Herstellers“: both are the maker's, and the second one is what is ordered by. */
export function orderByNumberBesideType(mapping: MappingInProgress): void {
  const { headers, labels, profiles, language, taken, settled, fromMemory } = mapping
  const [held] = taken.get('manufacturerNumber') ?? []
  if (held === undefined || taken.has('orderNumber') || fromMemory.has(held)) return
  const isType = (column: number) => typeWord.test(headers[column]!.trim())
  const matchOf = (column: number) => matchHeaderWords(headers[column]!, language)[0]
  const other = headers.findIndex((_, column) => {
    const { filled, numberLike, numeric } = profiles[column]!
    return (
      column !== held &&
      (settled.get(column)?.articleField ?? 'description') === 'description' &&
      !fromMemory.has(column) &&
      filled >= 2 &&
      numberLike + numeric >= 0.5 &&
      isType(column) !== isType(held) &&
      matchOf(column)?.meaning === 'manufacturerNumber'
    )
  })
  if (other < 0) return
  const [type, number] = isType(held) ? [held, other] : [other, held]
  // „Teile-Nr.“ may be one's own.
  if (matchOf(number)?.vague) return
  const reason = `„${labels[type]}“ ist der Typ, „${labels[number]}“ die Nummer, unter der beim Hersteller bestellt wird`
  const move = (column: number, field: 'manufacturerNumber' | 'orderNumber') => {
    const from = settled.get(column)?.articleField
    if (from) giveInstead(mapping, column, from, field, reason)
    else give(mapping, column, field, { certainty: 'CHECK', reason })
  }
  move(number, 'orderNumber')
  if (type !== held) move(type, 'manufacturerNumber')
}
