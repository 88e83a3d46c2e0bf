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
  -- What is needed to make a proposal visible, and what is chosen of it.
  add column proposal jsonb,
  add column proposed_at timestamptz(3),
  add column accepted_by uuid,
  -- What undoing it needs: the date of the articles it made, whose they are, the master data it made.
  add column undo jsonb,
  add column undo_until timestamptz(3),
  -- Manufacturers whose articles it made, changed or deleted.
  add column touched uuid[] not null default '{}';
create unique index article_import_one_proposal on article_import (import_config_id) where state = 'PROPOSED';

-- What a skipped line is the line of: its article is not gone from the list.
alter table import_skipped add column order_exact text collate "C";
