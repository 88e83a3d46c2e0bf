import { purchasePricePerPiece } from '@schrankwerk/domain'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { filterArticles } from './filter-articles.ts'
import type { SlowTotals } from './slow-totals.ts'

let catalogue: TestCatalogue
let siemens: string
let phoenix: string
const editor = anActor({ companyType: 'ADMIN' })
const customer = anActor({ companyType: 'CUSTOMER', admin: true })
const supplier = anActor({ companyType: 'SUPPLIER' })

beforeAll(async () => {
  catalogue = await aCatalogue()
  siemens = await catalogue.aManufacturer('Siemens')
  phoenix = await catalogue.aManufacturer('Phoenix Contact')
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>) => {
  const answer = await catalogue.post('/article/', body, editor)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

describe('a new article', () => {
  test('keeps every field, knows its price and who made it', async () => {
    const unitId = await catalogue.aUnit('Stück')
    const discountGroupId = await catalogue.aDiscountGroup('Schütze', 40)
    const wholesalerId = await catalogue.aWholesaler('Großhandel Nord')
    const input = {
      manufacturerId: siemens,
      manufacturerNumber: 'SIRIUS',
      orderNumber: '3RT2015',
      erpNumber: '00815',
      description: 'Leistungsschütz',
      image: 'schuetz.png',
      manufacturerLink: 'https://siemens.example/3RT2015',
      deliveryTime: 5,
      unitId,
      packagingUnitSize: 10,
      priceUnitSize: 100,
      orderQuantityUnitSize: 1,
      minimumOrderQuantityUnitSize: 2,
      width: 4.5,
      height: 5.75,
      depth: 7.3,
      weight: 0.28,
      purchasePrice: 5000,
      listPrice: 7731,
      discountGroupId,
      eclass9_1Id: '27371003',
      eanNumber: '4006381333931',
      surchargeCode: 'CU',
      copperCode: 'C1',
      copperBaseValue: 150,
      copperWeight: 0.12,
      customsTarifNumber: '85364900',
      countryOfOriginAbbreviation: 'DE',
      rohs: true,
      possibleOrderNumbers: ['3RT1015'],
      possibleManufacturerNumbers: ['SIRIUS ALT'],
    }
    const made = await create({
      ...input,
      wholesalerInfos: [{ wholesalerId, orderNumber: 'N-1', purchasePrice: 9.5 }],
    })
    expect(made).toMatchObject({
      ...input,
      manufacturerName: 'Siemens',
      unitName: 'Stück',
      discountGroupName: 'Schütze',
      discountPercent: 40,
      wholesalerInfos: [
        { wholesalerId, wholesalerName: 'Großhandel Nord', orderNumber: 'N-1', purchasePrice: 9.5 },
      ],
      calculatedPurchasePrice: purchasePricePerPiece({
        purchasePrice: 5000,
        listPrice: 7731,
        discountPercent: 40,
        priceUnitSize: 100,
      }),
      articleImportSource: 'MANUAL',
      editVersion: 1,
    })
    expect(made.calculatedPurchasePrice).toBe(46.39)
    expect(made.changeEntries).toMatchObject([{ action: 'create', userId: editor.userId }])
    expect((await catalogue.get('/article/', { id: made.id }, editor)).body).toEqual(made)
    const events = await catalogue.db.selectFrom('outbox').select(['name', 'aggregate_id']).execute()
    expect(events).toContainEqual({ name: 'catalogue.article.changed', aggregate_id: made.id })
  })

  test.each([
    ['nothing', {}],
    ['a manufacturer number without a manufacturer', { manufacturerNumber: 'T-1' }],
    ['blanks', { orderNumber: '  ' }],
  ])('with %s is refused with 417', async (_name, body) => {
    const answer = await catalogue.post('/article/', body, editor)
    expect(answer).toMatchObject({ status: 417, body: { code: 'article-numbers-missing' } })
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'JavaScript:x',
    'java\tscript:x',
    'file:///x',
    '//elsewhere.example/x',
  ])('takes %j neither as picture nor as link', async (address) => {
    for (const field of ['image', 'manufacturerLink']) {
      const { status, body } = await catalogue.post(
        '/article/',
        { orderNumber: 'B-1', [field]: address },
        editor,
      )
      expect([status, body.errors]).toEqual([400, [{ path: field, code: 'invalid-format' }]])
    }
  })

  test.each(['https://bilder.example/schuetz.png?a=1:2', 'Bilder\\Schütz 3.png'])(
    'takes %j as picture',
    async (image) => {
      expect(await create({ orderNumber: `Bild ${image}`, manufacturerId: siemens, image })).toMatchObject({
        image,
      })
    },
  )

  test('with a taken number is refused with 406 that names it', async () => {
    await create({
      orderNumber: 'TAKEN-1',
      manufacturerNumber: 'TYPE-1',
      manufacturerId: siemens,
      possibleOrderNumbers: ['TAKEN-ALT'],
    })
    for (const body of [
      { orderNumber: ' taken-1', manufacturerId: siemens },
      { orderNumber: 'FREE-1', manufacturerNumber: 'type-1', manufacturerId: siemens },
      { orderNumber: 'Taken-Alt', manufacturerId: siemens },
      { orderNumber: 'FREE-2', possibleOrderNumbers: ['TAKEN-1'], manufacturerId: siemens },
      { orderNumber: 'FREE-3', possibleOrderNumbers: ['free-3'], manufacturerId: siemens },
    ]) {
      const answer = await catalogue.post('/article/', body, editor)
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 406, body: { code: 'article-exists' } })
    }
    await create({ orderNumber: 'TAKEN-1', manufacturerId: phoenix })
    await create({ orderNumber: 'TAKEN1', manufacturerId: siemens })
  })

  test('names the article that has the number, and the field, also where neither has a manufacturer', async () => {
    const owner = await create({
      manufacturerId: siemens,
      orderNumber: 'OWNED-1',
      manufacturerNumber: 'OWNED-TYPE',
      description: 'Leistungsschütz',
      possibleOrderNumbers: ['OWNED-ALT'],
    })
    const bare = await create({ orderNumber: 'OWNED-1', description: 'Klemme' })
    for (const [body, path, of, detail] of [
      [
        { orderNumber: 'owned-1', manufacturerId: siemens },
        'orderNumber',
        owner,
        'Die Bestellnummer „OWNED-1“ hat schon ein anderer Artikel von Siemens: OWNED-1, Leistungsschütz.',
      ],
      [
        { orderNumber: 'OWNED-1' },
        'orderNumber',
        bare,
        'Die Bestellnummer „OWNED-1“ hat schon ein anderer Artikel ohne Hersteller: OWNED-1, Klemme.',
      ],
      [
        { manufacturerNumber: 'OWNED-TYPE', manufacturerId: siemens },
        'manufacturerNumber',
        owner,
        'Die Typnummer „OWNED-TYPE“ hat schon ein anderer Artikel von Siemens: OWNED-1, Leistungsschütz.',
      ],
      [
        { orderNumber: 'OWNED-2', manufacturerId: siemens, possibleOrderNumbers: ['OWNED-ALT'] },
        'possibleOrderNumbers',
        owner,
        'Die Bestellnummer „OWNED-ALT“ hat schon ein anderer Artikel von Siemens: OWNED-1, Leistungsschütz.',
      ],
    ] as const) {
      const answer = await catalogue.post('/article/', body, editor)
      expect(answer).toMatchObject({
        status: 406,
        body: { code: 'article-exists', detail, articleId: of.id, errors: [{ path, code: 'taken' }] },
      })
    }
  })

  test('of two at once with the same number one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        catalogue.post('/article/', { orderNumber: 'RACE-1', manufacturerId: siemens }, editor),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 406, 406, 406, 406, 406])
    const winner = answers.find((answer) => answer.status === 201)!.body.id
    for (const { body } of answers.filter((answer) => answer.status === 406))
      expect(body).toMatchObject({ articleId: winner, errors: [{ path: 'orderNumber', code: 'taken' }] })
  })

  test('with a manufacturer that does not exist is 400', async () => {
    const answer = await catalogue.post(
      '/article/',
      { orderNumber: 'M-1', manufacturerId: editor.userId },
      editor,
    )
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'manufacturerId' }] } })
  })
})

