import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>) => {
  const answer = await catalogue.post('/manufacturer/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const update = (body: Record<string, unknown>) => catalogue.post('/manufacturer/update', body)
const read = async (id: string) => (await catalogue.get('/manufacturer/', { id })).body
const filter = async (query: Record<string, unknown>) =>
  (await catalogue.get('/manufacturer/filter', query)).body as {
    content: { id: string; displayName: string; usedByArticleAmount: number }[]
    totalElements: number
  }
const anArticle = async (manufacturerId: string, orderNumber: string) => {
  const answer = await catalogue.post('/article/', { manufacturerId, orderNumber })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.id as string
}
const remove = async (...ids: string[]) =>
  catalogue.get('/manufacturer/delete', { manufacturerIds: ids.join(',') })

describe('names', () => {
  test('a manufacturer keeps its names, and each of them finds it', async () => {
    const made = await create({
      displayName: ' Weidmüller ',
      abbreviation: 'WEI',
      link: 'https://weidmueller.example',
      nameVariants: ['Weidmüller Interface', ' Weidmueller GmbH & Co. KG '],
    })
    expect(made).toMatchObject({
      displayName: 'Weidmüller',
      abbreviation: 'WEI',
      link: 'https://weidmueller.example',
      nameVariants: ['Weidmueller GmbH & Co. KG', 'Weidmüller Interface'],
      usedByArticleAmount: 0,
      usedBy: [],
      editVersion: 1,
      changeEntries: [{ action: 'create', userId: catalogue.admin.userId }],
    })
    for (const name of ['weidmueller', 'wei', 'Weidmüller  interface'])
      expect((await catalogue.get('/manufacturer/name', { name })).body.id).toBe(made.id)
    for (const searchTerm of ['IDMÜL', 'wei', 'interf'])
      expect((await filter({ searchTerm })).content.map(({ id }) => id)).toEqual([made.id])
    expect(await filter({ searchTerm: '%' })).toEqual({ content: [], totalElements: 0 })
  })

  test('belong to one manufacturer, whatever their field', async () => {
    await create({ displayName: 'Rittal', abbreviation: 'RIT', nameVariants: ['Rittal-Werk'] })
    const taken = await catalogue.post('/manufacturer/', {
      displayName: 'Schaltschrankbau',
      abbreviation: 'rittal',
      nameVariants: ['Neu', 'Alt', 'RITTAL WERK'],
    })
    expect(taken).toMatchObject({
      status: 409,
      body: {
        code: 'name-taken',
        detail: 'Die Bezeichnung „rittal“ gehört schon zu „Rittal“.',
        errors: [
          { path: 'abbreviation', code: 'name-taken' },
          { path: 'nameVariants.2', code: 'name-taken' },
        ],
      },
    })
    expect((await filter({ searchTerm: 'Schaltschrankbau' })).totalElements).toBe(0)
  })

  test('stand once: a variant that is compared as equal to another name is refused where it stands', async () => {
    const answer = await catalogue.post('/manufacturer/', {
      displayName: 'Lütze',
      nameVariants: ['Friedrich Lütze', 'LUETZE'],
    })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        errors: [{ path: 'nameVariants.1' }],
        detail: '„LUETZE“ ist dieselbe Bezeichnung wie „Lütze“.',
      },
    })
    const short = await create({ displayName: 'ABB', abbreviation: 'ABB' })
    expect(short).toMatchObject({ displayName: 'ABB', abbreviation: 'ABB', nameVariants: [] })
  })

  test('trade places in one save; the former display name finds it still', async () => {
    const made = await create({ displayName: 'Murr', nameVariants: ['Murrelektronik'] })
    const swapped = await update({
      id: made.id,
      editVersion: 1,
      displayName: 'Murrelektronik',
      nameVariants: ['Murr'],
    })
    expect(swapped).toMatchObject({
      status: 200,
      body: { displayName: 'Murrelektronik', nameVariants: ['Murr'], editVersion: 2 },
    })
    expect(swapped.body.changeEntries.at(-1)).toMatchObject({
      action: 'update',
      fields: ['displayName', 'nameVariants'],
    })
    expect((await catalogue.get('/manufacturer/name', { name: 'murr' })).body.id).toBe(made.id)
  })

  test('of two who take the same name at once one is told so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        catalogue.post('/manufacturer/', { displayName: `Wettlauf ${at}`, nameVariants: ['Gleichzeitig'] }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'name-taken'),
    ).toBe(true)
  })
})

