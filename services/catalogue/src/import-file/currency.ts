import { type ImportCurrency, importCurrencies } from '@schrankwerk/contracts'

const codes: ReadonlySet<string> = new Set(importCurrencies)
/** A sign may stand for several currencies, the likeliest first. */
const signs: Readonly<Record<string, readonly ImportCurrency[]>> = {
  '€': ['EUR'],
  EURO: ['EUR'],
  $: ['USD', 'AUD', 'CAD'],
  US$: ['USD'],
  '£': ['GBP'],
  ZŁ: ['PLN'],
  KČ: ['CZK'],
  '¥': ['JPY', 'CNY'],
  FR: ['CHF'],
  'FR.': ['CHF'],
  SFR: ['CHF'],
  'SFR.': ['CHF'],
  KR: ['SEK', 'NOK', 'DKK'],
  '₫': ['VND'],
  '₹': ['INR'],
}

/**
 * The currency that a code or a sign means, `preferred` where it may be that one; null for a word that is none.
 */
export function currencyOf(
  word: string,
  preferred: ImportCurrency | null | undefined,
): ImportCurrency | null {
  const name = word.trim().toUpperCase()
  const code = name.replace(/\.$/, '')
  if (codes.has(code)) return code as ImportCurrency
  const meant = signs[name] ?? signs[code]
  if (!meant) return null
  return meant.find((one) => one === preferred) ?? meant[0]!
}

const digit = /\d/
const signOfNumber = /[\d.,'\s+–-]/
const longestWord = 6
/** A cell with more in it holds no price alone. */
const longestPrice = 60

/** What stands before the first sign of a number, or behind its last one. */
function wordBeside(price: string): string | undefined {
  const text = price.trim()
  if (text.length > longestPrice || !digit.test(text)) return undefined
  const isWord = (word: string) => word !== '' && word.length <= longestWord && !digit.test(word)
  let start = 0
  while (start < text.length && !signOfNumber.test(text[start]!)) start += 1
  // „Fr. 12.50“: the dot belongs to the word where a blank follows it.
  const dotted = text[start] === '.' && text[start + 1] === ' ' ? start + 1 : start
  if (isWord(text.slice(0, dotted))) return text.slice(0, dotted)
  let end = text.endsWith('.') ? text.length - 1 : text.length
  while (end > 0 && !signOfNumber.test(text[end - 1]!)) end -= 1
  const behind = text.slice(end)
  return isWord(behind) && behind !== '.' ? behind : undefined
}

/** The currency written beside a price: „12,50 CHF", "$ 4.20"; undefined for none, null for a word that is no currency. */
export function currencyBeside(
  price: string,
  preferred: ImportCurrency | null | undefined,
): ImportCurrency | null | undefined {
  const word = wordBeside(price)
  return word === undefined ? undefined : currencyOf(word, preferred)
}
