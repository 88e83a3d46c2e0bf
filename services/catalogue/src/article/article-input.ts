import type { articleInput, ProblemCode } from '@schrankwerk/contracts'
import { articleValueIssues, isCountryCode, issuesOfChanged } from '@schrankwerk/domain'
import { bareEan, exactNumber, isEan } from '@schrankwerk/domain/bom'
import { ExpectationFailed, Invalid, Problem } from '@schrankwerk/service-kit'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ArticleTable, CatalogueTables } from '../database/tables.ts'
import { findTakenNumber, lockMasterData, type TakenNumber, type WholesalerInfo } from './article.queries.ts'
import { columnOfField, type PlainField, plainFields } from './article-columns.ts'
import type { NumberRow } from './article-numbers.ts'

export type ArticleValues = z.output<typeof articleInput>

/** How some texts are kept, so that lists find them whatever way they were typed. */
const written: { [Field in PlainField]?: (text: string) => string } = {
  eanNumber: (text) => (isEan(text) ? bareEan(text) : text),
  countryOfOriginAbbreviation: (text) => (isCountryCode(text) ? text.toUpperCase() : text),
}

/** The columns that the input names; an empty text is nothing. */
export function rowOfInput(input: ArticleValues): Partial<Insertable<ArticleTable>> {
  const row: Record<string, unknown> = {}
  for (const field of plainFields) {
    const value = input[field]
    if (value === undefined) continue
    row[columnOfField[field]] =
      value === '' ? null : typeof value === 'string' ? (written[field]?.(value) ?? value) : value
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

/** Refuses values that an article cannot have; one that was there before and stays does not hold up a save. */
export function requireValues(
  input: ArticleValues,
  before: { [Column in (typeof columnOfField)[PlainField]]?: unknown } = {},
): void {
  const changed = plainFields.filter((field) => input[field] !== before[columnOfField[field]])
  const issues = issuesOfChanged(articleValueIssues(input), changed)
  if (issues.length > 0) throw new Invalid(issues)
}

export interface WantedNumbers {
  article: Pick<ArticleTable, 'order_number' | 'manufacturer_number' | 'manufacturer_id'>
  rows: NumberRow[]
  alternatives: { orders: string[]; types: string[] }
}

/**
 * What to answer where the article cannot have its numbers: the field that is to blame stands in `errors`, the article
 * that has the number already beside them.
 */
export async function numbersProblem(
  db: Kysely<CatalogueTables>,
  [status, code]: readonly [status: number, code: ProblemCode],
  articleId: string,
  { article, rows, alternatives }: WantedNumbers,
): Promise<Problem | undefined> {
  const repeated = repeatedAlternative(article, alternatives)
  if (repeated) {
    const [path, sentence] = repeated
    return new Problem(status, code, { errors: [{ path, code: 'repeated' }] }).because(sentence)
  }
  const taken = await findTakenNumber(db, articleId, article.manufacturer_id, rows)
  if (!taken) return undefined
  const path = fieldsOfKind[taken.kind][taken.alternative ? 1 : 0]
  const extra = { articleId: taken.articleId }
  return new Problem(status, code, { errors: [{ path, code: 'taken' }], extra }).because(takenSentence(taken))
}

const fieldsOfKind = {
  O: ['orderNumber', 'possibleOrderNumbers'],
  T: ['manufacturerNumber', 'possibleManufacturerNumbers'],
} as const

/** An alternative that is the article's own number: its field and what to say of it. */
function repeatedAlternative(
  article: WantedNumbers['article'],
  { orders, types }: WantedNumbers['alternatives'],
): [path: string, sentence: string] | undefined {
  const order = orders.find((number) => exactNumber(number) === exactNumber(article.order_number ?? ''))
  if (order !== undefined)
    return [
      fieldsOfKind.O[1],
      `Die alternative Bestellnummer „${order}“ ist schon die Bestellnummer dieses Artikels.`,
    ]
  const type = types.find((number) => exactNumber(number) === exactNumber(article.manufacturer_number ?? ''))
  return type === undefined
    ? undefined
    : [fieldsOfKind.T[1], `Die alternative Typnummer „${type}“ ist schon die Typnummer dieses Artikels.`]
}

const longestDescription = 80

function takenSentence({ kind, number, manufacturerName, ...has }: TakenNumber): string {
  const description =
    has.description && has.description.length > longestDescription
      ? `${has.description.slice(0, longestDescription - 1)}…`
      : has.description
  const name = [has.orderNumber ?? has.manufacturerNumber, description].filter(Boolean).join(', ')
  const owner = manufacturerName === null ? 'ohne Hersteller' : `von ${manufacturerName}`
  return `Die ${kind === 'O' ? 'Bestellnummer' : 'Typnummer'} „${number}“ hat schon ein anderer Artikel ${owner}: ${name}.`
}
