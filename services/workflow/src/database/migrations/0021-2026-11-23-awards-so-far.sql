-- Whoever moves an offer locks its enquiry first: what is locked here stays as the second statement finds it, and what
-- is ordered meanwhile is noted by the trigger.
create temporary table award_to_note on commit drop as
  select id from enquiry
  where exists (select from offer where enquiry_id = enquiry.id and state in ('ACCEPTED', 'CONFIRMED'))
  order by id for no key update;
update enquiry set awarded_company_id = (
    select supplier_company_id from offer
    where enquiry_id = enquiry.id and state in ('ACCEPTED', 'CONFIRMED')
    order by state desc, accept_date desc limit 1
  )
where id in (select id from award_to_note);
