-- floor: 0002
-- All versions of an offer share one folder. `offer_id` of every table is the first version's id; where a folder was made
-- for a later one, it is merged into its family's once workflow has said which that is.

alter table folder
  add column edit_version integer not null default 1,
  -- an older copy of the service that is still running makes folders for later versions too
  add column family_known boolean not null default false,
  add column allow_external boolean not null default false,
  add column allow_anonymous boolean not null default false,
  -- argon2id with its parameters and salt
  add column password_hash text,
  -- counts what ends the visitors' tokens: another password, the end of anonymous access
  add column password_version integer not null default 0,
  -- whether a side agreed that its files are seen by who comes in that way
  add column external_agreed_supplier boolean not null default false,
  add column external_agreed_customer boolean not null default false,
  add column anonymous_agreed_supplier boolean not null default false,
  add column anonymous_agreed_customer boolean not null default false;
create index folder_unknown on folder (offer_id) where not family_known;

-- Whom one of the two sides opens the folder to, by the address. Ended rows stay, for the log and for mails.
create table visibility (
  id uuid primary key,
  offer_id uuid not null references folder,
  side text not null check (side in ('SUPPLIER', 'CUSTOMER')),
  mail text not null,
  mail_key text not null,
  user_id uuid not null,
  -- whose user he is: those of the two companies are let in without the others
  company_id uuid not null,
  -- inclusive, in Berlin
  end_date date,
  may_read boolean not null,
  may_write boolean not null,
  created_by uuid not null,
  create_date timestamptz(3) not null,
  -- counts the changes; events carry it
  version integer not null default 1,
  -- null until it opened the folder for the first time
  invited_at timestamptz(3),
  ended_at timestamptz(3)
);
create unique index visibility_of_side on visibility (offer_id, side, mail_key) where ended_at is null;
create index visibility_of_mail on visibility (mail_key) where ended_at is null;
create index visibility_of_user on visibility (user_id);
-- new ones of a company and day are counted
create index visibility_age on visibility (create_date);
create index visibility_due on visibility (end_date) where ended_at is null and end_date is not null;

