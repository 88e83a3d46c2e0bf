-- The same key. What has ASCII letters alone, as many bytes as signs, needs small letters and nothing else: a list that is
-- sorted by its texts makes a key for each row. Not strict, for then PostgreSQL would not write it out within a statement.
create or replace function sort_key(written text) returns text language sql immutable parallel safe
  return case when octet_length(written) = length(written) then lower(written collate "C")
    else replace(replace(replace(translate(lower(normalize(written, NFC) collate "pg_unicode_fast"),
      'äöüáàâãåāéèêëěēíìîïīóòôõøōúùûůūýÿçčćďđğñňńłľĺřŕšśşťţžźżąęįųőű',
      'aouaaaaaaeeeeeeiiiiioooooouuuuuyycccddgnnnlllrrsssttzzzaeiuou'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C"
    end;
