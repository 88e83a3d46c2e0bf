import { buffer } from 'node:stream/consumers'
import { importFields } from '@schrankwerk/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { aCatalogueToExport } from './catalogue-to-export.example.ts'

let catalogue: TestCatalogue
let known: Awaited<ReturnType<typeof aCatalogueToExport>>
beforeAll(async () => {
  catalogue = await aCatalogue()
  known = await aCatalogueToExport(catalogue)
})
afterAll(() => catalogue.stop())

interface File {
  name: string
  content: Uint8Array<ArrayBuffer>
}

async function exported(input: Record<string, unknown>): Promise<File> {
  const { status, body } = await catalogue.post('/article/export', input)
  expect(status).toBe(202)
  await catalogue.exportRunner.ended()
  const row = await catalogue.db
    .selectFrom('article_export')
    .selectAll()
    .where('id', '=', body.exportId)
    .executeTakeFirstOrThrow()
  expect(row.failure).toBeNull()
  const { stream } = await catalogue.files.open(row.file_key!)
  return { name: row.filename, content: new Uint8Array(await buffer(stream)) }
}

interface Mapped {
  importHeader: string
  articleField: string | null
}

const described = async (file: File) => (await catalogue.upload('/import/config/headers', file)).body
const suggested = async (file: File): Promise<(Mapped & { certainty: string })[]> =>
  (await described(file)).suggestedMapping

/** What an operator does with the file: has its columns read, and imports it by them. */
async function importedAgain(file: File, fieldMapping: Mapped[], wholesalerId: string | null = null) {
  const { headers, headerRowIndex } = await described(file)
  const { status, body: config } = await catalogue.post('/import/config/', {
    title: 'Export',
    description: 'Wie exportiert',
    filename: file.name,
    headers,
    headerRowIndex,
    fieldMapping: fieldMapping.map(({ importHeader, articleField }) => ({ importHeader, articleField })),
    wholesalerId,
  })
  expect(status, JSON.stringify(config)).toBe(201)
  await catalogue.upload('/article/import', file, { importConfigId: config.id })
  await catalogue.importRunner.ended()
  const [entry] = (await catalogue.get('/article/import/history')).body
  const { state, failure, rows, created, updated, unchanged, skipped } = entry
  return { state, failure, rows, created, updated, unchanged, skipped }
}

const articles = () => catalogue.db.selectFrom('article').selectAll().orderBy('id').execute()

const everything = async () => ({
  articles: await articles(),
  numbers: await catalogue.db
    .selectFrom('article_number')
    .selectAll()
    .orderBy('article_id')
    .orderBy('kind')
    .orderBy('exact')
    .execute(),
  wholesalers: await catalogue.db
    .selectFrom('article_wholesaler')
    .selectAll()
    .orderBy('article_id')
    .orderBy('wholesaler_id')
    .execute(),
  manufacturers: await catalogue.db.selectFrom('manufacturer').selectAll().orderBy('id').execute(),
  units: await catalogue.db.selectFrom('unit').selectAll().orderBy('id').execute(),
  discountGroups: await catalogue.db.selectFrom('discount_group').selectAll().orderBy('id').execute(),
})

const nothingNew = (rows: number) => ({
  state: 'ENDED',
  failure: null,
  rows,
  created: 0,
  updated: 0,
  unchanged: rows,
  skipped: 0,
})

const forms = [
  ['csv with commas', { format: 'csv' }],
  ['csv with semicolons', { format: 'csv', separator: ';' }],
  ['xlsx', { format: 'xlsx' }],
] as const

test.each(forms)(
  'an import of the exported %s, with every column as suggested, changes nothing',
  async (_, form) => {
    const before = await everything()
    const file = await exported({ ...form, wholesalers: [known.sonepar] })
    const mapping = await suggested(file)
    expect(mapping.filter(({ certainty }) => certainty !== 'SURE')).toEqual([])
    expect(mapping.map(({ articleField }) => articleField).sort()).toEqual(
      importFields.filter((field) => field !== 'currency' && field !== 'discountGroupPercent').sort(),
    )
    expect(await importedAgain(file, mapping, known.sonepar)).toEqual(nothingNew(before.articles.length))
    expect(await everything()).toEqual(before)
  },
)

test.each(forms)(
  'of several wholesalers in a %s a person chooses, and nothing changes either',
  async (_, form) => {
    const before = await everything()
    const file = await exported(form)
    const mapping = await suggested(file)
    const ofWholesalers = mapping.filter(({ importHeader }) => importHeader.startsWith('Großhandel'))
    expect(ofWholesalers.map(({ importHeader }) => importHeader)).toEqual([
      'Großhandelsnummer Rexel USD',
      'Großhandelspreis Rexel USD (EUR)',
      'Großhandelsnummer Sonepar Süd',
      'Großhandelspreis Sonepar Süd (EUR)',
    ])
    expect(ofWholesalers.filter(({ certainty }) => certainty === 'SURE')).toEqual([])
    const others = mapping.filter((one) => !ofWholesalers.includes(one))
    for (const [name, id] of [
      ['Rexel USD', known.rexel],
      ['Sonepar Süd', known.sonepar],
    ] as const) {
      const chosen = [
        { importHeader: `Großhandelsnummer ${name}`, articleField: 'wholesalerOrderNumber' },
        { importHeader: `Großhandelspreis ${name} (EUR)`, articleField: 'wholesalerPurchasePrice' },
      ]
      expect(await importedAgain(file, [...others, ...chosen], id)).toEqual(
        nothingNew(before.articles.length),
      )
    }
    expect(await everything()).toEqual(before)
  },
)

test('what was exported from one catalogue makes the same articles in another', async () => {
  const file = await exported({ format: 'csv' })
  const wanted = (await articles()).map(plain)
  for (const table of ['article', 'article_number'] as const) await catalogue.db.deleteFrom(table).execute()
  const mapping = (await suggested(file)).filter(({ certainty }) => certainty === 'SURE')
  expect(await importedAgain(file, mapping)).toMatchObject({ created: wanted.length, skipped: 0 })
  const made = (await articles()).map(plain)
  expect(made).toEqual(expect.arrayContaining(wanted))
})

/** Without what belongs to the row, and the group whose name leads to another one at that manufacturer. */
function plain({
  id,
  create_date,
  last_update,
  edit_version,
  article_import_source,
  ...values
}: Record<string, unknown>) {
  return values.order_number === 'AE 1038' ? { ...values, discount_group_id: null } : values
}
