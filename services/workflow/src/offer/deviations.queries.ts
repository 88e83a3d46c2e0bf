import { type ComparedLine, type Deviation, deviationsBetween } from '@schrankwerk/domain'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

interface DifferingLine extends ComparedLine {
  offerId: string
  isAsked: boolean
  labelWithoutOwn: string
}

const comparedLines = sql`select bom_line.id, bom_line.position, bom_line.quantity,
    bom_line.quantity_unit_name as unit_name, bom_line.copied_from, bom.offer_id,
    coalesce(article->>'orderNumber', article->>'manufacturerNumber') as article_label,
    coalesce(bom_line.order_number, bom_line.manufacturer_number, bom_line.description, '') as label,
    coalesce(bom_line.order_number, bom_line.manufacturer_number, article->>'description', '') as label_without_own
  from bom_line join bom on bom.id = bom_line.bom_id`

/** Lines without a copy that is the same, and copies without such an original: what is the same stays in the database. */
const differingLines = (enquiryId: string, offerIds: readonly string[]) => sql<DifferingLine>`
  with asked as materialized (${comparedLines} where bom.enquiry_id = ${enquiryId}),
  offered as materialized (${comparedLines} where bom.offer_id = any(${offerIds}::uuid[])),
  same as materialized (
    select offered.id, offered.offer_id, asked.id as asked_id from offered join asked on asked.id = offered.copied_from
    where (asked.quantity, asked.unit_name, asked.article_label)
      is not distinct from (offered.quantity, offered.unit_name, offered.article_label)),
  differing as (
    select offer.id as for_offer, true as is_asked, asked.* from unnest(${offerIds}::uuid[]) offer (id) cross join asked
    where not exists (select from same where same.offer_id = offer.id and same.asked_id = asked.id)
    union all
    select offered.offer_id, false, offered.* from offered
    where not exists (select from same where same.id = offered.id))
  select id, position, quantity, unit_name as "unitName", copied_from as "copiedFrom", article_label as "articleLabel",
    label, label_without_own as "labelWithoutOwn", for_offer as "offerId", is_asked as "isAsked"
  from differing order by position`

/**
 * What the lines of each of these offers change against their enquiry's, in the order of the positions. With `hidesOwn` a
 * line of the supplier's own list is not called by that list's description.
 */
export async function findDeviations(
  db: Kysely<WorkflowTables>,
  { enquiryId, offerIds, hidesOwn }: { enquiryId: string; offerIds: readonly string[]; hidesOwn: boolean },
): Promise<Map<string, Deviation[]>> {
  const { rows } = await differingLines(enquiryId, offerIds).execute(db)
  const byOffer = Map.groupBy(rows, (line) => line.offerId)
  return new Map(
    offerIds.map((offerId) => {
      const lines = byOffer.get(offerId) ?? []
      const offered = lines
        .filter((line) => !line.isAsked)
        .map((line) =>
          hidesOwn && line.copiedFrom === null ? { ...line, shownLabel: line.labelWithoutOwn } : line,
        )
      return [
        offerId,
        deviationsBetween(
          lines.filter((line) => line.isAsked),
          offered,
        ),
      ]
    }),
  )
}
