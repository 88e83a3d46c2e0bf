import type { ImportProposal, ProposalClass, Suspicion } from '@schrankwerk/contracts'
import { looseNumber } from '@schrankwerk/domain/bom'
import { containing, hasText } from '@schrankwerk/service-kit/job-thread'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lineValues } from '../article-import/find-changes.queries.ts'
import { countPercents, isNameOfPercent } from '../article-import/import-remarks.queries.ts'
import { byUnit, changesUnits, convertedPrice, linePrice } from '../article-import/line-prices.queries.ts'
import { fileLineOf, type Sql } from '../article-import/publish-import.queries.ts'
import { convertedColumn, cutOffColumn } from '../article-import/staged-columns.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { ChosenClasses, PlannedShape, ProposalCounts, ProposalPlan } from './proposal-plan.ts'
import { proposalRows, proposalTable } from './propose-import.queries.ts'
import { isChosen } from './take-proposal.queries.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

interface Stored {
  plan: ProposalPlan
  counts: ProposalCounts
  chosen: ChosenClasses
}

export const insertProposal = (tx: Tx, importId: string, { plan, counts, chosen }: Stored) =>
  tx
    .insertInto('import_proposal')
    .values({
      import_id: importId,
      plan: JSON.stringify(plan),
      counts: JSON.stringify(counts),
      chosen: JSON.stringify(chosen),
    })
    .execute()

export type ProposalRecord = NonNullable<Awaited<ReturnType<typeof findProposal>>>

/** An import that waits to be looked at, or is being accepted. */
export async function findProposal(db: Db, id: string) {
  const row = await db
    .selectFrom('article_import as i')
    .innerJoin('import_proposal as p', 'p.import_id', 'i.id')
    .selectAll('i')
    .select(['p.plan', 'p.counts', 'p.chosen'])
    .where('i.id', '=', id)
    .where('i.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('i.state', '=', 'PROPOSED'),
        eb.and([eb('i.state', '=', 'RUNNING'), eb('i.work', '=', 'ACCEPT')]),
      ]),
    )
    .executeTakeFirst()
  return row && { ...row, ...(row as unknown as Stored) }
}

