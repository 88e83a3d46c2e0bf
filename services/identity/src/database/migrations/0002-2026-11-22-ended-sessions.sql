-- Tokens of sessions that began earlier count no more, but for one session. Whole seconds of Keycloak's clock.
alter table "user" add column sessions_valid_from timestamptz(0);
-- the `sid` that goes on all the same; null for none
alter table "user" add column session_kept text;
