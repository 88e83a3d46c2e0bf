import type { FieldMapping } from '@schrankwerk/contracts'

const prices: ReadonlySet<string> = new Set(['listPrice', 'purchasePrice'])
const priceWord =
  /preis|price|kosten(?!stelle)|\bcosts?\b|betrag|\p{Sc}|\b(?:eur|chf|usd|ek|vk|lp|ep|gp|uvp|prix|prezzo|precio|cena|prijs|preço|fiyat)\b/iu

/** Columns of a list that hold prices: those mapped as such, and those whose header says so; each once, as the file has it. */
export function priceColumnsOf({
  headers,
  fieldMapping,
}: {
  headers: readonly string[]
  fieldMapping: FieldMapping
}): string[] {
  const mapped = fieldMapping
    .filter(({ articleField }) => prices.has(articleField))
    .map(({ importHeader }) => importHeader)
  return [...new Set([...mapped, ...headers.filter((header) => priceWord.test(header))])]
}
