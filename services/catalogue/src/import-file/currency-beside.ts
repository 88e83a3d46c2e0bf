import type { ImportCurrency } from '@schrankwerk/contracts'
import { unitOf } from '@schrankwerk/domain/bom'
import { currenciesOf, currencyOf, isOtherCurrency, type NamedCurrency } from './currency.ts'

const words = /[\p{L}\p{Sc}]+\.?/gu
/** A cell with more in it holds no price alone. */
const longestPrice = 60

/** Words of a price that are neither a currency nor a unit; E is the exponent of „1.2E+05". */
const wordsOfPrices: ReadonlySet<string> = new Set(
  'ab|brutto|ca|e|ek|exkl|gross|inkl|je|lp|mwst|net|netto|p|per|preis|price|pro|ust|uvp|vat|vk|zzgl'.split(
    '|',
  ),
)

/** Whatever else a price is written with may be a currency: the rand is „R", the ruble „руб.". */
function maySayCurrency(word: string): boolean {
  if (isOtherCurrency(word)) return true
  const bare = word.replace(/\.$/, '').toLowerCase()
  return !wordsOfPrices.has(bare) && unitOf(bare) === null
}

const dollar = 0x24
const firstLetter = 0x41

/** Nearly every price: figures and signs, with nothing that an expression would have to look at. */
function isBare(price: string): boolean {
  for (let at = 0; at < price.length; at += 1) {
    const code = price.charCodeAt(at)
    if (code >= firstLetter || code === dollar) return false
  }
  return true
}

/** The word beside a price that is its currency, or may be one; undefined for none. */
export function currencyWordBeside(price: string): string | undefined {
  if (price.length > longestPrice || isBare(price) || !/\d/.test(price)) return undefined
  let other: string | undefined
  for (const [word] of price.matchAll(words)) {
    if (currenciesOf(word).length > 0) return word
    if (maySayCurrency(word)) other ??= word
  }
  return other
}

/** The currency written beside a price: „12,50 CHF“, "$ 4.20", „THB 12.50 / Stk“; undefined for none. */
export function currencyBeside(
  price: string,
  preferred: ImportCurrency | null | undefined,
): NamedCurrency | undefined {
  const word = currencyWordBeside(price)
  return word === undefined ? undefined : (currencyOf(word, preferred) ?? { unknown: word })
}
