import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { LineNotice } from './article-import.queries.ts'
import { repetition } from './find-articles.queries.ts'
import type { MasterNames } from './master-names.ts'
import { articleOfLine, fileLineOf, type StagedShape } from './publish-import.queries.ts'
import { type PriceField, priceNames } from './read-price.ts'
import { askingColumnOf } from './staged-columns.ts'
import { workTable } from './work-tables.queries.ts'

type Db = Kysely<CatalogueTables>

/** Whether it still reads: what one that was aborted says a moment later is not kept. An abort under way is waited for. */
export const isStillRunning = (importId: string) =>
  sql`exists (select from article_import where id = ${importId} and state = 'RUNNING' for share)`

export async function insertNotices(db: Db, importId: string, notices: LineNotice[]): Promise<void> {
  await sql`insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, * from unnest(${notices.map(({ line }) => line)}::int[],
      ${notices.map(({ fileLine }) => fileLine)}::int[],
      ${notices.map(({ reason }) => reason)}::text[])
    where ${isStillRunning(importId)}
    on conflict do nothing`.execute(db)
}

/** What reading the file brought beside its lines: names to decide about, percents of groups, how many notices. */
export async function keepRemarks(
  db: Db,
  importId: string,
  { proposals, groupPercents }: Pick<MasterNames, 'proposals' | 'groupPercents'>,
): Promise<void> {
  const names = [...proposals.values()]
  const groups = [...groupPercents.values()]
  await sql`insert into import_name_proposal (import_id, kind, name, rows, suggestion_id)
    select ${importId}, * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ name }) => name)}::text[],
      ${names.map(({ rows }) => rows)}::int[], ${names.map(({ suggestionId }) => suggestionId)}::uuid[])
    on conflict do nothing`.execute(db)
  await sql`insert into import_group_percent (import_id, manufacturer_id, name_key, name, percent)
    select ${importId}, * from unnest(${groups.map(({ manufacturerId }) => manufacturerId)}::uuid[],
      ${groups.map(({ key }) => key)}::text[], ${groups.map(({ name }) => name)}::text[],
      ${groups.map(({ percent }) => percent)}::numeric[])
    on conflict do nothing`.execute(db)
  await countNotices(db, importId)
}

export async function countNotices(db: Db, importId: string): Promise<void> {
  await sql`update article_import set notices = (select count(*) from import_notice where import_id = ${importId})
    where id = ${importId}`.execute(db)
}

/** What a price of the staged line is for one piece, where the line says so much of its unit. */
export const perPiece = (line: string, column: string) =>
  sql`${sql.ref(`${line}.${column}`)} / coalesce(nullif(${sql.ref(`${line}.price_unit_size`)}, 0), ${sql.ref(`${line}.price_unit_scale`)}, 1)`

/** „1.234,50 €“ */
export const shownPrice = (price: RawBuilder<unknown>) =>
  sql`translate(to_char(${price}, 'FM999,999,999,999,990.00'), ',.', '.,') || ' €'`

type NotedShape = Pick<StagedShape, 'table' | 'typeOnly' | 'hasFileLines' | 'filePlaces' | 'wholesalerId'>
type TakingShape = Pick<StagedShape, 'table' | 'articles' | 'numbers' | 'hasFileLines'>
const prices = ['list_price', 'purchase_price', 'wholesaler_price']

/** Notes what a person should know of the prices of lines that count. */
export async function notePrices(
  tx: Transaction<CatalogueTables>,
  importId: string,
  shape: NotedShape,
  { skipped, asks }: { skipped: number; asks: boolean },
): Promise<void> {
  const others = skipped > 0 ? await noteOtherPrices(tx, importId, shape) : 0
  const kept = asks ? await noteKeptPrices(tx, importId, shape) : 0
  if (others + kept > 0) await countNotices(tx, importId)
}

/**
 * Notes of lines that say a price is asked for that their article keeps the price it has: to leave it out would take
 * away what a person or another list brought.
 */
