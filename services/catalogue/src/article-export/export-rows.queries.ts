import { type ArticleExportFilter, maximumWholesalers } from '@schrankwerk/contracts'
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { escapeLiteral } from 'pg'
import { onArticles } from '../article/article-filter.queries.ts'
import { findIn } from '../article/filter-articles.ts'
import { articleColumnOf } from '../article-import/staged-columns.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { exportedFields } from './export-columns.ts'

type Sql = RawBuilder<unknown>
type Db = Kysely<CatalogueTables>

export interface ExportWholesaler {
  id: string
  name: string
}

const idsIn = (ids: readonly string[]) => sql`any(${ids}::uuid[])`

/** On `article a left join manufacturer m`. */
export type ExportConditions = Sql[]

/** Which articles are written: those that fit the filter and, where it names a list, are found in it. */
export async function conditionsOf(
  db: Db,
  { manufacturers, importSources, priceRange: { from, to }, found }: ArticleExportFilter,
): Promise<ExportConditions> {
  const price = sql`coalesce(a.list_price, a.purchase_price)`
  return [
    sql`true`,
    ...(manufacturers.length > 0 ? [sql`a.manufacturer_id = ${idsIn(manufacturers)}`] : []),
    ...(importSources.length > 0 ? [sql`a.article_import_source = any(${importSources}::text[])`] : []),
    ...(from === null ? [] : [sql`${price} >= ${from}`]),
    ...(to === null ? [] : [sql`${price} <= ${to}`]),
    ...(found ? onArticles(await findIn(db, listFilter(found))) : []),
  ]
}

const listFilter = ({ manufacturers, ...words }: NonNullable<ArticleExportFilter['found']>) => ({
  ...words,
  manufacturerIds: manufacturers.length > 0 ? manufacturers : undefined,
})

export async function countExported(db: Db, conditions: ExportConditions): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from article a
    left join manufacturer m on m.id = a.manufacturer_id
    where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows[0]!.amount
}

/** The chosen wholesalers, or all, as far as any article has a number or price of theirs; one more than is possible. */
export async function selectExportWholesalers(
  db: Db,
  { wholesalers }: Pick<ArticleExportFilter, 'wholesalers'>,
): Promise<ExportWholesaler[]> {
  const { rows } = await sql<ExportWholesaler>`select id, display_name as name from wholesaler w
    where exists (select from article_wholesaler x where x.wholesaler_id = w.id)
      ${wholesalers.length > 0 ? sql`and id = ${idsIn(wholesalers)}` : sql``}
    order by sort_name, id limit ${maximumWholesalers + 1}`.execute(db)
  return rows
}

/**
 * A group as the import finds it by its name: among those of the article's manufacturer, then among the general ones.
 * Any other is left out, since its name would lead elsewhere.
 */
const findableGroup = sql`d.id = a.discount_group_id and (d.manufacturer_id = a.manufacturer_id
  or (d.manufacturer_id is null and not exists (
    select from discount_group_name g
    join discount_group_name own on own.name_key = g.name_key and own.manufacturer_id = a.manufacturer_id
    where g.discount_group_id = d.id and g.kind = 'DISPLAY')))`

/** Fields that are not, or not as they are, in the article's own row. */
const joinedValues: Partial<Record<(typeof exportedFields)[number], Sql>> = {
  orderNumber: sql`a.order_number`,
  manufacturerNumber: sql`a.manufacturer_number`,
  manufacturerName: sql`m.display_name`,
  unit: sql`u.display_name`,
  discountGroup: sql`d.display_name`,
  rohs: sql`case when a.rohs then 'ja' when not a.rohs then 'nein' end`,
  possibleOrderNumber: sql`n.orders`,
  possibleManufacturerNumber: sql`n.types`,
}

/** The import parts what is in one cell by these signs, so a number that holds one of them is left out. */
const alternatives = sql`select article_id,
    string_agg(number, ' | ' order by exact) filter (where kind = 'O') as orders,
    string_agg(number, ' | ' order by exact) filter (where kind = 'T') as types
  from article_number where alternative and number !~ '[;|]' group by article_id`

const ofWholesaler = ({ id }: ExportWholesaler, place: number): Sql[] => {
  const own = sql`filter (where wholesaler_id = ${id})`
  return [
    sql`max(order_number) ${own} as ${sql.ref(`number_${place}`)}`,
    sql`max(purchase_price) ${own} as ${sql.ref(`price_${place}`)}`,
  ]
}

/** The statement that copies the articles out, in the order of `exportColumns`. One statement sees one state of them. */
export function copyArticles(
  db: Db,
  conditions: ExportConditions,
  wholesalers: readonly ExportWholesaler[],
): string {
  const values = exportedFields.map(
    (field) => joinedValues[field] ?? sql.ref(`a.${articleColumnOf[field as keyof typeof articleColumnOf]}`),
  )
  const bought = wholesalers.flatMap((_, place) => [
    sql.ref(`w.number_${place}`),
    sql.ref(`w.price_${place}`),
  ])
  const boughtFrom = sql`left join (select article_id, ${sql.join(wholesalers.flatMap(ofWholesaler))}
    from article_wholesaler where wholesaler_id = ${idsIn(wholesalers.map(({ id }) => id))} group by article_id
  ) w on w.article_id = a.id`
  const statement = sql`copy (
    select ${sql.join([...values, ...bought])} from article a
    left join manufacturer m on m.id = a.manufacturer_id
    left join unit u on u.id = a.unit_id
    left join discount_group d on ${findableGroup}
    left join (${alternatives}) n on n.article_id = a.id
    ${wholesalers.length > 0 ? boughtFrom : sql``}
    where ${sql.join(conditions, sql` and `)}
  ) to stdout`.compile(db)
  return withoutParameters(statement)
}

/** COPY takes no parameters: they stand in its text. */
const withoutParameters = ({ sql: text, parameters }: CompiledQuery): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))

function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return value === null || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : escapeLiteral(String(value))
}

/**
 * Waits for an import that is putting new tables into place: a statement that began before it would see the new ones
 * empty.
 */
export const lockForCopy = 'lock table article, article_number in access share mode'