describe('a change', () => {
  test('is made over the version its editor saw', async () => {
    const { id } = await create({ displayName: 'Versionen' })
    expect(await update({ id, displayName: 'Ohne' })).toMatchObject({
      status: 400,
      body: { code: 'edit-version-missing' },
    })
    expect((await update({ id, editVersion: 1, displayName: 'Eins' })).status).toBe(200)
    expect(await update({ id, editVersion: 1, displayName: 'Zwei' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    expect(await read(id)).toMatchObject({ displayName: 'Eins', editVersion: 2 })
    const gone = await update({
      id: '00000000-0000-7000-8000-000000000000',
      editVersion: 1,
      displayName: 'Niemand',
    })
    expect(gone.status).toBe(404)
  })

  test('is told to open pages', async () => {
    const { id } = await create({ displayName: 'Gemeldet' })
    await update({ id, editVersion: 1, displayName: 'Gemeldet neu' })
    await remove(id)
    const told = await catalogue.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'catalogue.master-data.changed')
      .where('aggregate_id', '=', id)
      .orderBy('aggregate_version')
      .execute()
    expect(told.map(({ payload }) => payload)).toEqual(Array(3).fill({ kind: 'manufacturer', id }))
    const entries = await catalogue.db
      .selectFrom('change_entry')
      .select('action')
      .where('entity', '=', 'manufacturer')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  })
})

describe('the list', () => {
  test('is in the order of German dictionaries', async () => {
    for (const displayName of ['Panne geordnet', 'ÖLWERK geordnet', 'Olaf geordnet', 'Zander geordnet'])
      await create({ displayName })
    const { content } = await filter({ searchTerm: 'geordnet' })
    expect(content.map(({ displayName }) => displayName)).toEqual([
      'Olaf geordnet',
      'ÖLWERK geordnet',
      'Panne geordnet',
      'Zander geordnet',
    ])
  })

  test('counts articles as they come and go, and sorts by their number', async () => {
    const many = (await create({ displayName: 'Zählung viele' })).id
    const few = (await create({ displayName: 'Zählung wenige' })).id
    await anArticle(many, 'Z-1')
    const moved = await anArticle(many, 'Z-2')
    await anArticle(few, 'Z-3')
    const amounts = async () =>
      (
        await filter({ searchTerm: 'zählung', column: 'usedByArticleAmount', sortDescending: true })
      ).content.map(({ displayName, usedByArticleAmount }) => [displayName, usedByArticleAmount])
    expect(await amounts()).toEqual([
      ['Zählung viele', 2],
      ['Zählung wenige', 1],
    ])
    await catalogue.post('/article/update', { id: moved, editVersion: 1, manufacturerId: few })
    expect(await amounts()).toEqual([
      ['Zählung wenige', 2],
      ['Zählung viele', 1],
    ])
    expect((await filter({ unused: true, searchTerm: 'zählung' })).totalElements).toBe(0)
    expect(await read(few)).toMatchObject({
      usedByArticleAmount: 2,
      usedBy: [{ by: 'article', amount: 2 }],
    })
  })

  test('pages by name', async () => {
    for (const name of ['Seite c', 'Seite A', 'Seite b']) await create({ displayName: name })
    const names = async (page: number) =>
      (await filter({ searchTerm: 'seite', paginationSize: 2, page })).content.map((one) => one.displayName)
    expect([...(await names(0)), ...(await names(1))]).toEqual(['Seite A', 'Seite b', 'Seite c'])
  })
})

describe('deleting', () => {
  test('takes those that nothing names, and answers the others', async () => {
    const free = (await create({ displayName: 'Frei' })).id
    const withArticle = (await create({ displayName: 'Mit Artikel' })).id
    const withGroup = (await create({ displayName: 'Mit Gruppe' })).id
    const unknown = '00000000-0000-7000-8000-000000000001'
    await anArticle(withArticle, 'L-1')
    await catalogue.aDiscountGroup('Gruppe', 10, withGroup)
    const answer = await remove(free, withArticle, withGroup, unknown)
    expect(answer.status).toBe(200)
    expect(new Set(answer.body)).toEqual(new Set([withArticle, withGroup, unknown]))
    expect((await catalogue.get('/manufacturer/', { id: free })).status).toBe(404)
    expect((await read(withGroup)).usedBy).toEqual([{ by: 'discount-group', amount: 1 }])
  })

  test('races with articles that come to name it: either it stays, or they are refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await create({ displayName: `Rennen ${round}` })
      const [article, deleted] = await Promise.all([
        catalogue.post('/article/', { manufacturerId: id, orderNumber: `R-${round}` }),
        remove(id),
      ])
      const stays = (await catalogue.get('/manufacturer/', { id })).status === 200
      expect([article.status, deleted.body.length > 0, stays]).toEqual(
        stays ? [201, true, true] : [400, false, false],
      )
    }
  })

  test('of all its articles leaves nothing of them, and refuses where there are others than were seen', async () => {
    const id = (await create({ displayName: 'Ausverkauft' })).id
    const other = (await create({ displayName: 'Daneben' })).id
    const unitId = await catalogue.aUnit('Karton')
    const wholesalerId = await catalogue.aWholesaler('Großhandel Süd')
    for (const orderNumber of ['A-1', 'A-2', 'A-3'])
      await catalogue.post('/article/', {
        manufacturerId: id,
        orderNumber,
        unitId,
        possibleOrderNumbers: [`${orderNumber}-ALT`],
        wholesalerInfos: [{ wholesalerId, orderNumber: `G${orderNumber}`, purchasePrice: 1 }],
      })
    await anArticle(other, 'A-1')
    const before = (await catalogue.get('/article/filter')).body.totalElements
    const deleteArticles = (amount: number) =>
      catalogue.get('/manufacturer/delete/article', { manufacturerId: id, amount })
    expect(await deleteArticles(2)).toMatchObject({ status: 409, body: { code: 'article-amount-changed' } })
    expect(await deleteArticles(3)).toMatchObject({ status: 200, body: { deleted: 3 } })
    expect((await catalogue.get('/article/filter')).body.totalElements).toBe(before - 3)
    expect(await read(id)).toMatchObject({ usedByArticleAmount: 0, usedBy: [] })
    for (const table of ['article_number', 'article'] as const)
      expect(
        await catalogue.db
          .selectFrom(table)
          .select('manufacturer_id')
          .where('manufacturer_id', '=', id)
          .execute(),
      ).toEqual([])
    expect(await catalogue.db.selectFrom('article_wholesaler').selectAll().execute()).toEqual([])
    const told = await catalogue.db
      .selectFrom('outbox')
      .select(['name', 'payload'])
      .where('aggregate_id', '=', id)
      .where('name', 'in', ['catalogue.manufacturer.emptied', 'catalogue.article.changed'])
      .execute()
    expect(told).toEqual([{ name: 'catalogue.manufacturer.emptied', payload: { manufacturerId: id } }])
    expect((await catalogue.get('/unit/', { id: unitId })).body.usedByArticleAmount).toBe(0)
    expect((await catalogue.get('/wholesaler/', { id: wholesalerId })).body.usedBy).toEqual([])
    await anArticle(id, 'A-1')
  })

  test('waits for the end of an import', async () => {
    const id = (await create({ displayName: 'Während des Imports' })).id
    const importId = await catalogue.aRunningImport()
    for (const path of ['/manufacturer/delete', '/manufacturer/delete/article'])
      expect(
        await catalogue.get(path, { [path.endsWith('article') ? 'manufacturerId' : 'manufacturerIds']: id }),
      ).toMatchObject({ status: 409, body: { code: 'import-running' } })
    await catalogue.endImport(importId)
    expect((await remove(id)).body).toEqual([])
  })
})

test('the overview counts what there is and what needs a hand', async () => {
  const { body: before } = await catalogue.get('/manufacturer/overview')
  const manufacturerId = (await create({ displayName: 'Überblick' })).id
  await catalogue.aDiscountGroup('Ohne Prozentsatz', null, manufacturerId)
  await catalogue.aUnit('Überblick-Einheit')
  const { body: after } = await catalogue.get('/manufacturer/overview')
  const more = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, (value as number) - before[key]]),
  )
  expect(more).toEqual({
    manufacturers: 1,
    units: 1,
    wholesalers: 0,
    discountGroups: 1,
    eclassMappings: 0,
    groupsWithoutPercent: 1,
    manufacturersWithoutArticles: 1,
    unitsWithoutArticles: 1,
    eclassWithoutWorkTime: 0,
  })
})
