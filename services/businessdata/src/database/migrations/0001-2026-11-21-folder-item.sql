-- The project folder of an offer. The two companies are copied at its creation, where they never change again: every
-- query filters by them in the statement.

create table folder (
  offer_id uuid primary key,
  customer_company_id uuid not null,
  supplier_company_id uuid not null,
  -- what users who are no admins may, by company type
  types jsonb not null default
    '{"SUPPLIER": {"read": true, "write": true}, "CUSTOMER": {"read": true, "write": true}}',
  -- counts the changes; events carry it
  version integer not null default 0,
  create_date timestamptz(3) not null
);

create table item (
  id uuid primary key,
  offer_id uuid not null references folder,
  filename text not null,
  -- case does not tell names apart
  name_key text not null,
  media_type text not null,
  storage_key text not null,
  size bigint not null,
  sha256 text not null,
  download_counter integer not null default 0,
  created_by uuid not null,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create unique index item_name on item (offer_id, name_key) where deleted_at is null;
create index item_bytes on item (storage_key);
