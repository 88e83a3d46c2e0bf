import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { Changes } from './find-changes.queries.ts'
import { countNotices, shownPrice } from './import-remarks.queries.ts'
import { piecesOfPrice, priceColumns } from './line-prices.queries.ts'
import { mostNoted, restOf } from './noted-articles.ts'
import { isTenfoldJump } from './price-jump.queries.ts'
import { fileLineOf, type StagedShape } from './publish-import.queries.ts'
import { priceNames } from './read-price.ts'
import { articleColumnOf } from './staged-columns.ts'
import { workTable } from './work-tables.queries.ts'

type NotedShape = Pick<StagedShape, 'table' | 'articles' | 'before' | 'hasFileLines'>
const nameOf = {
  [articleColumnOf.listPrice]: priceNames.listPrice,
  [articleColumnOf.purchasePrice]: priceNames.purchasePrice,
}

/**
 * Notes of written lines whose price has become another by powers of ten what it was and is, so that a person finds the
 * articles: the first of all, and how many more there are. `columns`: those in which articles changed.
 */
export async function noteTenfoldPrices(
  tx: Transaction<CatalogueTables>,
  importId: string,
  shape: NotedShape,
  { columns, tenfolds }: Pick<Changes, 'columns' | 'tenfolds'>,
): Promise<void> {
  const before = (column: string) => sql.ref(`${columns.includes(column) ? 'b' : 'a'}.${column}`)
  const jumps = priceColumns.map((column) => {
    const [now, was] = [sql.ref(`p.${column}`), sql.ref(`p.was_${column}`)]
    const jump = sql`ln((${now} / ${piecesOfPrice('p.unit')})::float8 / (${was} / ${piecesOfPrice('p.was_unit')})::float8)`
    return sql`select p.line, ${nameOf[column]}::text || ' um Zehnerpotenzen anders: bisher '
        || ${inUnit(was, 'p.was_unit')} || ', jetzt ' || ${inUnit(now, 'p.unit')} as reason
      from priced p where case when ${now} > 0 and ${was} > 0 then ${isTenfoldJump(jump)} end`
  })
  const rest = restOf(tenfolds, 'ein Preis um Zehnerpotenzen anders')
  // Each article is looked up by itself: of tables as new as these nothing is known that would say how few are meant.
  await sql`with listed as materialized (
      select line, article_id from ${workTable(shape.table, 'existing')} e where e.leads and e.is_tenfold
      order by line limit ${sql.lit(mostNoted)}
    ), priced as materialized (
      select l.line, a.price_unit_size as unit, ${before('price_unit_size')} as was_unit ${sql.join(
        priceColumns.map(
          (column) => sql`, ${sql.ref(`a.${column}`)}, ${before(column)} as ${sql.ref(`was_${column}`)}`,
        ),
        sql``,
      )}
      from listed l
      cross join lateral (select * from ${sql.table(shape.articles)} where id = l.article_id offset 0) a
      join ${sql.table(shape.before.changed)} b on b.id = l.article_id
    ), noted as (${sql.join(jumps, sql` union all `)} ${
      rest ? sql`union all select max(line), ${rest}::text from listed` : sql``
    })
    insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, n.line, ${fileLineOf(shape)}, n.reason
    from noted n ${shape.hasFileLines ? sql`join ${sql.table(shape.table)} s on s.line = n.line` : sql``}
    on conflict do nothing`.execute(tx)
  await countNotices(tx, importId)
}

/** „1.234,50 €“ or „1.234,50 € je 100“. */
const inUnit = (price: RawBuilder<unknown>, unit: string) =>
  sql`${shownPrice(price)} || case when ${piecesOfPrice(unit)} = 1 then ''
    else ' je ' || replace(trim_scale(${sql.ref(unit)})::text, '.', ',') end`
