-- Import configurations, imports and the lines they skipped.

create table import_config (
  id uuid primary key,
  manufacturer_id uuid references manufacturer,
  wholesaler_id uuid references wholesaler,
  title text not null,
  description text not null,
  filename text,
  headers text[] not null,
  field_mapping jsonb not null,
  header_row_index int not null,
  sheet text,
  default_unit_id uuid references unit,
  unit_depth text not null,
  unit_height text not null,
  unit_width text not null,
  unit_weight text not null,
  edit_version int not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);

create table article_import (
  id uuid primary key,
  import_config_id uuid references import_config on delete set null,
  import_config_title text not null,
  -- The configuration as it was at the start: a later change does not reach into a running import.
  settings jsonb not null,
  filename text not null,
  file_key text not null,
  file_size bigint not null,
  sha256 text not null,
  state text not null check (state in ('RUNNING', 'ENDED', 'ABORTED', 'FAILED')),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  percent numeric(5, 2) not null default 0,
  rows int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  skipped int not null default 0,
  started_by uuid not null,
  started_by_name text not null,
  failure text,
  abort_requested boolean not null default false,
  -- Who works at it: valid while the fence is his and the time has not run out, on the database's clock.
  fence int not null default 1,
  lease_until timestamptz(3) not null,
  backend_pid int,
  backend_start timestamptz,
  deleted_at timestamptz(3)
);
create unique index article_import_only_one_runs on article_import ((true)) where state = 'RUNNING';
create index article_import_started_at on article_import (started_at desc);

create table import_skipped (
  import_id uuid not null references article_import on delete cascade,
  line int not null,
  reason text not null,
  content text not null,
  primary key (import_id, line)
);
