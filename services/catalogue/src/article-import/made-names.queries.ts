import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { UndoPlan } from '../import-undo/keep-before.queries.ts'

type Tx = Transaction<CatalogueTables>

/** Nobody reads more of them in a result or a mail; their lists show all. */
const mostNamed = 20

/** Keeps with an import what master data it made, for its result and its mail: of discount groups those without a percent. */
export async function keepMadeNames(tx: Tx, importId: string, made: UndoPlan['made']): Promise<void> {
  if (made.groups.length > 0) await keepGroupsWithoutPercent(tx, importId, made.groups)
  if (made.manufacturers.length > 0) await keepNames(tx, importId, 'manufacturer', made.manufacturers)
  if (made.units.length > 0) await keepNames(tx, importId, 'unit', made.units)
}

async function keepGroupsWithoutPercent(tx: Tx, importId: string, made: string[]): Promise<void> {
  await sql`
    with without as (
      select row_number() over (order by x.sort_name, x.id) as place,
        x.display_name || coalesce(' (' || m.display_name || ')', '') as name
      from discount_group x left join manufacturer m on m.id = x.manufacturer_id
      where x.id = any(${made}::uuid[]) and x.percent is null
    )
    update article_import set groups_without_percent = (select count(*) from without),
      groups_named = array(select name from without where place <= ${mostNamed} order by place)
    where id = ${importId}`.execute(tx)
}

async function keepNames(
  tx: Tx,
  importId: string,
  kind: 'manufacturer' | 'unit',
  made: string[],
): Promise<void> {
  await sql`update article_import set ${sql.ref(`${kind}s_made`)} = ${made.length},
      ${sql.ref(`${kind}s_named`)} = array(select display_name from ${sql.table(kind)}
        where id = any(${made}::uuid[]) order by sort_name, id limit ${mostNamed})
    where id = ${importId}`.execute(tx)
}
