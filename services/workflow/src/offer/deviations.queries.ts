import type { Deviation } from '@schrankwerk/contracts'
import { quantityDecimals } from '@schrankwerk/domain'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Counts = { lines: number } & Record<Deviation['kind'], number>

export interface Deviations {
  /** All of them, and the lines that have one. */
  counts: Counts
  /** The first of them, in the order of the positions: what changed of the enquiry's lines before what was added. */
  told: Deviation[]
}

interface Asked {
  enquiryId: string
  offerIds: readonly string[]
  /** A line of the supplier's own list is not called by that list's description. */
  hidesOwn: boolean
  /** So many of each offer are told; null: all. */
  most: number | null
}

const comparedLines = sql`select bom_line.id, bom_line.position, bom_line.quantity,
    bom_line.quantity_unit_name as unit_name, bom_line.copied_from, bom.offer_id,
    coalesce(article->>'orderNumber', article->>'manufacturerNumber') as article_label,
    coalesce(bom_line.order_number, bom_line.manufacturer_number, bom_line.description, '') as label,
    coalesce(bom_line.order_number, bom_line.manufacturer_number, article->>'description', '') as label_without_own,
    case when article is null then concat_ws(' · ',
      nullif(coalesce(bom_line.order_number, bom_line.manufacturer_number), ''), nullif(bom_line.description, '')) end as words
  from bom_line join bom on bom.id = bom_line.bom_id`

/**
 * Each line of the enquiry beside the one of an offer that was copied from it. What was copied from no line of the
 * enquiry as it is now, like a parts list of the supplier's own, is paired by label: equal labels in their order, each
 * once. Of the enquiry, lines without an article are called by number and description. All in the database: two lists
 * of 50,000 lines that differ would hold up everybody's calls here.
 */
const deviationsOf = ({ enquiryId, offerIds, hidesOwn }: Asked) => sql`
  with offer as (select id from unnest(${offerIds}::uuid[]) offer (id)),
  asked as materialized (${comparedLines} where bom.enquiry_id = ${enquiryId}),
  offered as materialized (
    select line.*, asked.id as asked_id
    from (${comparedLines} where bom.offer_id = any(${offerIds}::uuid[])) line
    left join asked on asked.id = line.copied_from),
  missing as (
    select offer.id as for_offer, asked.*, row_number() over (partition by offer.id, asked.label order by asked.position) as turn
    from offer cross join asked
    where not exists (select from offered where offered.offer_id = offer.id and offered.asked_id = asked.id)),
  own as (
    select offered.*, row_number() over (partition by offer_id, label order by position) as turn
    from offered where asked_id is null),
  pair as (
    select offered.offer_id, asked.position as asked_position,
      coalesce(asked.words, asked.label) as label, asked.quantity as asked_quantity,
      asked.unit_name as asked_unit, asked.article_label as asked_article, offered.position, offered.quantity,
      offered.unit_name, offered.article_label
    from offered join asked on asked.id = offered.asked_id
    union all
    select coalesce(missing.for_offer, own.offer_id), missing.position,
      case when missing.id is not null then coalesce(missing.words, missing.label)
        when ${hidesOwn} and own.copied_from is null then own.label_without_own else own.label end,
      missing.quantity, missing.unit_name, missing.article_label,
      own.position, own.quantity, own.unit_name, own.article_label
    from missing full join own on (own.offer_id, own.label, own.turn) = (missing.for_offer, missing.label, missing.turn)),
  deviation as (
    select offer_id, coalesce(asked_position, pair.position) as position, label, kind, place, before, after
    from pair cross join lateral (values
      ('REMOVED', 1, pair.position is null, asked_article, null),
      ('QUANTITY', 2, pair.position is not null and asked_position is not null and quantity is distinct from asked_quantity,
        asked_quantity::text, quantity::text),
      ('UNIT', 3, pair.position is not null and asked_position is not null and unit_name is distinct from asked_unit,
        asked_unit, unit_name),
      ('ARTICLE', 4, pair.position is not null and asked_position is not null
        and article_label is distinct from asked_article, asked_article, article_label),
      ('ADDED', 5, asked_position is null, null, article_label)
    ) kinds (kind, place, holds, before, after)
    where holds)`

const quantityFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: quantityDecimals })
const quantityText = (written: string | null): string | null =>
  written === null ? null : quantityFormat.format(Number(written))

/** What the lines of each of these offers change against their enquiry's. */
export async function findDeviations(
  db: Kysely<WorkflowTables>,
  asked: Asked,
): Promise<Map<string, Deviations>> {
  const { rows } = await sql<{ offerId: string; counts: Counts; told: Deviation[] | null }>`
    ${deviationsOf(asked)},
    ranked as (
      select *, row_number() over (partition by offer_id order by position, kind = 'ADDED', label, place) as nth from deviation)
    select offer.id as "offerId",
      json_build_object(
        'lines', count(distinct (kind = 'ADDED', position)) filter (where kind is not null),
        'QUANTITY', count(*) filter (where kind = 'QUANTITY'), 'UNIT', count(*) filter (where kind = 'UNIT'),
        'ARTICLE', count(*) filter (where kind = 'ARTICLE'), 'ADDED', count(*) filter (where kind = 'ADDED'),
        'REMOVED', count(*) filter (where kind = 'REMOVED')) as counts,
      json_agg(json_build_object('kind', kind, 'position', position, 'label', label, 'before', before, 'after', after)
        order by nth) filter (where nth <= coalesce(${asked.most}::bigint, nth)) as told
    from offer left join ranked on ranked.offer_id = offer.id
    group by offer.id`.execute(db)
  return new Map(
    rows.map(({ offerId, counts, told }) => [
      offerId,
      {
        counts,
        told: (told ?? []).map((one) =>
          one.kind === 'QUANTITY'
            ? { ...one, before: quantityText(one.before), after: quantityText(one.after) }
            : one,
        ),
      },
    ]),
  )
}
