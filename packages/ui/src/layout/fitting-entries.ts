/** Widths in px, as they are measured. */
export interface Room {
  room: number
  entries: readonly number[]
  /** Of what stands for the rest. */
  more: number
  gap: number
}

/** How many entries stand side by side in the room; where that is not all of them, one of width `more` beside them. */
export function fittingEntries({ room, entries, more, gap }: Room): number {
  const ends = entries.map((_, at) => entries.slice(0, at + 1).reduce((sum, width) => sum + width, gap * at))
  const isDrawn = entries.some((width) => width > 0)
  if (!isDrawn || (ends.at(-1) ?? 0) <= room) return entries.length
  return ends.filter((end) => end + gap + more <= room).length
}
