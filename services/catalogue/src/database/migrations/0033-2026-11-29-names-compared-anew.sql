-- Slips of the keyboard are found since: all names are compared once more, a few at a time.
insert into lookalike_due select distinct 'manufacturer', manufacturer_id from manufacturer_name on conflict do nothing;
insert into lookalike_due select distinct 'unit', unit_id from unit_name on conflict do nothing;
insert into lookalike_due select distinct 'discountgroup', discount_group_id from discount_group_name on conflict do nothing;
