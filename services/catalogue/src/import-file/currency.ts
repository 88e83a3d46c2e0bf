import { type ImportCurrency, importCurrencies } from '@schrankwerk/contracts'

/** A currency that a configuration can hold a rate for, or the word for another one. */
export type NamedCurrency = ImportCurrency | { unknown: string }

const codes: ReadonlySet<string> = new Set(importCurrencies)
const codesOfTheWorld: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** A sign may stand for several currencies, the likeliest first. */
const signs: Readonly<Record<string, readonly ImportCurrency[]>> = {
  '€': ['EUR'],
  EURO: ['EUR'],
  $: ['USD', 'AUD', 'CAD'],
  US$: ['USD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  DOLLAR: ['USD', 'AUD', 'CAD'],
  '£': ['GBP'],
  ZŁ: ['PLN'],
  KČ: ['CZK'],
  '¥': ['JPY', 'CNY'],
  FR: ['CHF'],
  'FR.': ['CHF'],
  SFR: ['CHF'],
  'SFR.': ['CHF'],
  FRANKEN: ['CHF'],
  KR: ['SEK', 'NOK', 'DKK'],
  FT: ['HUF'],
  LEI: ['RON'],
  '₺': ['TRY'],
  RMB: ['CNY'],
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

/** How price lists write currencies that have no rate here; „R" and „Rs" are too short to be told from other words. */
const wordsOfOthers: ReadonlySet<string> = new Set(
  'РУБ|РУБЛЕЙ|РУБЛИ|ГРН|СУМ|СЎМ|ТГ|ТЕНГЕ|ЛВ|ДЕН|ДИН|DIN|СОМ|MANAT|SOLES|PESOS|REAIS|RUPIAH|RP|BAHT|DIRHAM'.split(
    '|',
  ),
)

/** Whether a word is a currency of which no configuration knows the rate: „THB", „R$", „грн". */
export function isOtherCurrency(word: string): boolean {
  if (currencyOf(word, null) !== null) return false
  const code = word.toUpperCase().replace(/\.$/, '')
  return /\p{Sc}/u.test(word) || codesOfTheWorld.has(code) || wordsOfOthers.has(code)
}
