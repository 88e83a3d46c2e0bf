import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** Nobody reads more of them in a result or a mail; the list of groups shows all. */
const namedGroups = 20

/** Keeps with an import which of the groups it made have no percent, for its result and its mail. */
export async function keepGroupsWithoutPercent(
  tx: Transaction<CatalogueTables>,
  importId: string,
  made: string[],
): Promise<void> {
  if (made.length === 0) return
  await sql`
    with without as (
      select row_number() over (order by x.sort_name, x.id) as place,
        x.display_name || coalesce(' (' || m.display_name || ')', '') as name
      from discount_group x left join manufacturer m on m.id = x.manufacturer_id
      where x.id = any(${made}::uuid[]) and x.percent is null
    )
    update article_import set groups_without_percent = (select count(*) from without),
      groups_named = array(select name from without where place <= ${namedGroups} order by place)
    where id = ${importId}`.execute(tx)
}
