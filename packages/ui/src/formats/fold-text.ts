/**
 * What counts as the same in a search: case, accents, ß and ss, umlauts written out. `Weidmüller`,
 * `weidmueller` and `weidmuller` fold to one text.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')

/** Every word of the search occurs somewhere in the text. */
export const matchesSearch = (text: string, search: string): boolean => {
  const folded = foldText(text)
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
