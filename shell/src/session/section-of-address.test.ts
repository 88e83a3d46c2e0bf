import { beforeEach, expect, test } from 'vitest'
import { keepSection, restoreSection } from './section-of-address.ts'

const at = (address: string) => history.replaceState(null, '', address)
const address = () => location.pathname + location.search + location.hash

beforeEach(() => sessionStorage.clear())

test('the section comes back with the page, once', () => {
  at('/enquiry/4711?zeile=3#stueckliste')
  keepSection()
  at('/enquiry/4711?zeile=3')
  restoreSection()
  expect(address()).toBe('/enquiry/4711?zeile=3#stueckliste')
  at('/enquiry/4711?zeile=3')
  restoreSection()
  expect(address()).toBe('/enquiry/4711?zeile=3')
})

test('another page than the one left gets no section of it', () => {
  at('/enquiry/4711#stueckliste')
  keepSection()
  at('/profile')
  restoreSection()
  expect(address()).toBe('/profile')
})

test('a page without a section forgets the one kept before', () => {
  at('/enquiry/4711#stueckliste')
  keepSection()
  at('/enquiry/4711')
  keepSection()
  restoreSection()
  expect(address()).toBe('/enquiry/4711')
})
