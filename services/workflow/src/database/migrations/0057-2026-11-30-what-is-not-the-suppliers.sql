-- Lines that an offer took over held what the customer changed as a change of the supplier's, who may have changed them
-- himself since: those that are as they were taken over.
update bom_line line set by_hand = '{}', edited = false
from bom_line origin, bom
where origin.id = line.copied_from and bom.id = line.bom_id and bom.offer_id is not null and line.edited
  and line.matched_by is distinct from 'MANUAL_REPLACEMENT'
  and line.by_hand = origin.by_hand - 'withoutArticle';

-- Notes quoted the list owner's remarks, which are nobody else's to read.
update bom_line set notes = (
  select jsonb_agg(
    case when note ->> 'code' = 'EQUIVALENT_ALLOWED'
      then jsonb_set(note, '{text}', '"Gleichwertige Teile sind erlaubt"') else note end order by at)
  from jsonb_array_elements(notes) with ordinality as each (note, at))
where notes @> '[{"code": "EQUIVALENT_ALLOWED"}]';
