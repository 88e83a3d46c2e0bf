export const markedMs = 4000

/** Brings an element into view, gives it the focus and lets it stand out for some seconds. */
export const pointAt = (element: HTMLElement): void => {
  for (const other of document.querySelectorAll<HTMLElement>('[data-pointed]')) delete other.dataset.pointed
  element.tabIndex = -1
  element.dataset.pointed = ''
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
  setTimeout(() => delete element.dataset.pointed, markedMs)
}
