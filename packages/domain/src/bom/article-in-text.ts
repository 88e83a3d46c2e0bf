import { looksLikeNumber } from './column-profile.ts'
import { isManufacturerName } from './known-manufacturers.ts'
import { isInMakersForm } from './makers-number-forms.ts'

export interface ArticleInText {
  manufacturerName: string
  number: string
}

const mostWords = 3

/** „24VDC“, „16A“, „100x50“, „DIN46228“, „IP65“: has digits and is no number of an article. */
const notNumber =
  /^(?:[\d.,]+\p{L}{0,4}[²³]?|\d+(?:[x×][\d.,]+)+\p{L}{0,2}|(?:DIN|ISO|EN|VDE|IEC|IP|PG|M)-?\d[\d.,-]*)$/iu

const isNumber = (word: string): boolean => {
  const digits = word.replace(/\D/g, '').length
  const isLongFigure =
    /^\d{5,13}$|^\d{4}\.\d{3}$|^\d{2,5}(?:[.-]\d{1,5}){2,5}$/.test(word) &&
    !/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(word)
  return digits >= 3 && word.length >= 5 && looksLikeNumber(word) && (isLongFigure || !notNumber.test(word))
}

const bare = (word: string): string =>
  word
    .replace(/(?<![,;:"“])[,;:"“]+$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^["„(]/, '')

/** A known maker's name among the words, and the place of the word behind it. */
function findMaker(words: readonly string[]): { name: string; end: number } | null {
  for (let start = 0; start < words.length; start += 1) {
    for (let count = Math.min(mostWords, words.length - start); count > 0; count -= 1) {
      const name = words.slice(start, start + count).join(' ')
      if (isManufacturerName(name)) return { name, end: start + count }
    }
  }
  return null
}

/**
 * The article that a text names, for lists without any column of numbers: a known maker with a number behind it or one
 * of the form in which he writes them, „Siemens LS-Schalter 5SY4116-7“, „Schütz 3RT2015-1BB41 (Siemens)“; or a number
 * in front that has nothing of a word.
 */
export function articleInText(text: string): ArticleInText | null {
  const words = text.split(/\s+/).map(bare).filter(Boolean)
  const maker = findMaker(words)
  if (maker) {
    const next = words[maker.end]
    const isHis = (word: string) => isNumber(word) && isInMakersForm(maker.name, word)
    const number = next !== undefined && isNumber(next) ? next : words.find(isHis)
    if (number !== undefined) return { manufacturerName: maker.name, number }
  }
  const [first, ...others] = words
  const isAlone = others.every((word) => !isNumber(word))
  return first !== undefined && isNumber(first) && first.length >= 7 && isAlone
    ? { manufacturerName: maker?.name ?? '', number: first }
    : null
}
