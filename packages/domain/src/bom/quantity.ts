import { type DecimalStyle, parseDecimal } from './decimals.ts'
import type { Certainty } from './rows.ts'
import { lengthOfPieces, piecesOf, unitOf } from './units.ts'
import { isWordForNothing } from './words-for-nothing.ts'

export interface QuantityText {
  /** null where the text holds no quantity; the text itself is kept by the caller. */
  quantity: number | null
  unitName: string
  unitCode: string | null
  certainty: Certainty
  reason: string
  /** The text may mean another number just as well. */
  isAmbiguous: boolean
}

function unread(reason: string): QuantityText {
  return { quantity: null, unitName: '', unitCode: null, certainty: 'OPEN', reason, isAmbiguous: false }
}

/** Whether a number is small enough for a quantity: twelve places before the comma, with four behind it. */
export const isStorableQuantity = (quantity: number): boolean =>
  Math.abs(quantity) < 1e11 || Math.abs(Number(quantity.toFixed(4))) < 1e12

/** Units of things that are not cut. */
const whole = new Set(['C62', 'SET', 'PR'])

/** „12,5 Stk“: of pieces there is no half. */
export const isBrokenPiece = (quantity: number | null, unitName: string): boolean =>
  quantity !== null && !Number.isInteger(quantity) && whole.has(unitOf(unitName)?.code ?? '')
export const brokenPiece = 'Die Menge ist keine ganze Stückzahl'

/** What stands at a line whose number is too large for a quantity, mostly one of another column. */
export const tooLargeForQuantity = (text: string): string => `„${text}“ ist zu groß für eine Menge`

function read(quantity: number, unitName: string, certainty: Certainty, reason: string): QuantityText {
  return {
    quantity,
    unitName,
    unitCode: unitName ? (unitOf(unitName)?.code ?? null) : null,
    certainty,
    reason,
    isAmbiguous: false,
  }
}

/** A number as it stands in a note. */
export const shownNumber = (value: number): string => String(value).replace('.', ',')

const ambiguous = (quantity: number, unitName: string, reason: string): QuantityText => ({
  ...read(quantity, unitName, 'CHECK', reason),
  isAmbiguous: true,
})

/** What the list itself is not sure of; a quantity that is doubtful anyway keeps its own reason. */
function unsure(read: QuantityText, text: string, because: string): QuantityText {
  if (read.quantity === null || read.isAmbiguous) return read
  return ambiguous(
    read.quantity,
    read.unitName,
    `„${text}“ als ${shownNumber(read.quantity)} gelesen, ${because}`,
  )
}

/** „1.250“, "1,000": one and a bit, or a thousand. */
const threeDecimals = /^\d{1,3}[.,]\d{3}$/

function eitherWay(text: string, unitName: string, likely: DecimalStyle | null | undefined): QuantityText {
  const [german, english] = [parseDecimal(text, 'GERMAN')!, parseDecimal(text, 'ENGLISH')!]
  const taken = parseDecimal(text, likely)!
  const other = taken === german ? english : german
  const reason = `„${text}“ als ${shownNumber(taken)} gelesen, kann auch ${shownNumber(other)} heißen`
  return ambiguous(taken, unitName, reason)
}

/** A unit in which so many pieces are told. */
export const unitOfPieces = 'Stk'

export const inPieces = (quantity: number, pieces: number): number =>
  Number((quantity * pieces).toPrecision(12))

/** „2 Dutzend“: a number of what is many pieces each. */
function manyPieces(
  text: string,
  [number, pieces]: readonly [string, number],
  style: DecimalStyle | null | undefined,
  likely: DecimalStyle | null | undefined,
): QuantityText | null {
  const counted = parseDecimal(number, style ?? likely)
  if (counted === null) return null
  const quantity = inPieces(counted, pieces)
  const reason = `„${text}“ als ${shownNumber(quantity)} Stück gelesen`
  if (style || !threeDecimals.test(number)) return read(quantity, unitOfPieces, 'CHECK', reason)
  const others = (['GERMAN', 'ENGLISH'] as const).map((one) => inPieces(parseDecimal(number, one)!, pieces))
  const other = others.find((one) => one !== quantity)!
  return ambiguous(quantity, unitOfPieces, `${reason}, kann auch ${shownNumber(other)} heißen`)
}

const number = String.raw`[+-]?\d[\d.,'’]*`
const timesLength = new RegExp(`^(${number})\\s*(?:x|×|\\*|à|a)\\s*(${number})\\s*([\\p{L}²]+)\\.?$`, 'iu')
const timesOnly = new RegExp(`^(?:(${number})\\s*[x×]|[x×]\\s*(${number}))$`, 'i')
const timesCount = /^(\d{1,6}) ?[x×*] ?(\d{1,6})$/i
const numberThenUnit = new RegExp(`^(${number})\\s*([\\p{L}²][\\p{L}²2/ ]*?)\\.?$`, 'u')
const numberThenMany = new RegExp(`^(${number})\\s*(\\p{L}[\\p{L}. ]{1,20})$`, 'u')
const unitThenNumber = new RegExp(`^(\\p{L}+)\\.?\\s*(${number})$`, 'u')

/**
 * „3m“, „2x“, „1 Satz“, „1 St.“ are split in number and unit; „AS PER GA“ and „n. B.“ hold
 * no quantity. „3 x 2 m“ is a length times pieces and multiplies, „2 Dutzend“ are 24 pieces. A number too large is no quantity.
 * @param likely how the list seems to write numbers where nothing proves it; what depends on it is ambiguous
 */