describe('an update', () => {
  test('changes the named fields, keeps the others and counts up', async () => {
    const made = await create({
      orderNumber: 'UP-1',
      description: 'alt',
      weight: 2,
      possibleOrderNumbers: ['UP-1-ALT'],
    })
    const { status, body } = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, description: 'neu' },
      editor,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      description: 'neu',
      weight: 2,
      orderNumber: 'UP-1',
      possibleOrderNumbers: ['UP-1-ALT'],
      editVersion: 2,
    })
    expect(body.changeEntries.at(-1)).toMatchObject({ action: 'update', fields: ['description'] })
  })

  test('frees the numbers that it takes away', async () => {
    const made = await create({ orderNumber: 'UP-2', possibleOrderNumbers: ['UP-2-ALT'] })
    await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, orderNumber: 'UP-2b', possibleOrderNumbers: [] },
      editor,
    )
    const [second, third] = [await create({ orderNumber: 'UP-2' }), await create({ orderNumber: 'UP-2-ALT' })]
    const owners = await catalogue.db
      .selectFrom('article_number')
      .select(['number', 'article_id'])
      .where('number', 'like', 'UP-2%')
      .orderBy('number')
      .execute()
    expect(owners).toEqual([
      { number: 'UP-2', article_id: second.id },
      { number: 'UP-2-ALT', article_id: third.id },
      { number: 'UP-2b', article_id: made.id },
    ])
  })

  test('without or with an older editVersion writes nothing', async () => {
    const made = await create({ orderNumber: 'UP-3', description: 'erste' })
    const without = await catalogue.post('/article/update', { id: made.id, description: 'x' }, editor)
    expect(without).toMatchObject({ status: 400, body: { code: 'edit-version-missing' } })
    await catalogue.post('/article/update', { id: made.id, editVersion: 1, description: 'zweite' }, editor)
    const older = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, description: 'x' },
      editor,
    )
    expect(older).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    expect((await catalogue.get('/article/', { id: made.id }, editor)).body.description).toBe('zweite')
  })

  test('to a taken number is 409, without numbers 417, of nothing 404', async () => {
    const owner = await create({ orderNumber: 'UP-4-TAKEN' })
    const made = await create({ orderNumber: 'UP-4' })
    const taken = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, orderNumber: 'up-4-taken' },
      editor,
    )
    expect(taken).toMatchObject({ status: 409, body: { code: 'article-number-taken' } })
    expect(taken.body.detail).toContain('UP-4-TAKEN')
    expect(taken.body).toMatchObject({
      articleId: owner.id,
      errors: [{ path: 'orderNumber', code: 'taken' }],
    })
    const none = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, orderNumber: null },
      editor,
    )
    expect(none).toMatchObject({ status: 417, body: { code: 'article-numbers-missing' } })
    const gone = await catalogue.post('/article/update', { id: editor.userId, editVersion: 1 }, editor)
    expect(gone.status).toBe(404)
  })
})

