-- What every service has: events out and in, answers to repeat, tickets, audit, leases and due jobs.

create table outbox (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  name text not null,
  aggregate_id text not null,
  aggregate_version bigint not null,
  payload jsonb not null,
  at timestamptz(3) not null default now(),
  published_at timestamptz(3)
);
create index outbox_waiting on outbox (position) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

-- The channel carries the schema's name: channels belong to the database, not to the schema.
create function outbox_wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_' || tg_table_schema, '');
  return null;
end $$;
create trigger outbox_wake after insert on outbox for each statement execute function outbox_wake();

create table inbox (
  consumer text not null,
  event_id uuid not null,
  at timestamptz(3) not null default now(),
  primary key (consumer, event_id)
);
create index inbox_at on inbox (at);

create table dead_letter (
  id uuid primary key,
  consumer text not null,
  event_id uuid,
  name text not null,
  envelope jsonb not null,
  state text not null check (state in ('retrying', 'dead', 'requeued', 'handled')),
  attempts int not null default 0,
  error text not null,
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now(),
  unique (consumer, event_id)
);
create index dead_letter_requeued on dead_letter (consumer) where state = 'requeued';

create table idempotency (
  user_id text not null,
  endpoint text not null,
  key text not null,
  request_hash text not null,
  claim uuid not null unique,
  claimed_at timestamptz(3) not null default now(),
  committed boolean not null default false,
  status int,
  content_type text,
  answer text,
  primary key (user_id, endpoint, key)
);
create index idempotency_claimed_at on idempotency (claimed_at);

create table ticket (
  hash bytea primary key,
  user_id uuid not null,
  resource jsonb not null,
  expires_at timestamptz(3) not null
);

create table change_entry (
  id uuid primary key,
  entity text not null,
  entity_id text not null,
  at timestamptz(3) not null,
  user_id uuid,
  action text not null,
  fields text[] not null
);
create index change_entry_entity on change_entry (entity, entity_id, at);

-- The owner of a table can always grant himself its rights again, so a trigger refuses as well.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'change entries are append-only';
end $$;
create trigger change_entry_append_only before update or delete or truncate on change_entry
  for each statement execute function refuse_change();
revoke update, delete, truncate on change_entry from current_user;

create table lease (
  name text primary key,
  fence bigint not null,
  holder uuid,
  until timestamptz(3) not null
);

create table due_job (
  kind text not null,
  key text not null,
  due_at timestamptz(3) not null,
  payload jsonb not null,
  done_at timestamptz(3),
  primary key (kind, key)
);
create index due_job_due on due_job (kind, due_at) where done_at is null;
