import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'

const columns = {
  Nummer: 'orderNumber',
  Liste: 'listPrice',
  EK: 'purchasePrice',
  GH: 'wholesalerPurchasePrice',
  'GH-Nr': 'wholesalerOrderNumber',
  PE: 'priceUnitSize',
} as const
type Header = keyof typeof columns

// What a list does not bring says the same of a piece afterwards, whatever unit the article gets.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('prices beside those of a list, %s', (_way, rebuild) => {
  let catalogue: TestCatalogue
  let imports: ReturnType<typeof importsInto>
  const wholesalers: Record<string, string> = {}
  beforeAll(async () => {
    catalogue = await aCatalogue({ rebuild })
    imports = importsInto(catalogue)
    for (const name of ['Nord', 'Süd']) wholesalers[name] = await catalogue.aWholesaler(name)
  })
  afterAll(() => catalogue.stop())

  async function aWork(name: string) {
    const manufacturerId = await catalogue.aManufacturer(name)
    const list = async (headers: Header[], lines: string[], { from = 'Nord', propose = false } = {}) => {
      const config = await imports.aConfig(
        Object.fromEntries(headers.map((header) => [header, columns[header]])),
        { manufacturerId, wholesalerId: wholesalers[from], propose },
      )
      return imports.run(config, [headers.join(';'), ...lines])
    }
    /** Everything that is said of prices, as the article's row and its wholesalers have it. */
    const all = () =>
      catalogue.db
        .selectFrom('article as a')
        .leftJoin('article_wholesaler as w', 'w.article_id', 'a.id')
        .leftJoin('wholesaler as n', 'n.id', 'w.wholesaler_id')
        .select([
          'a.order_number',
          'a.list_price',
          'a.purchase_price',
          'a.price_unit_size',
          'a.price_unit_scale',
          'n.display_name',
          'w.order_number as number',
          'w.purchase_price as price',
        ])
        .where('a.manufacturer_id', '=', manufacturerId)
        .orderBy('a.order_number')
        .orderBy('n.display_name')
        .execute()
    const prices = async (number: string) => {
      const article = (await imports.article(number))!
      const infos = article.wholesalerInfos as { wholesalerName: string; purchasePrice: number | null }[]
      return {
        list: article.listPrice,
        purchase: article.purchasePrice,
        unit: article.priceUnitSize,
        ...Object.fromEntries(infos.map((one) => [one.wholesalerName, one.purchasePrice])),
      }
    }
    return { list, all, prices }
  }

  test('become dearer with a unit that parts of a cent enlarge, and undoing gives back what was', async () => {
    const { list, all, prices } = await aWork('Werk A')
    await list(['Nummer', 'Liste', 'EK', 'GH', 'GH-Nr'], ['A-1;0,46;0,40;0,38;N-1'])
    await list(['Nummer', 'GH'], ['A-1;0,39'], { from: 'Süd' })
    const before = await all()
    const entry = await list(['Nummer', 'Liste'], ['A-1;0,125'])
    expect(entry).toMatchObject({ state: 'ENDED', updated: 1, skipped: 0 })
    expect(await prices('A-1')).toEqual({ list: 1.25, purchase: 4, unit: 10, Nord: 3.8, Süd: 3.9 })
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE', failure: null })
    expect(await all()).toEqual(before)
  })

  test("so does a wholesaler's price where the line brings his number alone, or another price of his", async () => {
    const { list, all, prices } = await aWork('Werk B')
    await list(
      ['Nummer', 'Liste', 'GH', 'GH-Nr'],
      ['B-1;0,46;0,38;N-1', 'B-2;0,46;0,38;N-2', 'B-3;0,46;3,80;N-3'],
    )
    const before = await all()
    const entry = await list(
      ['Nummer', 'Liste', 'GH', 'GH-Nr'],
      ['B-1;0,0023;;N-1B', 'B-2;0,125;0,37;N-2', 'B-3;0,125;0,38;N-3'],
    )
    expect(entry).toMatchObject({ state: 'ENDED', updated: 3 })
    expect(await prices('B-1')).toEqual({ list: 0.23, purchase: null, unit: 100, Nord: 38 })
    expect(await prices('B-2')).toEqual({ list: 1.25, purchase: null, unit: 10, Nord: 3.7 })
    expect(await prices('B-3')).toEqual({ list: 1.25, purchase: null, unit: 10, Nord: 3.8 })
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE', failure: null })
    expect(await all()).toEqual(before)
  })

  test('follow a unit that the list names, also one without a price', async () => {
    const { list, prices } = await aWork('Werk C')
    await list(['Nummer', 'Liste', 'EK', 'GH'], ['C-1;0,46;0,40;0,38', 'C-2;0,46;0,40;0,38'])
    await list(['Nummer', 'Liste', 'PE'], ['C-1;50,00;100', 'C-2;auf Anfrage;100'])
    expect(await prices('C-1')).toEqual({ list: 50, purchase: 40, unit: 100, Nord: 38 })
    expect(await prices('C-2')).toEqual({ list: 46, purchase: 40, unit: 100, Nord: 38 })
    expect(await list(['Nummer', 'Liste', 'PE'], ['C-1;50,00;100'])).toMatchObject({
      updated: 0,
      unchanged: 1,
    })
    await list(['Nummer', 'EK', 'PE'], ['C-1;0,41;1'])
    expect(await prices('C-1')).toEqual({ list: 0.5, purchase: 0.41, unit: 1, Nord: 0.38 })
  })

  test('stay where the list says that they are asked for, which it is told of each that there is', async () => {
    const { list, prices } = await aWork('Werk J')
    await list(['Nummer', 'Liste', 'EK', 'GH'], ['J-1;0,46;0,40;0,38', 'J-2;0,46;;', 'J-3;0,46;;', 'J-4;;;'])
    const { id, ...entry } = await list(
      ['Nummer', 'Liste', 'EK', 'GH', 'PE'],
      [
        'J-1;auf Anfrage;a. A.;on request;100',
        'J-2;–;auf Anfrage;Preis auf Anfrage;',
        'J-3;0,47;auf Anfrage;;',
        'J-4;auf Anfrage;;;',
        'J-5;auf Anfrage;;;',
      ],
    )
    expect(entry).toMatchObject({ state: 'ENDED', created: 1, updated: 2, unchanged: 2, notices: 3 })
    expect(await prices('J-1')).toEqual({ list: 46, purchase: 40, unit: 100, Nord: 38 })
    const { body } = await catalogue.get('/article/import/skipped', { id })
    const stays = (price: string) =>
      `${price} nennt keinen Betrag, der bisherige Preis bleibt; gilt er nicht mehr, löschen Sie ihn im Artikel`
    expect(body).toContain(stays('Einkaufspreis „a. A.“'))
    expect(body).toContain(stays('Großhandelspreis „on request“'))
    expect(body).toContain(stays('Listenpreis „auf Anfrage“'))
  })

  test('are read anew where a list names units and no price', async () => {
    const { list, prices } = await aWork('Werk U')
    await list(['Nummer', 'EK', 'GH'], ['U-1;46,00;38,00'])
    await list(['Nummer', 'PE'], ['U-1;100'])
    expect(await prices('U-1')).toMatchObject({ purchase: 46, unit: 100, Nord: 38 })
  })

  test('keep a larger unit than the list names where whole cents could not say them', async () => {
    const { list, prices } = await aWork('Werk D')
    await list(['Nummer', 'EK', 'GH', 'PE'], ['D-1;12,34;1,50;100'])
    await list(['Nummer', 'Liste', 'PE'], ['D-1;0,20;1'])
    expect(await prices('D-1')).toEqual({ list: 20, purchase: 12.34, unit: 100, Nord: 1.5 })
    expect(await list(['Nummer', 'Liste', 'PE'], ['D-1;0,20;1'])).toMatchObject({ updated: 0, unchanged: 1 })
    await list(['Nummer', 'Liste'], ['D-1;0,21'])
    expect(await prices('D-1')).toMatchObject({ list: 21, unit: 100 })
  })

  test('a unit that no power of ten leads to is said as nearly as cents can', async () => {
    const { list, prices } = await aWork('Werk E')
    await list(['Nummer', 'EK', 'PE'], ['E-1;10,00;3'])
    await list(['Nummer', 'Liste', 'PE'], ['E-1;350,00;100'])
    expect(await prices('E-1')).toEqual({ list: 350, purchase: 333.33, unit: 100 })
  })

  test("a list of a wholesaler's prices alone loses no part of a cent", async () => {
    const { list, all, prices } = await aWork('Werk F')
    await list(['Nummer', 'Liste'], ['F-1;0,125', 'F-2;0,46'])
    const before = await all()
    const entry = await list(['Nummer', 'GH'], ['F-1;0,104', 'F-2;0,104', 'F-3;0,104', 'F-4;12,3456'])
    expect(entry).toMatchObject({ created: 2, updated: 2, notices: 0 })
    expect(await prices('F-1')).toMatchObject({ list: 1.25, unit: 10, Nord: 1.04 })
    expect(await prices('F-2')).toMatchObject({ list: 4.6, unit: 10, Nord: 1.04 })
    expect(await prices('F-3')).toMatchObject({ list: null, unit: 10, Nord: 1.04 })
    expect(await prices('F-4')).toMatchObject({ unit: null, Nord: 12.35 })
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await all()).toEqual(before)
  })

  test('where they would not fit the line is skipped and says why, and nothing else is lost', async () => {
    const { list, all, prices } = await aWork('Werk G')
    await list(['Nummer', 'EK'], ['G-1;99999999999,00', 'G-2;1,00', 'G-3;1,00'])
    await list(['Nummer', 'GH'], ['G-3;99999999999,00'], { from: 'Süd' })
    const before = await all()
    const entry = await list(
      ['Nummer', 'Liste', 'PE'],
      ['G-1;1,00;1000', 'G-2;1,00;1000', 'G-3;1,00;1000', 'G-4;99999999999,00;', 'G-4;1,00;'],
    )
    expect(entry).toMatchObject({ state: 'ENDED', failure: null, created: 1, updated: 1, skipped: 3 })
    expect(await prices('G-2')).toEqual({ list: 1, purchase: 1000, unit: 1000 })
    const skipped = await catalogue.get('/article/import/skipped', { id: entry.id })
    expect(skipped.body.match(/größer als 999\.999\.999\.999,99 €; bitte prüfen Sie/g)).toHaveLength(2)
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await all()).toEqual(before)
  })

  test('prices of one line that no price unit fits are skipped and say why', async () => {
    const { list } = await aWork('Werk I')
    const entry = await list(['Nummer', 'Liste', 'EK'], ['I-1;0,0023;99999999999,00', 'I-2;1,00;1,00'])
    expect(entry).toMatchObject({ state: 'ENDED', failure: null, created: 1, skipped: 1 })
    const skipped = await catalogue.get('/article/import/skipped', { id: entry.id })
    expect(skipped.body).toContain('keine gemeinsame Preiseinheit haben können; bitte prüfen Sie sie')
  })

  test('a proposal shows them, and accepting it does what it shows', async () => {
    const { list, all, prices } = await aWork('Werk H')
    await list(['Nummer', 'Liste', 'EK', 'GH'], ['H-1;0,46;0,40;0,38', 'H-2;0,50;99999999999,00;'])
    await list(['Nummer', 'GH'], ['H-1;0,39'], { from: 'Süd' })
    const before = await all()
    const { id } = await list(['Nummer', 'Liste', 'GH', 'PE'], ['H-1;450,00;;1000', 'H-2;500,00;;1000'], {
      propose: true,
    })
    const [row, ...others] = await imports.rows(id, 'CHANGED')
    expect(others).toEqual([])
    expect(row).toMatchObject({
      orderNumber: 'H-1',
      priceFactor: 0.9783,
      priceUnitSize: 1000,
      suspicions: [],
    })
    expect(row.changes).toEqual([
      { field: 'priceUnitSize', old: null, new: 1000 },
      { field: 'purchasePrice', old: 0.4, new: 400 },
      { field: 'listPrice', old: 0.46, new: 450 },
      { field: 'wholesalerPurchasePrice', old: 0.38, new: 380 },
      { field: 'wholesalerPurchasePrice', wholesaler: 'Süd', old: 0.39, new: 390 },
    ])
    const [skipped] = await imports.rows(id, 'SKIPPED')
    expect(skipped).toMatchObject({
      line: 3,
      skipReason: expect.stringContaining('bitte prüfen Sie die Preiseinheit'),
    })
    expect(await imports.accept(id)).toMatchObject({ state: 'ENDED', updated: 1, skipped: 1 })
    expect(await prices('H-1')).toEqual({ list: 450, purchase: 400, unit: 1000, Nord: 380, Süd: 390 })
    expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE', failure: null })
    expect(await all()).toEqual(before)
  })
})