describe('a value that an article cannot have', () => {
  let tried = 0
  test.each([
    ['eanNumber', '123', 'ean-length'],
    ['eanNumber', '4006381333932', 'ean-check-digit'],
    ['priceUnitSize', 0, 'not-whole'],
    ['priceUnitSize', 1.5, 'not-whole'],
    ['priceUnitSize', -1, 'too-small'],
    ['packagingUnitSize', 0, 'not-positive'],
    ['orderQuantityUnitSize', 0, 'not-positive'],
    ['countryOfOriginAbbreviation', 'Germ', 'country-unknown'],
    ['countryOfOriginAbbreviation', 'Deutschland', 'too-big'],
    ['listPrice', -1, 'too-small'],
    ['weight', -0.1, 'too-small'],
    ['width', -1, 'too-small'],
    ['deliveryTime', 1.5, 'invalid-type'],
  ])('%s %j is refused with %s, new or changed', async (path, value, code) => {
    tried += 1
    const number = `VALUE-${tried}`
    const answer = await catalogue.post('/article/', { orderNumber: number, [path]: value }, editor)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, code }] } })
    const made = await create({ orderNumber: number })
    const changed = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, [path]: value },
      editor,
    )
    expect(changed).toMatchObject({ status: 400, body: { errors: [{ path, code }] } })
    expect((await catalogue.get('/article/', { id: made.id }, editor)).body[path]).toBeNull()
  })

  test('that was there before stays, and holds up no other change', async () => {
    const made = await create({ orderNumber: 'OLD-VALUES' })
    await catalogue.db
      .updateTable('article')
      .set({ ean_number: '123', price_unit_size: 0, country_of_origin_abbreviation: 'Elbonien' })
      .where('id', '=', made.id)
      .execute()
    const old = { eanNumber: '123', priceUnitSize: 0, countryOfOriginAbbreviation: 'Elbonien' }
    const saved = await catalogue.post(
      '/article/update',
      { id: made.id, editVersion: 1, description: 'neu', ...old },
      editor,
    )
    expect(saved).toMatchObject({ status: 200, body: { description: 'neu', ...old } })
  })

  test('differs from one that is only written another way', async () => {
    expect(
      await create({
        orderNumber: 'WRITTEN',
        eanNumber: '40063-81 333931',
        countryOfOriginAbbreviation: 'de',
      }),
    ).toMatchObject({ eanNumber: '4006381333931', countryOfOriginAbbreviation: 'DE' })
  })
})

