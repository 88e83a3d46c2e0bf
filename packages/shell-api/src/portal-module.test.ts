import { expect, test } from 'vitest'
import { routeObjects } from './portal-module.ts'

const Component = () => null
const screen = async () => ({ Component })
const page = (path: string, becomes?: string) => ({
  path,
  title: { de: path },
  screen,
  calls: ['getOffer'] as const,
  ...(becomes && { becomes }),
})

test('a page that becomes another one is the same page for the router', () => {
  const [begun, made, other] = routeObjects([
    page('/offer/new/:enquiryId', '/offer/:id'),
    page('/offer/:id'),
    page('/order/:id'),
  ])
  expect(begun?.Component).toBe(made?.Component)
  expect(other?.Component).not.toBe(made?.Component)
})

test('what is no page cannot be become', () => {
  expect(() => routeObjects([page('/offer/new/:enquiryId', '/offer/:id')])).toThrow(
    '/offer/new/:enquiryId becomes /offer/:id, which is no page.',
  )
})
