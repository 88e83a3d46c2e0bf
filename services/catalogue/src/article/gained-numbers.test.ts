import type { articleChanged, EventPayload } from '@schrankwerk/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const lastEvent = async (): Promise<EventPayload<typeof articleChanged>> => {
  const { payload } = await catalogue.db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'catalogue.article.changed')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return payload as EventPayload<typeof articleChanged>
}
const numbersOf = async (articleId: string): Promise<string[]> => {
  const response = await catalogue.internalApp.request(`/internal/article/numbers?articleId=${articleId}`, {
    headers: { Authorization: 'Bearer service' },
  })
  return ((await response.json()) as { numbers: string[] }).numbers.sort()
}

test('the event tells whether lines can lead to an article now that could not before', async () => {
  const wholesalerId = await catalogue.aWholesaler('Großhandel Nord')
  const manufacturerId = await catalogue.aManufacturer('Siemens')
  const { body: made } = await catalogue.post('/article/', { orderNumber: 'AB-1' })
  expect(await lastEvent()).toEqual({ articleId: made.id, gainedNumbers: true })
  let { editVersion } = made
  const gains = async (change: Record<string, unknown>) => {
    const { status, body } = await catalogue.post('/article/update', { id: made.id, editVersion, ...change })
    expect(status, JSON.stringify(body)).toBe(200)
    editVersion = body.editVersion
    return (await lastEvent()).gainedNumbers
  }
  expect(await gains({ listPrice: 12 })).toBe(false)
  expect(await gains({ possibleOrderNumbers: ['CD 2'] })).toBe(true)
  expect(await gains({ possibleOrderNumbers: ['cd 2'], description: 'Schütz' })).toBe(false)
  expect(await gains({ manufacturerId })).toBe(true)
  expect(await gains({ wholesalerInfos: [{ wholesalerId, orderNumber: 'GH/3', purchasePrice: 1 }] })).toBe(
    true,
  )
  expect(await gains({ wholesalerInfos: [{ wholesalerId, orderNumber: 'GH/3', purchasePrice: 2 }] })).toBe(
    false,
  )
  expect(await gains({ eanNumber: '40 06381 33393 1' })).toBe(true)
  expect(await gains({ eanNumber: '4006381333931' })).toBe(false)
  expect(await numbersOf(made.id)).toEqual(['4006381333931', 'AB1', 'CD2', 'GH3'])
  expect(await gains({ eanNumber: '' })).toBe(false)
  expect(await numbersOf(made.id)).toEqual(['AB1', 'CD2', 'GH3'])
  expect(await gains({ possibleOrderNumbers: [] })).toBe(false)
  expect((await catalogue.post(`/article/delete?id=${made.id}`, undefined)).status).toBe(200)
  expect((await lastEvent()).gainedNumbers).toBeUndefined()
  expect(await numbersOf(made.id)).toEqual([])
})
