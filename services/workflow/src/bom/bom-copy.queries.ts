import { type BomRow, noMatch } from '@schrankwerk/bom-service'
import { formerlyRemembered, withoutRemembered } from '@schrankwerk/domain/bom'
import { sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { columnsOf, type Owner } from '../owner/owner.ts'

type Tx = Transaction<WorkflowTables>

export const insertBomCopy = async (
  tx: Tx,
  bom: BomRow,
  copy: { id: string; owner: Owner; fileId: string | null },
): Promise<void> => {
  await tx
    .insertInto('bom')
    .values({
      ...bom,
      id: copy.id,
      ...columnsOf(copy.owner),
      file_id: copy.fileId,
      further_sheets: JSON.stringify(bom.further_sheets),
      prices_by_sheet: JSON.stringify(copy.fileId === null ? [] : bom.prices_by_sheet),
      headers: JSON.stringify(bom.headers),
      field_mapping: JSON.stringify(bom.field_mapping),
      decided_reading: JSON.stringify(bom.decided_reading),
      included_rows: JSON.stringify(bom.included_rows),
      excluded_rows: JSON.stringify(bom.excluded_rows),
      left_out: JSON.stringify(bom.left_out),
      notices: JSON.stringify(bom.notices),
      replaced_lines: '[]',
      // Of lines that are not there yet.
      sums: null,
    })
    .execute()
}

const copied = sql.raw(
  [
    'position',
    'row_index',
    'order_number',
    'manufacturer_number',
    'manufacturer_name',
    'description',
    'quantity',
    'quantity_text',
    'quantity_unit_name',
    'quantity_unit_text',
    'ean_number',
    'manufacturer_link',
    'wholesaler_order_number',
    'installation_location',
    'location_identifier',
    'bmk',
    'function_designation',
    'functional_assignment',
    'is_supplied_part',
    'equivalent_allowed',
    'match_hints',
    'notes',
    'bom_error',
    'matched_article_id',
    'certainty',
    'article',
    'line_price',
    'manual_replacement',
  ].join(', '),
)

const ownFields = sql.raw(
  ['total_quantity', 'erp_number', 'remark', 'list_price', 'purchase_price'].join(', '),
)

const match = sql`matched_by, reason`
const staysWithout = sql`coalesce((by_hand -> 'withoutArticle')::boolean, false)`
const matchOfAnother = sql`case when manual_replacement then 'ASSIGNED' else matched_by end,
  case when ${staysWithout} then ${noMatch} else coalesce(told, reason) end`
/** What the customer changed is what the list says: to the supplier no change of his own, that a table of his would get. */
const unchanged = sql`'{}'::jsonb, false`

/** The reasons of a list that tell what its company remembers, with what everybody else is told. */
async function reasonsOfRemembered(tx: Tx, bomId: string): Promise<{ reason: string; told: string }[]> {
  const reasons = await tx
    .selectFrom('bom_line')
    .select('reason')
    .distinct()
    .where('bom_id', '=', bomId)
    .where(({ or, eb }) =>
      or([eb('manual_replacement', '=', true), eb('reason', 'like', `%${formerlyRemembered('%')}%`)]),
    )
    .execute()
  return reasons.map(({ reason }) => ({ reason, told: withoutRemembered(reason) }))
}

/**
 * Copies all lines in one statement. Each line of an offer remembers the enquiry's line it came from, over all
 * versions of the offer, and nothing of what the customer chose and remembers. Answers how many.
 */
export async function copyBomLines(
  tx: Tx,
  {
    fromBomId,
    toBomId,
    isRevision,
    keepsOwn,
  }: { fromBomId: string; toBomId: string; isRevision: boolean; keepsOwn: boolean },
): Promise<number> {
  const origin = isRevision ? sql.ref('copied_from') : sql.ref('id')
  const columns = keepsOwn ? sql`${copied}, ${ownFields}` : copied
  const decided = keepsOwn ? sql`by_hand, edited` : unchanged
  const told = keepsOwn ? [] : await reasonsOfRemembered(tx, fromBomId)
  const result = await sql`
    insert into bom_line (id, bom_id, copied_from, ${columns}, by_hand, edited, ${match})
    select gen_random_uuid(), ${toBomId}, ${origin}, ${columns}, ${decided}, ${keepsOwn ? match : matchOfAnother}
    from bom_line
    left join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) memory (reason text, told text) using (reason)
    where bom_id = ${fromBomId}
  `.execute(tx)
  return Number(result.numAffectedRows ?? 0)
}
