import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

test('„1,000“ is a thousand in a list whose prices are plainly English', async () => {
  const imports = importsInto(catalogue)
  const mapping = { Number: 'orderNumber', Price: 'listPrice', 'Price Unit': 'priceUnitSize' }
  const config = await imports.aConfig(mapping, {
    manufacturerId: await catalogue.aManufacturer('Northwork'),
  })
  const entry = await imports.run(config, [
    'Number;Price;Price Unit',
    'EN-1;1,250.50;1,000',
    'EN-2;12.50;100',
  ])
  expect(entry).toMatchObject({ state: 'ENDED', created: 2, skipped: 0, notices: 0 })
  expect(await imports.article('EN-1')).toMatchObject({ listPrice: 1250.5, priceUnitSize: 1000 })
})
