import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { findLookalikes } from './find-lookalikes.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const list = async (kind: string) => {
  while (!(await findLookalikes(catalogue.db)));
  return (await catalogue.get('/lookalike/filter', { kind })).body
}
const count = async () => (await catalogue.get('/lookalike/count')).body

test('names that look alike are proposed with the reason, the surest first, what is used more in front', async () => {
  const legal = await catalogue.aManufacturer('Siemens AG')
  const siemens = await catalogue.aManufacturer('Siemens', { variants: ['Simatic'] })
  const schneider = await catalogue.aManufacturer('Schneider Electric')
  const se = await catalogue.aManufacturer('SE')
  const misspelt = await catalogue.aManufacturer('Weidmüler')
  const weidmueller = await catalogue.aManufacturer('Weidmüller')
  await catalogue.aManufacturer('Rittal')
  await catalogue.db
    .updateTable('manufacturer')
    .set({ article_amount: 5 })
    .where('id', '=', weidmueller)
    .execute()
  const { content, totalElements } = await list('manufacturer')
  const seen = content.map((one: { reason: string; pair: { id: string }[] }) => [
    one.reason,
    new Set(one.pair.map(({ id }) => id)),
  ])
  expect(seen).toEqual([
    ['LEGAL_FORM', new Set([legal, siemens])],
    ['ABBREVIATION', new Set([schneider, se])],
    ['SIMILAR', new Set([weidmueller, misspelt])],
  ])
  expect(totalElements).toBe(3)
  expect(content.at(-1)).toMatchObject({
    similarity: 76,
    pair: [
      { id: weidmueller, articles: 5 },
      { id: misspelt, name: 'Weidmüler', articles: 0 },
    ],
  })
  expect(await count()).toEqual({ manufacturer: 3, unit: 0, discountgroup: 0 })
})

test.each([
  ['Kolbenwerk', 'Kolbnwerk', true],
  ['Hydratek', 'Hydrattek', true],
  ['Elmotronik', 'Elmotromik', true],
  ['Vendtek', 'Vendtke', true],
  ['Binderwerk', 'Finderwerk', false],
  ['Lampol', 'Lambert', false],
])('a slip of the keyboard makes two names alike: %s and %s %s', async (name, other, isAlike) => {
  const ids = [await catalogue.aManufacturer(name), await catalogue.aManufacturer(other)]
  const { content } = await list('manufacturer')
  const found = content.filter(({ pair }: { pair: { id: string }[] }) =>
    pair.every(({ id }) => ids.includes(id)),
  )
  expect(found).toHaveLength(isAlike ? 1 : 0)
  await sql`delete from lookalike where first_id = any(${ids}::uuid[])`.execute(catalogue.db)
})

test('units by what they mean, groups only among those of one manufacturer', async () => {
  const stueck = await catalogue.aUnit('Stück')
  const pcs = await catalogue.aUnit('pcs')
  await catalogue.aUnit('m')
  const one = await catalogue.aManufacturer('Eins')
  const first = await catalogue.aDiscountGroup('RG 01', 20, one)
  const second = await catalogue.aDiscountGroup('Rabattgruppe 1', 20, one)
  await catalogue.aDiscountGroup('RG 1', 20, await catalogue.aManufacturer('Zwei'))
  const units = await list('unit')
  expect(units.content).toMatchObject([{ reason: 'SAME_UNIT' }])
  expect(new Set(units.content[0].pair.map(({ id }: { id: string }) => id))).toEqual(new Set([stueck, pcs]))
  const groups = await list('discountgroup')
  expect(groups.content).toMatchObject([
    { reason: 'SPELLING', pair: [{ percent: 20, manufacturerName: 'Eins' }, {}] },
  ])
  expect(new Set(groups.content[0].pair.map(({ id }: { id: string }) => id))).toEqual(
    new Set([first, second]),
  )
})

test('„not the same“ is remembered, also after both names changed; and can be forgotten', async () => {
  const one = await catalogue.aManufacturer('Phoenix Contact')
  const two = await catalogue.aManufacturer('PhoenixContact')
  const has = async () =>
    (await list('manufacturer')).content.some(
      ({ pair }: { pair: { id: string }[] }) => pair[0]!.id === one || pair[1]!.id === one,
    )
  expect(await has()).toBe(true)
  const body = { kind: 'manufacturer', ids: [two, one] }
  expect(await catalogue.post('/lookalike/tell-apart', body)).toMatchObject({ status: 200 })
  expect(await has()).toBe(false)
  await catalogue.db
    .updateTable('manufacturer_name')
    .set({ name: 'Phönix Contact', name_key: 'phoenix  contact' })
    .where('manufacturer_id', '=', one)
    .execute()
  expect(await has()).toBe(false)
  await catalogue.post('/lookalike/tell-apart', { ...body, different: false })
  expect(await has()).toBe(true)
  for (const id of [one, two])
    expect((await catalogue.get('/manufacturer/', { id })).body.changeEntries.slice(-2)).toMatchObject([
      { action: 'update', fields: ['lookalikes'], userId: catalogue.admin.userId },
      { action: 'update', fields: ['lookalikes'] },
    ])
})

test('what was combined or deleted is proposed no more', async () => {
  const before = (await list('unit')).content[0].pair.map(({ id }: { id: string }) => id)
  await catalogue.get('/unit/combine', { unitIds: before.join(',') })
  expect((await catalogue.get('/lookalike/filter', { kind: 'unit' })).body.totalElements).toBe(0)
  const [first] = (await list('discountgroup')).content[0].pair
  await catalogue.db.deleteFrom('discount_group').where('id', '=', first.id).execute()
  expect((await list('discountgroup')).totalElements).toBe(0)
})

test('only those who keep master data see it', async () => {
  const user = anActor({ companyType: 'ADMIN', admin: false })
  expect((await catalogue.get('/lookalike/count', {}, user)).status).toBe(403)
  const unknown = { kind: 'unit', ids: [crypto.randomUUID(), crypto.randomUUID()] }
  expect((await catalogue.post('/lookalike/tell-apart', unknown)).status).toBe(404)
})
