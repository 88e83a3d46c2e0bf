import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const create = async (displayName: string) => {
  const answer = await catalogue.post('/wholesaler/', { displayName })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const remove = async (...ids: string[]) =>
  (await catalogue.get('/wholesaler/delete', { wholesalerIds: ids.join(',') })).body

test('a wholesaler has his name to himself', async () => {
  const { id } = await create('Großhandel Nord')
  const other = await create('Großhandel Süd')
  const taken = { status: 412, body: { code: 'wholesaler-exists' } }
  expect(await catalogue.post('/wholesaler/', { displayName: 'GROSSHANDEL  NORD' })).toMatchObject(taken)
  const rename = (displayName: string, editVersion = 1) =>
    catalogue.post('/wholesaler/update', { id: other.id, displayName, editVersion })
  expect(await rename('großhandel nord')).toMatchObject(taken)
  expect((await rename('Großhandel West')).body).toMatchObject({
    displayName: 'Großhandel West',
    editVersion: 2,
  })
  expect((await rename('Noch anders')).body.code).toBe('changed-meanwhile')
  const { body } = await catalogue.get('/wholesaler/filter', { searchTerm: 'NORD' })
  expect(body).toMatchObject({ content: [{ id, usedByArticleAmount: 0 }], totalElements: 1 })
})

test('one whom articles, configurations or discount groups name stays', async () => {
  const manufacturerId = await catalogue.aManufacturer('Siemens')
  const [free, ofArticle, ofConfig, ofGroup] = await Promise.all(
    ['Frei', 'Am Artikel', 'Am Import', 'An der Gruppe'].map(
      async (name) => (await create(name)).id as string,
    ),
  )
  const article = await catalogue.post('/article/', {
    manufacturerId,
    orderNumber: 'W-1',
    wholesalerInfos: [{ wholesalerId: ofArticle, orderNumber: 'G-1', purchasePrice: 1 }],
  })
  await catalogue.post('/import/config/', {
    title: 'Liste des Großhändlers',
    description: 'Zum Testen',
    wholesalerId: ofConfig,
    headers: ['Nummer'],
    fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
  })
  await catalogue.post('/discountgroup/', {
    displayName: 'Gruppe',
    percent: 1,
    manufacturerId,
    wholesalerDiscounts: [{ wholesalerId: ofGroup, percent: 2 }],
  })
  expect((await remove(free!, ofArticle!, ofConfig!, ofGroup!)).sort()).toEqual(
    [ofArticle, ofConfig, ofGroup].sort(),
  )
  const uses = async (id: string) => (await catalogue.get('/wholesaler/', { id })).body.usedBy
  expect(await uses(ofArticle!)).toEqual([{ by: 'wholesaler-info', amount: 1 }])
  expect(await uses(ofConfig!)).toEqual([{ by: 'import-config', amount: 1 }])
  expect(await uses(ofGroup!)).toEqual([{ by: 'discount-group', amount: 1 }])
  await catalogue.post('/article/update', { id: article.body.id, editVersion: 1, wholesalerInfos: [] })
  expect(await remove(ofArticle!)).toEqual([])
})
