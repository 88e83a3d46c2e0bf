import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'

let catalogue: TestCatalogue
let imports: ReturnType<typeof importsInto>
let config: string
beforeAll(async () => {
  catalogue = await aCatalogue()
  imports = importsInto(catalogue)
  const mapping = { Nummer: 'orderNumber', Name: 'description', Preis: 'listPrice', PE: 'priceUnitSize' }
  config = await imports.aConfig(mapping, { manufacturerId: await catalogue.aManufacturer('Nordwerk') })
})
afterAll(() => catalogue.stop())

const run = (...lines: string[]) => imports.run(config, ['Nummer;Name;Preis;PE', ...lines])

test('a price for pieces that words, letters and signs count is for so many', async () => {
  const entry = await run(
    'PU-1;Klemme;250,00;je 100',
    'PU-2;Klemme;250,00;C',
    'PU-3;Klemme;250,00;M',
    'PU-4;Klemme;250,00;',
  )
  expect(entry).toMatchObject({ state: 'ENDED', created: 4, skipped: 0, notices: 0 })
  const units = await Promise.all(
    ['PU-1', 'PU-2', 'PU-3', 'PU-4'].map(async (number) => (await imports.article(number)).priceUnitSize),
  )
  expect(units).toEqual([100, 100, 1000, null])
})

test('a unit that names how many is the price unit of a line that has none, and is told once', async () => {
  const mapping = { Nummer: 'orderNumber', Name: 'description', Preis: 'listPrice', ME: 'unit' }
  const byUnit = await imports.aConfig(mapping, { manufacturerId: await catalogue.aManufacturer('Südwerk') })
  const entry = await imports.run(byUnit, [
    'Nummer;Name;Preis;ME',
    'PX-1;Hülse;8,90;100 ST',
    'PX-2;Hülse;9,90;100 ST',
    'PX-3;Leitung;412,00;1.000 m',
    'PX-4;Schütz;24,00;ST',
    'PX-5;Kanal;19,00;2 m',
    'PX-6;Hülse;;10 ST',
  ])
  expect(entry).toMatchObject({ state: 'ENDED', created: 6, notices: 2 })
  const units = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (number) => (await imports.article(`PX-${number}`)).priceUnitSize),
  )
  expect(units).toEqual([100, 100, 1000, null, null, null])
})

test('where metres are named, „M“ is no thousand: the line comes without its price, and says so', async () => {
  await run('PM-2;Leitung;1,80;1')
  const entry = await run('PM-1;Klemme;250,00;100 Stk', 'PM-2;Leitung blau;2,50;M')
  expect(entry).toMatchObject({ state: 'ENDED', created: 1, updated: 1, skipped: 0, notices: 1 })
  expect(await imports.article('PM-1')).toMatchObject({ listPrice: 250, priceUnitSize: 100 })
  expect(await imports.article('PM-2')).toMatchObject({
    description: 'Leitung blau',
    listPrice: 1.8,
    priceUnitSize: 1,
  })
})
