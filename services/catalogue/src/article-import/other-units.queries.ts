import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { countNotices } from './import-remarks.queries.ts'
import { mostNoted, restOf } from './noted-articles.ts'
import { fileLineOf, type StagedShape } from './publish-import.queries.ts'
import { workTable } from './work-tables.queries.ts'

type NotedShape = Pick<StagedShape, 'table' | 'articles' | 'before' | 'hasFileLines'>

/**
 * Notes of written lines whose article had another unit what that was and is, of the first of them one by one. Answers
 * how many there are; an article that had none is none of them. To be called where articles changed in their unit.
 */
export async function noteOtherUnits(
  tx: Transaction<CatalogueTables>,
  importId: string,
  shape: NotedShape,
): Promise<number> {
  const others = workTable(shape.table, 'other_unit')
  await sql`create unlogged table ${others} with (autovacuum_enabled = false) as
    select e.line, b.unit_id as was, a.unit_id as now
    from ${sql.table(shape.before.changed)} b
    join ${sql.table(shape.articles)} a on a.id = b.id and a.unit_id <> b.unit_id
    join ${workTable(shape.table, 'existing')} e on e.article_id = b.id and e.leads`.execute(tx)
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from ${others}`.execute(tx)
  const { amount } = rows[0]!
  if (amount === 0) return 0
  const rest = restOf(amount, 'die Einheit eine andere')
  await sql`with listed as materialized (
      select * from ${others} order by line limit ${sql.lit(mostNoted)}
    ), noted as (
      select l.line, 'Einheit geändert: bisher ' || was.display_name || ', jetzt ' || now.display_name as reason
      from listed l join unit was on was.id = l.was join unit now on now.id = l.now
      ${rest ? sql`union all select max(line), ${rest}::text from listed` : sql``}
    )
    insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, n.line, ${fileLineOf(shape)}, n.reason
    from noted n ${shape.hasFileLines ? sql`join ${sql.table(shape.table)} s on s.line = n.line` : sql``}
    on conflict do nothing`.execute(tx)
  await countNotices(tx, importId)
  return amount
}
