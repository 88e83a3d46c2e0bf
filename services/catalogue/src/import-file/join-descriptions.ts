import { foldHeader } from '@schrankwerk/domain/bom'
import { type HeadedColumn, plainest, type Settled } from './headed-column.ts'
import { judgePriceListValues } from './judge-price-list-values.ts'

const mostColumns = 12

/** „Bezeichnung 1“ and „Bezeichnung 2“ have the same base. */
const baseOf = ({ label }: HeadedColumn): string => foldHeader(label).compact.replace(/(?<!\d)\d+$/, '')

interface Text {
  at: HeadedColumn
  strength: number
  isSure: boolean
}

const hasTexts = ({ values: { profile, price, percent, flag, image, country, currency } }: HeadedColumn) =>
  profile.filled > 0 &&
  profile.url < 0.3 &&
  profile.date < 0.5 &&
  profile.mail < 0.5 &&
  profile.ean < 0.5 &&
  price < 0.6 &&
  percent < 0.5 &&
  image < 0.3 &&
  profile.madeKey < 0.5 &&
  currency < 0.5 &&
  country < 0.9 &&
  !(flag > 0.8 && profile.distinct <= 3)

/**
 * Gives the description to every column that tells what the article is; the import joins them in the order of the
 * file. The best named one is sure, and those that are numbered like it; properties join where they are texts.
 */
export function joinDescriptions(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const free = columns.filter(({ column }) => !settled.has(column))
  const named = free.flatMap((at): Text[] => {
    const match = at.matches.find(({ meaning }) => meaning === 'description')
    if (!match || match.strength < 0.6 || match.strength < at.matches[0]!.strength - 0.05) return []
    if (at.matches[0]!.meaning === 'none' && at.matches[0]!.strength >= match.strength) return []
    const isPlain = !match.vague && match.strength >= plainest
    const verdict = judgePriceListValues('description', at.values, isPlain)
    if (!verdict || (verdict.doubt && !isPlain && at.values.profile.wordy < 0.1)) return []
    return [
      {
        at,
        strength: match.strength - (match.vague ? 0.15 : 0) + verdict.weight - match.rank * 0.0005,
        isSure: isPlain && !verdict.doubt,
      },
    ]
  })
  named.sort((a, b) => b.strength - a.strength || a.at.column - b.at.column)
  const [main] = named
  let left = mostColumns
  const join = (at: HeadedColumn, isSure: boolean, reason: string) => {
    if (left === 0 || settled.has(at.column)) return
    left -= 1
    settled.set(at.column, { field: 'description', certainty: isSure ? 'SURE' : 'CHECK', reason })
  }
  for (const { at, isSure } of named) {
    const isMain = at === main!.at || baseOf(at) === baseOf(main!.at)
    if (at !== main!.at && at.values.profile.filled === 0) continue
    join(
      at,
      isSure && isMain,
      isSure && isMain
        ? `„${at.label}“ ist eindeutig`
        : isMain
          ? `„${at.label}“ nennt den Artikel; bitte prüfen`
          : `„${at.label}“ wird an die Bezeichnung angefügt; bitte prüfen`,
    )
  }
  for (const at of free) {
    if (!hasTexts(at)) continue
    const match = at.matches.find(({ meaning }) => meaning === 'attribute')
    if (!match || match.strength < 0.7 || match.strength < at.matches[0]!.strength - 0.3) continue
    const { profile, isPosition } = at.values
    const isConstant = profile.distinct === 1 && profile.filled >= 10
    if (isPosition || isConstant || (main && profile.numeric > 0.5)) continue
    join(
      at,
      false,
      `„${at.label}“ ist eine Eigenschaft des Artikels und wird an die Bezeichnung angefügt; bitte prüfen`,
    )
  }
}

/** Sentences under a name that says nothing join too, where no other field wants them. */
export function joinSentences(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  for (const at of columns) {
    if (settled.has(at.column) || !hasTexts(at) || (at.matches[0]?.strength ?? 0) >= 0.6) continue
    const { profile, unit } = at.values
    const isSentences =
      profile.wordy >= 0.6 &&
      profile.distinct >= 3 &&
      profile.distinctShare >= 0.4 &&
      profile.fillShare >= 0.3
    // Kinds of articles come again in all rows; a state has few words.
    const isKinds = profile.wordy >= 0.8 && profile.distinct >= 4 && profile.fillShare >= 0.5
    if ((!isSentences && !isKinds) || profile.knownManufacturer >= 0.3 || unit >= 0.3) continue
    settled.set(at.column, {
      field: 'description',
      certainty: 'CHECK',
      reason: `Die Werte in „${at.label}“ („${profile.samples[0]?.slice(0, 60)}“) sind Bezeichnungen; bitte prüfen`,
    })
  }
}

const shareOfTexts = 0.8

/** „Durchgangsklemme PT 2,5 | grau“: texts without a name right of the description go on with it. */
export function joinNameless(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  for (const at of columns) {
    const isBeside = [-1, 1].some((step) => settled.get(at.column + step)?.field === 'description')
    if (settled.has(at.column) || !isBeside || at.header.name !== '') continue
    const { profile, unit, texts } = at.values
    const worded = texts.filter((text) => /\p{L}/u.test(text)).length
    if (!hasTexts(at) || profile.distinct < 3 || unit >= 0.3 || worded < texts.length * shareOfTexts) continue
    settled.set(at.column, {
      field: 'description',
      certainty: 'CHECK',
      reason: `„${at.label}“ steht ohne Namen neben der Bezeichnung und wird an sie angefügt; bitte prüfen`,
    })
  }
}

const group = /grupp|group|kategor|categor|famil|gamme|reihe|serie/

/** Where properties alone, or nothing, say what the articles are, their group does. */
export function describeByGroup(columns: readonly HeadedColumn[], settled: Map<number, Settled>): void {
  const isDescribed = columns.some(
    ({ column, matches: [best] }) =>
      settled.get(column)?.field === 'description' && best?.meaning !== 'attribute',
  )
  if (isDescribed) return
  const found = columns
    .filter(
      (at) =>
        !settled.has(at.column) &&
        group.test(foldHeader(at.label).compact) &&
        hasTexts(at) &&
        at.values.profile.numeric < 0.2 &&
        at.values.profile.numberLike < 0.3 &&
        at.values.profile.distinct >= 2,
    )
    .sort((a, b) => b.values.profile.distinct - a.values.profile.distinct || a.column - b.column)[0]
  if (!found) return
  settled.set(found.column, {
    field: 'description',
    certainty: 'CHECK',
    reason: `Nur „${found.label}“ sagt, was der Artikel ist; bitte prüfen`,
  })
}
