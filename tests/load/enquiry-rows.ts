import type { LoadContext } from './load-context.ts'

export const enquiries = 200_000
export const offers = 600_000
const companies = 40
/** Of a hundred enquiries or offers so many are of the one customer or supplier who is asked. */
const ownShare = 20

/** A number from 0 to below `to` that looks like chance and is the same each time. */
const spread = (of: string, to: number) => `(hashint8((${of})::bigint)::bigint & 65535) % ${to}`

/**
 * Enquiries and offers of 40 companies of each side over three years, an own share of them between the companies of
 * the two demo accounts. What other runs have left is gone first. Of a hundred enquiries 5 are drafts, 60 open, 30
 * closed (with a job but for a few) and 5 archived; three or four offers each but for the drafts, spread over all states, with
 * versions that are replaced and offers that are archived.
 */
export async function fillEnquiries({ sql }: LoadContext): Promise<void> {
  await sql(`
    create temporary table gone as select id from workflow.enquiry where additional_info = 'Lastmessung';
    create index on gone (id);
    analyze gone;
    set session_replication_role = replica;
    delete from workflow.offer_words where offer_id in
      (select id from workflow.offer where enquiry_id in (select id from gone));
    delete from workflow.listed_offer where enquiry_id in (select id from gone);
    delete from workflow.offer where enquiry_id in (select id from gone);
    delete from workflow.enquiry where id in (select id from gone);
    set session_replication_role = origin;

    create temporary table customer as select 0 as at, id, name from identity.company where name like '% Nordhafen'
      union all select at, gen_random_uuid(), 'Besteller ' || at || ' GmbH' from generate_series(1, ${companies - 1}) at;
    create temporary table supplier as select 0 as at, id, name from identity.company where name like '% Südtal'
      union all select at, gen_random_uuid(), 'Schaltanlagen ' || at || ' KG' from generate_series(1, ${companies - 1}) at;
    create temporary table planned as
      select at, gen_random_uuid() as id, ${spread('at', 100)} as share, ${spread('at + 1e9', 1000)} as mix,
        case when ${spread('at + 2e9', 100)} < ${ownShare} then 0 else 1 + ${spread('at + 3e9', companies - 1)} end as customer,
        now() - at * 1009 % ${enquiries} * interval '473 seconds' as made
      from generate_series(1::bigint, ${enquiries}) at;
    insert into workflow.enquiry (id, company_id, customer_id, customer_name, title, reference_number,
        delivery_condition, desired_delivery_date, amount, additional_info, job_conditions, released, release_date,
        closed, archived, line_count, create_date, last_update)
      select p.id, c.id, gen_random_uuid(), c.name,
        (array['Schaltschrank', 'Verteiler', 'Steuerung', 'Pumpwerk', 'Förderband', 'Klemmenkasten', 'Einspeisung'])[1 + mix % 7]
          || ' Halle ' || mix % 23 || case when p.at % 4 = 0 then ', Los ' || p.at else '' end,
        'P-' || 2023 + p.at % 4 || '-' || (p.at * 37 % ${Math.floor(enquiries * 0.7)}),
        case when p.at % 3 = 0 then 'EXW' else 'DAP' end, (made + (30 + mix % 200) * interval '1 day')::date, 1 + mix % 20,
        'Lastmessung', k.job_conditions, share >= 5, case when share >= 5 then made + interval '1 day' end,
        share between 65 and 94, share >= 95, mix % 300, made, least(now(), made + mix * interval '1 hour')
      from planned p join customer c on c.at = p.customer
      cross join (select job_conditions from workflow.enquiry order by length(job_conditions::text) desc limit 1) k;
    insert into workflow.offer (id, enquiry_id, customer_company_id, customer_name, supplier_company_id, supplier_name,
        created_by, family_id, version, state, offer_number, price, delivery_condition, desired_delivery_date,
        valid_until, released, release_date, accept_date, binding_until, confirm_date, archived, invalidated,
        line_count, create_date, last_update)
      select o.id, p.id, c.id, c.name, s.id, s.name, gen_random_uuid(), gen_random_uuid(), 1, o.state,
        'A-' || o.mix || '-' || p.at, 500 + p.at * 7 % 40000, 'DAP', (p.made + (40 + o.mix) * interval '1 day')::date,
        (p.made + interval '60 days')::date, not o.draft, case when not o.draft then p.made + interval '3 days' end,
        case when o.state in ('ACCEPTED', 'CONFIRMED') then p.made + interval '5 days' end,
        case when o.state in ('ACCEPTED', 'CONFIRMED') then now() + interval '9 days' end,
        case when o.state = 'CONFIRMED' then p.made + interval '6 days' end,
        not o.draft and o.state in ('OPEN', 'DECLINED') and o.mix % 20 = 3, o.state = 'OPEN' and o.mix % 20 = 4,
        p.mix % 300, p.made + number * interval '1 hour', least(now(), p.made + o.mix * interval '1 hour')
      from planned p
      join customer c on c.at = p.customer
      cross join generate_series(1, 3 + (p.at % 6 = 0)::int) number
      cross join lateral (select gen_random_uuid() as id, ${spread('p.at * 10 + number', 97)} as mix,
        p.share between 10 and 64 and p.at % 9 = number as draft,
        case when number = 1 and p.share between 67 and 94 then 'CONFIRMED' when p.share between 65 and 94 then 'DECLINED'
          when number = 1 and p.share between 5 and 9 then 'ACCEPTED' when p.at % 7 = number then 'DECLINED'
          else 'OPEN' end as state) o
      join supplier s
        on s.at = case when ${spread('p.at * 10 + number + 1e9', 100)} < ${ownShare} then 0
          else 1 + ${spread('p.at * 10 + number + 2e9', companies - 1)} end
      where p.share >= 5
      order by p.at, number
      limit ${offers}`)
  for (const table of ['enquiry', 'offer', 'listed_offer', 'offer_words'])
    await sql(`vacuum analyze workflow.${table}`)
}

/** A change that both of the two demo companies see in their lists of enquiries and of offers. */
export async function changeOne({ sql }: LoadContext): Promise<void> {
  await sql(`
    with changed as (
      update workflow.offer set edit_version = edit_version + 1
      where id = (select id from workflow.offer where supplier_name like '% Südtal' and customer_name like '% Nordhafen'
        and released and state = 'OPEN' and not archived and not invalidated limit 1)
      returning enquiry_id
    )
    update workflow.enquiry set edit_version = edit_version + 1 where id in (select enquiry_id from changed)`)
}
