import { sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import {
  type Changes,
  changesArticle,
  changesBeside,
  heldRenewedValues,
  keptColumns,
  renewedValues,
} from './find-changes.queries.ts'
import { writtenPrice } from './line-prices.queries.ts'
import { articleOfLine, type Extent, isNew, type Sql, type StagedShape } from './publish-import.queries.ts'
import type { StagedColumn } from './staged-columns.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>

/** Writes the changed articles where they are, and keeps what they were. */
export async function updateChangedArticles(
  tx: Tx,
  shape: StagedShape,
  { now, columns }: { now: Date; columns: string[] },
): Promise<void> {
  const renewed = renewedValues(shape, { now, columns })
  const set = [...renewed].map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const kept = keptColumns(columns)
  await sql`with renewed as (
      update article a set ${sql.join(set)}
      from ${workTable(shape.table, 'existing')} e join ${sql.table(shape.table)} s on s.line = e.line
      where a.id = e.article_id and ${changesArticle}
      returning old.id, ${sql.join(kept.map((name) => sql.ref(`old.${name}`)))}
    ) insert into ${sql.table(shape.before.changed)} select * from renewed`.execute(tx)
}

/**
 * All articles go over to the new table, in their order: the changed ones as they will be, the others as they are. Nobody
 * writes them meanwhile.
 */
export async function copyArticles(
  tx: Tx,
  shape: StagedShape,
  { now, changes: { changed, columns, areHeld } }: { now: Date; changes: Changes },
): Promise<void> {
  const next = sql.table(shape.articles)
  if (changed === 0) {
    await sql`insert into ${next} select a.* from article a`.execute(tx)
    return
  }
  const renewed = areHeld ? heldRenewedValues(columns, { now }) : renewedValues(shape, { now, columns })
  const lines = sql`${workTable(shape.table, 'existing')} e`
  const isChanged = sql`e.article_id is not null`
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'article'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  const values = rows.map(({ name }) => {
    const value = renewed.get(name)
    return value
      ? sql`case when ${isChanged} then ${value} else ${sql.ref(`a.${name}`)} end`
      : sql.ref(`a.${name}`)
  })
  await sql`insert into ${next} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from article a
    left join ${areHeld ? lines : sql`(${lines} join ${sql.table(shape.table)} s on s.line = e.line)`}
      on e.article_id = a.id and ${changesArticle}`.execute(tx)
}

export async function insertNewArticles(
  tx: Tx,
  shape: StagedShape,
  { now, extent }: { now: Date; extent: Extent },
): Promise<void> {
  const columns = shape.articleColumns
  const unit = columns.includes('unit_id')
    ? sql`coalesce(s.unit_id, ${shape.defaultUnitId}::uuid)`
    : sql`${shape.defaultUnitId}::uuid`
  const plain = columns.filter((column) => column !== 'unit_id')
  const values: { [Column in StagedColumn]?: Sql } = shape.hasScale
    ? {
        price_unit_size: sql`coalesce(s.price_unit_size, s.price_unit_scale)`,
        price_unit_scale: sql`coalesce(s.price_unit_scale, 1)`,
      }
    : {}
  await sql`
    insert into ${sql.table(shape.articles)} (id, manufacturer_id, order_number, manufacturer_number, unit_id,
      article_import_source, create_date, last_update ${sql.join(
        plain.map((column) => sql`, ${sql.ref(column)}`),
        sql``,
      )})
    select s.id, nullif(s.manufacturer, ${sql.lit(nobody)}), s.order_number, s.type_number, ${unit}, 'CSV', ${now}, ${now}
      ${sql.join(
        plain.map((column) => sql`, ${values[column] ?? sql.ref(`s.${column}`)}`),
        sql``,
      )}
    from ${sql.table(shape.table)} s where ${isNew(shape.table, extent)}`.execute(tx)
}

/** Of each article whose leading line brings no info the last line that brings one. */
const lastBeside = ({
  table,
}: StagedShape): Sql => sql`select max(o.line) from ${workTable(table, 'existing')} o
  join ${sql.table(table)} t on t.line = o.line
  where t.wholesaler_number is not null or t.wholesaler_price is not null
  group by o.article_id having not bool_or(o.leads)`

/**
 * Writes the infos that are new or differ, as far as that was found. Where several lines mean one article, that of the
 * leading one counts, else the last one. What `converted` prices were is kept already.
 */
export async function writeWholesalerInfos(
  tx: Tx,
  shape: StagedShape,
  { converted }: { converted: boolean },
): Promise<void> {
  const existing = workTable(shape.table, 'existing')
  const kept = sql.table(shape.before.wholesaler)
  const isKept = sql`b.article_id = w.article_id and b.wholesaler_id = w.wholesaler_id`
  const followed = sql`, followed as (
      update ${kept} b set now_number = w.now_number, now_price = w.now_price from written w where ${isKept}
    )`
  await sql`
    with written as (
      insert into article_wholesaler as w (article_id, wholesaler_id, order_number, exact, loose, purchase_price)
      select s.article_id, ${shape.wholesalerId}::uuid, s.wholesaler_number, s.wholesaler_exact,
        nullif(s.wholesaler_loose, ''), ${writtenPrice(shape)}
      from (select e.* from (${articleOfLine(shape.table)}) e
        where (e.wholesaler_number is not null or e.wholesaler_price is not null)
          and (not e.known or ${changesBeside(shape)})
          and (e.leads is distinct from false or e.line in (${lastBeside(shape)}))) s
      ${shape.hasScale ? sql`join ${sql.table(shape.articles)} a on a.id = s.article_id` : sql``}
      on conflict (article_id, wholesaler_id) do update set
        order_number = coalesce(excluded.order_number, w.order_number), exact = coalesce(excluded.exact, w.exact),
        loose = coalesce(excluded.loose, w.loose), purchase_price = coalesce(excluded.purchase_price, w.purchase_price)
      where coalesce(excluded.order_number, w.order_number) is distinct from w.order_number
        or coalesce(excluded.purchase_price, w.purchase_price) is distinct from w.purchase_price
      returning new.article_id, new.wholesaler_id, old.order_number, old.exact, old.loose, old.purchase_price,
        old.article_id is not null as existed, new.order_number as now_number, new.purchase_price as now_price
    ), kept as (
      insert into ${kept} select * from written w
      where article_id in (select article_id from ${existing})
        ${converted ? sql`and not exists (select from ${kept} b where ${isKept})` : sql``}
    ) ${converted ? followed : sql``} insert into ${workTable(shape.table, 'changed_beside')} (article_id, manufacturer)
      select distinct w.article_id, s.manufacturer from written w
      join ${existing} e on e.article_id = w.article_id join ${sql.table(shape.table)} s on s.line = e.line`.execute(
    tx,
  )
}
