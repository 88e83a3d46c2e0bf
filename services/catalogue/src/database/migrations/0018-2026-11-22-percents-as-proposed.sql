-- What a group had when the import was proposed: accepting it leaves alone what somebody has edited since.
alter table import_group_percent add column former numeric(7, 4);
update import_group_percent p set former = g.percent
from discount_group_name n join discount_group g on g.id = n.discount_group_id
where n.name_key = p.name_key
  and n.manufacturer_id in (p.manufacturer_id, '00000000-0000-0000-0000-000000000000')
  and (n.manufacturer_id = p.manufacturer_id or not exists (select from discount_group_name own
    where own.manufacturer_id = p.manufacturer_id and own.name_key = p.name_key));
