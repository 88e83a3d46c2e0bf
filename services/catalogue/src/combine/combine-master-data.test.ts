import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { anArticle, snapshot } from './combine.example.ts'
import { combinableTables, placeOf } from './combine-kinds.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const combine = (ids: string[]) => catalogue.get('/manufacturer/combine', { manufacturerIds: ids.join(',') })
const undo = (id: string) => catalogue.post(`/combination/undo?id=${id}`, undefined)
const combinationOf = async (survivorId: string) => {
  const { body } = await catalogue.get('/combination/all')
  return body.find((one: { survivor: { id: string } }) => one.survivor.id === survivorId)
}
const manufacturerOf = async (id: string) => (await catalogue.get('/article/', { id })).body.manufacturerId

test('the first one stays, takes the names of the others, and all that was theirs', async () => {
  const abb = await catalogue.aManufacturer('ABB')
  const other = await catalogue.aManufacturer('ABB Stotz', { abbreviation: 'ABBS', variants: ['Stotz'] })
  const own = await anArticle(catalogue, { manufacturerId: abb, orderNumber: 'A-1' })
  const moved = await anArticle(catalogue, {
    manufacturerId: other,
    orderNumber: 'B-1',
    manufacturerNumber: 'T-1',
    possibleOrderNumbers: ['B-2'],
  })
  const group = await catalogue.aDiscountGroup('RG Stotz', 20, other)
  const preview = await catalogue.get('/combination/preview', {
    kind: 'manufacturer',
    ids: `${abb},${other}`,
  })
  expect(preview).toMatchObject({
    status: 200,
    body: {
      chosen: [
        { id: abb, displayName: 'ABB', articles: 1 },
        { id: other, names: ['ABB Stotz', 'ABBS', 'Stotz'], articles: 1 },
      ],
      moves: { articles: 1, nameVariants: 3, importConfigs: 0, discountGroups: 1, replacements: 0 },
      numberClashes: { amount: 0, first: [] },
      importRunning: false,
    },
  })

  expect(await combine([abb, other])).toMatchObject({ status: 200, body: { id: abb } })
  expect(await catalogue.get('/manufacturer/', { id: other })).toMatchObject({ status: 404 })
  for (const name of ['ABB', 'ABB Stotz', 'abbs', 'STOTZ'])
    expect((await catalogue.get('/manufacturer/name', { name })).body).toMatchObject({ id: abb })
  expect(await manufacturerOf(own)).toBe(abb)
  expect(await manufacturerOf(moved)).toBe(abb)
  const found = await catalogue.get('/article/filter', { manufacturer: abb })
  expect(found.body.totalElements).toBe(2)
  const groups = await catalogue.db
    .selectFrom('discount_group_name')
    .select('manufacturer_id')
    .where('discount_group_id', '=', group)
    .execute()
  expect(groups).toEqual([{ manufacturer_id: abb }])
  // Its numbers are ABB's now: nobody else may have them there.
  const repeated = await catalogue.post('/article/', { manufacturerId: abb, orderNumber: 'b-2' })
  expect(repeated).toMatchObject({ status: 406, body: { code: 'article-exists' } })
})

test('an article that moved counts as changed for whoever has it open', async () => {
  const one = await catalogue.aManufacturer('Offen Eins')
  const two = await catalogue.aManufacturer('Offen Zwei')
  const id = await anArticle(catalogue, { manufacturerId: two, orderNumber: 'OFFEN-1' })
  const { body: open } = await catalogue.get('/article/', { id })
  await combine([one, two])
  const saved = await catalogue.post('/article/update', {
    id,
    editVersion: open.editVersion,
    manufacturerId: two,
    description: 'Aus dem offenen Formular',
  })
  expect(saved).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
})

