-- Orders bind to the end of a day in Berlin: those that are running keep the day that people were shown, and get the rest
-- of it. What reminds of them stays when it was planned for.
update offer
set binding_until = ((binding_until at time zone 'Europe/Berlin')::date + 1)::timestamp at time zone 'Europe/Berlin'
  - interval '1 millisecond'
where state = 'ACCEPTED';

update due_job set due_at = offer.binding_until
from offer
where due_job.kind = 'binding-lapsed' and due_job.done_at is null
  and due_job.payload->>'offerId' = offer.id::text and offer.state = 'ACCEPTED';
