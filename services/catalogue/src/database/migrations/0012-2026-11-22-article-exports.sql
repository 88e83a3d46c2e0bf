-- Exports of articles. Each runs as a job of the same id.

create table article_export (
  id uuid primary key,
  filename text not null,
  format text not null check (format in ('csv', 'xlsx')),
  separator text not null,
  -- What was asked for, and the names it had then: what is chosen may be gone when the list is looked at.
  filter jsonb not null,
  manufacturer_names text[] not null,
  wholesaler_names text[] not null,
  state text not null check (state in ('RUNNING', 'ENDED', 'FAILED')),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  rows int not null default 0,
  file_key text,
  file_size bigint,
  sha256 text,
  started_by uuid not null,
  started_by_name text not null,
  failure text,
  deleted_at timestamptz(3),
  check ((state = 'ENDED') = (file_key is not null))
);
create index article_export_started_at on article_export (started_at desc);
