-- When each company released during the last hour: one row each, which also makes releases at the same moment wait for each other.

create table release_brake (
  company_id uuid primary key,
  released_at timestamptz(3)[] not null
);
