interface Place {
  /** Index of the active row, −1 without one. */
  active: number
  last: number
  /** Rows that fit into the window. */
  pageful: number
}

const targets: Record<string, (place: Place) => number> = {
  ArrowDown: ({ active, last }) => Math.min(last, active + 1),
  ArrowUp: ({ active }) => Math.max(0, active - 1),
  PageDown: ({ active, last, pageful }) => Math.min(last, active + pageful),
  PageUp: ({ active, pageful }) => Math.max(0, active - pageful),
  Home: () => 0,
  End: ({ last }) => last,
}

/** Index of the row that a key leads to; undefined for keys that lead nowhere. */
export const rowOfKey = (key: string, place: Place): number | undefined => targets[key]?.(place)
