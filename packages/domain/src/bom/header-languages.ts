import { foldHeader } from './header-text.ts'
import { type HeaderWordRow, headerWordRows } from './header-words.ts'
import { catalanHeaderWords } from './header-words-catalan.ts'
import { chineseHeaderWords } from './header-words-chinese.ts'
import { cyrillicHeaderWords } from './header-words-cyrillic.ts'
import { czechHeaderWords } from './header-words-czech.ts'
import { dutchHeaderWords } from './header-words-dutch.ts'
import { finnishHeaderWords } from './header-words-finnish.ts'
import { frenchHeaderWords } from './header-words-french.ts'
import { greekHeaderWords } from './header-words-greek.ts'
import { hungarianHeaderWords } from './header-words-hungarian.ts'
import { italianHeaderWords } from './header-words-italian.ts'
import { japaneseHeaderWords } from './header-words-japanese.ts'
import { koreanHeaderWords } from './header-words-korean.ts'
import { polishHeaderWords } from './header-words-polish.ts'
import { portugueseHeaderWords } from './header-words-portuguese.ts'
import { romanianHeaderWords } from './header-words-romanian.ts'
import { scandinavianHeaderWords } from './header-words-scandinavian.ts'
import { southSlavicHeaderWords } from './header-words-south-slavic.ts'
import { spanishHeaderWords } from './header-words-spanish.ts'
import { turkishHeaderWords } from './header-words-turkish.ts'

/**
 * `home` is German and English, which lists of every country mix with their own; `scandinavian` is Swedish, Danish and
 * Norwegian, `cyrillic` Russian and Ukrainian, `zh` Chinese in both writings, `ja`
 * Japanese, `ko` Korean.
 */
export type HeaderLanguage =
  | 'home'
  | 'fr'
  | 'it'
  | 'es'
  | 'pt'
  | 'pl'
  | 'nl'
  | 'cs'
  | 'tr'
  | 'scandinavian'
  | 'fi'
  | 'cyrillic'
  | 'hu'
  | 'ro'
  | 'southSlavic'
  | 'el'
  | 'ca'
  | 'zh'
  | 'ja'
  | 'ko'

/** How lists name their columns, by language; words separated by `|`. */
export const headerWordsByLanguage: Record<HeaderLanguage, readonly HeaderWordRow[]> = {
  home: headerWordRows,
  fr: frenchHeaderWords,
  it: italianHeaderWords,
  es: spanishHeaderWords,
  pt: portugueseHeaderWords,
  pl: polishHeaderWords,
  nl: dutchHeaderWords,
  cs: czechHeaderWords,
  tr: turkishHeaderWords,
  scandinavian: scandinavianHeaderWords,
  fi: finnishHeaderWords,
  cyrillic: cyrillicHeaderWords,
  hu: hungarianHeaderWords,
  ro: romanianHeaderWords,
  southSlavic: southSlavicHeaderWords,
  el: greekHeaderWords,
  ca: catalanHeaderWords,
  zh: chineseHeaderWords,
  ja: japaneseHeaderWords,
  ko: koreanHeaderWords,
}

/** Two letters of any other script are a short form in several languages. */
const han = /^\p{Script=Han}+$/u

type Words = Readonly<Record<string, readonly Pick<HeaderWordRow, 'clear' | 'vague'>[]>>

/**
 * The language of a list, found from all its headers before one word is looked up: „Nombre“ is a name in Spanish and a
 * number of pieces in French. A word counts the more the fewer languages have it; null where no header decides.
 */
export function createLanguageFinder(
  wordsByLanguage: Words,
): (headers: readonly string[]) => HeaderLanguage | null {
  const languagesByWord = new Map<string, HeaderLanguage[]>()
  for (const [language, rows] of Object.entries(wordsByLanguage)) {
    for (const { clear, vague } of rows) {
      for (const word of [...clear.split('|'), ...(vague ? vague.split('|') : [])]) {
        const key = foldHeader(word).compact
        const known = languagesByWord.get(key) ?? []
        if (!known.includes(language as HeaderLanguage))
          languagesByWord.set(key, [...known, language as HeaderLanguage])
      }
    }
  }
  return (headers) => {
    const points = new Map<HeaderLanguage, number>()
    for (const header of headers) {
      const folded = foldHeader(header)
      const words = new Set([folded.compact, ...(folded.tokens.length > 1 ? folded.tokens : [])])
      for (const word of words) {
        const languages = languagesByWord.get(word)
        if (!languages || (word.length < 3 && !han.test(word))) continue
        const weight = (word === folded.compact ? 1 : 0.4) / languages.length
        for (const language of languages) points.set(language, (points.get(language) ?? 0) + weight)
      }
    }
    let best: HeaderLanguage | null = null
    for (const [language, score] of points) if (best === null || score > points.get(best)!) best = language
    return best
  }
}

/** The language of a parts list. */
export const languageOf = createLanguageFinder(headerWordsByLanguage)