async function noteKeptPrices(
  tx: Transaction<CatalogueTables>,
  importId: string,
  shape: NotedShape,
): Promise<number> {
  const kept = (field: PriceField, from: RawBuilder<unknown>, price: string) => {
    const words = sql.ref(`s.${askingColumnOf[field]}`)
    return sql`select s.line, ${fileLineOf(shape)} as file_line, ${priceNames[field]}::text as name, ${words} as words
      from ${workTable(shape.table, 'existing')} e join ${sql.table(shape.table)} s on s.line = e.line ${from}
      where e.leads and ${words} is not null and ${sql.ref(price)} > 0`
  }
  const article = sql`join article a on a.id = e.article_id`
  const info = sql`join article_wholesaler w on w.article_id = e.article_id
    and w.wholesaler_id = ${shape.wholesalerId}::uuid`
  const noted = await sql`insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, line, file_line, name || ' „' || words || '“ nennt keinen Betrag, der bisherige Preis bleibt; '
      || 'gilt er nicht mehr, löschen Sie ihn im Artikel'
    from (${kept('purchasePrice', article, 'a.purchase_price')}
      union all ${kept('listPrice', article, 'a.list_price')}
      union all ${kept('wholesalerPurchasePrice', info, 'w.purchase_price')}) k
    on conflict do nothing`.execute(tx)
  return Number(noted.numAffectedRows)
}

/** Notes of lines that count which prices they have in other lines of the same number. Answers how many. */
async function noteOtherPrices(
  tx: Transaction<CatalogueTables>,
  importId: string,
  { table, typeOnly, hasFileLines, filePlaces = 'LINE' }: NotedShape,
): Promise<number> {
  const skipped = workTable(table, 'skipped')
  const { where, thisCounts } = repetition[filePlaces]
  const told = hasFileLines ? sql`coalesce(o.file_line, o.line)` : sql`o.line`
  const differs = prices.map((column) => sql`${perPiece('o', column)} <> ${perPiece('s', column)}`)
  const lines = sql.table(table)
  // One join for each kind of number: a condition on either would compare all lines with each other.
  const repeated = (isSame: RawBuilder<unknown>) => sql`
    select s.line, ${fileLineOf({ hasFileLines })} as file_line, coalesce(s.order_number, s.type_number) as number, ${told} as told
    from ${skipped} k join ${lines} o on o.line = k.line
    join ${lines} s on s.manufacturer = o.manufacturer and ${isSame}
    where (${sql.join(differs, sql` or `)}) and not exists (select from ${skipped} n where n.line = s.line)`
  const noted = await sql`insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, line, file_line, 'Die Nummer ' || number || ' steht auch ' || ${where}::text || ' ' || max(told)
      || ', dort mit einem anderen Preis; ' || ${thisCounts}::text
    from (${repeated(sql`s.order_exact = o.order_exact`)}
      ${typeOnly > 0 ? sql`union all ${repeated(sql`o.order_exact is null and s.type_exact = o.type_exact`)}` : sql``}) other
    group by line, file_line, number
    on conflict do nothing`.execute(tx)
  return Number(noted.numAffectedRows)
}

/**
 * Notes of lines that count which of their alternative numbers another article of the manufacturer has: one number leads
 * to one article. Of what is only looked at, those are told that the catalogue has; lines may share one as well.
 */
export async function noteTakenAlternatives(
  tx: Transaction<CatalogueTables>,
  importId: string,
  { table, articles, numbers, hasFileLines = false }: TakingShape,
): Promise<void> {
  const taken = (kind: 'O' | 'T', name: string, column: string) => sql`
    select l.line, ${hasFileLines ? sql`l.file_line` : sql`null::int`} as file_line, ${name}::text as name, x.number, n.article_id
    from (${articleOfLine(table)}) l
    cross join lateral unnest(${sql.ref(`l.${column}`)}, ${sql.ref(`l.${column}_exact`)}) as x (number, exact)
    join ${sql.table(numbers)} n on n.kind = ${sql.lit(kind)} and n.exact = x.exact and n.manufacturer_id = l.manufacturer
      and n.twin is null
    where n.article_id <> l.article_id and not exists (select from ${sql.table(numbers)} own
      where own.kind = n.kind and own.exact = n.exact and own.manufacturer_id = n.manufacturer_id
        and own.twin = l.article_id)`
  const noted = await sql`insert into import_notice (import_id, line, file_line, reason)
    select ${importId}, t.line, t.file_line, 'Die alternative ' || t.name || ' ' || t.number || ' hat schon der Artikel '
      || coalesce(a.order_number, a.manufacturer_number, '') || ', sie wurde nicht übernommen'
    from (${taken('O', 'Bestellnummer', 'alt_order')} union all ${taken('T', 'Typnummer', 'alt_type')}) t
    join ${sql.table(articles)} a on a.id = t.article_id
    on conflict do nothing`.execute(tx)
  if (Number(noted.numAffectedRows) > 0) await countNotices(tx, importId)
}

