-- Lines that an offer took over told its supplier what the customer had chosen and remembers. Lines that the supplier
-- matched since have another reason than those they came from, and stay.
with taken_over as (
  select line.id, regexp_replace(regexp_replace(line.reason,
    '^(Für diese Nummern so gemerkt|Vom Betreiber für alle so gemerkt|Von Hand zugeordnet)', 'Der Zeile zugeordnet'),
    '\. Gemerkt war .*, als kein Artikel diese Nummer hatte', '') as reason
  from bom_line line
  join bom on bom.id = line.bom_id and bom.offer_id is not null
  join bom_line origin on origin.id = line.copied_from
    and (origin.matched_by, origin.reason, origin.matched_article_id)
      = (line.matched_by, line.reason, line.matched_article_id)
  where line.manual_replacement or line.reason like '%. Gemerkt war %, als kein Artikel diese Nummer hatte%'
)
update bom_line
set reason = regexp_replace(taken_over.reason, '; die Nummern führten zu .*?(?=\. Die Angaben widersprechen sich: |$)', ''),
  matched_by = case when manual_replacement then 'ASSIGNED' else matched_by end
from taken_over
where bom_line.id = taken_over.id;
