import { formatNumber } from '../formats/formats.ts'

/** The longest text that lists are searched by, where a search says nothing else. */
export const longestSearch = 200

/** What a search keeps of what was typed or pasted, and what is said where that is not all of it. */
export function searchText(typed: string, maxLength = longestSearch): { text: string; message?: string } {
  if (typed.length <= maxLength) return { text: typed }
  return {
    text: typed.slice(0, maxLength),
    message: `Gesucht wird mit höchstens ${formatNumber(maxLength, { decimals: 0 })} Zeichen; was darüber hinausgeht, wurde weggelassen.`,
  }
}
