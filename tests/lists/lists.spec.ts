import { getBomArticles, mapBom } from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { importList } from './import-list.ts'
import { ownOrderList, ownPriceList } from './own-price-list.ts'
import { aCustomer, anAdmin, suggested, uploadList } from './upload-list.ts'

let customer: Person
let admin: Person
beforeAll(async () => {
  customer = await aCustomer()
  admin = await anAdmin()
})

describe('a price list and a parts list that orders from it', () => {
  test('the price list comes in through the import screen’s calls', async () => {
    const { name, bytes, articles } = ownPriceList
    const entry = await importList(admin, name, bytes, undefined)
    expect(entry).toMatchObject({ state: 'ENDED', failure: null, created: articles, skipped: 1 })
  })

  test('each line finds its article or none, with its certainty and reason', async () => {
    const { name, bytes, wanted } = ownOrderList
    const { enquiryId, reading } = await uploadList(customer, name, bytes)
    expect(reading).toMatchObject({ headerRowIndex: 3, lineCount: wanted.length })
    const { summary } = await customer.call(mapBom, {
      query: { enquiryId, quantityBasis: reading.suggestedQuantityBasis.basis },
      fields: { mapping: suggested(reading) },
    })
    const isFound = wanted.filter(({ article }) => article !== null)
    expect(summary).toMatchObject({ lines: wanted.length, matched: isFound.length })
    const { content } = await customer.call(getBomArticles, { query: { enquiryId, paginationSize: 100 } })
    expect(
      content
        .toSorted((one, other) => one.rowIndex - other.rowIndex)
        .map(({ matchedArticle, certainty }) => ({
          article: matchedArticle?.orderNumber ?? null,
          certainty,
        })),
    ).toEqual(wanted)
    for (const line of content) {
      expect(line.reason).not.toBe('')
      expect(line.matchedArticleId === null).toBe(line.matchedBy === null)
    }
  })
})
