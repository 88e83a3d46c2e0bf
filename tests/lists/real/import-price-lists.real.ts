import { getBomArticles, getBomEstimate, mapBom } from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, expect, test } from 'vitest'
import { importList } from '../import-list.ts'
import { aCustomer, anAdmin, suggested, uploadList } from '../upload-list.ts'
import { exchangeFigures } from './exchange-figures.ts'
import { bytesOf, expectedOf, filesOf } from './real-files.ts'

let customer: Person
let admin: Person
beforeAll(async () => {
  customer = await aCustomer()
  admin = await anAdmin()
})

const lists = filesOf('catalogue', /\.(xlsx|csv)$/)
const exchanges = filesOf('catalogue', /\.(\d{3}|xml)$/)

test('there are real price lists', () => {
  expect(lists.length).toBeGreaterThan(3)
})

// The largest has 43,500 rows; a busy machine takes its time.
test.each(lists)('%s comes in through the import screen’s calls', { timeout: 300_000 }, async (name) => {
  const expected = expectedOf('catalogue', name)
  const entry = await importList(admin, name, bytesOf('catalogue', name), expected)
  expect(entry).toMatchObject({ state: 'ENDED', failure: null })
  const kept = entry.created + entry.updated + entry.unchanged
  expect(kept + entry.skipped).toBeGreaterThanOrEqual(expected?.rowsWithOrderNumber ?? 1)
  // A number that two manufacturers give is two articles.
  if (expected) expect(Math.abs(kept - expected.distinctOrderNumbers)).toBeLessThanOrEqual(1)
})

test.each(exchanges)('%s gives what was counted in it beforehand', { timeout: 300_000 }, async (name) => {
  const counted = exchangeFigures[name]
  expect(counted, 'nobody counted it').toBeDefined()
  const entry = await importList(admin, name, bytesOf('catalogue', name), undefined)
  expect(entry).toMatchObject({ state: 'ENDED', failure: null, skipped: counted!.skipped })
  expect(entry.created + entry.updated + entry.unchanged).toBe(counted!.articles)
  expect(entry.notices).toBe(counted!.notices)
})

test('the relay panel’s list finds at least 86 of its 102 lines, each with its reason', async () => {
  const name = 'technocrafts-relay-panel-102-lines.xlsx'
  const { enquiryId, reading } = await uploadList(customer, name, bytesOf('bom', name))
  const quantityBasis = reading.suggestedQuantityBasis.basis
  const { summary } = await customer.call(mapBom, {
    query: { enquiryId, quantityBasis },
    fields: { mapping: suggested(reading) },
  })
  expect(quantityBasis).toBe('TOTAL')
  expect(summary.lines).toBe(102)
  expect(summary.matched).toBeGreaterThanOrEqual(86)
  const first = await customer.call(getBomArticles, { query: { enquiryId, paginationSize: 100 } })
  const second = await customer.call(getBomArticles, { query: { enquiryId, paginationSize: 100, page: 1 } })
  const lines = [...first.content, ...second.content]
  expect(lines).toHaveLength(102)
  for (const line of lines) {
    expect(line.reason).not.toBe('')
    expect(line.matchedArticleId === null).toBe(line.matchedBy === null)
    if (line.matchedArticleId === null) expect(line.certainty).toBe('OPEN')
  }
  const { estimate } = await customer.call(getBomEstimate, { query: { enquiryId } })
  expect(estimate?.view === 'ROUNDED' && estimate.counts.lines).toBe(102)
})
