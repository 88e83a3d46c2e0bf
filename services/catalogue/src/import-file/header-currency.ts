/** Currencies that price lists name in their headers. */
const euro = /€|\b(?:EUR|Euro)\b/i
const foreign =
  /\b(?:CHF|SFr|USD|GBP|PLN|CZK|SEK|NOK|DKK|HUF|RON|BGN|TRY|CNY|JPY|INR|VND|AUD|CAD)\b\.?|zł|Kč|\$|£|¥/i

export interface HeaderCurrency {
  /** 'EUR', or the sign or code of a foreign currency as the header writes it. */
  currency?: string
  /** The header without it: "UVP EUR" → "UVP". */
  name: string
}

/** Portal prices are euros: a column in francs beside one in euros is not theirs. */
export function headerCurrency(header: string): HeaderCurrency {
  const found = euro.exec(header) ?? foreign.exec(header)
  if (!found) return { name: header }
  const name = header
    .replace(found[0], ' ')
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\bin\s*$/i, '')
    .trim()
  // A header that is nothing but a currency names no price.
  return name === '' ? { name: header } : { name, currency: euro.test(found[0]) ? 'EUR' : found[0] }
}
