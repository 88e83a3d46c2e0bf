import type { FieldMapping, getBomArticles, QueryOf, ReadingPoint } from '@schrankwerk/contracts'
import { countRows, type PageOrder, type PageQuery, selectPage } from '@schrankwerk/service-kit'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { BomDb as Db, LineView, OfOwner, BomTx as Tx } from '../keeper/bom-owner.ts'
import type { BomRow, BomTable, KeptSums, LineRow, ReplacedLine } from '../keeper/bom-tables.ts'
import { type PricedLine, unitPriceOf } from './line-price.ts'
import { columns, columnTypes, type LinesToWrite } from './lines-to-write.ts'
import { assigned } from './seen-line.ts'

/** Removes the owner's parts list with its lines; answers the id of the table's file. */
export async function deleteBom(tx: Tx, ofOwner: OfOwner): Promise<{ fileId: string | null } | undefined> {
  const row = await tx.deleteFrom('bom').where(ofOwner).returning('file_id').executeTakeFirst()
  return row && { fileId: row.file_id }
}

/**
 * Writes the row of a list that was just read, without lines; `owner` is the column that names whose it is (`{
 * enquiry_id }`). One who has a list already is a unique violation.
 */
export const insertBom = async (tx: Tx, row: Insertable<BomTable>, owner: object): Promise<void> => {
  await tx
    .insertInto('bom')
    .values({ ...row, ...owner })
    .execute()
}

export interface MappedAs {
  /** Changed by hand in the list that this one takes the place of, and not found in it. */
  lostLines: readonly ReplacedLine[]
  sheet: string
  furtherSheets: readonly string[]
  encoding: string | null
  separator: string | null
  headerRowIndex: number
  headers: string[]
  fieldMapping: FieldMapping
  suppliedPartString: string | null
  quantityBasis: 'EACH' | 'TOTAL'
  quantityCount: number | null
  decidedReading: ReadingPoint[]
  includedRows: number[]
  excludedRows: number[]
  leftOut: unknown[]
  notices: unknown[]
  /** Of the lines written in the same transaction. */
  sums: KeptSums
}

/**
 * Keeps how a list was mapped and what came of it. The lines themselves are written by `replaceLines`, in the same
 * transaction.
 */
export const updateBomMapping = async (tx: Tx, bomId: string, as: MappedAs, now: Date): Promise<void> => {
  await tx
    .updateTable('bom')
    .set({
      sheet: as.sheet,
      further_sheets: JSON.stringify(as.furtherSheets),
      encoding: as.encoding,
      separator: as.separator,
      header_row_index: as.headerRowIndex,
      headers: JSON.stringify(as.headers),
      field_mapping: JSON.stringify(as.fieldMapping),
      supplied_part_string: as.suppliedPartString,
      quantity_basis: as.quantityBasis,
      quantity_count: as.quantityCount,
      decided_reading: JSON.stringify(as.decidedReading),
      included_rows: JSON.stringify(as.includedRows),
      excluded_rows: JSON.stringify(as.excludedRows),
      left_out: JSON.stringify(as.leftOut),
      notices: JSON.stringify(as.notices),
      sums: JSON.stringify(as.sums),
      mapped_at: now,
      replaced_lines: JSON.stringify(as.lostLines),
    })
    .where('id', '=', bomId)
    .execute()
}

/** Keeps the sums of lines written in the same transaction. */
export const keepSums = async (tx: Tx, bomId: string, sums: KeptSums): Promise<void> => {
  await tx
    .updateTable('bom')
    .set({ sums: JSON.stringify(sums) })
    .where('id', '=', bomId)
    .execute()
}

