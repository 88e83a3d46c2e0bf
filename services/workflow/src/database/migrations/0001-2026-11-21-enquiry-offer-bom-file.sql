-- Enquiries, offers, their parts lists and files. Every list filters by company, so each table carries it or hangs
-- on a row that does.

create table enquiry (
  id uuid primary key,
  company_id uuid not null,
  customer_id uuid not null,
  customer_name text not null,
  title text,
  reference_number text,
  delivery_condition text check (delivery_condition in ('EXW', 'DAP')),
  desired_delivery_date date,
  offer_deadline date,
  amount integer default 1 check (amount >= 1),
  estimate_visible boolean not null default true,
  additional_info text,
  -- all job conditions by field name; read and written whole
  job_conditions jsonb not null,
  released boolean not null default false,
  release_date timestamptz(3),
  closed boolean not null default false,
  archived boolean not null default false,
  invalidated boolean not null default false,
  line_count integer not null default 0,
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);
create index enquiry_of_company on enquiry (company_id, create_date desc, id desc);
create index enquiry_for_suppliers on enquiry (create_date desc, id desc) where released and not archived;

create table offer (
  id uuid primary key,
  enquiry_id uuid not null references enquiry,
  -- the customer's company, repeated from the enquiry: permission filters stand in one statement
  customer_company_id uuid not null,
  customer_name text not null,
  supplier_company_id uuid not null,
  supplier_name text not null,
  created_by uuid not null,
  -- all versions of one offer share the family
  family_id uuid not null,
  version integer not null check (version >= 1),
  state text not null default 'OPEN' check (state in ('OPEN', 'DECLINED', 'ACCEPTED', 'CONFIRMED')),
  offer_number text,
  price numeric(14, 2) check (price >= 0),
  delivery_condition text check (delivery_condition in ('EXW', 'DAP')),
  desired_delivery_date date,
  valid_until date,
  additional_info_supplier text,
  rejection_reason text,
  rejection_reason_individual text,
  released boolean not null default false,
  release_date timestamptz(3),
  accept_date timestamptz(3),
  binding_until timestamptz(3),
  confirm_date timestamptz(3),
  archived boolean not null default false,
  invalidated boolean not null default false,
  line_count integer not null default 0,
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null,
  unique (family_id, version),
  check (state <> 'ACCEPTED' or binding_until is not null)
);
create index offer_of_supplier on offer (supplier_company_id, create_date desc, id desc);
create index offer_of_customer on offer (customer_company_id, create_date desc, id desc) where released;
create index offer_of_enquiry on offer (enquiry_id);
create unique index offer_one_confirmed on offer (enquiry_id) where state = 'CONFIRMED';

create table file (
  id uuid primary key,
  enquiry_id uuid references enquiry,
  offer_id uuid references offer,
  filename text not null,
  file_type text not null,
  media_type text not null,
  storage_key text not null,
  size bigint not null,
  sha256 text not null,
  -- a transition needed it: fixed from then on
  frozen_at timestamptz(3),
  deleted_at timestamptz(3),
  created_by uuid not null,
  create_date timestamptz(3) not null,
  check (num_nonnulls(enquiry_id, offer_id) = 1)
);
create unique index file_name_in_enquiry on file (enquiry_id, lower(filename)) where deleted_at is null;
create unique index file_name_in_offer on file (offer_id, lower(filename)) where deleted_at is null;
create index file_by_storage_key on file (storage_key);

create table bom (
  id uuid primary key,
  enquiry_id uuid unique references enquiry,
  offer_id uuid unique references offer,
  -- the uploaded table, one of the owner's files
  file_id uuid references file,
  bom_file_name text not null,
  sheet text,
  encoding text,
  separator text,
  header_row_index integer not null,
  headers jsonb not null default '[]',
  field_mapping jsonb not null default '[]',
  supplied_part_string text,
  quantity_basis text check (quantity_basis in ('EACH', 'TOTAL')),
  included_rows jsonb not null default '[]',
  left_out jsonb not null default '[]',
  notices jsonb not null default '[]',
  mapped_at timestamptz(3),
  check (num_nonnulls(enquiry_id, offer_id) = 1)
);

create table bom_line (
  id uuid primary key,
  bom_id uuid not null references bom on delete cascade,
  position integer not null,
  row_index integer not null,
  order_number text,
  manufacturer_number text,
  manufacturer_name text,
  description text,
  -- for one cabinet
  quantity numeric(16, 4),
  quantity_text text,
  quantity_unit_name text,
  wholesaler_order_number text,
  installation_location text,
  location_identifier text,
  bmk text,
  function_designation text,
  functional_assignment text,
  is_supplied_part boolean not null default false,
  equivalent_allowed boolean not null default false,
  -- what matching needs again when a line is edited: makers to try, further spellings
  match_hints jsonb not null default '{}',
  notes jsonb not null default '[]',
  bom_error text check (bom_error in ('MISSING_VALUES', 'ARTICLE_NOT_FOUND', 'WRONG_UNIT', 'DUPLICATE')),
  matched_article_id uuid,
  matched_by text,
  certainty text not null check (certainty in ('SURE', 'CHECK', 'OPEN')),
  reason text not null,
  -- snapshot of the matched article with its prices
  article jsonb,
  line_price numeric(14, 2),
  manual_replacement boolean not null default false,
  edited boolean not null default false,
  -- the line of the enquiry this one was copied from (offers)
  copied_from uuid,
  unique (bom_id, position)
);
create index bom_line_errors on bom_line (bom_id, bom_error) where bom_error is not null;

-- What a company mapped the last time for a list with these headers.
create table remembered_mapping (
  company_id uuid not null,
  -- hash of the named headers in a fixed order
  signature text not null,
  headers jsonb not null,
  -- [{importHeader, articleField | null}]
  mapping jsonb not null,
  last_used timestamptz(3) not null,
  primary key (company_id, signature)
);
create index remembered_mapping_latest on remembered_mapping (company_id, last_used desc);
