import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ObjectHeader } from './object-header.tsx'

type Seen = (entries: { isIntersecting: boolean }[]) => void

/** A window that says whether the header's place is in view, and in which nothing is drawn but the header, 120 px high. */
const openWindow = () => {
  const watching = new Map<Element, Seen>()
  class Watcher {
    readonly seen: Seen
    constructor(seen: Seen) {
      this.seen = seen
    }
    observe(element: Element) {
      watching.set(element, this.seen)
    }
    disconnect() {
      watching.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  return (isIntersecting: boolean) =>
    act(() => {
      for (const seen of watching.values()) seen([{ isIntersecting }])
    })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const headerOf = () => screen.getByRole('heading').parentElement as HTMLElement

test('is slim once its place has scrolled away, leaves the page as long as it was, and comes back whole', () => {
  const scroll = openWindow()
  render(
    <ObjectHeader
      title="Angebot"
      back={<a href="/offer">Angebote</a>}
      facts={[{ label: 'Kunde', value: 'Werk' }]}
    />,
  )
  expect(headerOf().hasAttribute('data-slim')).toBe(false)
  scroll(false)
  expect(headerOf().hasAttribute('data-slim')).toBe(true)
  expect(headerOf().style.getPropertyValue('--kit-object-full-height')).toBe('120px')
  expect((headerOf().previousElementSibling as HTMLElement).style.height).toBe('120px')
  expect(screen.getByRole('link', { name: 'Angebote' })).toBeTruthy()
  scroll(true)
  expect(headerOf().hasAttribute('data-slim')).toBe(false)
})
