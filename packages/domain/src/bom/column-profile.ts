import { parsePrice } from './decimals.ts'
import { countDesignations, splitDesignation, withoutGroupMark } from './designation.ts'
import { isEan } from './ean.ts'
import { countInFront } from './enumerations.ts'
import { isUsualDealer, mouserNumbers } from './known-dealers.ts'
import { isUsualManufacturer } from './known-manufacturers.ts'
import { looseNumber } from './number-forms.ts'
import { readQuantity } from './quantity.ts'
import { cellText, isMergedFromLeft, type SheetRow } from './rows.ts'
import { leadingSign } from './signs.ts'
import { isParty, mentionsSupply } from './supplied-parts.ts'
import { tagShare } from './tag-share.ts'
import { isAmount, unitOf } from './units.ts'
import { isWordForNothing, stripNumberPrefix } from './words-for-nothing.ts'

/** What the values of a column look like; shares are of the filled cells, 0 to 1. */
export interface ColumnProfile {
  filled: number
  /** Cells that hold a cross and nothing else: no value, but a mark where a name asks a question. */
  crosses: number
  fillShare: number
  distinctShare: number
  distinct: number
  numeric: number
  quantityLike: number
  counting: boolean
  /** Whole numbers from 1 to 9999, as quantities are, „x3“ and „3x“ among them. */
  wholeCount: number
  numberLike: number
  /** Share of the values that begin with what a part is rated: „100n“, „4,7 kΩ“, „22u / 10V“. */
  rating: number
  /** Share of the values that have the most usual shape: own numbers all look like „M-47788“. */
  uniform: number
  dealerNumber: number
  /** Share of the values that are the one before counted up by one. */
  running: number
  wordy: number
  /** Share of the values of four words or more. */
  manyWords: number
  url: number
  currency: number
  unit: number
  /** „3 Stk“, „100 m“ */
  amount: number
  sign: ReadonlyMap<string, number>
  combined: number
  designator: number
  /** Share of the values that are tags of one numbering: R1, R2, C1 … */
  tags: number
  /** Share of the values that are EAN with a right check digit. */
  ean: number
  date: number
  mail: number
  /** Share of the values that a system made for itself. */
  madeKey: number
  /** Short names without digits, as manufacturers and categories are. */
  nameLike: number
  /** Share of the values of two words or more in which a digit stands. */
  withDigits: number
  supply: number
  known: number
  knownManufacturer: number
  knownDealer: number
  level: number
  filledRows: ReadonlySet<number>
  samples: string[]
}

export interface ProfileKnowledge {
  knownNumbers?: ReadonlySet<string>
  knownManufacturers?: ReadonlySet<string>
}