test('numbers of both: refused with the pairs named, and nothing changes', async () => {
  const one = await catalogue.aManufacturer('Doppelt Eins')
  const two = await catalogue.aManufacturer('Doppelt Zwei')
  const first = await anArticle(catalogue, { manufacturerId: one, orderNumber: 'DOP-1' })
  const second = await anArticle(catalogue, {
    manufacturerId: two,
    orderNumber: 'DOP-9',
    possibleOrderNumbers: ['dop-1'],
  })
  const before = await snapshot(catalogue)
  const refused = await combine([one, two])
  expect(refused).toMatchObject({ status: 409, body: { code: 'numbers-clash' } })
  expect(refused.body.detail).toContain('Doppelt Eins DOP-1 und Doppelt Zwei DOP-9')
  expect(await snapshot(catalogue)).toEqual(before)
  const { body } = await catalogue.get('/combination/preview', { kind: 'manufacturer', ids: `${one},${two}` })
  expect(body.numberClashes).toMatchObject({
    amount: 1,
    first: [{ kind: 'ORDER', articles: [{ id: first }, { id: second }] }],
  })
})

test('groups of one name: with the same discounts they become one, else they are named', async () => {
  const one = await catalogue.aManufacturer('Gruppen Eins')
  const two = await catalogue.aManufacturer('Gruppen Zwei')
  const stays = await catalogue.aDiscountGroup('RG 1', 30, one)
  const goes = await catalogue.aDiscountGroup('rg-1', 30, two)
  const article = await anArticle(catalogue, {
    manufacturerId: two,
    orderNumber: 'GRU-1',
    discountGroupId: goes,
  })
  await catalogue.aDiscountGroup('RG 2', 10, one)
  const dearer = await catalogue.aDiscountGroup('RG 2', 15, two)

  const refused = await combine([one, two])
  expect(refused).toMatchObject({ status: 409, body: { code: 'discount-groups-clash' } })
  expect(refused.body.detail).toContain('„RG 2“')
  const { body } = await catalogue.get('/combination/preview', { kind: 'manufacturer', ids: `${one},${two}` })
  expect(body).toMatchObject({
    groupsCombined: 1,
    groupClashes: { amount: 1, first: [{ name: 'RG 2', groups: [{ percent: 10 }, { percent: 15 }] }] },
  })

  await catalogue.db.updateTable('discount_group').set({ percent: 10 }).where('id', '=', dearer).execute()
  const before = await snapshot(catalogue)
  expect(await combine([one, two])).toMatchObject({ status: 200 })
  expect((await catalogue.get('/article/', { id: article })).body).toMatchObject({
    manufacturerId: one,
    discountGroupId: stays,
  })
  const { id } = await combinationOf(one)
  expect(await undo(id)).toMatchObject({ status: 200 })
  expect(await snapshot(catalogue)).toEqual(before)
})

test('articles are gone through once for all groups that become one, and not at all without any', async () => {
  const one = await catalogue.aManufacturer('Viele Gruppen Eins')
  const two = await catalogue.aManufacturer('Viele Gruppen Zwei')
  const names = ['VG 1', 'VG 2', 'VG 3']
  const stay: string[] = []
  const articles: string[] = []
  for (const name of names) {
    stay.push(await catalogue.aDiscountGroup(name, 30, one))
    const goes = await catalogue.aDiscountGroup(name, 30, two)
    const values = { manufacturerId: two, orderNumber: name, discountGroupId: goes }
    articles.push(await anArticle(catalogue, values))
  }
  await sql`create table group_update (at int)`.execute(catalogue.db)
  await sql`create function note_group_update() returns trigger language plpgsql set search_path from current
    as $$ begin insert into group_update values (1); return null; end $$`.execute(catalogue.db)
  await sql`create trigger note after update of discount_group_id on article
    for each statement execute function note_group_update()`.execute(catalogue.db)
  const passes = async () => {
    const { rows } = await sql`select from group_update`.execute(catalogue.db)
    return rows.length
  }
  try {
    await combine([one, two])
    expect(await passes()).toBe(1)
    for (const [at, id] of articles.entries())
      expect((await catalogue.get('/article/', { id })).body.discountGroupId).toBe(stay[at])
    const amounts = await catalogue.db
      .selectFrom('discount_group')
      .select('article_amount')
      .where('id', 'in', stay)
      .execute()
    expect(amounts.map(({ article_amount }) => article_amount)).toEqual([1, 1, 1])
    const empty = await catalogue.aManufacturer('Viele Gruppen Drei')
    for (const name of names) await catalogue.aDiscountGroup(name, 30, empty)
    expect(await combine([one, empty])).toMatchObject({ status: 200 })
    expect(await passes()).toBe(1)
  } finally {
    await sql`drop function note_group_update cascade`.execute(catalogue.db)
    await sql`drop table group_update`.execute(catalogue.db)
  }
})