describe('deleting', () => {
  test('takes what is there and answers what is not', async () => {
    const first = await create({ orderNumber: 'DEL-1' })
    const second = await create({ orderNumber: 'DEL-2' })
    const unknown = editor.userId
    const answer = await catalogue.post(
      `/article/delete/many?articleIds=${first.id},${unknown},${second.id}`,
      undefined,
    )
    expect(answer).toEqual({ status: 200, body: [unknown] })
    expect((await catalogue.get('/article/', { id: first.id })).status).toBe(404)
    await create({ orderNumber: 'DEL-1' })
  })

  test('is for admins of the operating company', async () => {
    const made = await create({ orderNumber: 'DEL-3' })
    expect((await catalogue.post(`/article/delete?id=${made.id}`, undefined, editor)).status).toBe(403)
    expect((await catalogue.post(`/article/delete?id=${made.id}`, undefined)).status).toBe(200)
    expect((await catalogue.post(`/article/delete?id=${made.id}`, undefined)).status).toBe(404)
  })
})

describe('the list', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (const [at, weight] of [3, null, 1, 2].entries()) {
      const made = await create({
        manufacturerId: at % 2 === 0 ? siemens : phoenix,
        orderNumber: `LIST-${4 - at}`,
        manufacturerNumber: at === 1 ? null : `LT.${at}`,
        description: at === 3 ? 'Reihenklemme grau 2,5 mm²' : 'Gerät',
        weight,
        listPrice: weight,
      })
      ids.push(made.id)
    }
  })
  const list = async (query: Record<string, unknown>) => {
    const answer = await catalogue.get('/article/filter', query, editor)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as { content: { id: string; orderNumber: string }[]; totalElements: number }
  }

  test.each([
    ['orderNumber', false, [3, 2, 1, 0]],
    ['orderNumber', true, [0, 1, 2, 3]],
    ['weight', false, [2, 3, 0, 1]],
    ['weight', true, [0, 3, 2, 1]],
    ['listPrice', true, [0, 3, 2, 1]],
    ['manufacturerNumber', false, [0, 2, 3, 1]],
    ['manufacturer', false, [1, 3, 0, 2]],
    ['createDate', true, [3, 2, 1, 0]],
  ])('sorts by %s, descending %s, what is empty last', async (column, sortDescending, expected) => {
    const whole = await list({ column, sortDescending, paginationSize: 100 })
    const places = whole.content.map((row) => ids.indexOf(row.id)).filter((at) => at >= 0)
    expect(places).toEqual(expected)
    const some = await list({ column, sortDescending, orderNumber: 'list', paginationSize: 100 })
    expect(some.content.map((row) => ids.indexOf(row.id))).toEqual(expected)
  })

  test('says for how many pieces the prices of a row are', async () => {
    const { id } = await create({ orderNumber: 'PER-100', listPrice: 133.5, priceUnitSize: 100 })
    const { content } = await list({ orderNumber: 'PER-100' })
    expect(content).toMatchObject([{ id, listPrice: 133.5, priceUnitSize: 100 }])
  })

  test('pages hold every article once', async () => {
    // Not what the list says: where counting took long, that is a count of some seconds ago.
    const articles = await catalogue.db.selectFrom('article').select('id').execute()
    const all = articles.map((article) => article.id).sort()
    for (const column of ['createDate', 'manufacturer', 'orderNumber', 'weight']) {
      const seen: string[] = []
      for (let page = 0; page * 5 < all.length; page += 1)
        seen.push(...(await list({ column, page, paginationSize: 5 })).content.map((row) => row.id))
      expect(seen.sort(), column).toEqual(all)
    }
  })

  test('a count of some seconds ago gives way to what the last page shows', async () => {
    const stale: SlowTotals = { get: async () => 25_000 }
    const ctx = { db: catalogue.db } as Parameters<typeof filterArticles>[0]
    const answer = (query: { orderNumber?: string; page: number }) =>
      filterArticles(ctx, { paginationSize: 3, ...query }, stale)
    expect((await answer({ orderNumber: 'LIST', page: 1 })).totalElements).toBe(4)
    expect((await answer({ orderNumber: 'gibt-es-nicht', page: 0 })).totalElements).toBe(0)
    expect((await answer({ page: 99_999 })).content).toEqual([])
  })

  test('filters by part of the order number, manufacturer, number or words', async () => {
    expect((await list({ orderNumber: 'st-3' })).content.map((row) => row.id)).toEqual([ids[1]])
    expect((await list({ orderNumber: 'LIST', manufacturer: siemens })).totalElements).toBe(2)
    expect((await list({ manufacturer: `${siemens},${phoenix}`, orderNumber: 'list' })).totalElements).toBe(4)
    expect((await list({ searchTerm: 'list 3' })).content.map((row) => row.id)).toEqual([ids[1]])
    expect((await list({ searchTerm: 'phoenix contact klemme' })).totalElements).toBe(1)
    expect((await list({ searchTerm: 'Klemme Phoenix Contact' })).totalElements).toBe(1)
    expect((await list({ searchTerm: 'reihenklemme GRAU' })).content.map((row) => row.id)).toEqual([ids[3]])
    expect((await list({ searchTerm: '100%_nichts' })).totalElements).toBe(0)
  })

  test.each([
    ['an unknown column', { column: 'purchasePrice' }],
    ['a size out of range', { paginationSize: 101 }],
    ['a manufacturer that is no id', { manufacturer: 'siemens' }],
    ['an unknown parameter', { colour: 'red' }],
  ])('refuses %s with 400', async (_name, query) => {
    expect((await catalogue.get('/article/filter', query, editor)).status).toBe(400)
  })
})

