import { type ProposalClass, proposalClasses, type Suspicion } from '@schrankwerk/contracts'
import { sql, type Transaction } from 'kysely'
import { changesArticle, lineValues } from '../article-import/find-changes.queries.ts'
import { isTenfoldJump } from '../article-import/price-jump.queries.ts'
import { isNotSkipped, type Sql } from '../article-import/publish-import.queries.ts'
import { workTable } from '../article-import/work-tables.queries.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { NeedsOfNames, PlannedShape, ProposalCounts, ProposalPlan } from './proposal-plan.ts'

type Tx = Transaction<CatalogueTables>

/** The staged lines of a proposal, and beside them one narrow row a line and an article that is gone. */
export const proposalTable = (importId: string) => `import_proposal_${importId.replaceAll('-', '')}`
export const proposalRows = (importId: string) => `${proposalTable(importId)}_rows`

const orNull = (is: boolean, value: Sql) => (is ? value : sql`null`)

/**
 * Logarithm of the new price to the old one, for one piece each; null where either is unknown, the line brings none or
 * the old one is nothing, less than any where the new one is nothing.
 */
function jumpOf(column: 'purchase_price' | 'list_price', shape: PlannedShape): Sql {
  if (!shape.articleColumns.includes(column)) return sql`null::float8`
  const values = new Map(lineValues(shape))
  const [renewed, listedUnit] = [values.get(column)!, values.get('price_unit_size')]
  const price = sql.ref(`a.${column}`)
  const unit = listedUnit
    ? sql`coalesce(${listedUnit}, a.price_unit_size, 1)`
    : sql`coalesce(a.price_unit_size, 1)`
  return sql`case when s.${sql.ref(column)} is null then null
    when ${price} > 0 and ${renewed} > 0 and ${unit} > 0 and coalesce(a.price_unit_size, 1) > 0
    then ln((${renewed}::float8 * coalesce(a.price_unit_size, 1)::float8) / (${price}::float8 * ${unit}::float8))
    when ${price} > 0 and ${renewed} = 0 then '-infinity'::float8 end`
}

/** A little more than double: 66.66 is no more than twice 33.33. */
const moreThanDouble = Math.LN2 + 1e-9

/** Reasons to look at a row; `jump` is its price's. */
function suspicionsOf({ articleColumns }: PlannedShape, importId: string): Sql {
  // A number that is no EAN is left out where the line is read.
  const noticed = (way: Sql) => sql`exists (select from import_notice n
    where n.import_id = ${importId} and n.line = c.line and n.reason ${way} 'Die EAN %')`
  const isTenfold = isTenfoldJump(sql`c.jump`)
  const changes = sql`c.class <> 'UNCHANGED'`
  const reasons: [Suspicion, Sql][] = [
    ['PRICE_TENFOLD', sql`${changes} and ${isTenfold}`],
    ['PRICE_JUMP', sql`${changes} and abs(c.jump) > ${moreThanDouble} and not (${isTenfold})`],
    ['EAN', noticed(sql`like`)],
    ['NOTICE', noticed(sql`not like`)],
  ]
  if (articleColumns.includes('unit_id')) reasons.push(['UNIT', sql`${changes} and c.other_unit`])
  const texts = reasons.map(([reason, holds]) => sql`case when ${holds} then ${reason} end`)
  return sql`nullif(array_remove(array[${sql.join(texts)}]::text[], null), '{}')`
}

/**
 * Writes what would become of each line; which article a line belongs to and which lines are skipped has been found out. What a page shows is read from line and article when it is asked for.
 */
export async function createProposalRows(tx: Tx, importId: string, shape: PlannedShape): Promise<void> {
  const { articleColumns } = shape
  const rows = sql.table(proposalRows(importId))
  const staged = sql.table(proposalTable(importId))
  const isUnitOther = sql`s.unit_id <> a.unit_id`
  await sql`create table ${rows} with (autovacuum_enabled = false) as
    with compared as (
      select s.line, e.article_id, a.edit_version, e.order_alternative, e.type_alternative,
        case when e.line is null then 'NEW'
          when ${changesArticle} then 'CHANGED' else 'UNCHANGED' end as class,
        ${jumpOf('purchase_price', shape)} as purchase_jump, ${jumpOf('list_price', shape)} as list_jump,
        (${orNull(articleColumns.includes('unit_id'), isUnitOther)})::boolean as other_unit
      from ${staged} s
      left join ${workTable(proposalTable(importId), 'existing')} e on e.line = s.line
      left join article a on a.id = e.article_id
      where ${isNotSkipped(proposalTable(importId))}
    ), jumped as (
      select c.*, case when abs(coalesce(purchase_jump, 0)) > abs(coalesce(list_jump, 0)) then purchase_jump
        else coalesce(list_jump, purchase_jump) end as jump
      from compared c
    ), judged as (
      select c.*, ${suspicionsOf(shape, importId)} as suspicions from jumped c
    ), classed as (
      select line as row, case when suspicions is null then class else 'SUSPICIOUS' end as class, article_id,
        edit_version, order_alternative, type_alternative, nullif(jump, 0)::real as jump, suspicions
      from judged
    )
    select row, class, (row_number() over (partition by class order by abs(jump) desc nulls last, row))::int as place,
      article_id, edit_version, order_alternative, type_alternative, jump, suspicions, null::boolean as chosen
    from classed`.execute(tx)
  await insertGone(tx, importId)
  await sql`alter table ${rows} add primary key (row)`.execute(tx)
  await sql`create unique index on ${rows} (class, place)`.execute(tx)
  await sql`create index on ${rows} (class) where chosen is not null`.execute(tx)
  await sql`alter table ${staged} add primary key (line)`.execute(tx)
  await sql`analyze ${rows}`.execute(tx)
}

