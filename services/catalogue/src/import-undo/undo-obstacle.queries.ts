import type { UndoPreview } from '@schrankwerk/contracts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Sql } from '../article-import/publish-import.queries.ts'
import { type ArticleImportTable, type CatalogueTables, nobody } from '../database/tables.ts'
import { beforeTables, manufacturersOf, type UndoPlan } from './keep-before.queries.ts'

type Db = Kysely<CatalogueTables>
export type Obstacle = NonNullable<UndoPreview['obstacle']>
export type UndoableImport = Selectable<ArticleImportTable> & { plan: UndoPlan | null }

export async function findUndoable(db: Db, id: string): Promise<UndoableImport | undefined> {
  const row = await db
    .selectFrom('article_import as i')
    .leftJoin('import_undo as u', 'u.import_id', 'i.id')
    .selectAll('i')
    .select('u.plan')
    .where('i.id', '=', id)
    .where('i.deleted_at', 'is', null)
    .executeTakeFirst()
  return row as UndoableImport | undefined
}

/** The articles that an import made: no other one has their date. */
export const isCreated = ({ createdAt }: UndoPlan, article = 'a'): Sql =>
  sql`${sql.ref(`${article}.create_date`)} = ${createdAt}::timestamptz
    and ${sql.ref(`${article}.article_import_source`)} = 'CSV'`

/** Those of them that go: which numbers are remembered to mean an article is a choice, and not lost with it. */
export const isGoing = (plan: UndoPlan): Sql =>
  sql`${isCreated(plan)} and not exists (select from replacement p where p.article_id = a.id)`

const numberOf = (article: string) =>
  sql`coalesce(${sql.ref(`${article}.order_number`)}, ${sql.ref(`${article}.manufacturer_number`)}, '–')`

const day = (at: Date) => at.toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })

/**
 * What stands against undoing it: the first thing that is found, by name. An article was touched since where its version
 * is not the one that the import left.
 */
export async function findObstacle(
  db: Db,
  row: UndoableImport,
  { keepRemembered }: { keepRemembered: boolean },
): Promise<Obstacle | undefined> {
  const { plan } = row
  if (row.touched.length === 0 && !plan)
    return { kind: 'NOT_KEPT', detail: 'Dieser Import hat am Katalog nichts geändert.' }
  const later = await findLaterImport(db, row)
  if (later)
    return {
      kind: 'LATER_IMPORT',
      detail: `Danach hat der Import „${later.filename}“ vom ${day(later.ended_at)} Artikel desselben Herstellers geändert.`,
    }
  if (!plan || !row.undo_until || row.undo_until < new Date())
    return {
      kind: 'NOT_KEPT',
      detail: 'Der Stand vor diesem Import wird nicht mehr aufbewahrt.',
    }
  if (await isCombined(db, row, plan))
    return {
      kind: 'COMBINED',
      detail:
        'Ein Hersteller, eine Einheit oder eine Rabattgruppe dieses Imports wurde seitdem zusammengeführt oder gelöscht.',
    }
  const group = await findEditedGroup(db, plan)
  if (group)
    return { kind: 'EDITED', detail: `Die Rabattgruppe „${group}“ wurde seit diesem Import geändert.` }
  for (const { kind, found, detail } of checks(row.id, plan)) {
    if (kind === 'USED' && keepRemembered) continue
    const { rows } = await sql<{ number: string; id: string | null }>`${found} limit 1`.execute(db)
    if (!rows[0]) continue
    const combined = kind === 'EDITED' && rows[0].id && (await findCombination(db, row, rows[0].id))
    return combined || { kind, detail: detail(rows[0].number) }
  }
  return undefined
}

async function findLaterImport(
  db: Db,
  { touched, ended_at }: UndoableImport,
): Promise<{ filename: string; ended_at: Date } | undefined> {
  const { rows } = await sql<{
    filename: string
    ended_at: Date
  }>`select filename, ended_at from article_import
    where state = 'ENDED' and ended_at > ${ended_at} and touched && ${manufacturersOf(touched)}::uuid[]
    order by ended_at limit 1`.execute(db)
  return rows[0]
}

