import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import {
  differingColumns,
  differingInAll,
  heldValues,
  joinWholesaler,
  namesOfColumns,
  passOnToLeadingLines,
} from './find-changes.queries.ts'
import { byUnit, isTenfold } from './line-prices.queries.ts'
import { isNotSkipped, type Sql, type StagedShape } from './publish-import.queries.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>
type FindingShape = Omit<StagedShape, 'articles' | 'numbers' | 'before'>

/** How a line whose number comes again is told where the other one stands, and which of them counts. */
export const repetition = {
  LINE: { where: 'in Zeile', laterCounts: 'die spätere Zeile gilt', thisCounts: 'diese Zeile gilt' },
  ARTICLE: { where: 'als Artikel', laterCounts: 'der spätere gilt', thisCounts: 'dieser gilt' },
} as const

/** Lines whose number comes again further down: the last one counts. Answers how many. */
export async function skipRepeatedLines(
  tx: Tx,
  {
    table,
    typeOnly,
    hasFileLines,
    filePlaces = 'LINE',
  }: Pick<StagedShape, 'table' | 'typeOnly' | 'hasFileLines' | 'filePlaces'>,
): Promise<number> {
  // A person looks for it in the file.
  const told = hasFileLines ? sql`coalesce(file_line, line)` : sql`line`
  const { where, laterCounts, thisCounts } = repetition[filePlaces]
  const staged = sql.table(table)
  const skipped = workTable(table, 'skipped')
  await sql`create unlogged table ${skipped} (line int primary key, reason text not null)`.execute(tx)
  const byOrder = await sql`insert into ${skipped}
    select s.line, 'Die Bestellnummer ' || s.order_number || ' steht noch einmal ' || ${where}::text || ' ' || r.told
      || '; ' || ${laterCounts}::text
    from (select manufacturer, order_exact, max(line) as last, max(${told}) as told from ${staged} where order_exact is not null
      group by manufacturer, order_exact having count(*) > 1) r
    join ${staged} s on s.order_exact = r.order_exact and s.manufacturer = r.manufacturer and s.line < r.last`.execute(
    tx,
  )
  if (typeOnly === 0) return Number(byOrder.numAffectedRows)
  const byType = await sql`insert into ${skipped}
    select s.line, 'Die Typnummer ' || s.type_number || ' steht noch einmal ' || ${where}::text || ' ' || r.told
      || '; ' || ${thisCounts}::text
    from (select manufacturer, type_exact,
        coalesce(max(line) filter (where order_exact is not null), max(line)) as counts,
        coalesce(max(${told}) filter (where order_exact is not null), max(${told})) as told
      from ${staged} where type_exact is not null
      group by manufacturer, type_exact having count(*) > 1 and bool_or(order_exact is null)) r
    join ${staged} s on s.type_exact = r.type_exact and s.manufacturer = r.manufacturer and s.order_exact is null
      and s.line <> r.counts`.execute(tx)
  return Number(byOrder.numAffectedRows) + Number(byType.numAffectedRows)
}

/** Lines, `s`, with the article, `a`, that has their order number; `e` leads from one to the other. */
const byOrderNumber = (lines: Sql): Sql => sql`${lines} s
  join (select article_id, alternative as order_alternative, false as type_alternative, manufacturer_id, exact
    from article_number where kind = 'O' and twin is null) e
    on e.manufacturer_id = s.manufacturer and e.exact = s.order_exact
  join article a on a.id = e.article_id`

/** What is kept of a line that has an article: `columns` are those in which they differ. */
const found = (shape: FindingShape, held: string[]): Sql => sql`s.line, e.article_id, e.order_alternative,
  e.type_alternative, true as leads, s.manufacturer, ${differingInAll(shape)} as columns
  ${shape.watchesPrices ? sql`, ${byUnit(shape, isTenfold(shape))} as is_tenfold` : sql``}
  ${heldValues(shape, held)}`

const sampleLines = 1000
/** More would cost more to keep beside each line than to look up again. */
const mostHeld = 4

/**
 * The columns in which a list differs, by its first lines, where they are few: their values are worth being held beside
 * the lines that are found.
 */
export async function expectedColumns(tx: Tx, shape: FindingShape): Promise<string[]> {
  const first = sql`(select * from ${sql.table(shape.table)} limit ${sql.lit(sampleLines)})`
  const { rows } = await sql<{
    columns: number
  }>`select coalesce(bit_or(${differingColumns(shape)}), 0) as columns
    from ${byOrderNumber(first)}`.execute(tx)
  const columns = namesOfColumns(shape, rows[0]!.columns)
  return columns.length <= mostHeld ? columns : []
}