create table subfolder (
  id uuid primary key,
  offer_id uuid not null references folder,
  name text not null,
  name_key text not null,
  -- who made it: outsiders see it empty only where that side agreed
  side text not null check (side in ('SUPPLIER', 'CUSTOMER')),
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create unique index subfolder_name on subfolder (offer_id, name_key) where deleted_at is null;

alter table item
  add column subfolder_id uuid references subfolder,
  add column version integer not null default 1,
  add column edit_version integer not null default 1,
  -- whose file it is; null where it came before that was kept
  add column side text check (side in ('SUPPLIER', 'CUSTOMER')),
  -- whose quota it counts to: the company of who put it in, of a guest that of who invited him
  add column company_id uuid;
create unique index item_name_in_subfolder on item
  (offer_id, coalesce(subfolder_id, '00000000-0000-0000-0000-000000000000'), name_key) where deleted_at is null;
drop index item_name;

-- What stood under the name of an item before; what stands there now is in the item.
create table item_version (
  item_id uuid not null references item,
  version integer not null,
  media_type text not null,
  storage_key text not null,
  size bigint not null,
  sha256 text not null,
  side text check (side in ('SUPPLIER', 'CUSTOMER')),
  company_id uuid,
  created_by uuid not null,
  create_date timestamptz(3) not null,
  primary key (item_id, version)
);
create index item_version_bytes on item_version (storage_key);

-- How much there is in a folder, and of a company in all folders: files with their former versions, no deleted ones. Kept
-- with each change, since each upload asks for it and a company may have hundreds of thousands of versions.
create table room_used (
  -- a folder's id or a company's
  owner_id uuid primary key,
  bytes bigint not null,
  -- of a folder; versions are none
  files integer not null
);

create function weigh_new_items() returns trigger language plpgsql set search_path from current as $$
begin
  with weighed as (
    select offer_id as owner_id, size as bytes, 1 as files from new_items where deleted_at is null
    union all
    select company_id, size, 0 from new_items where deleted_at is null and company_id is not null
  )
  insert into room_used as used
  select owner_id, sum(bytes), sum(files) from weighed group by owner_id order by owner_id
  on conflict (owner_id) do update set bytes = used.bytes + excluded.bytes, files = used.files + excluded.files;
  return null;
end $$;
create trigger weigh_new_items after insert on item referencing new table as new_items
  for each statement execute function weigh_new_items();

create function weigh_changed_items() returns trigger language plpgsql set search_path from current as $$
begin
  with changed as (
    select former.id from former_items former join new_items on new_items.id = former.id
    where (former.offer_id, former.company_id, former.size, former.deleted_at is null)
      is distinct from (new_items.offer_id, new_items.company_id, new_items.size, new_items.deleted_at is null)
  ), stood as (
    select id, offer_id, company_id, size, -1 as sign from former_items
    where deleted_at is null and id in (select id from changed)
    union all
    select id, offer_id, company_id, size, 1 from new_items
    where deleted_at is null and id in (select id from changed)
  ), weighed as (
    select offer_id as owner_id, sign * size as bytes, sign as files from stood
    union all
    select company_id, sign * size, 0 from stood where company_id is not null
    union all
    select stood.offer_id, sign * version.size, 0
    from stood join item_version version on version.item_id = stood.id
    union all
    select version.company_id, sign * version.size, 0
    from stood join item_version version on version.item_id = stood.id where version.company_id is not null
  )
  insert into room_used as used
  select owner_id, sum(bytes), sum(files) from weighed
  group by owner_id having sum(bytes) <> 0 or sum(files) <> 0 order by owner_id
  on conflict (owner_id) do update set bytes = used.bytes + excluded.bytes, files = used.files + excluded.files;
  return null;
end $$;
create trigger weigh_changed_items after update on item
  referencing old table as former_items new table as new_items
  for each statement execute function weigh_changed_items();

create function weigh_new_versions() returns trigger language plpgsql set search_path from current as $$
begin
  with weighed as (
    select item.offer_id as owner_id, new_versions.size as bytes
    from new_versions join item on item.id = new_versions.item_id where item.deleted_at is null
    union all
    select new_versions.company_id, new_versions.size
    from new_versions join item on item.id = new_versions.item_id
    where item.deleted_at is null and new_versions.company_id is not null
  )
  insert into room_used as used
  select owner_id, sum(bytes), 0 from weighed group by owner_id order by owner_id
  on conflict (owner_id) do update set bytes = used.bytes + excluded.bytes;
  return null;
end $$;
create trigger weigh_new_versions after insert on item_version referencing new table as new_versions
  for each statement execute function weigh_new_versions();

insert into room_used
select offer_id, sum(size), count(*) from item where deleted_at is null group by offer_id;

-- A file that comes in parts. The store holds the parts; they and the row go a day after the last one came.
create table folder_upload (
  id uuid primary key,
  offer_id uuid not null references folder,
  user_id uuid not null,
  company_id uuid not null,
  side text not null check (side in ('SUPPLIER', 'CUSTOMER')),
  -- it goes with the last entry that let its user write
  by_guest boolean not null,
  filename text not null,
  size bigint not null,
  subfolder_id uuid references subfolder,
  version_of uuid references item,
  -- what became of it; a repeat of its end answers the same
  item_id uuid references item,
  store_id text not null,
  create_date timestamptz(3) not null,
  last_part_at timestamptz(3) not null
);
create index folder_upload_of_user on folder_upload (offer_id, user_id);
create index folder_upload_of_company on folder_upload (company_id) include (size) where item_id is null;
create index folder_upload_age on folder_upload (last_part_at);

create table folder_upload_part (
  upload_id uuid not null references folder_upload on delete cascade,
  number integer not null,
  size integer not null,
  sha256 text not null,
  primary key (upload_id, number)
);

-- Who read or changed what. Ids alone, names are looked up for who reads it; of a visitor the address, cut to its net.
-- Kept twelve months.
create table folder_log (
  id uuid primary key,
  offer_id uuid not null,
  at timestamptz(3) not null,
  act text not null,
  kind text not null check (kind in ('reading', 'changes', 'settings')),
  user_id uuid,
  company_id uuid,
  side text check (side in ('SUPPLIER', 'CUSTOMER')),
  visitor_net text,
  item_ids uuid[] not null default '{}',
  subfolder_id uuid,
  entry_id uuid,
  fields text[] not null default '{}'
);
create index folder_log_of_offer on folder_log (offer_id, at desc, id desc);
create index folder_log_of_kind on folder_log (offer_id, kind, at desc, id desc);
-- that somebody looks is noted once an hour
create index folder_log_looked on folder_log (offer_id, user_id, at) where act in ('open', 'preview');
create index folder_log_age on folder_log (at);

-- Wrong passwords by folder and address, of folders too that are not there. The address is kept as a keyed hash.
create table password_try (
  offer_id uuid not null,
  address_hash bytea not null,
  wrong integer not null,
  last_at timestamptz(3) not null,
  locked_until timestamptz(3),
  primary key (offer_id, address_hash)
);
create index password_try_age on password_try (last_at);