test('undone, everything is exactly where it was', async () => {
  const siemens = await catalogue.aManufacturer('Siemens', { abbreviation: 'SIE' })
  const ag = await catalogue.aManufacturer('Siemens AG', { variants: ['Siemens Deutschland'] })
  const third = await catalogue.aManufacturer('Siemens Energy', { abbreviation: 'SEN' })
  await anArticle(catalogue, { manufacturerId: siemens, orderNumber: 'S-1', manufacturerNumber: 'S-T' })
  const moved = await anArticle(catalogue, {
    manufacturerId: ag,
    orderNumber: 'S-2',
    manufacturerNumber: 'S-T2',
    possibleManufacturerNumbers: ['S-T3'],
  })
  await anArticle(catalogue, { manufacturerId: third, orderNumber: 'S-4' })
  await catalogue.aDiscountGroup('SIE 1', 12.5, ag)
  await catalogue.aDiscountGroup('SIE 2', 20, third)
  await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: '',
    manufacturerId: ag,
    headers: ['Nummer'],
    fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
  })
  await catalogue.post('/article/replace', {
    manufacturerId: ag,
    orderNumber: 'S-ALT',
    matchId: moved,
  })
  const before = await snapshot(catalogue)

  expect(await combine([siemens, ag, third])).toMatchObject({ status: 200 })
  expect(await snapshot(catalogue)).not.toEqual(before)
  const made = await combinationOf(siemens)
  expect(made).toMatchObject({
    kind: 'manufacturer',
    userId: catalogue.admin.userId,
    survivor: { id: siemens, displayName: 'Siemens' },
    gone: [
      { id: ag, displayName: 'Siemens AG' },
      { id: third, displayName: 'Siemens Energy' },
    ],
    articles: 2,
    undoneAt: null,
  })
  expect(await undo(made.id)).toMatchObject({ status: 200, body: { id: made.id } })
  expect(await snapshot(catalogue)).toEqual(before)
  expect(await undo(made.id)).toMatchObject({ status: 409, body: { code: 'combination-undone' } })
})

test('units become one, with articles and import configurations, and are taken apart again', async () => {
  const piece = await catalogue.aUnit('Stück', ['Stk'])
  const pieces = await catalogue.aUnit('pcs', ['pieces'])
  const manufacturer = await catalogue.aManufacturer('Einheiten')
  const article = await anArticle(catalogue, {
    manufacturerId: manufacturer,
    orderNumber: 'EIN-1',
    unitId: pieces,
  })
  await anArticle(catalogue, { manufacturerId: manufacturer, orderNumber: 'EIN-2', unitId: piece })
  const before = await snapshot(catalogue)
  const answer = await catalogue.get('/unit/combine', { unitIds: `${piece},${pieces}` })
  expect(answer).toMatchObject({ status: 200, body: { id: piece } })
  expect((await catalogue.get('/article/', { id: article })).body.unitId).toBe(piece)
  expect((await catalogue.get('/unit/name', { name: 'pcs' })).body.id).toBe(piece)
  await undo((await combinationOf(piece)).id)
  expect(await snapshot(catalogue)).toEqual(before)
})