/** Holds the import's row until the transaction ends. */
export const lockImport = (tx: Tx, id: string) =>
  tx
    .selectFrom('article_import')
    .select(['state', 'edit_version', 'started_by'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export interface NeedingException {
  id: string
  class: ProposalClass
  chosen: boolean
  amount: number
}

/** Of each class the rows that say otherwise than their class. */
export async function countExceptions(
  db: Db,
  importId: string,
): Promise<{ class: ProposalClass; chosen: boolean; amount: number }[]> {
  const { rows } = await sql<{ class: ProposalClass; chosen: boolean; amount: number }>`
    select class, chosen, count(*)::int as amount from ${sql.table(proposalRows(importId))}
    where chosen is not null group by class, chosen`.execute(db)
  return rows
}

/** Of the articles that are gone those that something refers to, and how many of these are chosen all the same. */
export async function countGoneInUse(
  db: Db,
  importId: string,
  chosen: ChosenClasses,
): Promise<{ rows: number; chosen: number }> {
  const { rows } = await sql<{ rows: number; chosen: number }>`
    select count(*)::int as rows, (count(*) filter (where ${isChosen(chosen)}))::int as chosen
    from ${sql.table(proposalRows(importId))} r
    where r.class = 'GONE' and r.article_id in (select article_id from replacement)`.execute(db)
  return rows[0]!
}

/** Of the rows that say otherwise than their class those that need one of these names. */
export async function countNeedingExceptions(
  db: Db,
  importId: string,
  ids: readonly string[],
): Promise<NeedingException[]> {
  const { rows } = await sql<NeedingException>`
    select v.id, r.class, r.chosen, count(*)::int as amount
    from ${sql.table(proposalRows(importId))} r join ${sql.table(proposalTable(importId))} s on s.line = r.row
    cross join lateral (values (s.manufacturer), (s.unit_id), (s.discount_group_id)) v (id)
    where r.chosen is not null and v.id = any(${ids}::uuid[]) group by 1, 2, 3`.execute(db)
  return rows
}

/** Manufacturers of the list that are known by now, by name. */
export async function selectListed(db: Db, plan: ProposalPlan): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select display_name as name from manufacturer
    where id = any(${plan.names.used.manufacturers}::uuid[]) order by sort_name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Names of the file that became no master data by themselves, most rows first. */
export async function selectUndecidedNames(
  db: Db,
  importId: string,
): Promise<ImportProposal['undecidedNames']['names']> {
  const { rows } = await sql<ImportProposal['undecidedNames']['names'][number]>`
    select p.kind, p.name, p.rows, coalesce(m.display_name, u.display_name) as suggestion
    from import_name_proposal p
    left join manufacturer m on p.kind = 'MANUFACTURER' and m.id = p.suggestion_id
    left join unit u on p.kind = 'UNIT' and u.id = p.suggestion_id
    where p.import_id = ${importId} order by p.rows desc, p.kind, p.name`.execute(db)
  return rows
}

/** The names of discount groups that the file says a percent of, with their manufacturer or the zero id. */
export const selectNamesWithPercent = (db: Db, importId: string) =>
  db
    .selectFrom('import_group_percent')
    .select(['manufacturer_id', 'name_key'])
    .where('import_id', '=', importId)
    .execute()

/**
 * Discount groups that the file gives another percent, the first by name. Those that were edited since it was proposed
 * keep what they have.
 */
export async function selectPercents(
  db: Db,
  importId: string,
  limit: number,
): Promise<ImportProposal['discountPercents']> {
  const { rows } = await sql<{ name: string; old: number | null; new: number; total: number }>`
    select coalesce(g.display_name, p.name) as name, g.percent as old, p.percent as new,
      count(*) over ()::int as total
    from import_group_percent p
    left join discount_group_name n on ${isNameOfPercent}
    left join discount_group g on g.id = n.discount_group_id
    where p.import_id = ${importId} and g.percent is distinct from p.percent
      and g.percent is not distinct from p.former
    order by sort_key(p.name) limit ${limit}`.execute(db)
  const groups = rows.map(({ total: _, ...group }) => group)
  return { said: await countPercents(db, importId), total: rows[0]?.total ?? 0, groups }
}

/** Says it of the class; rows of it say nothing else any more. */
export async function chooseClass(
  tx: Tx,
  importId: string,
  name: keyof ChosenClasses,
  chosen: boolean,
): Promise<void> {
  await sql`update import_proposal set chosen = chosen || jsonb_build_object(${name}::text, ${chosen}::boolean)
    where import_id = ${importId}`.execute(tx)
  await sql`update ${sql.table(proposalRows(importId))} set chosen = null where class = ${name} and chosen is not null`.execute(
    tx,
  )
}

/**
 * The article that a line means by now: by its order number, else the one it meant, else by its manufacturer number. What
 * is decisive is found anew when the proposal becomes visible.
 */
const articleByNow = sql`case when r.row < 0 then r.article_id else coalesce(
  (select n.article_id from article_number n where n.kind = 'O' and n.twin is null and n.exact = s.order_exact
    and n.manufacturer_id = s.manufacturer),
  r.article_id,
  case when s.order_exact is null then (select n.article_id from article_number n where n.kind = 'T'
    and n.twin is null and n.exact = s.type_exact and n.manufacturer_id = s.manufacturer) end) end`

/** `b` is the article by now. */
const isChangedSince = sql<boolean>`(b.id is distinct from r.article_id or b.edit_version is distinct from r.edit_version)`

const withArticle = (importId: string) => sql`${sql.table(proposalRows(importId))} r
  left join ${sql.table(proposalTable(importId))} s on s.line = r.row
  left join article b on b.id = ${articleByNow}`

/** Chooses single rows. What was changed since and is chosen counts as seen the way it is now. */
export async function chooseRows(tx: Tx, importId: string, rows: number[], chosen: boolean): Promise<void> {
  const table = sql.table(proposalRows(importId))
  await sql`update ${table} set chosen = ${chosen} where row = any(${rows}::int[])
    and class <> 'UNCHANGED'`.execute(tx)
  if (!chosen) return
  await sql`update ${table} o set article_id = n.id, edit_version = n.edit_version
    from (select r.row, b.id, b.edit_version from ${withArticle(importId)}
      where r.row = any(${rows}::int[]) and ${isChangedSince} and (r.row > 0 or b.id is not null)) n
    where o.row = n.row`.execute(tx)
}

export interface RowFilter {
  class: Exclude<ProposalClass, 'SKIPPED'>
  searchTerm?: string | undefined
  suspicion?: Suspicion | undefined
  chosen?: boolean | undefined
  changedSince?: boolean | undefined
}

interface Page {
  offset: number
  limit: number
  descending: boolean
}

/** Whether a row is taken: what is gone and still referred to is kept, chosen or not. */
const isTaken = (chosen: ChosenClasses) =>
  sql`(${isChosen(chosen)} and not (r.class = 'GONE' and r.article_id in (select article_id from replacement)))`

function conditionsOf({ chosen, ...filter }: RowFilter, chosenClasses: ChosenClasses): Sql[] {
  const conditions: Sql[] = []
  const number = looseNumber(filter.searchTerm?.trim() ?? '')
  if (number !== '') {
    const pattern = containing(number)
    conditions.push(
      filter.class === 'GONE'
        ? sql`r.article_id in (select article_id from article_number where searchable and loose like ${pattern})`
        : sql`(s.order_loose like ${pattern} or s.type_loose like ${pattern})`,
    )
  }
  if (filter.suspicion) conditions.push(sql`${filter.suspicion} = any(r.suspicions)`)
  if (chosen !== undefined) conditions.push(sql`${isTaken(chosenClasses)} = ${chosen}`)
  if (filter.changedSince !== undefined) conditions.push(sql`${isChangedSince} = ${filter.changedSince}`)
  return conditions
}

const foundRows = (importId: string, filter: RowFilter, conditions: Sql[]) => sql`
  from ${filter.changedSince === undefined ? sql`${sql.table(proposalRows(importId))} r left join ${sql.table(proposalTable(importId))} s on s.line = r.row` : withArticle(importId)}
  where r.class = ${filter.class} ${sql.join(
    conditions.map((one) => sql`and ${one}`),
    sql` `,
  )}`

export async function countFound(
  db: Db,
  importId: string,
  filter: RowFilter,
  chosen: ChosenClasses,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    ${foundRows(importId, filter, conditionsOf(filter, chosen))}`.execute(db)
  return rows[0]!.total
}

/** Whether the filter leaves out rows of its class. */
export const isNarrowed = (filter: RowFilter): boolean =>
  conditionsOf(filter, { NEW: true, CHANGED: true, SUSPICIOUS: true, GONE: true }).length > 0

/** The rows of a page: a whole class is paged by place, out of the index. */
async function selectPlaces(
  db: Db,
  importId: string,
  filter: RowFilter,
  chosen: ChosenClasses,
  { offset, limit, descending }: Page,
): Promise<number[]> {
  const page =
    isNarrowed(filter) || descending
      ? sql<{ row: number }>`select r.row ${foundRows(importId, filter, conditionsOf(filter, chosen))}
        order by r.place ${descending ? sql`desc` : sql`asc`} offset ${offset} limit ${limit}`
      : sql<{ row: number }>`select row from ${sql.table(proposalRows(importId))}
        where class = ${filter.class} and place > ${offset} and place <= ${offset + limit} order by place`
  return (await page.execute(db)).rows.map(({ row }) => row)
}

/** A row with its line and its article; `new_` and `old_` stand before the columns that the line may change. */
export type FoundRow = Record<`new_${string}` | `old_${string}`, unknown> & {
  row: number
  file_line: number | null
  class: ProposalClass
  article_id: string | null
  manufacturer: string | null
  order_number: string | null
  type_number: string | null
  description: string | null
  list_price: number | null
  purchase_price: number | null
  price_unit_size: number | null
  unit_id: string | null
  jump: number | null
  suspicions: Suspicion[] | null
  notices: string[] | null
  chosen: boolean
  changed_since: boolean
  used_by: number | null
  new_order_numbers: string[] | null
  new_manufacturer_numbers: string[] | null
  converted?: string | null
  cut_off?: string | null
  converted_prices?: { wholesaler: string; old: number; new: number }[] | null
}

/** Alternative numbers of the line that nobody has. */
const freeNumbers = (kind: 'O' | 'T', numbers: string, exact: string) => sql`array(
  select x.number from unnest(${sql.ref(`s.${numbers}`)}, ${sql.ref(`s.${exact}`)}) x (number, exact)
  where not exists (select from article_number n where n.kind = ${sql.lit(kind)} and n.exact = x.exact
    and n.manufacturer_id = s.manufacturer and n.twin is null))`

/** What becomes of the prices of wholesalers that the list does not name, by their names. */
const convertedOfOthers = (shape: PlannedShape) => sql`(
  select jsonb_agg(jsonb_build_object('wholesaler', c.name, 'old', c.old, 'new', c.new) order by c.name)
  from (select n.display_name as name, o.purchase_price as old,
      ${byUnit(shape, convertedPrice('o.purchase_price', shape))} as new
    from article_wholesaler o join wholesaler n on n.id = o.wholesaler_id
    where o.article_id = a.id ${shape.hasWholesaler ? sql`and o.wholesaler_id <> ${shape.wholesalerId}::uuid` : sql``}) c
  where c.new <> c.old)`

export async function selectRows(
  db: Db,
  importId: string,
  filter: RowFilter,
  { shape, chosen, page }: { shape: PlannedShape; chosen: ChosenClasses; page: Page },
): Promise<FoundRow[]> {
  const places = await selectPlaces(db, importId, filter, chosen, page)
  if (places.length === 0) return []
  const way = page.descending ? sql`desc` : sql`asc`
  const listed = lineValues(shape)
  const values = listed.flatMap(([column, value]) => [
    sql`${value} as ${sql.ref(`new_${column}`)}`,
    sql`a.${sql.ref(column)} as ${sql.ref(`old_${column}`)}`,
  ])
  if (shape.hasWholesaler)
    values.push(
      sql`s.wholesaler_number as new_wholesaler_number, w.order_number as old_wholesaler_number,
        coalesce(${byUnit(shape, linePrice('wholesaler_price', shape))}, ${byUnit(shape, convertedPrice('w.purchase_price', shape))})
          as new_wholesaler_price, w.purchase_price as old_wholesaler_price`,
    )
  if (shape.hasConverted) values.push(sql`s.${sql.ref(convertedColumn)}`)
  if (shape.hasCutOff) values.push(sql`s.${sql.ref(cutOffColumn)}`)
  if (changesUnits(shape)) values.push(sql`${convertedOfOthers(shape)} as converted_prices`)
  if (shape.hasAlternatives)
    values.push(
      sql`${freeNumbers('O', 'alt_order', 'alt_order_exact')} as new_order_numbers`,
      sql`${freeNumbers('T', 'alt_type', 'alt_type_exact')} as new_manufacturer_numbers`,
    )
  // The unit of new articles alone is a default.
  const byColumn = new Map(listed.filter(([column]) => column !== 'unit_id'))
  const shown = (column: string) =>
    sql`coalesce(${byColumn.get(column) ?? sql.ref(`s.${column}`)}, a.${sql.ref(column)}) as ${sql.ref(column)}`
  const { rows } = await sql<FoundRow>`
    with r as (select * from ${sql.table(proposalRows(importId))} where row = any(${places}::int[]))
    select r.row, ${fileLineOf(shape)} as file_line, r.class, b.id as article_id, r.jump, r.suspicions, ${isChosen(chosen)} as chosen,
      ${isChangedSince} as changed_since, coalesce(s.manufacturer, a.manufacturer_id) as manufacturer,
      coalesce(s.order_number, a.order_number) as order_number,
      coalesce(s.type_number, a.manufacturer_number) as type_number,
      ${sql.join(['description', 'list_price', 'purchase_price', 'price_unit_size', 'unit_id'].map(shown))},
      case when r.row > 0 then array(select reason from import_notice n where n.import_id = ${importId}
        and n.line = r.row order by reason) end as notices,
      case when r.row < 0 then (select count(*)::int from replacement p where p.article_id = r.article_id) end as used_by,
      ${sql.join(values)}
    from r left join ${sql.table(proposalTable(importId))} s on s.line = r.row
    left join article a on a.id = r.article_id
    left join article b on b.id = ${articleByNow}
    ${shape.hasWholesaler ? sql`left join article_wholesaler w on w.article_id = r.article_id and w.wholesaler_id = ${shape.wholesalerId}::uuid` : sql``}
    cross join lateral (select coalesce(r.order_alternative, false) as order_alternative,
      coalesce(r.type_alternative, false) as type_alternative) e
    order by r.place ${way}`.execute(db)
  return rows
}

export interface SkippedRow {
  line: number
  file_line: number | null
  reason: string
  content: string
}

export async function selectSkipped(
  db: Db,
  importId: string,
  searchTerm: string | undefined,
  { offset, limit, descending }: Page,
): Promise<{ rows: SkippedRow[]; total: number }> {
  const found = db
    .selectFrom('import_skipped')
    .where('import_id', '=', importId)
    .$if(Boolean(searchTerm), (query) => query.where(hasText(sql`lower(content)`, searchTerm!)))
  const rows = await found
    .select(['line', 'file_line', 'reason', 'content'])
    .orderBy('line', descending ? 'desc' : 'asc')
    .offset(offset)
    .limit(limit)
    .execute()
  const total = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { rows, total: total.total }
}

/** Names of what rows refer to. */
export async function selectNames(
  db: Db,
  ids: { manufacturers: string[]; units: string[]; groups: string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, display_name as name from manufacturer where id = any(${ids.manufacturers}::uuid[]) and id <> ${sql.lit(nobody)}
    union all select id, display_name from unit where id = any(${ids.units}::uuid[])
    union all select id, display_name from discount_group where id = any(${ids.groups}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