/** „174-52-805“ is no date: years have two or four figures, and no month or day is above 31. A time alone has seconds. */
const date =
  /^(?:[0-3]?\d[-./][0-3]?\d[-./](?:\d{2}|(?:19|20)\d{2})|\d{4}[-./][01]?\d[-./][0-3]?\d)(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?$|^[0-2]?\d:[0-5]\d:[0-5]\d$/
/** A key that a system made for itself, „{9B31227A-…}“. */
const madeKey = /^\{?(?:[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}|[\da-f]{24}|[\da-f]{40}|[\da-f]{64})\}?$/i
const mail = /^[^\s@]{1,64}@[^\s@]{1,200}\.\p{L}{2,}$/u
const rating =
  /^[~±<>≥≤]?\s?\d+(?:[.,]\d+)?\s?(?:[pnuµμmkKMGR]\d*|[pnuµμmkM]?(?:F|H|Hz|V|A|W|Ω|[oO]hms?|OHM|mm|cm))(?![\p{L}\d])/u
/** „100 uF“, „24V DC“: a text that begins with an electrical value or a length. */
export const isRating = (text: string): boolean => rating.test(text)
const dealerNumber = /^(?:\d{4,5}[A-Z]\d{1,4}|[\w.+/-]+-ND|C\d{4,8})$/

/** Looks like an article number: one or two words, with a digit, no sentence and no measure. */
export function looksLikeNumber(text: string): boolean {
  const plain = stripNumberPrefix(text).text
  if (plain.length < 3 || plain.length > 45 || !/\d/.test(plain) || madeKey.test(plain)) return false
  if (/^https?:|^www\./i.test(plain)) return false
  // „KW 12“, „CW 7/2026“
  if (/^[KC]W\s?\d{1,2}(?:[/.-]\d{2,4})?$/i.test(plain)) return false
  if (/^\d{1,4}[.,]\d{1,2}$|^\d{1,3}$/.test(plain)) return false
  // „W0_Mittelstück“ is a name, „rail_XT95-1000“ a name with a number in it.
  const words = plain.split(/\d.*\d/.test(plain) ? /\s+/ : /[\s_]+/)
  if (words.length > 4) return false
  if (words.some((word) => /^\p{L}+,?$/u.test(word) && /\p{Ll}{3}/u.test(word))) return false
  if (/^[\d.,]+\s*(?:mm|cm|m|V|A|W|kW|Ω|ohm|µF|nF|pF|uF|Hz|kg|g|%|€|\$)$/i.test(plain)) return false
  return /^[\p{L}\d][\p{L}\d\s.,/_\-+*#±()&%]*$/u.test(plain)
}

function looksLikeDesignator(text: string): boolean {
  if (leadingSign(text)) return true
  const pieces = text.split(/[,;]\s*|\s+|\.{2,3}|…/).filter((piece) => piece !== '')
  const tag =
    /^[=+-]*\p{L}{1,5}\d{1,4}\p{L}?\d?(?:[-.:]\d{1,3}\p{L}?)?$|^\p{Lu}{1,4}\d{0,3}-\d{1,3}\p{L}?$|^\d{1,3}$|^\p{L}{1,3}\d+-\p{L}{0,3}\d+$/u
  const first = pieces[0]
  return first !== undefined && !/^\d+$/.test(first) && pieces.every((piece) => tag.test(piece))
}

function usualShape(texts: readonly string[]): number {
  const shapes = new Map<string, number>()
  for (const text of texts) {
    const shape = text.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  return texts.length === 0 ? 0 : Math.max(...shapes.values()) / texts.length
}

/** Share of the values that are the one before counted up: „A7F3-9“, „A7F3-10“. */
function runningShare(texts: readonly string[]): number {
  let steps = 0
  for (let at = 1; at < texts.length; at += 1) {
    const [, before, from] = /^(.*?)(\d{1,9})$/.exec(texts[at - 1]!) ?? []
    const [, now, to] = /^(.*?)(\d{1,9})$/.exec(texts[at]!) ?? []
    if (before !== undefined && before === now && Number(to) === Number(from) + 1) steps += 1
  }
  return texts.length < 4 ? 0 : steps / (texts.length - 1)
}

/** Whether the values are numbers that one company counts up itself: all of one shape, all different. */
export function looksLikeOwnNumbers(profile: ColumnProfile): boolean {
  return profile.filled >= 4 && profile.uniform >= 0.8 && profile.numberLike >= 0.8 && !profile.counting
}

/** Whether the values are makers: known ones, or short names that come again and again beside some that are known. */
export const nameManufacturers = (one: ColumnProfile): boolean =>
  one.knownManufacturer >= 0.5 ||
  (one.knownManufacturer >= 0.15 && one.nameLike >= 0.8 && one.distinctShare <= 0.6 && one.filled >= 4)

/** „AG“ and „AN“, „U“ and „B“: who of the two sends the part. */
export const nameParties = (one: ColumnProfile): boolean =>
  one.distinct <= 3 &&
  one.filled >= 4 &&
  one.samples.every((text) => isParty(text) || /^(?:A[GN]|[UB]|BH)$/i.test(text))

/** Profiles one column of the rows below the header. */
export function profileColumn(
  rows: readonly SheetRow[],
  column: number,
  knowledge: ProfileKnowledge = {},
): ColumnProfile {
  const texts: string[] = []
  const filledRows = new Set<number>()
  const numbers: (number | null)[] = []
  for (const row of rows) {
    const text = cellText(row.cells[column])
    if (text === '' || isMergedFromLeft(row, column)) continue
    filledRows.add(row.rowIndex)
    texts.push(withoutGroupMark(text))
    numbers.push(row.cells[column]!.number ?? parsePrice(text))
  }
  const real = texts.filter((text) => !isWordForNothing(text))
  const ofMouser = mouserNumbers(real)
  const share = (test: (text: string) => boolean) =>
    real.length === 0 ? 0 : real.filter(test).length / real.length
  const counted = numbers.filter((value): value is number => value !== null)
  let steps = 0
  // „10“, „20“, „30“: room is left for what comes between.
  const stride = [5, 10, 100].find((one) => counted[0] === one)
  for (let index = 1; index < counted.length; index += 1) {
    const step = counted[index]! - counted[index - 1]!
    if (((step > 0 && step <= 3) || step === stride) && Number.isInteger(counted[index]!)) steps += 1
  }
  const sign = new Map<string, number>()
  for (const text of real) {
    const found = leadingSign(text)
    if (found) sign.set(found, (sign.get(found) ?? 0) + 1 / real.length)
  }
  // „3 5SY4116-7“: how many, and of what.
  const countsUp =
    real.some((text) => text.includes(' ') && !date.test(text)) && countInFront(real.slice(0, 50))
  return {
    filled: real.length,
    crosses: texts.filter((text) => /^[x×✓✔]$/i.test(text)).length,
    fillShare: rows.length === 0 ? 0 : real.length / rows.length,
    distinct: new Set(real.map((text) => text.toLowerCase())).size,
    distinctShare: real.length === 0 ? 0 : new Set(real.map((text) => text.toLowerCase())).size / real.length,
    numeric: share((text) => parsePrice(text) !== null),
    quantityLike: share((text) => readQuantity(text).quantity !== null),
    // Numbers of articles may follow each other; who counts rows begins low.
    counting:
      counted.length >= 4 &&
      counted[0]! < 1000 &&
      counted.length >= real.length * 0.8 &&
      steps >= (counted.length - 1) * 0.6 &&
      counted.every(Number.isInteger),
    // „3,000“ is a three as SAP writes it.
    wholeCount: share((text) => /^(?:[x×] ?[1-9]\d{0,3}|[1-9]\d{0,3}(?:[.,]000| ?[x×])?)$/.test(text)),
    numberLike: countsUp ? 0 : share(looksLikeNumber),
    rating: share(isRating),
    uniform: usualShape(real),
    running: runningShare(real),
    dealerNumber: share((text) => dealerNumber.test(text) || ofMouser.has(text)),
    wordy: countsUp
      ? 1
      : share(
          (text) =>
            /\p{L}{3,}/u.test(text) &&
            !looksLikeNumber(text) &&
            !madeKey.test(text) &&
            !/^https?:/i.test(text),
        ),
    manyWords: share((text) => text.split(' ').length >= 4),
    url: share((text) => /^(?:https?:\/\/|www\.)/i.test(text)),
    currency: share((text) => /\p{Sc}|zł|Kč|\b(?:EUR|CHF|USD|GBP|PLN|CZK|BRL|TRY|TL|SEK|kr)\b/u.test(text)),
    unit: share((text) => unitOf(text) !== null),
    amount: share(isAmount),
    sign,
    combined: share((text) => {
      if (!leadingSign(text)) return false
      const parts = splitDesignation(text)
      return (
        [parts.functionalAssignment, parts.installationLocation, parts.bmk, parts.locationIdentifier].filter(
          Boolean,
        ).length > 1
      )
    }),
    designator: share((text) => looksLikeDesignator(text) && countDesignations(text) > 0),
    tags: tagShare(real),
    ean: share(isEan),
    date: share((text) => date.test(text)),
    mail: share((text) => mail.test(text)),
    madeKey: share((text) => madeKey.test(text)),
    nameLike: share(
      (text) => text.length <= 40 && /^\p{Lu}[^\d]*$/u.test(text) && text.split(' ').length <= 4,
    ),
    withDigits: share((text) => /\d{2}/.test(text) && text.includes(' ') && /\p{L}{2}/u.test(text)),
    supply: share(mentionsSupply),
    known: knowledge.knownNumbers
      ? share((text) => knowledge.knownNumbers!.has(looseNumber(stripNumberPrefix(text).text)))
      : 0,
    knownManufacturer: share(
      (text) => isUsualManufacturer(text) || (knowledge.knownManufacturers?.has(text.toLowerCase()) ?? false),
    ),
    knownDealer: share(isUsualDealer),
    level: share((text) => /^(?:[.\s>-]*\d{1,2}|\d{1,3}(?:\.\d{1,3})+)$/.test(text)),
    filledRows,
    samples: [...new Set(real)].slice(0, 3),
  }
}