/** What an import that changed nothing, or is gone, said of its file. */
export async function deleteRemarks(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_skipped').where('import_id', '=', importId).execute()
  await db.deleteFrom('import_notice').where('import_id', '=', importId).execute()
  await db.deleteFrom('import_name_proposal').where('import_id', '=', importId).execute()
}

export interface WrittenPercents {
  /** Of how many groups the file says one. */
  said: number
  /** Groups that came with their percent. */
  made: string[]
  /** Groups that were there, with the percent they had. */
  changed: { id: string; was: number | null; now: number; manufacturerId: string }[]
}

/**
 * Whether `n` is the name of the group that a percent `p` is for. A group of no manufacturer is meant where the
 * manufacturer has none of the name, as it is for articles.
 */
export const isNameOfPercent = sql<boolean>`n.name_key = p.name_key
  and n.manufacturer_id in (p.manufacturer_id, ${sql.lit(nobody)})
  and (n.manufacturer_id = p.manufacturer_id or not exists (select from discount_group_name own
    where own.manufacturer_id = p.manufacturer_id and own.name_key = p.name_key))`

/** Keeps what the groups have while the import is proposed. */
export async function keepFormerPercents(tx: Transaction<CatalogueTables>, importId: string): Promise<void> {
  await sql`update import_group_percent p set former = g.percent
    from discount_group_name n join discount_group g on g.id = n.discount_group_id
    where p.import_id = ${importId} and ${isNameOfPercent}`.execute(tx)
}

/**
 * Gives the discount groups that the file names the percent it says; those that nobody has yet come with it. Of a
 * proposal those are left alone that no longer have what they had when it was made.
 */
export async function writeGroupPercents(
  tx: Transaction<CatalogueTables>,
  importId: string,
  { now, isProposal }: { now: Date; isProposal: boolean },
): Promise<WrittenPercents> {
  const { rows: made } = await sql<{ id: string }>`
    with missing as (
      select gen_random_uuid() as id, p.* from import_group_percent p
      where p.import_id = ${importId} and not exists (select from discount_group_name n
        where n.name_key = p.name_key and n.manufacturer_id in (p.manufacturer_id, ${nobody}))
        ${isProposal ? sql`and p.former is null` : sql``}
    ), made as (
      insert into discount_group (id, display_name, percent, manufacturer_id)
      select id, name, percent, nullif(manufacturer_id, ${nobody}) from missing
    )
    insert into discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind)
    select manufacturer_id, name_key, id, name, 'DISPLAY' from missing
    returning discount_group_id as id`.execute(tx)
  const { rows: changed } = await sql<
    WrittenPercents['changed'][number]
  >`update discount_group g set percent = p.percent, last_update = ${now}, edit_version = edit_version + 1
    from import_group_percent p join discount_group_name n on ${isNameOfPercent}
    where p.import_id = ${importId} and g.id = n.discount_group_id and g.percent is distinct from p.percent
      ${isProposal ? sql`and g.percent is not distinct from p.former` : sql``}
    returning new.id, old.percent as was, new.percent as now,
      coalesce(new.manufacturer_id, ${nobody}) as "manufacturerId"`.execute(tx)
  return { said: await countPercents(tx, importId), made: made.map(({ id }) => id), changed }
}

/** Of how many groups the file of an import says a percent. */
export async function countPercents(db: Db, importId: string): Promise<number> {
  const { rows } = await sql<{ said: number }>`select count(*)::int as said from import_group_percent
    where import_id = ${importId}`.execute(db)
  return rows[0]!.said
}

const slice = 5000

/** Remarks in the order of the file, read slice by slice. */
export async function* streamNotices(db: Db, importId: string) {
  let after = { line: -1, reason: '' }
  for (;;) {
    const { rows } = await sql<LineNotice>`select line, file_line as "fileLine", reason from import_notice
      where import_id = ${importId} and (line, reason) > (${after.line}, ${after.reason})
      order by line, reason limit ${slice}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < slice) return
    after = last
  }
}
