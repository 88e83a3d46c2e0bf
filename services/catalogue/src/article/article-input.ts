import type { articleInput } from '@schrankwerk/contracts'
import { exactNumber } from '@schrankwerk/domain/bom'
import { ExpectationFailed, Invalid } from '@schrankwerk/service-kit'
import type { Insertable, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ArticleTable, CatalogueTables } from '../database/tables.ts'
import { findTakenNumber, lockMasterData, type WholesalerInfo } from './article.queries.ts'
import { columnOfField, plainFields } from './article-columns.ts'
import type { NumberRow } from './article-numbers.ts'

export type ArticleValues = z.output<typeof articleInput>

/** The columns that the input names; an empty text is nothing. */
export function rowOfInput(input: ArticleValues): Partial<Insertable<ArticleTable>> {
  const row: Record<string, unknown> = {}
  for (const field of plainFields) {
    const value = input[field]
    if (value === undefined) continue
    row[columnOfField[field]] = value === '' ? null : value
  }
  return row
}

export function wholesalersOfInput(infos: NonNullable<ArticleValues['wholesalerInfos']>): WholesalerInfo[] {
  const ids = infos.map((info) => info.wholesalerId)
  if (new Set(ids).size < ids.length) throw new Invalid([{ path: 'wholesalerInfos', code: 'repeated' }])
  return infos.map((info) => ({
    ...info,
    orderNumber: info.orderNumber || null,
    exact: exactNumber(info.orderNumber ?? '') || null,
  }))
}

/** Order number, or manufacturer number together with a manufacturer. */
export function requireNumbers(
  article: Pick<ArticleTable, 'order_number' | 'manufacturer_number' | 'manufacturer_id'>,
): void {
  const hasType = article.manufacturer_number !== null && article.manufacturer_id !== null
  if (article.order_number === null && !hasType) throw new ExpectationFailed('article-numbers-missing')
}

export async function requireMasterData(
  tx: Transaction<CatalogueTables>,
  row: Partial<Insertable<ArticleTable>>,
  wholesalers: WholesalerInfo[] = [],
): Promise<void> {
  const given = (id: string | null | undefined) => (id ? [id] : [])
  const missing = await lockMasterData(tx, {
    manufacturer: given(row.manufacturer_id),
    unit: given(row.unit_id),
    discount_group: given(row.discount_group_id),
    wholesaler: wholesalers.map((info) => info.wholesalerId),
  })
  if (missing.length === 0) return
  const path = (['manufacturerId', 'unitId', 'discountGroupId'] as const).find((field) =>
    missing.includes(row[columnOfField[field]] ?? ''),
  )
  throw new Invalid([{ path: path ?? 'wholesalerInfos', code: 'unknown' }])
}

/** The German sentence that names a number which another article has, or nothing. */
export async function takenSentence(
  tx: Transaction<CatalogueTables>,
  articleId: string,
  row: Pick<ArticleTable, 'order_number' | 'manufacturer_number' | 'manufacturer_id'>,
  numbers: NumberRow[],
  alternatives: { orders: string[]; types: string[] },
): Promise<string | undefined> {
  const sentence = (kind: 'O' | 'T', number: string) =>
    `Die ${kind === 'O' ? 'Bestellnummer' : 'Typnummer'} „${number}“ ist bei diesem Hersteller bereits vergeben.`
  const own = alternatives.orders.find(
    (number) => exactNumber(number) === exactNumber(row.order_number ?? ''),
  )
  if (own) return `Die alternative Bestellnummer „${own}“ ist schon die Bestellnummer dieses Artikels.`
  const ownType = alternatives.types.find(
    (number) => exactNumber(number) === exactNumber(row.manufacturer_number ?? ''),
  )
  if (ownType) return `Die alternative Typnummer „${ownType}“ ist schon die Typnummer dieses Artikels.`
  const taken = await findTakenNumber(tx, articleId, row.manufacturer_id, numbers)
  return taken && sentence(taken.kind, taken.number)
}
