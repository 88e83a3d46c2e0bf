/** A part of the screen's height, in CSS pixels. */
export interface Span {
  top: number
  bottom: number
}

const heightOf = ({ top, bottom }: Span): number => bottom - top

/** The uppermost part of `within` that has room for `height` and touches nothing that is taken; where none has, the highest. */
export function freePlace(height: number, within: Span, taken: readonly Span[]): Span {
  const places: Span[] = []
  let { top } = within
  for (const one of taken.toSorted((a, b) => a.top - b.top)) {
    if (one.top > top) places.push({ top, bottom: Math.min(one.top, within.bottom) })
    top = Math.max(top, one.bottom)
  }
  places.push({ top, bottom: within.bottom })
  return (
    places.find((place) => heightOf(place) >= height) ??
    places.reduce((best, place) => (heightOf(place) > heightOf(best) ? place : best))
  )
}
