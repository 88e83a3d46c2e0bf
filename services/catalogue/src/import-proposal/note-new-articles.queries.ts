import { type RawBuilder, sql, type Transaction } from 'kysely'
import { countNotices, perPiece, shownPrice } from '../article-import/import-remarks.queries.ts'
import { fileLineOf, isNotSkipped } from '../article-import/publish-import.queries.ts'
import { priceNames } from '../article-import/read-price.ts'
import { articleColumnOf } from '../article-import/staged-columns.ts'
import { workTable } from '../article-import/work-tables.queries.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { PlannedShape } from './proposal-plan.ts'

type Tx = Transaction<CatalogueTables>
type NotedShape = PlannedShape & { table: string }

/** „100“ is everybody's number, and so are most of seven figures. */
const fewestSigns = 6
const fewestFigures = 9
/** In euros, for one piece. */
const unusualPrice = 1_000_000

/** Notes what a person should know of lines that would make an article. */
export async function noteNewArticles(tx: Tx, importId: string, shape: NotedShape): Promise<void> {
  const noted = (await noteNumbersInUse(tx, importId, shape)) + (await noteUnusualPrices(tx, importId, shape))
  if (noted > 0) await countNotices(tx, importId)
}

const isNewLine = (table: string) =>
  sql`${isNotSkipped(table)} and not exists (select from ${workTable(table, 'existing')} e where e.line = s.line)`

/**
 * Those whose order or type number an article of another manufacturer has, whichever of its numbers that is, or one of
 * their own in another spelling: „KWN1027 24“ is hardly another than „KWN1027-24“. Of each manufacturer one article stands
 * for all that share a number: lines may share it as well.
 */
async function noteNumbersInUse(tx: Tx, importId: string, shape: NotedShape): Promise<number> {
  const noted = await sql`with listed as materialized (
      select s.line, s.manufacturer, ${fileLineOf(shape)} as file_line, l.place, l.loose
      from ${sql.table(shape.table)} s cross join lateral (values (1, s.order_loose), (2, s.type_loose)) l (place, loose)
      where length(l.loose) >= case when l.loose ~ '^[0-9]+$' then ${sql.lit(fewestFigures)} else ${sql.lit(fewestSigns)} end and ${isNewLine(shape.table)}
    ), held as (
      select distinct on (loose, manufacturer_id) loose, manufacturer_id, number, article_id from article_number
      where loose in (select loose from listed) order by loose, manufacturer_id, alternative, number, article_id
    ), in_use as (
      select distinct on (l.line) l.line, l.file_line, h.number, h.article_id
      from listed l join held h on h.loose = l.loose
      order by l.line, l.place, h.manufacturer_id <> l.manufacturer, h.manufacturer_id = ${sql.lit(nobody)},
        h.manufacturer_id
    )
    insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, o.line, o.file_line, 'Die Nummer ' || o.number || ' hat schon '
      || coalesce(m.display_name, 'ein Artikel ohne Hersteller')
      || coalesce(': „' || left(nullif(a.description, ''), 80) || '“', '')
    from in_use o join article a on a.id = o.article_id left join manufacturer m on m.id = a.manufacturer_id
    on conflict do nothing`.execute(tx)
  return Number(noted.numAffectedRows)
}

async function noteUnusualPrices(tx: Tx, importId: string, shape: NotedShape): Promise<number> {
  const unusual = (column: string, name: string): RawBuilder<unknown> => {
    const price = perPiece('s', column)
    return sql`select s.line, ${fileLineOf(shape)} as file_line, ${name}::text as name, ${price} as price
      from ${sql.table(shape.table)} s where ${price} >= ${sql.lit(unusualPrice)} and ${isNewLine(shape.table)}`
  }
  const prices = [
    unusual(articleColumnOf.listPrice, priceNames.listPrice),
    unusual(articleColumnOf.purchasePrice, priceNames.purchasePrice),
    unusual('wholesaler_price', priceNames.wholesalerPurchasePrice),
  ]
  const noted = await sql`insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, line, file_line, name || ' von ' || ${shownPrice(sql`price`)} || ' für ein Stück'
    from (${sql.join(prices, sql` union all `)}) u
    on conflict do nothing`.execute(tx)
  return Number(noted.numAffectedRows)
}