/**
 * All articles of the manufacturers of the list that no line means, whatever they came from; lines that could not be
 * taken count as well where their order number is known. Nothing happens to them unless they are chosen.
 */
async function insertGone(tx: Tx, importId: string): Promise<void> {
  await sql`insert into ${sql.table(proposalRows(importId))} (row, class, place, article_id, edit_version)
    select -g.place, 'GONE', g.place, g.id, g.edit_version
    from (select a.id, a.edit_version,
        (row_number() over (order by a.order_number collate "C", a.manufacturer_number collate "C", a.id))::int as place
      from article a
      where a.manufacturer_id in (select distinct manufacturer from ${sql.table(proposalTable(importId))}
          where manufacturer <> ${sql.lit(nobody)})
        and a.id not in (select article_id from ${workTable(proposalTable(importId), 'existing')})
        and a.id not in (select n.article_id from import_skipped k join article_number n
          on n.kind = 'O' and n.twin is null and n.exact = k.order_exact where k.import_id = ${importId})) g`.execute(
    tx,
  )
}

export async function countProposalRows(
  tx: Tx,
  importId: string,
  { ownerless }: Pick<PlannedShape, 'ownerless'>,
): Promise<ProposalCounts> {
  const rows = sql.table(proposalRows(importId))
  const { rows: classes } = await sql<{ class: string; amount: number }>`
    select class, count(*)::int as amount from ${rows} group by class
    union all select 'SKIPPED', count(*)::int from import_skipped where import_id = ${importId}`.execute(tx)
  const { rows: suspicions } = await sql<{ reason: Suspicion; amount: number }>`
    select reason, count(*)::int as amount from ${rows}, unnest(suspicions) as reason
    where class = 'SUSPICIOUS' group by reason`.execute(tx)
  const known = new Map(classes.map((one) => [one.class, one.amount]))
  return {
    classes: Object.fromEntries(proposalClasses.map((name) => [name, known.get(name) ?? 0])),
    suspicions: Object.fromEntries(suspicions.map(({ reason, amount }) => [reason, amount])),
    newWithoutManufacturer: ownerless ? await countNewOwnerless(tx, importId) : 0,
  }
}

async function countNewOwnerless(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount
    from ${sql.table(proposalRows(importId))} r join ${sql.table(proposalTable(importId))} s on s.line = r.row
    where r.article_id is null and s.manufacturer = ${sql.lit(nobody)}`.execute(tx)
  return rows[0]!.amount
}

/** Counts the rows that need each new name, class by class; skipped lines need none. */
export async function countNeeds(
  tx: Tx,
  importId: string,
  { newManufacturers, newUnits, newGroups }: Omit<ProposalPlan['names'], 'used'>,
): Promise<NeedsOfNames> {
  const needs: NeedsOfNames = {}
  for (const [column, made] of [
    ['manufacturer', newManufacturers],
    ['unit_id', newUnits],
    ['discount_group_id', newGroups],
  ] as const) {
    if (made.length === 0) continue
    const { rows } = await sql<{ id: string; class: ProposalClass; amount: number }>`
      select s.${sql.ref(column)} as id, r.class, count(*)::int as amount
      from ${sql.table(proposalTable(importId))} s join ${sql.table(proposalRows(importId))} r on r.row = s.line
      where s.${sql.ref(column)} = any(${made.map(({ id }) => id)}::uuid[]) group by 1, 2`.execute(tx)
    for (const { id, class: name, amount } of rows) needs[id] = { ...needs[id], [name]: amount }
    for (const { id } of made) needs[id] ??= {}
  }
  return needs
}
