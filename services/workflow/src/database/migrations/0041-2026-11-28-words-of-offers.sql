-- What a search for words looks through, as each side knows an offer: the customer's reference number, the supplier's
-- number, the project and the other company, in small letters and a line each. Beside the list, for it changes far more
-- seldom. The database keeps it itself, for a version of the service before this one does not know it.
create table offer_words (
  offer_id uuid primary key,
  supplier_company_id uuid not null,
  customer_company_id uuid not null,
  for_supplier text not null,
  for_customer text not null
);

create function words_of_offer(reference_number text, offer_number text, title text, company text) returns text
  language sql immutable
return lower(
  coalesce(reference_number, '') || E'\n' || coalesce(offer_number, '') || E'\n' || coalesce(title, '') || E'\n' || company
);

create function keep_words_of_offer() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  insert into offer_words (offer_id, supplier_company_id, customer_company_id, for_supplier, for_customer)
    select new.id, new.supplier_company_id, new.customer_company_id,
      words_of_offer(reference_number, new.offer_number, title, new.customer_name),
      words_of_offer(reference_number, new.offer_number, title, new.supplier_name)
    from enquiry where id = new.enquiry_id
    on conflict (offer_id) do update
      set for_supplier = excluded.for_supplier, for_customer = excluded.for_customer;
  return null;
end
$$;
create trigger words_after_insert after insert on offer
  for each row execute function keep_words_of_offer();
create trigger words_after_update after update of offer_number, customer_name, supplier_name on offer
  for each row
  when ((old.offer_number, old.customer_name, old.supplier_name)
    is distinct from (new.offer_number, new.customer_name, new.supplier_name))
  execute function keep_words_of_offer();

create function drop_words_of_offers() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  delete from offer_words using gone where offer_words.offer_id = gone.id;
  return null;
end
$$;
create trigger words_after_delete after delete on offer referencing old table as gone
  for each statement execute function drop_words_of_offers();

create function keep_words_of_enquiry() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  update offer_words
    set for_supplier = words_of_offer(new.reference_number, offer_number, new.title, customer_name),
      for_customer = words_of_offer(new.reference_number, offer_number, new.title, supplier_name)
    from offer
    where offer.enquiry_id = new.id and offer_words.offer_id = offer.id;
  -- What was counted for a search does not hold any more.
  insert into list_change (list, company_id, changes)
    select distinct 'OFFER', company_id, 1
    from listed_offer
    cross join lateral (values (supplier_company_id), (customer_company_id)) list (company_id)
    where enquiry_id = new.id;
  return null;
end
$$;
create trigger words_after_update after update of title, reference_number on enquiry
  for each row
  when ((old.title, old.reference_number) is distinct from (new.title, new.reference_number))
  execute function keep_words_of_enquiry();
