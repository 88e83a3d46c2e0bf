import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom lacks and the kit asks for: media queries, element sizes, scrolling. */
const stub = (target: object, name: string, value: unknown) => {
  if ((target as Record<string, unknown>)[name] === undefined)
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

stub(globalThis, 'matchMedia', (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}))

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
stub(globalThis, 'ResizeObserver', NoObserver)
stub(globalThis, 'IntersectionObserver', NoObserver)

const { Element } = globalThis as unknown as { Element: { prototype: object } }
stub(Element.prototype, 'scrollIntoView', () => undefined)
stub(Element.prototype, 'scrollTo', () => undefined)

// A condition is waited for, never a time: a busy machine may take longer than the usual second to draw a page.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => cleanup())
