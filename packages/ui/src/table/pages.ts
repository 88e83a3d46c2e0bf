/** How many rows a page may show. */
export const PAGE_SIZES = [5, 10, 15, 20, 25, 30] as const
export const DEFAULT_PAGE_SIZE = 15

export type PageEntry = number | 'gap'

/**
 * The page numbers shown (from 0). Up to six pages all stand there; more collapse to first, ellipsis,
 * neighbours, ellipsis and last. A gap of a single page shows that page instead.
 */
export const pageEntries = (page: number, pages: number): PageEntry[] => {
  if (pages <= 6) return Array.from({ length: pages }, (_, index) => index)
  const shown = [...new Set([0, page - 1, page, page + 1, pages - 1])]
    .filter((number) => number >= 0 && number < pages)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index): PageEntry[] => {
    const before = shown[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap', number]
  })
}
