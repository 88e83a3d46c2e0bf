-- Orders placed from here on plan their own lapse; those that are running get it here.
insert into due_job (kind, key, due_at, payload)
select 'binding-lapsed', id || ':' || edit_version, binding_until, jsonb_build_object('offerId', id)
from offer where state = 'ACCEPTED'
on conflict do nothing;