export function readQuantity(
  text: string,
  style?: DecimalStyle | null,
  likely?: DecimalStyle | null,
): QuantityText {
  const trimmed = text.replace(/[\s\u00a0]+/g, ' ').trim()
  const found = quantityIn(trimmed, style, likely)
  return found.quantity === null || isStorableQuantity(found.quantity)
    ? found
    : unread(tooLargeForQuantity(trimmed))
}

function quantityIn(
  trimmed: string,
  style: DecimalStyle | null | undefined,
  likely: DecimalStyle | null | undefined,
): QuantityText {
  if (isWordForNothing(trimmed)) return unread('Keine Menge angegeben')
  if (/^\d/.test(trimmed) && trimmed.endsWith('?')) {
    const undoubted = trimmed.replace(/(?<!\?)\?+$/, '').trim()
    return unsure(
      quantityIn(undoubted, style, likely),
      trimmed,
      'in der Liste steht ein Fragezeichen dahinter',
    )
  }
  const about =
    /^(?:cca?\.?|ca\.?|circa|etwa|rund|about|approx(?:imately)?\.?|environ|env\.|aprox\.?|ok\.|około|asi|~|≈|±)\s*(?=\d)/i
  const exactly = trimmed.replace(about, '')
  if (exactly !== trimmed)
    return unsure(quantityIn(exactly, style, likely), trimmed, 'die Liste nennt nur eine ungefähre Menge')
  const atLeast = trimmed.replace(/^(?:>\s?=|≥|>|min(?:d(?:estens|\.)?|imum|\.)?|at least)\s*(?=\d)/i, '')
  if (atLeast !== trimmed) {
    const least = quantityIn(atLeast, style, likely)
    // „>5V“ is no least quantity.
    const isCounted = least.unitName !== '' || parseDecimal(atLeast, style) !== null
    return isCounted
      ? unsure(least, trimmed, 'die Liste nennt nur eine Mindestmenge')
      : unread(`„${trimmed}“ ist keine Menge`)
  }
  // „3 St. (inkl. Reserve)“: what stands behind in brackets is a remark.
  const plain = trimmed.replace(/^(\d.*?) ?\([^()]*\)$/, '$1').replace(/^(\d{1,6})\+$/, '$1')
  const certainty: Certainty = plain === trimmed ? 'SURE' : 'CHECK'

  const alone = parseDecimal(plain, style)
  if (alone !== null) {
    // Only the rest of the list can tell.
    if (!style && threeDecimals.test(plain)) return eitherWay(plain, '', likely)
    return read(alone, '', certainty, `Menge „${trimmed}“`)
  }

  const times = plain.match(timesLength)
  if (times) {
    const pieces = parseDecimal(times[1]!, style)
    const each = parseDecimal(times[2]!, style)
    const unit = unitOf(times[3]!)
    if (pieces !== null && each !== null && unit?.dimension === 'LENGTH') {
      const total = lengthOfPieces(pieces, each)
      return read(total, times[3]!, 'CHECK', `„${trimmed}“ als Länge mal Stück gelesen`)
    }
  }

  const factor = plain.match(timesOnly)
  if (factor) {
    const value = parseDecimal(factor[1] ?? factor[2]!, style)
    if (value !== null) return read(value, 'Stk', certainty, `„${trimmed}“ als Stückzahl gelesen`)
  }

  const product = plain.match(timesCount)
  if (product)
    return ambiguous(
      Number(product[1]) * Number(product[2]),
      '',
      `„${trimmed}“ als ${product[1]} mal ${product[2]} gelesen`,
    )

  const [, counted, many] = plain.match(numberThenMany) ?? []
  const pieces = many === undefined ? null : piecesOf(many)
  const told = pieces === null ? null : manyPieces(trimmed, [counted!, pieces], style, likely)
  if (told) return told

  const withUnit = plain.match(numberThenUnit)
  if (withUnit) {
    const value = parseDecimal(withUnit[1]!, style)
    const unit = unitOf(withUnit[2]!)
    if (unit && !style && threeDecimals.test(withUnit[1]!))
      return eitherWay(withUnit[1]!, withUnit[2]!.trim(), likely)
    if (value !== null && unit) {
      return read(value, withUnit[2]!.trim(), certainty, `„${trimmed}“ in Menge und Einheit geteilt`)
    }
    if (value !== null) {
      // The word stays in the quantity's text: it is nobody's unit, and a supplier's may be a remark. Of „1O“ and
      // „3 Gebinde“ nobody knows how many they are.
      return ambiguous(value, '', `Einheit in „${trimmed}“ ist nicht bekannt`)
    }
  }

  const unitFirst = plain.match(unitThenNumber)
  const piecesFirst = unitFirst ? piecesOf(unitFirst[1]!) : null
  const toldFirst =
    piecesFirst === null ? null : manyPieces(trimmed, [unitFirst![2]!, piecesFirst], style, likely)
  if (toldFirst) return toldFirst
  if (unitFirst && unitOf(unitFirst[1]!)) {
    const value = parseDecimal(unitFirst[2]!, style)
    if (value !== null)
      return read(value, unitFirst[1]!, 'CHECK', `„${trimmed}“ in Einheit und Menge geteilt`)
  }

  const fraction = plain.match(/^(\d+)\s*\/\s*(\d+)$/)
  if (fraction && Number(fraction[2]) > 0) {
    return read(Number(fraction[1]) / Number(fraction[2]), '', 'CHECK', `„${trimmed}“ als Bruch gelesen`)
  }
  return unread(`„${trimmed}“ ist keine Menge`)
}