/** Replaces all lines in two statements, however many there are. */
export async function replaceLines(tx: Tx, bomId: string, lines: LinesToWrite): Promise<void> {
  await tx.deleteFrom('bom_line').where('bom_id', '=', bomId).execute()
  if (lines.count === 0) return
  const arrays: RawBuilder<unknown>[] = [sql`${lines.articleAt}::int[]`]
  const names: RawBuilder<unknown>[] = [sql.ref('article_at')]
  const taken = columns.map((column) => {
    const written = lines.columns[column]
    const type = sql.raw(columnTypes[column])
    if ('all' in written) return sql`${written.all}::${type}`
    arrays.push(sql`${written.each}::${type}[]`)
    names.push(sql.ref(column))
    return sql.ref(`line.${column}`)
  })
  await sql`
    insert into bom_line (${sql.join(columns.map((column) => sql.ref(column)))}, article)
    select ${sql.join(taken)}, known.snapshot::jsonb
    from unnest(${sql.join(arrays)}) line (${sql.join(names)})
    left join string_to_table(${lines.snapshots}::text, E'\\n') with ordinality known (snapshot, at)
      on known.at = line.article_at
  `.execute(tx)
}

const changeable = [
  'order_number',
  'manufacturer_number',
  'manufacturer_name',
  'description',
  'quantity',
  'quantity_text',
  'quantity_unit_name',
  'quantity_unit_text',
  'ean_number',
  'is_supplied_part',
  'notes',
  'bom_error',
  'matched_article_id',
  'matched_by',
  'certainty',
  'reason',
  'article',
  'line_price',
  'manual_replacement',
  'edited',
  'by_hand',
  'match_hints',
] as const

/** Writes changed lines back in one statement. */
export async function updateLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return
  const set = sql.raw(changeable.map((column) => `${column} = changed.${column}`).join(', '))
  await sql`
    update bom_line set ${set}
    from jsonb_populate_recordset(null::bom_line, ${JSON.stringify(lines)}::jsonb) changed
    where bom_line.id = changed.id and bom_line.bom_id = changed.bom_id
  `.execute(tx)
}

export type RescaledLine = Pick<
  LineRow,
  | 'id'
  | 'quantity'
  | 'total_quantity'
  | 'notes'
  | 'bom_error'
  | 'line_price'
  | 'match_hints'
  | 'certainty'
  | 'reason'
>