/** Master data that would be needed again, or whose articles are meant, is gone. */
async function isCombined(
  db: Db,
  { id, touched }: UndoableImport,
  { columns, percents }: UndoPlan,
): Promise<boolean> {
  const { changed, deleted } = beforeTables(id)
  const former = (column: string): Sql =>
    sql`${columns.includes(column) ? sql`select ${sql.ref(column)} as id from ${sql.table(changed)} union` : sql``}
      select ${sql.ref(column)} from ${sql.table(deleted)}`
  const missing = (table: string, ids: Sql) =>
    sql`exists (select from (${ids}) x (id) where x.id is not null and x.id <> ${sql.lit(nobody)}
      and not exists (select from ${sql.table(table)} m where m.id = x.id))`
  const { rows } = await sql<{
    any: boolean
  }>`select ${missing('manufacturer', sql`select unnest(${touched}::uuid[]) union ${former('manufacturer_id')}`)}
    or ${missing('discount_group', sql`select unnest(${percents.map((one) => one.id)}::uuid[])`)}
    or ${missing('unit', former('unit_id'))} or ${missing('discount_group', former('discount_group_id'))}
    or ${missing('wholesaler', sql`select wholesaler_id from ${sql.table(beforeTables(id).wholesaler)} where existed`)}
    as any`.execute(db)
  return rows[0]!.any
}

/** What touched an article may have been combining the master data that it names. */
async function findCombination(
  db: Db,
  { ended_at }: UndoableImport,
  articleId: string,
): Promise<Obstacle | undefined> {
  const { rows } = await sql<{ name: string }>`select c.survivor_name as name
    from combination_moved m join combination c on c.id = m.combination_id
    where c.at > ${ended_at} and m.place like 'article.%' and ${articleId}::uuid = any(m.ids)
    order by c.at desc limit 1`.execute(db)
  return (
    rows[0] && {
      kind: 'COMBINED',
      detail: `Danach wurden Stammdaten zu „${rows[0].name}“ zusammengeführt, die Artikel dieses Imports nennen.`,
    }
  )
}

/** A group that no longer has the percent the import gave it. */
async function findEditedGroup(db: Db, { percents }: UndoPlan): Promise<string | undefined> {
  if (percents.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select g.display_name as name from discount_group g
    join jsonb_to_recordset(${JSON.stringify(percents)}::jsonb) as w (id uuid, now numeric) on w.id = g.id
    where g.percent is distinct from w.now order by 1 limit 1`.execute(db)
  return rows[0]?.name
}

interface Check {
  kind: Obstacle['kind']
  found: Sql
  detail(number: string): string
}

function checks(importId: string, plan: UndoPlan): Check[] {
  const before = beforeTables(importId)
  const edited = (number: string) => `Der Artikel ${number} wurde seit diesem Import geändert.`
  return [
    {
      kind: 'DELETED',
      found: sql`select coalesce(b.order_number, '–') as number, null as id from ${sql.table(before.changed)} b
        where not exists (select from article a where a.id = b.id)`,
      detail: (number) => `Der Artikel ${number} wurde seit diesem Import gelöscht.`,
    },
    {
      kind: 'EDITED',
      found: sql`select coalesce(b.now_number, b.order_number, '–') as number, null as id from ${sql.table(before.wholesaler)} b
        left join article_wholesaler w on w.article_id = b.article_id and w.wholesaler_id = b.wholesaler_id
        where b.article_id not in (select id from ${sql.table(before.deleted)})
          and (w.article_id is null or w.order_number is distinct from b.now_number
            or w.purchase_price is distinct from b.now_price)`,
      detail: (number) => `Die Angaben des Großhändlers zu ${number} wurden seit diesem Import geändert.`,
    },
    {
      kind: 'EDITED',
      found: sql`select ${numberOf('a')} as number, a.id from ${sql.table(before.changed)} b
        join article a on a.id = b.id where a.edit_version <> b.edit_version + 1`,
      detail: edited,
    },
    {
      kind: 'EDITED',
      found: sql`select ${numberOf('a')} as number, a.id from article a where ${isCreated(plan)} and a.edit_version > 1`,
      detail: edited,
    },
    {
      kind: 'USED',
      found: sql`select ${numberOf('a')} as number, null as id from replacement p join article a on a.id = p.article_id
        where ${isCreated(plan)}`,
      detail: (number) => `Der Artikel ${number} wurde inzwischen für Stücklisten gewählt und ist gemerkt.`,
    },
    {
      kind: 'NUMBER_TAKEN',
      found: sql`select b.number, null as id from ${sql.table(before.number)} b
        join article_number n on n.kind = b.kind and n.exact = b.exact and n.manufacturer_id = b.manufacturer_id
          and n.twin is null and n.article_id <> b.article_id
        join article a on a.id = n.article_id
        where not b.added and b.twin is null and not (${isGoing(plan)})
          and not exists (select from ${sql.table(before.number)} own where own.article_id = n.article_id)`,
      detail: (number) => `Die Nummer ${number} hat inzwischen ein anderer Artikel.`,
    },
  ]
}
