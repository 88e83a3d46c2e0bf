import { join } from 'node:path'
import type { PageRoute } from '@schrankwerk/shell-api/contract'
import { expect, test } from 'vitest'
import { describePages, describeRemote } from './describe-remote.ts'
import { findRemotes } from './find-remotes.ts'

const root = join(import.meta.dirname, '../../..')

const page = (path: string, calls: PageRoute['calls'], more: Partial<PageRoute> = {}): PageRoute => ({
  path,
  title: { de: path },
  screen: async () => ({ Component: () => null }),
  calls,
  ...more,
})

test('a page is for whoever may make every call it cannot do without', () => {
  const { routes } = describePages('x', [
    page('/enquiry', ['filterEnquiries']),
    page('/offer', ['filterOffers', 'getOffer']),
    page('/article', ['getArticle']),
    page('/import', ['filterArticles', 'getImportConfigs']),
  ])
  expect(routes.map(({ permission }) => permission)).toEqual([
    { CUSTOMER: true, SUPPLIER: true },
    { CUSTOMER: true, SUPPLIER: true },
    { ADMIN: true },
    { ADMIN: 'admin' },
  ])
})

test('what anyone signed in may call narrows nothing', () => {
  const { routes } = describePages('x', [page('/user', ['getUser']), page('/offer', ['getUser', 'getOffer'])])
  expect(routes.map(({ permission }) => permission)).toEqual([
    { ADMIN: true, CUSTOMER: true, SUPPLIER: true, EXTERNAL: true },
    { CUSTOMER: true, SUPPLIER: true },
  ])
})

test('a page that nobody could open, or with a call that is none, fails the build', () => {
  expect(() => describePages('x', [page('/x', ['createOffer', 'createEnquiry'])])).toThrow(
    'Nobody may open /x',
  )
  expect(() => describePages('x', [page('/x', ['getNothing' as 'getOffer'])])).toThrow('getNothing')
})

test('the menu holds the pages with a place in it, the area owns the first segments', () => {
  const { nav, owns } = describePages('x', [
    page('/offer', ['getOffer'], { menuOrder: 20 }),
    page('/offer/:id', ['getOffer']),
    page('/order', ['getOffer'], { menuOrder: 30 }),
  ])
  expect(nav.map(({ to, order }) => [to, order])).toEqual([
    ['/offer', 20],
    ['/order', 30],
  ])
  expect(owns).toEqual(['offer', 'order'])
})

test('the shell learns which pages are open to whoever is not signed in', () => {
  const { routes } = describePages('x', [
    page('/x', ['filterOffers']),
    page('/x/:id', ['getOffer'], { open: true }),
  ])
  expect(routes.map(({ open }) => open)).toEqual([undefined, true])
})

const described = await Promise.all(findRemotes(root).map(({ dir }) => describeRemote(dir)))

test('no two remotes claim the same addresses, or the same place in the menu', () => {
  const owned = described.flatMap(({ owns }) => owns)
  const orders = described.flatMap(({ nav }) => nav.map(({ order }) => order))
  expect(new Set(owned).size).toBe(owned.length)
  expect(new Set(orders).size).toBe(orders.length)
})

test('no two remotes fill the same place on a page', () => {
  const filled = described.flatMap(({ slots = [] }) => slots)
  expect(filled).toContain('offerFolder')
  expect(new Set(filled).size).toBe(filled.length)
})