test('discount groups of one manufacturer become one and keep the discount of the first', async () => {
  const manufacturer = await catalogue.aManufacturer('Rabatte')
  const wholesaler = await catalogue.aWholesaler('Großhandel')
  const other = await catalogue.aWholesaler('Anderer Handel')
  const first = await catalogue.aDiscountGroup('RG A', 30, manufacturer)
  const second = await catalogue.aDiscountGroup('RG B', 40, manufacturer)
  await catalogue.db
    .insertInto('discount_group_wholesaler')
    .values([
      { discount_group_id: first, wholesaler_id: wholesaler, percent: 5 },
      { discount_group_id: second, wholesaler_id: wholesaler, percent: 7 },
      { discount_group_id: second, wholesaler_id: other, percent: 9 },
    ])
    .execute()
  const article = await anArticle(catalogue, {
    manufacturerId: manufacturer,
    orderNumber: 'RAB-1',
    discountGroupId: second,
  })
  const before = await snapshot(catalogue)
  const ids = `${first},${second}`
  const preview = await catalogue.get('/combination/preview', { kind: 'discountgroup', ids })
  expect(preview.body).toMatchObject({
    chosen: [{ percent: 30 }, { percent: 40 }],
    moves: { articles: 1, wholesalerDiscounts: 1 },
  })
  const answer = await catalogue.get('/discountgroup/combine', { discountGroupIds: ids })
  expect(answer).toMatchObject({ status: 200 })
  expect((await catalogue.get('/article/', { id: article })).body.discountGroupId).toBe(first)
  const { rows } = await sql`select percent::float8 as percent from discount_group_wholesaler
    where discount_group_id = ${first} order by percent`.execute(catalogue.db)
  expect(rows).toEqual([{ percent: 5 }, { percent: 9 }])
  await undo((await combinationOf(first)).id)
  expect(await snapshot(catalogue)).toEqual(before)
})

test('groups of different manufacturers cannot be combined', async () => {
  const one = await catalogue.aDiscountGroup('RG X', 30, await catalogue.aManufacturer('X'))
  const two = await catalogue.aDiscountGroup('RG X', 30, await catalogue.aManufacturer('Y'))
  const refused = await catalogue.get('/discountgroup/combine', { discountGroupIds: `${one},${two}` })
  expect(refused).toMatchObject({ status: 409, body: { code: 'groups-of-different-manufacturers' } })
})

test('who does not keep master data combines nothing; one alone is nothing to combine', async () => {
  const one = await catalogue.aManufacturer('Allein')
  const user = anActor({ companyType: 'ADMIN', admin: false })
  const ids = `${one},${one}`
  expect(await catalogue.get('/manufacturer/combine', { manufacturerIds: ids }, user)).toMatchObject({
    status: 403,
  })
  expect(await combine([one, one])).toMatchObject({ status: 400 })
  expect(await combine([one, crypto.randomUUID()])).toMatchObject({ status: 404 })
})

test('every column that names master data moves, or follows what moves', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.relname || '.' || a.attname as place from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname ~ '(manufacturer|unit|discount_group)_id$' order by 1`.execute(catalogue.db)
  const moving = Object.values(combinableTables).flatMap(({ references }) => references.map(placeOf))
  const names = Object.values(combinableTables).map(({ names: table, owner }) => `${table}.${owner}`)
  const following = [
    'article_number.manufacturer_id',
    'discount_group_name.manufacturer_id',
    'discount_group_wholesaler.discount_group_id',
  ]
  // Of a proposal, which is refused once its master data is gone.
  const proposed = ['import_group_percent.manufacturer_id']
  // Of rounds, which are made anew before anything is read by them.
  const rounds = ['article_shift.manufacturer_id', 'article_words.manufacturer_id']
  expect(rows.map(({ place }) => place)).toEqual(
    [...moving, ...names, ...following, ...proposed, ...rounds].sort(),
  )
})
