import type { HeaderMeaning } from './header-words.ts'

export const isPrice = (meaning: HeaderMeaning): boolean =>
  meaning === 'purchasePrice' || meaning === 'listPrice'

/**
 * Of how many pieces a price's name speaks, where it is more than one: „Preis ab 10“, "Price @ 100", "Unit price 1000+"
 * are prices for who takes so many, „Preis je 100“ one for all of them; none is what a single piece costs.
 */
export function piecesPriced(header: string): number | null {
  const amount = header.match(
    /(?:\bab|@|\bat|\bbei|\bfor|\bqty|\bje|\bpro|\bper|[x×]|\/)\s*(\d{2,6})\b|\b(\d{2,6})\s*(?:\+|pcs|st(?:k|ück)?\b|units)/i,
  )
  const pieces = Number(amount?.[1] ?? amount?.[2] ?? 1)
  return pieces > 1 ? pieces : null
}
