-- Long work as a row: what is to be done, who is at it, how far it is and what came of it.

create table job (
  id uuid primary key,
  kind text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'ABORTED')),
  tries int not null default 0,
  -- Raised whenever the job changes hands: what was done under a lower number is not written any more.
  fence int not null default 0,
  -- Who works at it: valid until then on the database's clock, and as long as the connection is there.
  lease_until timestamptz(3),
  backend_pid int,
  backend_start timestamptz,
  progress jsonb not null default '{}',
  result jsonb,
  error text,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3)
);
create unique index job_one_open on job (kind, key) where state in ('WAITING', 'RUNNING');
create index job_ended_at on job (ended_at) where ended_at is not null;