describe('who may', () => {
  const calls: [string, string, Record<string, unknown>][] = [
    ['get', '/article/filter', {}],
    ['get', '/article/', { id: editor.userId }],
    ['post', '/article/', { orderNumber: 'X' }],
    ['post', '/article/update', { id: editor.userId }],
    ['post', `/article/delete?id=${editor.userId}`, {}],
    ['get', '/discountgroup/all', {}],
    ['get', '/wholesaler/all', {}],
    ['get', '/eclass/all', {}],
    ['get', '/manufacturer/name', { name: 'Siemens' }],
  ]
  test.each(calls)('%s %s is for the operating company', async (method, path, input) => {
    for (const actor of [customer, supplier, anActor({ companyType: 'EXTERNAL' })]) {
      const answer =
        method === 'get' ? await catalogue.get(path, input, actor) : await catalogue.post(path, input, actor)
      expect(answer.status).toBe(403)
    }
    const stranger = await catalogue.app.request(path.split('?')[0]!, { method: method.toUpperCase() })
    expect(stranger.status).toBe(401)
  })

  test('a search finds by number or words and holds no price', async () => {
    await create({
      manufacturerId: siemens,
      orderNumber: 'SEARCH-1',
      description: 'Planted',
      purchasePrice: 123.45,
      listPrice: 543.21,
    })
    for (const actor of [editor, customer, supplier]) {
      for (const searchTerm of ['search 1', 'siemens planted']) {
        const { status, body } = await catalogue.get('/article/search', { searchTerm }, actor)
        expect(status).toBe(200)
        expect(body[0]).toMatchObject({ orderNumber: 'SEARCH-1', manufacturerName: 'Siemens' })
        expect(JSON.stringify(body)).not.toMatch(/123\.45|543\.21|rice|iscount/)
      }
    }
  })
})