/** Writes what follows from another number of cabinets, however many lines there are. */
export async function writeRescaled(tx: Tx, bomId: string, lines: readonly RescaledLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update bom_line set quantity = rescaled.quantity, total_quantity = rescaled.total_quantity,
      notes = rescaled.notes, bom_error = rescaled.bom_error, line_price = rescaled.line_price,
      match_hints = rescaled.match_hints, certainty = rescaled.certainty, reason = rescaled.reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) rescaled
      (id uuid, quantity numeric, total_quantity numeric, notes jsonb, bom_error text, line_price numeric,
        match_hints jsonb, certainty text, reason text)
    where bom_line.id = rescaled.id and bom_line.bom_id = ${bomId}
  `.execute(tx)
}

/** Replaces all notices of a list. */
export const keepNotices = async (tx: Tx, bomId: string, notices: BomRow['notices']): Promise<void> => {
  await tx
    .updateTable('bom')
    .set({ notices: JSON.stringify(notices) })
    .where('id', '=', bomId)
    .execute()
}

/** Those that the customer supplies. */
export const suppliedLinesOf = (db: Db, bomId: string): Promise<LineRow[]> =>
  db
    .selectFrom('bom_line')
    .selectAll()
    .where('bom_id', '=', bomId)
    .where('is_supplied_part', '=', true)
    .orderBy('position')
    .execute()

const sliceOfLines = 2000

/**
 * All lines in their order, read slice by slice: parsing tens of thousands of rows at once would let nobody else's call
 * through. What is written meanwhile may be in one slice and not in another: without a lock or a snapshot the caller has to
 * notice that the list changed.
 */
export async function linesInSlices(db: Db, bomId: string): Promise<LineRow[]> {
  const lines: LineRow[] = []
  for (;;) {
    const slice = await db
      .selectFrom('bom_line')
      .selectAll()
      .where('bom_id', '=', bomId)
      .where('position', '>', lines.at(-1)?.position ?? -1)
      .orderBy('position')
      .limit(sliceOfLines)
      .execute()
    lines.push(...slice)
    if (slice.length < sliceOfLines) return lines
  }
}

/** Whether the owner's list has more lines than so many. */
export async function hasLinesBeyond(db: Db, ofOwner: OfOwner, lines: number): Promise<boolean> {
  const found = await db
    .selectFrom('bom_line')
    .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
    .select('bom_line.id')
    .where(ofOwner)
    .where('bom_line.position', '>', lines)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** How many of these ids are lines of this list. */
export async function countLinesAmong(db: Db, bomId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('bom_line')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bom_id', '=', bomId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A line's description; of a list that is another's own the article's, as `lineSeenBy` has it. */
const describedBy = (hidesOwn: boolean) =>
  hidesOwn
    ? sql<string | null>`case when copied_from is null then article->>'description' else description end`
    : sql<string | null>`description`

/** The dealer's number; of a list that is another's own none. */
const dealersNumberOf = (hidesOwn: boolean) =>
  hidesOwn
    ? sql<string | null>`case when copied_from is not null then wholesaler_order_number end`
    : sql<string | null>`wholesaler_order_number`

/** How a line was matched and whether it was changed, as `lineSeenBy` has it. */
function matchSeenBy({ showsOwnFields }: LineView): {
  matchedBy: RawBuilder<string | null>
  edited: RawBuilder<boolean>
} {
  const isChanged = sql<boolean>`(by_hand->'purchasePrice' is not null or coalesce(by_hand->'values', '{}') <> '{}')`
  return showsOwnFields
    ? {
        matchedBy: sql`matched_by`,
        edited: sql`case matched_by when ${assigned} then ${isChanged} else edited end`,
      }
    : {
        matchedBy: sql`case when manual_replacement then ${assigned} else matched_by end`,
        edited: isChanged,
      }
}

/** A slice of the slim form, after a position. */
export async function slimLinesAfter(
  db: Db,
  bomId: string,
  { position, limit, view }: { position: number; limit: number; view: LineView },
) {
  const { matchedBy, edited } = matchSeenBy(view)
  const rows = await db
    .selectFrom('bom_line')
    .select([
      'id',
      'position',
      'row_index as rowIndex',
      'order_number as orderNumber',
      'manufacturer_number as manufacturerNumber',
      'manufacturer_name as manufacturerName',
      dealersNumberOf(view.hidesOwnTexts).as('wholesalerOrderNumber'),
      describedBy(view.hidesOwnTexts).as('description'),
      'quantity',
      'quantity_unit_name as quantityUnitName',
      'bmk',
      'installation_location as installationLocation',
      'is_supplied_part as isSuppliedPart',
      'bom_error as bomError',
      matchedBy.as('matchedBy'),
      'certainty',
      sql<string | null>`coalesce(article->>'orderNumber', article->>'manufacturerNumber')`.as('matched'),
      sql<string | null>`article->>'manufacturerName'`.as('matchedManufacturer'),
      sql<string | null>`article->>'description'`.as('matchedDescription'),
      sql<boolean>`article is not null and line_price is not null`.as('isPriced'),
      sql<number | null>`(article->>'eclassWorkMinutes')::float8`.as('eclassMinutes'),
      sql<boolean>`by_hand ? 'withoutArticle'`.as('withoutArticle'),
      edited.as('edited'),
    ])
    .where('bom_id', '=', bomId)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .$if(view.showsPrices, (lines) =>
      lines.select([
        'line_price as linePrice',
        sql<boolean>`article->>'discountGroupId' is not null`.as('isDiscounted'),
        sql<PricedLine['article']>`case when article is not null then jsonb_build_object(
          'purchasePrice', article->'purchasePrice', 'listPrice', article->'listPrice', 'unitName', article->'unitName',
          'unitVariants', article->'unitVariants',
          'discountPercent', article->'discountPercent', 'priceUnitSize', article->'priceUnitSize') end`.as(
          'priced',
        ),
        sql<number | null>`(by_hand->>'purchasePrice')::float8`.as('ownPrice'),
      ]),
    )
    .$if(view.showsOwnFields, (lines) =>
      lines.select(['list_price as listPrice', 'purchase_price as purchasePrice']),
    )
    .execute()
  return rows.map(({ priced, ownPrice, ...line }) =>
    priced === undefined || ownPrice === undefined
      ? line
      : {
          ...line,
          unitPrice: unitPriceOf({ article: priced, ownPrice, quantity_unit_name: line.quantityUnitName }),
        },
  )
}

/** Equal articles come together unless another column is asked for. Nobody may sort by what they cannot see. */
const lineOrder = (hidesOwn: boolean): PageOrder<LineColumn> => ({
  sortable: {
    position: 'position',
    orderNumber: 'order_number',
    manufacturerNumber: 'manufacturer_number',
    manufacturerName: 'manufacturer_name',
    description: describedBy(hidesOwn),
    quantity: 'quantity',
    bmk: 'bmk',
    installationLocation: 'installation_location',
    bomError: 'bom_error',
  },
  fallback: { column: 'orderNumber', descending: false },
  tieBreaker: { by: 'position', descending: false },
})

type LineColumn = NonNullable<QueryOf<typeof getBomArticles>['column']>

export interface LineFilter extends PageQuery<LineColumn> {
  bomError?: LineRow['bom_error'] | undefined
  lineId?: string | undefined
}

/**
 * One page of a list's lines, with everything about them, and how many the filter leaves in all. With `hidesOwn` they
 * are sorted by what the reader sees of the description (`lineSeenBy`); the rows themselves still hold what is
 * hidden.
 */
export async function listLines(
  db: Db,
  bomId: string,
  filter: LineFilter,
  hidesOwn: boolean,
): Promise<{ rows: LineRow[]; total: number }> {
  let found = db.selectFrom('bom_line').where('bom_id', '=', bomId)
  if (filter.bomError) found = found.where('bom_error', '=', filter.bomError)
  if (filter.lineId) found = found.where('id', '=', filter.lineId)
  const [rows, total] = await Promise.all([
    selectPage(found.selectAll(), filter, lineOrder(hidesOwn)),
    countRows(found),
  ])
  return { rows, total }
}

/** A line and the list it is of, whoever asks; permission rests on the list's owner. */
export async function findLine(db: Db, lineId: string): Promise<{ bom: BomRow; line: LineRow } | undefined> {
  const line = await db.selectFrom('bom_line').selectAll().where('id', '=', lineId).executeTakeFirst()
  if (line === undefined) return undefined
  const bom = await db.selectFrom('bom').selectAll().where('id', '=', line.bom_id).executeTakeFirst()
  return bom && { bom, line }
}

/**
 * The ids of the lines of the same parts list that name the same article and have the same match (or none as well) for
 * the same reason, the line itself among them, in their order: what is doubtful about another line nobody has seen.
 * Numbers and manufacturer are compared in one case; a line without a number equals none.
 */
export async function equalLineIds(db: Db, line: LineRow): Promise<string[]> {
  const rows = await db
    .selectFrom('bom_line')
    .select('id')
    .where('bom_id', '=', line.bom_id)
    .where(sql<boolean>`upper(coalesce(order_number, '')) = upper(${line.order_number ?? ''})`)
    .where(sql<boolean>`upper(coalesce(manufacturer_number, '')) = upper(${line.manufacturer_number ?? ''})`)
    .where(sql<boolean>`lower(coalesce(manufacturer_name, '')) = lower(${line.manufacturer_name ?? ''})`)
    .where(sql<boolean>`coalesce(order_number, manufacturer_number, '') <> ''`)
    .where(sql<boolean>`matched_article_id is not distinct from ${line.matched_article_id}::uuid`)
    .where('certainty', '=', line.certainty)
    .where('reason', '=', line.reason)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}
