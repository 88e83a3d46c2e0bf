-- Names in the order of German dictionaries (DIN 5007-1): small and capital letters alike, „ä“ as „a“, „ß“ as „ss“. Compared
-- byte by byte, so that an index holds whatever collations the server knows, and in whichever version.
create function sort_key(written text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(translate(lower(normalize(written, NFC) collate "pg_unicode_fast"),
      'äöüáàâãåāéèêëěēíìîïīóòôõøōúùûůūýÿçčćďđğñňńłľĺřŕšśşťţžźżąęįųőű',
      'aouaaaaaaeeeeeeiiiiioooooouuuuuyycccddgnnnlllrrsssttzzzaeiuou'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') collate "C";
