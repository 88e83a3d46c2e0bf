import type { Deviation } from '@schrankwerk/contracts'
import { quantityDecimals } from '@schrankwerk/domain'
import { unitKey } from '@schrankwerk/domain/bom'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Counts = { lines: number } & Record<Deviation['kind'], number>

export interface Deviations {
  /** All of them, and the enquiry's lines that have one: an added line is none of those. */
  counts: Counts
  /** The first of them, in the order of the positions: what changed of the enquiry's lines before what was added. */
  told: Deviation[]
}

export interface AskedDeviations {
  enquiryId: string
  offerIds: readonly string[]
  /** A line of the supplier's own list is not called by that list's description. */
  hidesOwn: boolean
  /** So many of each offer are told; null: all. */
  most: number | null
}

/** What is told of two lines that are one, and compared. */
const comparedColumns = [
  'position',
  'quantity',
  'unit_name',
  'unit',
  'article_id',
  'article_label',
  'order_number',
  'type_number',
  'description',
  'label',
  'name',
]
const besides = (asked: string, offered: string) =>
  sql.raw(comparedColumns.map((one) => `${asked}.${one} as asked_${one}, ${offered}.${one}`).join(', '))

/** What two lines are paired by. What a line is: its article, else its number, else its description. */
const keys = [
  'identity',
  'number',
  'other_number',
  'quantity',
  'designation',
  'device',
  'lone_device',
] as const
type Key = (typeof keys)[number]

/** What another article is called by beside its number; without one its text tells it apart, however long. */
const textLength = 80

/**
 * The numbers of a line are those of its article; without one those that are written, and of the enquiry such a line is
 * called by number and description.
 */
const comparedLines = (hidesOwn: boolean) => sql`
  select bom_line.id, bom_line.copied_from, bom.offer_id, bom_line.position, bom_line.quantity,
    quantity_unit_name as unit_name, nullif(coalesce(unit.key, quantity_unit_name), '') as unit,
    matched_article_id as article_id, article_label,
    case when matched_article_id is null then written_order else article->>'orderNumber' end as order_number,
    case when matched_article_id is null then written_type else article->>'manufacturerNumber' end as type_number,
    folded_description as description,
    case when bom.enquiry_id is not null and article is null
      then concat_ws(' · ', coalesce(written_order, written_type), written)
      else coalesce(written_order, written_type, case when hides then article->>'description' else written end, '')
    end as label,
    nullif(concat_ws(' · ', nullif(concat_ws(' ', maker, coalesce(article_label, written_order, written_type)), ''),
      case when coalesce(article_label, written_order, written_type) is null then told_text
        else left(told_text, ${sql.lit(textLength)}) end), '') as name,
    coalesce(matched_article_id::text, number, folded_description, '') collate "C" as identity, number,
    nullif(loose_number(coalesce(written_type, written_order)), '') as other_number,
    place || '-' || coalesce(device, '') as designation, device, case when place = '' then device end as lone_device
  from bom_line
  join bom on bom.id = bom_line.bom_id
  left join unit on unit.name = quantity_unit_name
  cross join lateral (
    select nullif(order_number, '') as written_order, nullif(manufacturer_number, '') as written_type,
      nullif(trim(bom_line.description), '') as written, ${hidesOwn} and copied_from is null as hides,
      coalesce(article->>'orderNumber', article->>'manufacturerNumber') as article_label,
      nullif(ltrim(upper(replace(bmk, ' ', '') collate "pg_unicode_fast"), '-'), '') as device,
      upper(replace(concat('=' || functional_assignment, '==' || function_designation, '+' || installation_location,
        '++' || location_identifier), ' ', '') collate "pg_unicode_fast") as place
  ) told
  cross join lateral (
    select nullif(loose_number(coalesce(written_order, written_type)), '') as number,
      lower(written collate "pg_unicode_fast") as folded_description,
      coalesce(article->>'manufacturerName', case when not hides then manufacturer_name end) as maker,
      coalesce(article->>'description', case when not hides then written end) as told_text
  ) folded`

/**
 * In what a line of the enquiry and one of an offer agree, the most telling first. Another article is known by its
 * designation, whose place a list may leave out.
 */
