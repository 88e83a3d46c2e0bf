const collator = new Intl.Collator('de-DE', { numeric: true, sensitivity: 'base' })

export type SortValue = string | number | null | undefined

/** Numbers by size, text as in a German dictionary with numbers inside by size. */
export const compareValues = (a: SortValue, b: SortValue): number => {
  if (a === b) return 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}
