import { readdir } from 'node:fs/promises'
import { endpoints } from '@schrankwerk/contracts'
import { uuidv7 } from '@schrankwerk/service-kit'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from './catalogue.example.ts'
import { discountGroupHeaders } from './discount-group/discount-group-csv.ts'

let catalogue: TestCatalogue
let configId: string
let listId: string
beforeAll(async () => {
  catalogue = await aCatalogue()
  const { body } = await catalogue.post('/import/config/', {
    title: 'Preisliste',
    description: 'Zum Testen',
    headers: ['Nummer'],
    fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
  })
  configId = body.id
  const list = { name: 'Liste.csv', content: 'Nummer\nA-1\n' }
  listId = (await catalogue.upload('/enquiry/bom/upload?admin=true', list)).body.adminBOMResultId
})
afterAll(() => catalogue.stop())

const storedFiles = async () =>
  (await readdir(catalogue.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

const fields: Record<string, () => Record<string, string>> = {
  startArticleImport: () => ({ importConfigId: configId }),
  readImportHeaders: () => ({ headerRowIndex: '1' }),
  importDiscountGroups: () => ({ preview: 'true' }),
  readEclassHeaders: () => ({ headerRowIndex: '1' }),
  importEclassMappings: () => ({
    mapping: JSON.stringify([{ importHeader: 'Nummer', articleField: 'eclassNumber' }]),
  }),
  uploadAdminBom: () => ({ adminBOMResultId: listId }),
  changeAdminBomHeader: () => ({ adminBOMResultId: listId }),
  mapAdminBom: () => ({
    mapping: JSON.stringify([{ importHeader: 'Nummer', articleField: 'orderNumber' }]),
  }),
}
const noList: [fields: Record<string, string>, status: number][] = [
  [{ adminBOMResultId: uuidv7() }, 404],
  [{ adminBOMResultId: 'none' }, 400],
]
const wrong: Record<string, [fields: Record<string, string>, status: number][]> = {
  startArticleImport: [
    [{ importConfigId: uuidv7() }, 404],
    [{ importConfigId: 'none' }, 400],
    [{}, 400],
  ],
  readImportHeaders: [[{ headerRowIndex: '0' }, 400]],
  importDiscountGroups: [[{ preview: 'vielleicht' }, 400]],
  readEclassHeaders: [
    [{ headerRowIndex: '0' }, 400],
    [{ headerRowIndex: '9' }, 400],
  ],
  importEclassMappings: [
    [{}, 400],
    [{ mapping: 'keine' }, 400],
    [{ mapping: '[]' }, 400],
  ],
  uploadAdminBom: noList,
  changeAdminBomHeader: noList,
  mapAdminBom: [
    [{ mapping: '[' }, 400],
    [{}, 400],
  ],
}
/** What stands in the query beside. */
const queries: Record<string, () => string> = {
  uploadAdminBom: () => '?admin=true',
  changeAdminBomHeader: () => '?admin=true',
  mapAdminBom: () => `?admin=true&adminBOMResultId=${listId}`,
}
/** What is in the file, where a number is not enough. */
const contents: Record<string, string> = { importDiscountGroups: discountGroupHeaders.join(',') }
const uploads = endpoints.filter((endpoint) => endpoint.service === 'catalogue' && endpoint.multipart?.file)

describe.each(uploads.map((endpoint) => [endpoint.name, endpoint.path] as const))('%s', (name, path) => {
  async function answers(sent: Record<string, string>, actor = catalogue.admin) {
    const told: unknown[] = []
    for (const isFileFirst of [false, true]) {
      const form = new FormData()
      const file = new File([contents[name] ?? 'Nummer\nA-1\n'], 'liste.csv')
      if (isFileFirst) form.append('file', file)
      for (const [field, value] of Object.entries(sent)) form.append(field, value)
      if (!isFileFirst) form.append('file', file)
      const { status, body } = await catalogue.send(`${path}${queries[name]?.() ?? ''}`, form, actor)
      await catalogue.importRunner.ended()
      told.push([status, body.code ?? Object.keys(body)])
    }
    expect(told[1]).toEqual(told[0])
    return told[0]
  }

  test('answers alike with its file before the fields and behind them', async () => {
    const ok = endpoints.find((endpoint) => endpoint.name === name)!.ok
    expect(await answers(fields[name]!())).toMatchObject({ 0: ok })
  })

  test('refuses alike, and keeps no bytes', async () => {
    const before = await storedFiles()
    for (const [sent, status] of wrong[name]!) expect(await answers(sent)).toMatchObject({ 0: status })
    expect(await answers({ ...fields[name]!(), other: '1' })).toMatchObject({ 0: 400 })
    expect(await answers(fields[name]!(), anActor({ companyType: 'CUSTOMER' }))).toMatchObject({ 0: 403 })
    expect(await storedFiles()).toBe(before)
  })
})
