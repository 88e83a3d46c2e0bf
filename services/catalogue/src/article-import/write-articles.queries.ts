import { sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import { renewedValues } from './find-changes.queries.ts'
import { articleOfLine, isNew, type StagedShape } from './publish-import.queries.ts'

type Tx = Transaction<CatalogueTables>

/** Writes the changed articles where they are; `keeps` says that what they were is not kept yet. */
export async function updateChangedArticles(
  tx: Tx,
  shape: StagedShape,
  { now, keeps }: { now: Date; keeps: boolean },
): Promise<void> {
  const renewed = renewedValues(shape, now)
  const set = [...renewed].map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const update = sql`update article a set ${sql.join(set)} from changed c
    join ${sql.table(shape.table)} s on s.line = c.line join existing e on e.line = c.line where a.id = c.article_id`
  if (!keeps) {
    await update.execute(tx)
    return
  }
  const kept = ['id', ...renewed.keys()]
  await sql`with renewed as (${update} returning ${sql.join(kept.map((name) => sql.ref(`old.${name}`)))})
    insert into ${sql.table(shape.before.changed)} (${sql.join(kept.map((name) => sql.ref(name)))})
    select * from renewed`.execute(tx)
}

/** The articles that no line changes go over to the new table as they are. */
export async function copyOtherArticles(tx: Tx, { articles }: StagedShape): Promise<void> {
  await sql`insert into ${sql.table(articles)} select a.* from article a
    where not exists (select from changed c where c.article_id = a.id)`.execute(tx)
}

export async function insertNewArticles(tx: Tx, shape: StagedShape, now: Date): Promise<void> {
  const columns = shape.articleColumns
  const unit = columns.includes('unit_id')
    ? sql`coalesce(s.unit_id, ${shape.defaultUnitId}::uuid)`
    : sql`${shape.defaultUnitId}::uuid`
  const plain = columns.filter((column) => column !== 'unit_id')
  const list = (prefix: string) => plain.map((column) => sql`, ${sql.ref(prefix + column)}`)
  await sql`
    insert into ${sql.table(shape.articles)} (id, manufacturer_id, order_number, manufacturer_number, unit_id,
      article_import_source, create_date, last_update ${sql.join(list(''), sql``)})
    select s.id, nullif(s.manufacturer, ${sql.lit(nobody)}), s.order_number, s.type_number, ${unit}, 'CSV', ${now}, ${now}
      ${sql.join(list('s.'), sql``)}
    from ${sql.table(shape.table)} s where ${isNew}`.execute(tx)
}

export async function writeWholesalerInfos(tx: Tx, shape: StagedShape): Promise<void> {
  await sql`
    with written as (
      insert into article_wholesaler as w (article_id, wholesaler_id, order_number, exact, loose, purchase_price)
      select l.article_id, ${shape.wholesalerId}::uuid, l.wholesaler_number, l.wholesaler_exact,
        nullif(l.wholesaler_loose, ''), l.wholesaler_price
      from (${articleOfLine(shape.table)}) l
      where l.wholesaler_number is not null or l.wholesaler_price is not null
      on conflict (article_id, wholesaler_id) do update set
        order_number = coalesce(excluded.order_number, w.order_number), exact = coalesce(excluded.exact, w.exact),
        loose = coalesce(excluded.loose, w.loose), purchase_price = coalesce(excluded.purchase_price, w.purchase_price)
      where coalesce(excluded.order_number, w.order_number) is distinct from w.order_number
        or coalesce(excluded.purchase_price, w.purchase_price) is distinct from w.purchase_price
      returning new.article_id, new.wholesaler_id, old.order_number, old.exact, old.loose, old.purchase_price,
        old.article_id is not null as existed, new.order_number as now_number, new.purchase_price as now_price
    ), kept as (
      insert into ${sql.table(shape.before.wholesaler)} select * from written
      where article_id in (select article_id from existing)
    ) insert into changed select article_id, false from written
      where article_id in (select article_id from existing)`.execute(tx)
}
