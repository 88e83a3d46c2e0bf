import { buffer } from 'node:stream/consumers'
import { sheetsIn } from '@schrankwerk/bom-service/zipped-sheets'
import type { BomLine } from '@schrankwerk/contracts'
import { type WriteValue, writeXlsx } from '@schrankwerk/spreadsheet'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
const wiebke = anActor({ companyType: 'ADMIN', admin: true, name: 'Wiebke', lastname: 'Betrieb' })

beforeAll(async () => {
  catalogue = await aCatalogue()
  const manufacturerId = await catalogue.aManufacturer('Nordkontakt')
  const unitId = await catalogue.aUnit('Stück')
  for (const orderNumber of ['NK-100', 'NK-200'])
    await catalogue.post('/article/', {
      manufacturerId,
      unitId,
      orderNumber,
      listPrice: 10,
      priceUnitSize: 1,
    })
})
afterAll(() => catalogue.stop())

const header = ['Menge', 'Bestellnummer', 'Hersteller', 'Ref. Lager']
const cabinets: Record<string, WriteValue[][]> = {
  'Schrank 1': [header, ['2', 'NK-100', 'Nordkontakt', 'L-1'], ['3', 'NK-200', 'Nordkontakt', 'L-2']],
  'Schrank 2': [header.slice(0, 3), ['4', 'NK-100', 'Nordkontakt'], ['Summe', '', '']],
}
const fields = {
  Menge: 'quantity',
  Bestellnummer: 'orderNumber',
  Hersteller: 'manufacturerName',
}
const withDealer = { ...fields, 'Ref. Lager': 'wholesalerOrderNumber' }

async function uploaded() {
  const sheets = Object.entries(cabinets).map(([name, [head = [], ...rows]]) => ({
    name,
    columns: head.map((text) => ({ header: String(text) })),
    rows,
  }))
  const content = new Uint8Array(await buffer(writeXlsx({ sheets })))
  const { body: reading } = await catalogue.upload(
    '/enquiry/bom/upload?admin=true',
    { name: 'Liste.xlsx', content },
    {},
    wiebke,
  )
  return { id: reading.adminBOMResultId as string, reading }
}
const send = (path: string, entries: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return catalogue.send(path, form, wiebke)
}
const map = (id: string, fieldsOf: Record<string, string>, more: Record<string, string> = {}) =>
  send(`/enquiry/bom/map?admin=true&adminBOMResultId=${id}`, {
    mapping: JSON.stringify(
      Object.entries(fieldsOf).map(([importHeader, articleField]) => ({ importHeader, articleField })),
    ),
    ...more,
  })
const result = async (id: string) => (await catalogue.get('/admin/bom/', { id }, wiebke)).body
const besides = (...names: string[]) => ({ furtherSheets: JSON.stringify(names) })
const secondSheet = 20_000_000

it('reads the sheets of a workbook as one list, keeps them, and has them in what it generates', async () => {
  const { id, reading } = await uploaded()
  expect(reading.furtherSheets).toMatchObject([
    { name: 'Schrank 2', lines: 1, isRead: false, headerRowIndex: 1, preview: [{}, {}, {}] },
  ])
  expect(await map(id, fields, besides('Schrank 2'))).toMatchObject({
    status: 200,
    body: { summary: { lines: 3, matched: 3 }, estimate: { parts: { nonDiscountedSum: 90 } } },
  })
  const { body } = await catalogue.get(
    '/enquiry/bom/articles',
    { admin: true, adminBOMResultId: id, column: 'position' },
    wiebke,
  )
  expect(body.content.map(({ rowIndex, quantity }: BomLine) => [rowIndex, quantity])).toEqual([
    [2, 2],
    [3, 3],
    [secondSheet + 2, 4],
  ])
  expect(await result(id)).toMatchObject({ sheet: 'Schrank 1', furtherSheets: ['Schrank 2'] })
  // Without a word of them they stay; the row of the sums is taken in by its place in the second sheet.
  await map(id, fields, { includedRows: JSON.stringify([secondSheet + 3]) })
  expect(await result(id)).toMatchObject({
    furtherSheets: ['Schrank 2'],
    includedRows: [secondSheet + 3],
    summary: { lines: 4 },
  })

  await map(id, fields)
  const form = new FormData()
  form.append('adminBOMResultId', id)
  const zip = await catalogue.app.request('/file/all/enquiry?admin=true', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${wiebke.userId}` },
  })
  const sums = (await sheetsIn(Buffer.from(await zip.arrayBuffer())))['Summenstückliste.xlsx']!
  expect(sums.find((row) => row.includes('NK-100 / Nordkontakt'))).toContain('6')
})

it('opens a list again whose further sheet lacks a column that is suggested by now', async () => {
  const { id } = await uploaded()
  await map(id, fields, besides('Schrank 2'))
  const other = await uploaded()
  expect((await map(other.id, withDealer, besides())).status).toBe(200)

  const again = await send('/enquiry/bom/header?admin=true', {
    adminBOMResultId: id,
    sheet: 'Schrank 1',
    ...besides('Schrank 2'),
  })
  expect(again).toMatchObject({
    status: 200,
    body: { lineCount: 3, furtherSheets: [{ isRead: true, missing: ['Ref. Lager'] }] },
  })
  expect(await map(id, withDealer, besides('Schrank 2'))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'furtherSheets', code: 'sheet-differs' }] },
  })
  expect(await result(id)).toMatchObject({ furtherSheets: ['Schrank 2'], summary: { lines: 3 } })
})