const agreements: readonly (readonly (Key | { asked: Key; offered: Key })[])[] = [
  ['identity', 'designation', 'quantity'],
  ['identity', 'designation'],
  ['identity', 'device'],
  ['identity', 'quantity'],
  ['identity'],
  ['number'],
  ['other_number'],
  ['device', 'designation'],
  [{ asked: 'device', offered: 'lone_device' }],
  [{ asked: 'lone_device', offered: 'device' }],
]

/**
 * Pairs by each agreement what those before it left over: equal ones in their order, each once. By full joins alone,
 * which no plan makes line by line, however few lines it expects.
 */
const pairings = agreements.map((agreement, at) => {
  const sides = agreement.map((by) => (typeof by === 'string' ? { asked: by, offered: by } : by))
  const left = (side: 'asked' | 'offered', lines: string) => {
    const [own, other] = side === 'asked' ? ['asked_position', 'position'] : ['position', 'asked_position']
    const by = sides.map((one) => one[side]).join(', ')
    const rest =
      at === 0
        ? `select ${side === 'asked' ? 'for_offer as offer_id' : 'offer_id'}, position as ${own}, ${keys.join(', ')} from ${lines}`
        : `select * from pairing_${at - 1} where ${other} is null`
    return `(select *, row_number() over (partition by offer_id, ${by} order by ${own}) as turn from (${rest}) rest)`
  }
  const equal = sides.map(({ asked, offered }) => `missing.${asked} = own.${offered}`).join(' and ')
  return `pairing_${at} as materialized (
    select coalesce(missing.offer_id, own.offer_id) as offer_id, missing.asked_position, own.position,
      ${keys.map((key) => `coalesce(missing.${key}, own.${key}) as ${key}`).join(', ')}
    from ${left('asked', 'missing')} missing
    full join ${left('offered', 'own')} own
    on missing.offer_id = own.offer_id and missing.turn = own.turn and ${equal})`
})
const paired = agreements.map(
  (_, at) => `select offer_id, asked_position, position from pairing_${at}
    ${at < agreements.length - 1 ? 'where asked_position is not null and position is not null' : ''}`,
)

/**
 * Each line of the enquiry beside the one of an offer that was copied from it. What was copied from no line of the
 * enquiry as it is now, like a parts list of the supplier's own, is paired by what the lines agree in. All in the
 * database: two lists of 50,000 lines that differ would hold up everybody's calls here. What a part without an article is
 * called only the supplier changes in a copy: that is another part, whatever its number says.
 */
const deviationsOf = (
  { enquiryId, offerIds, hidesOwn }: AskedDeviations,
  units: ReadonlyMap<string, string>,
) => sql`
  with offer as (select id from unnest(${offerIds}::uuid[]) offer (id)),
  unit as (select * from unnest(${[...units.keys()]}::text[], ${[...units.values()]}::text[]) unit (name, key)),
  asked as materialized (${comparedLines(false)} where bom.enquiry_id = ${enquiryId}),
  offered as materialized (
    select line.*, asked.id as asked_id
    from (${comparedLines(hidesOwn)} where bom.offer_id = any(${offerIds}::uuid[])) line
    left join asked on asked.id = line.copied_from),
  missing as materialized (
    select offer.id as for_offer, asked.*
    from offer cross join asked
    where not exists (select from offered where offered.offer_id = offer.id and offered.asked_id = asked.id)),
  own as materialized (select * from offered where asked_id is null),
  ${sql.raw(pairings.join(',\n  '))},
  paired as (${sql.raw(paired.join('\n    union all '))}),
  pair as (
    select offered.offer_id, true as is_copy, ${besides('asked', 'offered')} from offered join asked on asked.id = offered.asked_id
    union all
    select paired.offer_id, false, ${besides('missing', 'own')}
    from paired
    full join missing on missing.for_offer = paired.offer_id and missing.position = paired.asked_position
    full join own on own.offer_id = paired.offer_id and own.position = paired.position),
  compared as (
    select *, position is not null and asked_position is not null as is_pair,
      case
        when article_id is not null and asked_article_id is not null then article_id <> asked_article_id
        when coalesce(order_number, type_number, asked_order_number, asked_type_number) is null
          then description is distinct from asked_description
        when is_copy and article_id is null and asked_article_id is null and description is distinct from asked_description
          then true
        else not coalesce(loose_number(order_number) in (loose_number(asked_order_number), loose_number(asked_type_number)), false)
          and not coalesce(loose_number(type_number) in (loose_number(asked_order_number), loose_number(asked_type_number)), false)
      end as is_other_article
    from pair),
  deviation as (
    select offer_id, coalesce(asked_position, position) as position, coalesce(asked_label, label) as label,
      kind, place, before, after, counted_in
    from compared cross join lateral (values
      ('REMOVED', 1, position is null, asked_quantity::text, null, asked_unit_name),
      ('QUANTITY', 2, is_pair and quantity is distinct from asked_quantity, asked_quantity::text, quantity::text, null),
      ('UNIT', 3, is_pair and unit <> asked_unit, asked_unit_name, unit_name, null),
      ('ARTICLE', 4, is_pair and is_other_article, asked_name, name, null),
      ('ADDED', 5, asked_position is null, null, quantity::text, unit_name)
    ) kinds (kind, place, holds, before, after, counted_in)
    where holds)`

const quantityFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: quantityDecimals })
const quantityText = (written: string | null, unit: string | null): string | null =>
  written === null ? null : [quantityFormat.format(Number(written)), unit].filter(Boolean).join(' ')

/** A row of the statement: quantities as the database writes them, of whole lines with their unit. */
type Told = Deviation & { countedIn: string | null }
const ofQuantities: ReadonlySet<Deviation['kind']> = new Set(['REMOVED', 'QUANTITY', 'ADDED'])

const presented = ({ countedIn, ...one }: Told): Deviation => ({
  ...one,
  label: one.label || 'Zeile ohne Nummer',
  ...(ofQuantities.has(one.kind) && {
    before: quantityText(one.before, countedIn),
    after: quantityText(one.after, countedIn),
  }),
})

/** What the units that the lists name are compared by. */
async function unitsOf(
  db: Kysely<WorkflowTables>,
  { enquiryId, offerIds }: AskedDeviations,
): Promise<Map<string, string>> {
  const named = await db
    .selectFrom('bom_line')
    .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
    .select('quantity_unit_name as name')
    .distinct()
    .where(sql<boolean>`(enquiry_id = ${enquiryId} or offer_id = any(${offerIds}::uuid[]))`)
    .where('quantity_unit_name', 'is not', null)
    .execute()
  return new Map(named.map(({ name }) => [name as string, unitKey(name as string)]))
}

/** What the lines of each of these offers change against their enquiry's. */
export async function findDeviations(
  db: Kysely<WorkflowTables>,
  asked: AskedDeviations,
): Promise<Map<string, Deviations>> {
  const { rows } = await sql<{ offerId: string; counts: Counts; told: Told[] | null }>`
    ${deviationsOf(asked, await unitsOf(db, asked))},
    ranked as (
      select *, row_number() over (partition by offer_id order by position, kind = 'ADDED', label, place) as nth from deviation)
    select offer.id as "offerId",
      json_build_object(
        'lines', count(distinct position) filter (where kind <> 'ADDED'),
        'QUANTITY', count(*) filter (where kind = 'QUANTITY'), 'UNIT', count(*) filter (where kind = 'UNIT'),
        'ARTICLE', count(*) filter (where kind = 'ARTICLE'), 'ADDED', count(*) filter (where kind = 'ADDED'),
        'REMOVED', count(*) filter (where kind = 'REMOVED')) as counts,
      json_agg(json_build_object('kind', kind, 'position', position, 'label', label, 'before', before, 'after', after,
        'countedIn', counted_in)
        order by nth) filter (where nth <= coalesce(${asked.most}::bigint, nth)) as told
    from offer left join ranked on ranked.offer_id = offer.id
    group by offer.id`.execute(db)
  return new Map(
    rows.map(({ offerId, counts, told }) => [
      offerId,
      {
        counts,
        told: (told ?? []).map(presented),
      },
    ]),
  )
}

/**
 * By enquiry or offer what tells the state of its list: the transaction that wrote the row of the list last. The
 * database writes that row with every change of its lines.
 */
export async function selectListMarks(
  db: Kysely<WorkflowTables>,
  { enquiryId, offerIds }: AskedDeviations,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ owner: string; mark: string }>`
    select coalesce(offer_id, enquiry_id) as owner, concat(id, ' ', xmin) as mark
    from bom where enquiry_id = ${enquiryId} or offer_id = any(${offerIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ owner, mark }) => [owner, mark]))
}
