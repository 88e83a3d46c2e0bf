import { type ExchangeFile, exchangeFiles } from '@schrankwerk/spreadsheet/hostile-exchange'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

/** What a file is answered with that is not read; every other one is shown. */
const refusals: Partial<Record<string, [status: number, code: string]>> = {
  'too-large': [413, 'too-large'],
  'too-many-rows': [413, 'too-large'],
}

test.each(exchangeFiles)('$name: $about', async ({ name, bytes, truth }: ExchangeFile) => {
  const { status, body } = await catalogue.upload('/import/config/headers', {
    name,
    content: new Uint8Array(bytes()),
  })
  // The first rows are enough to show what a file looks like.
  const isReadFurtherOn = status === 200 && truth === 'damaged'
  if (typeof truth === 'string' && !isReadFurtherOn) {
    expect([status, body.code]).toEqual(refusals[truth] ?? [424, 'import-unreadable'])
    expect(body.detail).toMatch(/^[A-ZÄÖÜ].*\.$/)
  } else {
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.suggestedMapping[0]).toMatchObject({
      importHeader: 'Artikelnummer',
      articleField: 'orderNumber',
    })
  }
})
