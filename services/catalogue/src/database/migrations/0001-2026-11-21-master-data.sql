-- Manufacturers, units, wholesalers, discount groups and E-Class mappings.

create table manufacturer (
  id uuid primary key,
  display_name text not null,
  abbreviation text,
  link text,
  create_date timestamptz(3) not null default now(),
  last_update timestamptz(3) not null default now()
);

-- Every name a manufacturer is known by, in the form in which names are compared; nobody shares one.
create table manufacturer_name (
  name_key text collate "C" primary key,
  manufacturer_id uuid not null references manufacturer on delete cascade,
  name text not null,
  kind text not null check (kind in ('DISPLAY', 'ABBREVIATION', 'VARIANT'))
);
create index manufacturer_name_owner on manufacturer_name (manufacturer_id);

create table unit (
  id uuid primary key,
  display_name text not null,
  create_date timestamptz(3) not null default now(),
  last_update timestamptz(3) not null default now()
);

create table unit_name (
  name_key text collate "C" primary key,
  unit_id uuid not null references unit on delete cascade,
  name text not null,
  kind text not null check (kind in ('DISPLAY', 'VARIANT'))
);
create index unit_name_owner on unit_name (unit_id);

create table wholesaler (
  id uuid primary key,
  display_name text not null,
  name_key text collate "C" not null unique,
  create_date timestamptz(3) not null default now(),
  last_update timestamptz(3) not null default now()
);

create table discount_group (
  id uuid primary key,
  display_name text not null,
  percent numeric(7, 4) not null,
  manufacturer_id uuid references manufacturer,
  create_date timestamptz(3) not null default now(),
  last_update timestamptz(3) not null default now()
);

-- Unique among the groups of one manufacturer; the zero id stands for none.
create table discount_group_name (
  manufacturer_id uuid not null,
  name_key text collate "C" not null,
  discount_group_id uuid not null references discount_group on delete cascade,
  name text not null,
  kind text not null check (kind in ('DISPLAY', 'VARIANT')),
  primary key (manufacturer_id, name_key)
);
create index discount_group_name_owner on discount_group_name (discount_group_id);

create table discount_group_wholesaler (
  discount_group_id uuid not null references discount_group on delete cascade,
  wholesaler_id uuid not null references wholesaler,
  percent numeric(7, 4) not null,
  primary key (discount_group_id, wholesaler_id)
);

create table eclass_mapping (
  id uuid primary key,
  eclass_number text collate "C" not null unique,
  description text not null,
  first_level_order int,
  second_level_order int,
  work_time numeric(10, 2) not null default 0,
  create_date timestamptz(3) not null default now(),
  last_update timestamptz(3) not null default now()
);
