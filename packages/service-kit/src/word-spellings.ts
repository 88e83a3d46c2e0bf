const umlauts: readonly [letter: string, written: string, where: RegExp][] = [
  ['ä', 'ae', /ae/g],
  ['ö', 'oe', /oe/g],
  // Not those of „Steuer“, „Bauelement“ and „Sequenz“.
  ['ü', 'ue', /(?<![aeq])ue/g],
]

const withUmlauts = (text: string) =>
  umlauts.reduce((so, [letter, , where]) => so.replace(where, letter), text)
const withSharp = (text: string) => text.replaceAll('ss', 'ß')
const inAscii = (text: string) =>
  umlauts.reduce((so, [letter, written]) => so.replaceAll(letter, written), text).replaceAll('ß', 'ss')

/**
 * How a word of a search may stand in a text, as it is first: with umlauts where it was typed without („Luefter“), with
 * or without an „ß“ beside them („Wasserhaehne“, „Groesse“), and the other way round; „mm2“ for „mm²“.
 */
export function wordSpellings(word: string): string[] {
  const lowered = word.toLowerCase()
  const letters = withUmlauts(lowered)
  const power = lowered.replace(/(?<=m)[23]$/, (digit) => (digit === '2' ? '²' : '³'))
  const forms = [withSharp(letters), letters, withSharp(lowered), inAscii(lowered), power]
  return [word, ...new Set(forms.filter((form) => form !== lowered))]
}

/** Each word that may stand in another way multiplies them; a search compares every row with all. */
const mostSpellings = 16

/** How a text of several words may stand, as it is first: each word in each of its ways, as long as they stay few. */
export function textSpellings(text: string): string[] {
  return text.split(/(\s+)/).reduce<string[]>(
    (begun, word) => {
      const forms = wordSpellings(word)
      const isFew = begun.length * forms.length <= mostSpellings
      return begun.flatMap((start) => (isFew ? forms : [word]).map((form) => start + form))
    },
    [''],
  )
}
