const fewestLetters = 40
const nearlyAll = 0.7

/**
 * Whether texts that were read as Windows-1252 are of Windows-1251: „Êîä“ for „Код“. Letters with accents alone are
 * written by nobody.
 */
export function isCyrillicAsWestern(texts: Iterable<string>): boolean {
  let letters = 0
  let accented = 0
  for (const text of texts)
    for (const letter of text.match(/\p{L}/gu) ?? []) {
      letters += 1
      if (letter >= 'À' && letter <= 'ÿ') accented += 1
    }
  return letters >= fewestLetters && accented > letters * nearlyAll
}
