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

const beside = /^([^\d\s.,+-]{1,5}\.?)\s*[+-]?\d|\d[\d.,'\s–-]*?\s*([^\d\s.,'+–-]{1,5}\.?)$/
const plain = /^[\d.,'\s+–-]*$/

/** The currency written beside a price: „12,50 CHF", "$ 4.20"; undefined for none, null for a word that is no currency. */
export function currencyBeside(
  price: string,
  preferred: ImportCurrency | null | undefined,
): ImportCurrency | null | undefined {
  if (plain.test(price)) return undefined
  const found = beside.exec(price.trim())
  const word = found?.[1] ?? found?.[2]
  if (word === undefined) return undefined
  return currencyOf(word, preferred)
}
