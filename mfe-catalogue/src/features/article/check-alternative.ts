import { exactNumber } from '@schrankwerk/domain/bom'
import { find } from './article.api.ts'
import { longestNumber } from './article-fields.ts'
import type { ArticleValues } from './article-values.ts'

/** Which of the two kinds of numbers an alternative stands beside. */
export type NumberKind = 'orderNumber' | 'manufacturerNumber'

export const listOfKind = {
  orderNumber: 'possibleOrderNumbers',
  manufacturerNumber: 'possibleManufacturerNumbers',
} as const

/** Where what is typed to be added to them stands. */
export const rowOfKind = {
  orderNumber: 'newOrderNumber',
  manufacturerNumber: 'newManufacturerNumber',
} as const

export type Refusal = 'empty' | 'tooLong' | 'current' | 'listed' | 'taken'

/** What can be said without asking: an alternative repeats neither the number itself nor another one. */
export function refusalHere(values: ArticleValues, kind: NumberKind, typed: string): Refusal | undefined {
  const exact = exactNumber(typed)
  if (exact === '') return 'empty'
  if (typed.length > longestNumber) return 'tooLong'
  if (exact === exactNumber(values[kind])) return 'current'
  if (values[listOfKind[kind]].some((number) => exactNumber(number) === exact)) return 'listed'
  return undefined
}

/**
 * Whether another article of the same manufacturer, or another one without any, has this number already. The list finds more than what is equal,
 * so its first hits are compared; the numbers of one manufacturer that the search does not show are refused on saving.
 */
export async function isTaken(
  values: ArticleValues,
  kind: NumberKind,
  typed: string,
  ownId: string | undefined,
): Promise<boolean> {
  const hits = await find({
    ...(kind === 'orderNumber' ? { orderNumber: typed } : { searchTerm: typed }),
    ...(values.manufacturerId ? { manufacturer: values.manufacturerId } : {}),
    paginationSize: 100,
  })
  const exact = exactNumber(typed)
  return hits.some(
    (hit) =>
      hit.id !== ownId &&
      (hit.manufacturerName === null) === (values.manufacturerId === null) &&
      exactNumber(hit[kind] ?? '') === exact,
  )
}
