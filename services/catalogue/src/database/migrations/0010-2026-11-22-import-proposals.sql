-- An import may be looked at before it becomes visible, and be undone afterwards.

alter table import_config add column propose boolean not null default false;

alter table article_import
  drop constraint article_import_state_check,
  add constraint article_import_state_check check (state in
    ('RUNNING', 'ENDED', 'ABORTED', 'FAILED', 'PROPOSED', 'REJECTED', 'EXPIRED', 'UNDONE')),
  -- What runs while it is RUNNING; that decides what it is again once that fails.
  add column work text not null default 'READ' check (work in ('READ', 'ACCEPT', 'UNDO')),
  add column work_started_at timestamptz(3),
  add column edit_version int not null default 1,
  add column deleted int not null default 0,
  add column proposed_at timestamptz(3),
  -- Who accepts or undoes it.
  add column decided_by uuid,
  add column undo_until timestamptz(3),
  -- Manufacturers whose articles it made, changed or deleted.
  add column touched uuid[] not null default '{}';
create unique index article_import_one_proposal on article_import (import_config_id) where state = 'PROPOSED';

-- What making a proposal visible needs, how many rows each class has and which classes are chosen. Its rows stand in
-- tables of their own, import_proposal_<id> and import_proposal_<id>_rows, which go with it.
create table import_proposal (
  import_id uuid primary key references article_import on delete cascade,
  plan jsonb not null,
  counts jsonb not null,
  chosen jsonb not null
);

-- What undoing an import needs beside the former rows in import_before_<id>: the date of the articles it made, and the
-- master data it made.
create table import_undo (
  import_id uuid primary key references article_import on delete cascade,
  plan jsonb not null
);

-- What a skipped line is the line of: its article is not gone from the list.
alter table import_skipped add column order_exact text collate "C";
