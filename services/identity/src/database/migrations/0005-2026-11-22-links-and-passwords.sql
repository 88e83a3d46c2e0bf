-- Links that somebody asked for by an address, known or unknown alike: to reset the password, or to confirm
-- registrations of it once more.
alter table reset_wish rename to link_wish;
alter table link_wish add column purpose text not null default 'resetPassword'
  check (purpose in ('resetPassword', 'confirmRegistration'));
create index link_wish_at on link_wish (at);

-- New passwords on their way to Keycloak. A row that stays was interrupted: whether Keycloak has the password has to be
-- found out, for then other sessions have to end.
create table password_change (
  id uuid primary key,
  user_id uuid not null references "user" on delete cascade,
  -- the `sid` that goes on all the same; null for none
  session_kept text,
  begun_at timestamptz(3) not null
);
