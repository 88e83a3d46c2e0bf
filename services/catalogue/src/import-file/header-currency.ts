import { currencyOf, isNameOfCurrency, isOtherCurrency } from './currency.ts'

export interface HeaderCurrency {
  /** 'EUR', or the sign or code of a foreign currency as the header writes it. */
  currency?: string
  /** The header without it: "UVP EUR" → "UVP"; all of it where it is nothing else. */
  name: string
}

interface Word {
  text: string
  at: number
}

const priceWord =
  /preis|price|pris|prix|prezzo|precio|cena|cijena|цена|ціна|цени|fiyat|harga|preț|cost|kosten|netto|brutto|betrag|amount|[价價価]|単価|단가|가격|\p{Script=Hangul}가$|^(?:ek|lp|vk|uvp|msrp|net|gross|giá)$/iu

/** A longer text says more than the currency of a price. */
const longestNamed = 8

/** Currencies that are rather another word; only brackets or an „in" make them one. */
const abbreviations: ReadonlySet<string> = new Set(
  'ALL|ANG|AWG|BAM|BOB|COP|CUP|GEL|MOP|PEN|SCR|SOS|TOP'.split('|'),
)
/** Currencies that are rather another word, unless they stand beside a price word. */
const shortWords: ReadonlySet<string> = new Set('FR|FT|KR|LEI'.split('|'))

/** „Preis pro Pfund“ is a price by weight. */
const perWords: ReadonlySet<string> = new Set('per|pro|je|par|al|alla|por|za|na'.split('|'))

/** The words of a header: "list_price_usd" has three, "PriceUSD" has two, „Preis$" as well. */
function wordsOf(header: string): Word[] {
  return [...header.matchAll(/[\p{L}\p{Sc}]+\.?/gu)].flatMap(({ 0: text, index: at }) => {
    const sign = text.search(/\p{Sc}/u)
    const code = text.search(/\p{Lu}{3}$/u)
    const cut = sign > 3 ? sign : code > 0 && /\p{Ll}/u.test(text[code - 1]!) ? code : 0
    const parts = cut === 0 ? [{ text, at }] : [{ text: text.slice(0, cut), at }]
    if (cut > 0) parts.push({ text: text.slice(cut), at: at + cut })
    // „$US", "€/m": what follows a sign is not part of it.
    return parts.map((part) => (/^\p{Sc}/u.test(part.text) ? { ...part, text: part.text[0]! } : part))
  })
}

/**
 * Portal prices are euros: a column in francs beside one in euros is not theirs.
 * @param isPrice whether the column is known to hold prices, whatever its header says
 */
export function headerCurrency(header: string, isPrice = false): HeaderCurrency {
  const words = wordsOf(header)
  const isOfPrice = isPrice || words.some(({ text }) => priceWord.test(text))

  function isCurrency({ text, at }: Word, place: number): boolean {
    const code = text.toUpperCase().replace(/\.$/, '')
    const known = currencyOf(text, null)
    if (!known && !(isOfPrice && isOtherCurrency(text))) return false
    // „Gewicht in Pfund“, „Modell Lira“.
    if (
      isNameOfCurrency(text) &&
      (!isOfPrice || perWords.has(words[place - 1]?.text.toLowerCase() ?? '') || words.length > longestNamed)
    )
      return false
    const isAlone =
      /[([{（]\s?$/.test(header.slice(0, at)) && /^\s?[)\]}）]/.test(header.slice(at + text.length))
    if (isAlone || words[place - 1]?.text.toLowerCase() === 'in') return isOfPrice || !shortWords.has(code)
    if (abbreviations.has(code)) return false
    if (!shortWords.has(code)) return true
    // „Preis FR" beside „Preis DE" is the price in France.
    if (text === 'FR' && /\p{Ll}/u.test(header)) return false
    return (
      (isPrice && words.length === 1) ||
      [words[place - 1], words[place + 1]].some((beside) => beside && priceWord.test(beside.text))
    )
  }

  const named = words.filter(isCurrency)
  const found = named.find(({ text }) => currencyOf(text, null) === 'EUR') ?? named[0]
  if (!found) return { name: header }
  const currency = currencyOf(found.text, null) === 'EUR' ? 'EUR' : found.text
  const name = `${header.slice(0, found.at)} ${header.slice(found.at + found.text.length)}`
    .replace(/[([{（]\s*[)\]}）]/g, ' ')
    .trim()
    .replace(/\bin$/i, '')
    .trim()
  return { name: name === '' ? header : name, currency }
}
