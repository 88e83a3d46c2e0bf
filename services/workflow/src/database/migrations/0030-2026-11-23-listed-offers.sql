-- What lists of offers are filtered, searched and sorted by, with the reference number of the enquiry among it: a list
-- needs neither the offers themselves nor their enquiries. The database keeps it itself, for a version of the service
-- before this one does not know it.
create table listed_offer (
  id uuid primary key,
  enquiry_id uuid not null,
  supplier_company_id uuid not null,
  customer_company_id uuid not null,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null,
  release_date timestamptz(3),
  desired_delivery_date date,
  released boolean not null,
  archived boolean not null,
  invalidated boolean not null,
  state text not null,
  offer_number text,
  reference_number text,
  price numeric(14, 2)
);

create function list_offers() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  insert into listed_offer (id, enquiry_id, supplier_company_id, customer_company_id, create_date, last_update,
      release_date, desired_delivery_date, released, archived, invalidated, state, offer_number, reference_number, price)
    select o.id, o.enquiry_id, o.supplier_company_id, o.customer_company_id, o.create_date, o.last_update,
      o.release_date, o.desired_delivery_date, o.released, o.archived, o.invalidated, o.state, o.offer_number,
      enquiry.reference_number, o.price
    from written o
    join enquiry on enquiry.id = o.enquiry_id
    on conflict (id) do update
      set last_update = excluded.last_update, release_date = excluded.release_date,
        desired_delivery_date = excluded.desired_delivery_date, released = excluded.released,
        archived = excluded.archived, invalidated = excluded.invalidated, state = excluded.state,
        offer_number = excluded.offer_number, reference_number = excluded.reference_number, price = excluded.price;
  return null;
end
$$;
create trigger list_after_insert after insert on offer referencing new table as written
  for each statement execute function list_offers();
create trigger list_after_update after update on offer referencing new table as written
  for each statement execute function list_offers();

create function unlist_offers() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  delete from listed_offer using gone where listed_offer.id = gone.id;
  return null;
end
$$;
create trigger list_after_delete after delete on offer referencing old table as gone
  for each statement execute function unlist_offers();

create function list_reference_number() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  update listed_offer set reference_number = new.reference_number where enquiry_id = new.id;
  return null;
end
$$;
create trigger list_reference_after_update after update of reference_number on enquiry
  for each row when (old.reference_number is distinct from new.reference_number)
  execute function list_reference_number();
