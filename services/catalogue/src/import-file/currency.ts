import { type ImportCurrency, importCurrencies } from '@schrankwerk/contracts'
import { currenciesNamed, isNameOfOther } from './currency-names.ts'

/** A currency that a configuration can hold a rate for, or the word for another one. */
export type NamedCurrency = ImportCurrency | { unknown: string }

const codes: ReadonlySet<string> = new Set(importCurrencies)
const codesOfTheWorld: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** A sign may stand for several currencies, the likeliest first. */
const signs: Readonly<Record<string, readonly ImportCurrency[]>> = {
  '€': ['EUR'],
  $: ['USD', 'AUD', 'CAD'],
  US$: ['USD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  '£': ['GBP'],
  ZŁ: ['PLN'],
  KČ: ['CZK'],
  '¥': ['JPY', 'CNY'],
  '￥': ['CNY', 'JPY'],
  FR: ['CHF'],
  'FR.': ['CHF'],
  SFR: ['CHF'],
  'SFR.': ['CHF'],
  KR: ['SEK', 'NOK', 'DKK'],
  FT: ['HUF'],
  LEI: ['RON'],
  '₺': ['TRY'],
  円: ['JPY'],
  RMB: ['CNY'],
  人民币: ['CNY'],
  人民幣: ['CNY'],
  '₫': ['VND'],
  '₹': ['INR'],
}

/** What a code, a sign or a name may mean, the likeliest first; none for a word that is no currency. */
export function currenciesOf(word: string): readonly ImportCurrency[] {
  const name = word.trim().toUpperCase()
  const code = name.replace(/\.$/, '')
  if (codes.has(code)) return [code as ImportCurrency]
  return signs[name] ?? signs[code] ?? (isNameOfCurrency(word) ? currenciesNamed(code)! : [])
}

/** „Franken“, "pounds": a word that may well be none, as signs and codes hardly are. */
export function isNameOfCurrency(word: string): boolean {
  const name = word.trim().replace(/\.$/, '')
  const code = name.toUpperCase()
  return (
    !codes.has(code) && !signs[code] && name.length >= shortestName && currenciesNamed(name) !== undefined
  )
}

const shortestName = 2

/**
 * The currency that a code, a sign or a name means, `preferred` where it may be that one; null for a word that is none.
 */
export function currencyOf(
  word: string,
  preferred: ImportCurrency | null | undefined,
): ImportCurrency | null {
  const meant = currenciesOf(word)
  return meant.find((one) => one === preferred) ?? meant[0] ?? null
}

/**
 * How price lists write currencies that have no rate here; „R" and „Rs" are too short to be told from other words. „元“ is
 * that of China or of Taiwan.
 */
const wordsOfOthers: ReadonlySet<string> = new Set(
  'Р|РУБ|РУБЛЕЙ|РУБЛИ|ГРН|СУМ|СЎМ|ТГ|ТЕНГЕ|ЛВ|ДЕН|ДИН|DIN|СОМ|MANAT|SOLES|PESOS|REAIS|RUPIAH|RP|BAHT|DIRHAM|원|元|圓'.split(
    '|',
  ),
)

/** Whether a word is a currency of which no configuration knows the rate: „THB", „R$", „грн". */
export function isOtherCurrency(word: string): boolean {
  if (currencyOf(word, null) !== null) return false
  const code = word.toUpperCase().replace(/\.$/, '')
  if (/\p{Sc}/u.test(word) || codesOfTheWorld.has(code) || wordsOfOthers.has(code)) return true
  return code.length > 3 && !/\d/.test(code) && isNameOfOther(word)
}
