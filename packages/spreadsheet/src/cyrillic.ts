const fewestLetters = 40
const severalTimes = 4

// × and ÷ are the places of Ч and ч.
const words = /[a-zÀ-ÿ]{3,}/giu
const onlyAccented = /^[À-ÿ]+$/u
const partlyAccented = /[À-ÿ]/u

/**
 * Whether texts that were read as Windows-1252 are of Windows-1251: „Êîä“ for „Код“. Words of letters with accents alone
 * are written by nobody, however many numbers and manufacturers in Latin letters stand beside them.
 */
export function isCyrillicAsWestern(texts: Iterable<string>): boolean {
  let foreign = 0
  let western = 0
  for (const text of texts)
    for (const word of text.match(words) ?? []) {
      if (onlyAccented.test(word)) foreign += word.length
      else if (partlyAccented.test(word)) western += word.length
    }
  return foreign >= fewestLetters && foreign > western * severalTimes
}
