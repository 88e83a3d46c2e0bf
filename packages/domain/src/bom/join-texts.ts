import { type ColumnProfile, looksLikeOwnNumbers } from './column-profile.ts'
import type { FilledByValue } from './field-rule.ts'
import type { BomField } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { indentedNames } from './indented-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { sizeName } from './named-figures.ts'
import type { SheetRow } from './rows.ts'

/** Columns whose text tells what the part is, even where a better one holds the number or the manufacturer. */
const telling = new Set(['description', 'attribute', 'manufacturerNumber', 'bmk'])

/** What such a name heads are numbers, links or names of files; sentences below it are about the part. */
const numberOrFile =
  /^(?:dat(?:as?heet|enblatt)|fiche|scheda|hoja|karta|bild|image|foto|photo|zeichnung|drawing|nr|no|id|item|pos|index|line)/i

/** An amount in accounts, in parts lists also what a part is rated: „100 nF“, „3,3 V“. */
const amountOrValue = /^(?:wartość|hodnota|érték|valoare|стоимость)$/i

const isSentences = (profile: ColumnProfile) =>
  profile.wordy >= 0.5 &&
  profile.distinctShare >= 0.5 &&
  profile.distinct >= 3 &&
  profile.knownManufacturer < 0.3

/** Names of parts that are half numbers: „SAGA 60x/0.85“, „RJ-11“. */
const isName = (profile: ColumnProfile) =>
  profile.filled >= 3 &&
  profile.fillShare >= 0.4 &&
  profile.distinctShare >= 0.5 &&
  profile.unit < 0.5 &&
  profile.tags < 0.6 &&
  profile.numeric < 0.3 &&
  profile.running < 0.5 &&
  !looksLikeOwnNumbers(profile)

/** Kinds of parts, which come again: „CAPACITOR, European symbol“. A state has few words for all rows. */
const isKinds = (profile: ColumnProfile) =>
  profile.wordy >= 0.8 &&
  profile.distinct >= 4 &&
  profile.fillShare >= 0.5 &&
  profile.knownManufacturer < 0.3 &&
  profile.knownDealer < 0.3

/** What is said of a few parts in many words is about the order, in few about the part. */
const saysMuch = (profile: ColumnProfile) => profile.filled < 3 || profile.manyWords >= 0.3

/** „373mm“, „22u / 10V“: what a part is rated, where only some parts are. */
const isRating = (profile: ColumnProfile) => profile.filled >= 3 && profile.rating >= 0.5

const isText = (profile: ColumnProfile) =>
  profile.filled > 0 &&
  !profile.counting &&
  profile.url < 0.5 &&
  profile.numeric < 0.7 &&
  profile.currency < 0.3 &&
  profile.date < 0.5 &&
  profile.mail < 0.5 &&
  profile.madeKey < 0.5 &&
  profile.ean < 0.5

/**
 * Texts that nothing else has claimed join the description: a „Typ“ beside the number, a second name, a column of
 * sentences that nobody gave a known name. Where they fill few rows and have no name they are remarks. To be checked.
 */
export function joinTexts(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  isFree: (column: number) => boolean,
  taken: ReadonlyMap<BomField, readonly number[]>,
  language: HeaderLanguage | null,
): FilledByValue[] {
  const texts = taken.get('description') ?? []
  const indented = new Set(indentedNames(headers, profiles, rows, texts))
  const isDescribed = texts.some((column) => profiles[column]!.fillShare >= 0.9)
  /** Behind numbers and texts of all rows, in a last column without a name: what somebody wrote beside some. */
  const isSaidOfFew = (column: number) =>
    isDescribed &&
    headers[column]!.trim() === '' &&
    profiles[column]!.fillShare < 0.7 &&
    profiles.slice(column + 1).every(({ filled }) => filled === 0) &&
    column > Math.max(...[...taken.values()].flat())
  return headers.flatMap((header, column): FilledByValue[] => {
    const profile = profiles[column]!
    if (isFree(column) && indented.has(column)) {
      return [
        {
          column,
          field: 'description',
          reason: `Die Werte („${profile.samples[0]}“) sind eingerückte Bezeichnungen`,
        },
      ]
    }
    const isMeasure = profile.filled > 0 && profile.numeric >= 0.7 && sizeName.test(header.trim())
    if (isFree(column) && isMeasure) {
      return [
        {
          column,
          field: 'description',
          reason: `„${header.trim()}“ ist ein Maß des Teils und wird angefügt`,
        },
      ]
    }
    if (!isFree(column) || !isText(profile)) return []
    const sample = profile.samples[0]
    const best = header.trim() === '' ? undefined : matchHeaderWords(header, language)[0]
    const isNotes =
      profile.distinctShare >= 0.6 &&
      profile.distinct >= 4 &&
      profile.numeric < 0.3 &&
      profile.knownManufacturer < 0.3
    if (best?.meaning === 'supplier' && best.strength >= 0.8 && isNotes) {
      return [{ column, field: 'remark', reason: `Die Werte („${sample}“) sagen mehr als einen Lieferanten` }]
    }
    if (best?.meaning === 'none' && numberOrFile.test(best.word) && isSentences(profile)) {
      return [{ column, field: 'description', reason: `Die Werte („${sample}“) sind Texte` }]
    }
    if (best?.meaning === 'none' && amountOrValue.test(best.word)) {
      return [{ column, field: 'description', reason: `Die Werte („${sample}“) sagen, welches Teil es ist` }]
    }
    if (best && best.strength >= 0.5) {
      if (!telling.has(best.meaning) || (best.meaning === 'manufacturerNumber' && !best.vague)) return []
      return [
        {
          column,
          field: 'description',
          reason: `Die Werte („${sample}“) gehören zur Beschreibung und werden angefügt`,
        },
      ]
    }
    if (![isSentences, isName, isKinds, isRating].some((is) => is(profile))) return []
    return [
      {
        column,
        field:
          isSaidOfFew(column) || (profile.fillShare < 0.5 && saysMuch(profile)) ? 'remark' : 'description',
        reason: `Der Name sagt nicht, was hier steht; die Werte („${sample}“) sind Texte`,
      },
    ]
  })
}