/**
 * Finds the article of each line by its order number, and in the same pass what of it differs: `existing`. Skipped lines
 * are among them. Where many articles may be meant, all are read.
 */
export async function findByOrderNumber(
  tx: Tx,
  shape: FindingShape,
  { held, meansMany }: { held: string[]; meansMany: boolean },
): Promise<void> {
  // The planner takes number and manufacturer for independent, expects to find few, and would look up each by itself.
  if (meansMany) await sql`set local enable_nestloop = off`.execute(tx)
  await sql`create unlogged table ${workTable(shape.table, 'existing')} with (autovacuum_enabled = false) as
    select ${found(shape, held)} from ${byOrderNumber(sql.table(shape.table))} ${joinWholesaler(shape)}`.execute(
    tx,
  )
  if (meansMany) await sql`set local enable_nestloop = on`.execute(tx)
}

/**
 * Finds the article of each line that is left by its manufacturer number. An article found by type alone keeps
 * a line that has no order number, or renews its own order number, unless that one is in the file too: then the
 * file knows two articles with one manufacturer number.
 */
export async function findByManufacturerNumber(
  tx: Tx,
  shape: FindingShape,
  { lines, skipped, held }: { lines: number; skipped: number; held: string[] },
): Promise<void> {
  const { table, hasTypes, typeOnly } = shape
  const staged = sql.table(table)
  const existing = workTable(table, 'existing')
  const byType = workTable(table, 'by_type')
  if (skipped > 0)
    await sql`delete from ${existing} e using ${workTable(table, 'skipped')} k where k.line = e.line`.execute(
      tx,
    )
  const amount = await chooseLeadingLines(tx, shape)
  await sql`analyze ${existing}`.execute(tx)
  if (!hasTypes || amount + skipped === lines) return
  await sql`create unlogged table ${byType} with (autovacuum_enabled = false) as
    select s.line, t.article_id, t.alternative, s.order_exact is null as type_only, s.manufacturer
    from ${staged} s
    join article_number t on t.kind = 'T' and t.twin is null and t.manufacturer_id = s.manufacturer and t.exact = s.type_exact
    where ${skipped === 0 ? sql`true` : isNotSkipped(table)}
      and not exists (select from ${existing} e where e.line = s.line)`.execute(tx)
  const anyByType = await sql`select from ${byType} limit 1`.execute(tx)
  if (anyByType.rows.length === 0) return
  await sql`insert into ${existing}
    select ${found(shape, held)} from (
      select distinct on (b.article_id) b.line, b.article_id, false as order_alternative,
        b.alternative as type_alternative
      from ${byType} b
      where not exists (select from ${existing} e where e.article_id = b.article_id)
        and (b.type_only or not exists (select from article_number own
          join ${staged} f on f.order_exact = own.exact and f.manufacturer = own.manufacturer_id
          where own.article_id = b.article_id and own.kind = 'O' and not own.alternative))
      order by b.article_id, b.type_only, b.line
    ) e join ${staged} s on s.line = e.line join article a on a.id = e.article_id ${joinWholesaler(shape)}`.execute(
    tx,
  )
  if (typeOnly === 0) return
  await sql`insert into ${workTable(table, 'skipped')}
    select b.line, 'Der Artikel mit dieser Typnummer steht mit seiner Bestellnummer an anderer Stelle der Datei'
    from ${byType} b where b.type_only and not exists (select from ${existing} e where e.line = b.line)`.execute(
    tx,
  )
}

/**
 * Where two lines mean one article, it becomes what that one says that has its own number, else the last one. Answers how
 * many lines have an article.
 */
async function chooseLeadingLines(tx: Tx, shape: FindingShape): Promise<number> {
  const existing = workTable(shape.table, 'existing')
  const { rows } = await sql<{
    amount: number
    alternatives: number
  }>`select count(*)::int as amount, count(*) filter (where order_alternative)::int as alternatives
    from ${existing}`.execute(tx)
  const { amount, alternatives } = rows[0]!
  if (alternatives > 0) {
    await sql`update ${existing} e set leads = false
      from (select article_id, (array_agg(line order by order_alternative, line desc))[1] as line
        from ${existing} group by article_id having count(*) > 1) l
      where e.article_id = l.article_id and e.line <> l.line`.execute(tx)
    await passOnToLeadingLines(tx, shape)
  }
  return amount
}