test('master data comes with variants and, if asked, with amounts', async () => {
  const id = await catalogue.aManufacturer('Rittal', { abbreviation: 'RIT', variants: ['Rittal GmbH'] })
  await create({ manufacturerId: id, orderNumber: 'VX25' })
  const all = await catalogue.get('/manufacturer/all', { withAmount: true }, customer)
  expect(all.body.find((one: { id: string }) => one.id === id)).toEqual({
    id,
    displayName: 'Rittal',
    abbreviation: 'RIT',
    link: null,
    nameVariants: ['Rittal GmbH'],
    usedByArticleAmount: 1,
  })
  const plain = await catalogue.get('/manufacturer/all', {}, customer)
  expect(plain.body[0]).not.toHaveProperty('usedByArticleAmount')
  for (const name of ['rittal', 'rit', 'RITTAL GMBH'])
    expect((await catalogue.get('/manufacturer/name', { name })).body.id).toBe(id)
  expect((await catalogue.get('/manufacturer/name', { name: 'nobody' })).body).toBeNull()
  expect((await catalogue.get('/unit/name', { name: 'stück' })).body.displayName).toBe('Stück')
  expect((await catalogue.get('/unit/all', { withAmount: true })).body[0].usedByArticleAmount).toBe(1)
  const groups = await catalogue.get('/discountgroup/all', { withAmount: true })
  expect(groups.body[0]).toMatchObject({
    displayName: 'Schütze',
    percent: 40,
    usedByArticleAmount: 1,
    wholesalerDiscounts: [],
  })
})

test('E-Class mappings are found by the digits of their number', async () => {
  await catalogue.db
    .insertInto('eclass_mapping')
    .values({
      id: editor.userId,
      eclass_number: '27371003',
      description: 'Schütz',
      first_level_order: 1,
      second_level_order: 2,
      work_time: 12.5,
    })
    .execute()
  const { body } = await catalogue.post(
    '/eclass/all/articles',
    [{ eclass9_1Id: '27-37-10-03' }, { eclass9_1Id: null }, {}],
    customer,
  )
  expect(Object.keys(body.eclassMap)).toEqual(['27-37-10-03'])
  expect(body.eclassMap['27-37-10-03']).toMatchObject({ workTime: 12.5, eclassNumber: '27371003' })
})
