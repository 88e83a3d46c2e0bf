-- The operator's own parts lists. List and lines have the columns that workflow keeps for enquiries and offers: one
-- package reads and writes both. They go with the result.

create table admin_bom_result (
  id uuid primary key,
  released boolean not null default false,
  uploaded_by uuid not null,
  uploaded_by_name text not null,
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);
create index admin_bom_result_latest on admin_bom_result (create_date desc, id desc);

-- The uploaded tables. A row outlives its list, for the bytes go days later.
create table admin_bom_file (
  id uuid primary key,
  filename text not null,
  media_type text not null,
  storage_key text not null,
  size bigint not null,
  sha256 text not null,
  deleted_at timestamptz(3),
  created_by uuid not null,
  create_date timestamptz(3) not null
);
create index admin_bom_file_by_storage_key on admin_bom_file (storage_key);

create table bom (
  id uuid primary key,
  admin_bom_result_id uuid not null unique references admin_bom_result on delete cascade,
  file_id uuid references admin_bom_file,
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
  -- what summary and estimate need of the lines
  sums jsonb
);
create index bom_of_file on bom (file_id);

create table bom_line (
  id uuid primary key,
  bom_id uuid not null references bom on delete cascade,
  position integer not null,
  row_index integer not null,
  order_number text,
  manufacturer_number text,
  manufacturer_name text,
  description text,
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
  line_price numeric,
  manual_replacement boolean not null default false,
  edited boolean not null default false,
  by_hand jsonb not null default '{}',
  -- always null here: these lists are copied from no other
  copied_from uuid,
  unique (bom_id, position)
);
create index bom_line_errors on bom_line (bom_id, bom_error) where bom_error is not null;

-- What the operator mapped the last time for a list with these headers.
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

-- The sums are those of the lines: whoever writes lines writes them afterwards, in the same transaction, and where
-- nobody did they are added up when they are next asked for.
create function drop_sums_of_changed_lines() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  update bom set sums = null where id in (select distinct bom_id from changed);
  return null;
end
$$;

create trigger sums_after_insert after insert on bom_line
  referencing new table as changed for each statement execute function drop_sums_of_changed_lines();
create trigger sums_after_update after update on bom_line
  referencing new table as changed for each statement execute function drop_sums_of_changed_lines();
create trigger sums_after_delete after delete on bom_line
  referencing old table as changed for each statement execute function drop_sums_of_changed_lines();
