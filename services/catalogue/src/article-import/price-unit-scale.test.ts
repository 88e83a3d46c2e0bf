import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'

const plain = { Nummer: 'orderNumber', Preis: 'listPrice', GH: 'wholesalerPurchasePrice' }
const withUnit = { ...plain, PE: 'priceUnitSize' }
const head = Object.keys(plain).join(';')
const headWithUnit = Object.keys(withUnit).join(';')

// Prices with parts of a cent are kept for ten or more pieces; what a later list means by its prices stays the list's.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('price units that an import enlarged, %s', (_way, rebuild) => {
  let catalogue: TestCatalogue
  let imports: ReturnType<typeof importsInto>
  let wholesalerId: string
  let lists = 0
  beforeAll(async () => {
    catalogue = await aCatalogue({ rebuild })
    imports = importsInto(catalogue)
    wholesalerId = await catalogue.aWholesaler('Großhandel')
  })
  afterAll(() => catalogue.stop())

  async function aWork() {
    lists += 1
    const from = { manufacturerId: await catalogue.aManufacturer(`Werk ${lists}`), wholesalerId }
    const [config, configWithUnit, proposing] = [
      await imports.aConfig(plain, from),
      await imports.aConfig(withUnit, from),
      await imports.aConfig(plain, { ...from, propose: true }),
    ]
    const run = async (line: string) => {
      const isWithUnit = line.split(';').length === 4
      const entry = await imports.run(isWithUnit ? configWithUnit : config, [
        isWithUnit ? headWithUnit : head,
        line,
      ])
      expect(entry).toMatchObject({ state: 'ENDED', skipped: 0 })
      return entry
    }
    return { run, propose: (line: string) => imports.run(proposing, [head, line]) }
  }
  /** Price, wholesaler's price and their unit. */
  const pricesOf = async (number: string) => {
    const article = (await imports.article(number))!
    return [article.listPrice, article.wholesalerInfos[0]?.purchasePrice ?? null, article.priceUnitSize]
  }

  test('a later price without a unit is for what the list meant, not for ten', async () => {
    const { run } = await aWork()
    await run('A-1;0,125;0,11')
    expect(await pricesOf('A-1')).toEqual([1.25, 1.1, 10])
    await run('A-1;1,20;0,90')
    expect(await pricesOf('A-1')).toEqual([12, 9, 10])
    const again = await run('A-1;1,20;0,90')
    expect(again).toMatchObject({ updated: 0, unchanged: 1 })
    await run('A-1;;0,80')
    expect(await pricesOf('A-1')).toEqual([12, 8, 10])
  })

  test('so is one that is enlarged less, or more', async () => {
    const { run } = await aWork()
    await run('B-1;0,0023;')
    expect(await pricesOf('B-1')).toEqual([0.23, null, 100])
    await run('B-1;0,125;')
    expect(await pricesOf('B-1')).toEqual([12.5, null, 100])
    await run('B-2;0,125;')
    await run('B-2;0,0023;')
    expect(await pricesOf('B-2')).toEqual([0.23, null, 100])
  })

  test('a unit that a list names is enlarged and kept as it was meant', async () => {
    const { run } = await aWork()
    await run('C-1;0,125;;100')
    expect(await pricesOf('C-1')).toEqual([1.25, null, 1000])
    await run('C-1;0,50;')
    expect(await pricesOf('C-1')).toEqual([5, null, 1000])
    await run('C-1;2,00;;1')
    expect(await pricesOf('C-1')).toEqual([2, null, 1])
    await run('C-1;3,00;')
    expect(await pricesOf('C-1')).toEqual([3, null, 1])
  })

  test('a list that names the unit that is there, as an export does, leaves what it was enlarged by', async () => {
    const { run } = await aWork()
    await run('F-1;0,125;;')
    await run('F-1;1,30;;10')
    expect(await pricesOf('F-1')).toEqual([1.3, null, 10])
    expect(await run('F-1;1,30;;10')).toMatchObject({ updated: 0, unchanged: 1 })
    await run('F-1;0,14;')
    expect(await pricesOf('F-1')).toEqual([1.4, null, 10])
  })

  test('what was enlarged before that was kept is not enlarged again', async () => {
    const { run } = await aWork()
    await run('G-1;0,0023;')
    await catalogue.db
      .updateTable('article')
      .set({ price_unit_scale: null })
      .where('order_number', '=', 'G-1')
      .execute()
    expect(await run('G-1;0,0023;')).toMatchObject({ unchanged: 0 })
    expect(await pricesOf('G-1')).toEqual([0.23, null, 100])
    await run('G-1;0,05;')
    expect(await pricesOf('G-1')).toEqual([5, null, 100])
  })

  test('a unit that a person gives is meant as it stands', async () => {
    const { run } = await aWork()
    await run('D-1;0,125;')
    await imports.edit('D-1', { listPrice: 6, priceUnitSize: 50 })
    await run('D-1;4,00;')
    expect(await pricesOf('D-1')).toEqual([4, null, 50])
  })

  test('a proposal compares what one piece costs, and undoing brings back unit and meaning', async () => {
    const { run, propose } = await aWork()
    await run('E-1;0,125;')
    const { id } = await propose('E-1;0,13;')
    const [row] = await imports.rows(id, 'CHANGED')
    expect(row).toMatchObject({ listPrice: 1.3, priceUnitSize: 10, priceFactor: 1.04, suspicions: [] })
    expect(row.changes).toEqual([{ field: 'listPrice', old: 1.25, new: 1.3 }])
    await imports.reject(id)
    const entry = await run('E-1;2,00;;1')
    expect(await pricesOf('E-1')).toEqual([2, null, 1])
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await pricesOf('E-1')).toEqual([1.25, null, 10])
    await run('E-1;0,14;')
    expect(await pricesOf('E-1')).toEqual([1.4, null, 10])
  })
})
