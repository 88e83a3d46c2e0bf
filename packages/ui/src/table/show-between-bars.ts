/** What sticks to the top of the window; what sticks to its bottom. */
const bars = { top: '.kit-header, .kit-object-header', bottom: '.kit-action-bar' } as const

const sticking = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .map((bar) => bar.getBoundingClientRect())

/** Scrolls the element into sight, and out from under the bars of the page as high as they are now. */
export function showBetweenBars(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { top, bottom } = element.getBoundingClientRect()
  const upper = Math.max(0, ...sticking(bars.top).map((bar) => bar.bottom))
  const lower = Math.min(innerHeight, ...sticking(bars.bottom).map((bar) => bar.top))
  if (top < upper) scrollBy({ top: top - upper })
  else if (bottom > lower) scrollBy({ top: Math.min(bottom - lower, top - upper) })
}
