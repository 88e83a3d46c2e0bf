import { sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/** As many as are counted in one transaction. */
const atOnce = 5000

export interface DueNumbers {
  numberKeys: string[]
  makerKeys: string[]
}

/** Takes numbers whose lists changed, each once; two copies of the service take different ones. */
export async function takeDueNumbers(tx: Transaction<WorkflowTables>): Promise<DueNumbers> {
  const { rows } = await sql<{ number_key: string; maker_key: string }>`
    with taken as (
      delete from missing_number_due where ctid = any(array(
        select ctid from missing_number_due limit ${atOnce} for update skip locked))
      returning number_key, maker_key
    )
    select distinct number_key, maker_key from taken`.execute(tx)
  return {
    numberKeys: rows.map((row) => row.number_key),
    makerKeys: rows.map((row) => row.maker_key),
  }
}

/** Of an offer, `offer`, the newest version alone: the others repeat most of its lines. No offer is one, too. */
export const isNewestVersion = sql<boolean>`not exists (select from offer newer
  where newer.family_id = offer.family_id and newer.version > offer.version)`

/** Has the numbers of an offer counted again, for another version of it is the newest. */
export async function countVersionsAgain(tx: Transaction<WorkflowTables>, familyId: string): Promise<void> {
  await sql`insert into missing_number_due select distinct number_key, maker_key
    from offer join bom on bom.offer_id = offer.id join missing_number on bom_id = bom.id
    where family_id = ${familyId}`.execute(tx)
}

/** Counts them over all lists; a number that no list has any more is gone with what was known of it. */
export async function countOverLists(
  tx: Transaction<WorkflowTables>,
  { numberKeys, makerKeys }: DueNumbers,
): Promise<void> {
  await sql`
    with due as (
      select * from unnest(${numberKeys}::text[], ${makerKeys}::text[]) due (number_key, maker_key)
    ), named as (
      select m.*, bom.mapped_at, coalesce(bom.enquiry_id, offer.enquiry_id) as enquiry_id
      from due
      join missing_number m using (number_key, maker_key)
      join bom on bom.id = m.bom_id
      left join offer on offer.id = bom.offer_id
      where ${isNewestVersion}
    ), gone as (
      delete from missing_number_total total using due
      where (total.number_key, total.maker_key) = (due.number_key, due.maker_key)
        and not exists (select from named
          where (named.number_key, named.maker_key) = (due.number_key, due.maker_key))
    )
    insert into missing_number_total as total
      (number_key, maker_key, number, manufacturer_name, is_order_number, lines, enquiries, last_at, state)
    select number_key, maker_key, (array_agg(number order by lines desc, number))[1],
      (array_agg(manufacturer_name order by lines desc, manufacturer_name))[1], bool_or(is_order_number),
      sum(lines), count(distinct enquiry_id), max(coalesce(mapped_at, now())),
      case when exists (
        select from ignored_number where hash = missing_number_hash(number_key, maker_key)
      ) then 'IGNORED' else 'OPEN' end
    from named
    group by number_key, maker_key
    order by number_key, maker_key
    on conflict (number_key, maker_key) do update set
      number = excluded.number, manufacturer_name = excluded.manufacturer_name,
      is_order_number = excluded.is_order_number, lines = excluded.lines, enquiries = excluded.enquiries,
      last_at = excluded.last_at,
      state = case
        -- Whoever ignores it or takes that back just now holds this row, so it knows better than what was read before.
        when total.state = 'IGNORED' then 'IGNORED'
        when excluded.last_at <= total.found_at then 'FOUND' else 'OPEN' end
  `.execute(tx)
}
