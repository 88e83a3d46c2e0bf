const inAscii: readonly [letter: string, written: string][] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]

/**
 * How a word of a search may stand in a text, as it is first: with umlauts where it was typed without („Luefter“), and the
 * other way round; „mm2“ for „mm²“.
 */
export function wordSpellings(word: string): string[] {
  const lowered = word.toLowerCase()
  const letters = inAscii.reduce((text, [letter, written]) => text.replaceAll(written, letter), lowered)
  const ascii = inAscii.reduce((text, [letter, written]) => text.replaceAll(letter, written), lowered)
  const power = lowered.replace(/(?<=m)[23]$/, (digit) => (digit === '2' ? '²' : '³'))
  return [word, ...new Set([letters, ascii, power].filter((form) => form !== lowered))]
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
