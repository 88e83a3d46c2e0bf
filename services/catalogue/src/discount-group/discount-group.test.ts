import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
let siemens: string
let rittal: string
let wholesalerId: string
beforeAll(async () => {
  catalogue = await aCatalogue()
  siemens = await catalogue.aManufacturer('Siemens', { variants: ['Siemens AG'] })
  rittal = await catalogue.aManufacturer('Rittal')
  wholesalerId = await catalogue.aWholesaler('Nord: Elektro; Süd')
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>) => {
  const answer = await catalogue.post('/discountgroup/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const update = (body: Record<string, unknown>) => catalogue.post('/discountgroup/update', body)
const filter = async (query: Record<string, unknown>) =>
  (await catalogue.get('/discountgroup/filter', query)).body as {
    content: { id: string; displayName: string; percent: number | null }[]
    totalElements: number
  }
const exported = async () => (await catalogue.get('/discountgroup/export')).body as string
const importCsv = (content: string, fields: Record<string, string> = {}, name = 'rabattgruppen.csv') =>
  catalogue.upload('/discountgroup/import', { name, content }, fields)
const header = '"Anzeigename","Namensvarianten","Rabatt in Prozent","Hersteller","Großhändlerrabatte"\r\n'

const aLine = (orderNumber: string) => ({
  key: 0,
  orderNumber,
  manufacturerNumber: null,
  manufacturerName: 'Siemens',
  manufacturerAlternatives: [],
  wholesalerOrderNumber: null,
  candidates: [],
})

describe('a discount group', () => {
  test('keeps its values; its names belong to it among the groups of its manufacturer', async () => {
    const made = await create({
      displayName: 'Schütze',
      percent: 32.5,
      manufacturerId: siemens,
      nameVariants: ['K10'],
      wholesalerDiscounts: [{ wholesalerId, percent: 12.25 }],
    })
    expect(made).toMatchObject({
      displayName: 'Schütze',
      percent: 32.5,
      manufacturerName: 'Siemens',
      nameVariants: ['K10'],
      wholesalerDiscounts: [{ wholesalerId, wholesalerName: 'Nord: Elektro; Süd', percent: 12.25 }],
      editVersion: 1,
      usedBy: [],
    })
    const taken = await catalogue.post('/discountgroup/', {
      displayName: 'Neu',
      percent: 1,
      manufacturerId: siemens,
      nameVariants: ['k 10', 'K10'],
    })
    expect(taken).toMatchObject({
      status: 409,
      body: {
        code: 'name-taken',
        detail: 'Die Bezeichnung „K10“ gehört schon zu „Schütze“.',
        errors: [{ path: 'nameVariants.1' }],
      },
    })
    const others = await create({ displayName: 'K10', percent: 5, manufacturerId: rittal })
    const byName = (query: Record<string, string>) => catalogue.get('/discountgroup/name', query)
    expect((await byName({ name: 'k10', manufacturerId: siemens })).body.id).toBe(made.id)
    expect((await byName({ name: 'K10', manufacturerId: rittal })).body.id).toBe(others.id)
    expect((await byName({ name: 'K10' })).body).toBeNull()
  })

  test('is refused with what is not there', async () => {
    const gone = '00000000-0000-7000-8000-000000000000'
    const values = { displayName: 'Ohne Halt', percent: 1, manufacturerId: siemens }
    for (const [more, path] of [
      [{ manufacturerId: gone }, 'manufacturerId'],
      [{ wholesalerDiscounts: [{ wholesalerId: gone, percent: 1 }] }, 'wholesalerDiscounts'],
      [{ percent: 100 }, 'percent'],
      [{ wholesalerDiscounts: [{ wholesalerId, percent: 100 }] }, 'wholesalerDiscounts.0.percent'],
    ] as const)
      expect(await catalogue.post('/discountgroup/', { ...values, ...more })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      })
  })

  test('of an import counts as none until somebody says its percent', async () => {
    const id = await catalogue.aDiscountGroup('Importgruppe', null, siemens)
    await catalogue.post('/article/', {
      manufacturerId: siemens,
      orderNumber: 'OHNE-PROZENT',
      listPrice: 100,
      discountGroupId: id,
    })
    const match = async () =>
      (
        await catalogue.ask('/internal/match', {
          companyId: siemens,
          lines: [aLine('OHNE-PROZENT')],
        })
      ).body
    expect((await filter({ withoutPercent: true })).content).toMatchObject([{ id, percent: null }])
    const before = await match()
    expect(JSON.stringify(before)).toContain('"discountGroupId":null')
    const read = (await catalogue.get('/discountgroup/', { id })).body
    expect(read).toMatchObject({ percent: null, usedBy: [{ by: 'article', amount: 1 }] })
    const said = await update({
      id,
      editVersion: read.editVersion,
      displayName: 'Importgruppe',
      manufacturerId: siemens,
      percent: 20,
    })
    expect(said.body.changeEntries.at(-1).fields).toEqual(['percent'])
    expect(JSON.stringify(await match())).toContain(`"discountGroupId":"${id}"`)
    expect((await filter({ withoutPercent: true })).totalElements).toBe(0)
  })

  test('that an import makes without a percent is named with its end', async () => {
    const config = await catalogue.post('/import/config/', {
      title: 'Preisliste',
      description: 'Zum Testen',
      manufacturerId: siemens,
      headers: ['Nummer', 'Gruppe'],
      fieldMapping: [
        { importHeader: 'Nummer', articleField: 'orderNumber' },
        { importHeader: 'Gruppe', articleField: 'discountGroup' },
      ],
    })
    const file = { name: 'liste.csv', content: 'Nummer;Gruppe\nN-1;Neu 7\nN-2;Schütze\n' }
    const { body } = await catalogue.upload('/article/import', file, { importConfigId: config.body.id })
    await catalogue.importRunner.ended()
    const [entry] = (await catalogue.get('/article/import/history')).body
    expect(entry).toMatchObject({
      id: body.importId,
      state: 'ENDED',
      groupsWithoutPercent: { amount: 1, names: ['Neu 7 (Siemens)'] },
    })
    const made = (await catalogue.get('/discountgroup/name', { name: 'neu 7', manufacturerId: siemens })).body
    expect(made).toMatchObject({ percent: null, usedByArticleAmount: 1 })
    await catalogue.get('/discountgroup/delete', { discountGroupIds: made.id })
  })

  test('changes its manufacturer, unless articles of another one are in it', async () => {
    const { id } = await create({
      displayName: 'Umzug',
      percent: 3,
      manufacturerId: siemens,
      nameVariants: ['U'],
    })
    const values = { id, displayName: 'Umzug', percent: 3, nameVariants: ['U'] }
    expect((await update({ ...values, editVersion: 1, manufacturerId: rittal })).body.manufacturerName).toBe(
      'Rittal',
    )
    expect((await catalogue.get('/discountgroup/name', { name: 'U', manufacturerId: rittal })).body.id).toBe(
      id,
    )
    await catalogue.post('/article/', { manufacturerId: rittal, orderNumber: 'UMZUG', discountGroupId: id })
    expect(await update({ ...values, editVersion: 2, manufacturerId: siemens })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'manufacturerId', code: 'used-by-articles' }] },
    })
    expect((await catalogue.get('/discountgroup/delete', { discountGroupIds: id })).body).toEqual([id])
  })

  test('is among those for an article by its manufacturer, for being of none, or for being chosen', async () => {
    const none = await catalogue.aDiscountGroup('Wahl ohne', 1)
    const { id: ofSiemens } = await create({ displayName: 'Wahl S', percent: 2, manufacturerId: siemens })
    const { id: ofRittal } = await create({ displayName: 'Wahl R', percent: 3, manufacturerId: rittal })
    const made = [none, ofSiemens, ofRittal]
    const choices = async (query: Record<string, string>) => {
      const { body } = await catalogue.get('/discountgroup/all', query)
      return (body as { id: string }[]).map(({ id }) => id).filter((id) => made.includes(id))
    }
    expect(await choices({ forArticle: 'true', manufacturerId: siemens })).toEqual([none, ofSiemens])
    expect(await choices({ forArticle: 'true', manufacturerId: siemens, discountGroupId: ofRittal })).toEqual(
      [none, ofRittal, ofSiemens],
    )
    expect(await choices({ forArticle: 'true' })).toEqual([none])
    expect(await choices({})).toEqual([none, ofRittal, ofSiemens])
    await catalogue.get('/discountgroup/delete', { discountGroupIds: made.join(',') })
  })

  test('stands in the list by its manufacturer, with those of none last', async () => {
    const none = await catalogue.aDiscountGroup('Reihe ohne', 1)
    await create({ displayName: 'Reihe S', percent: 2, manufacturerId: siemens })
    await create({ displayName: 'Reihe R', percent: 3, manufacturerId: rittal })
    const names = async (query: Record<string, unknown>) =>
      (await filter({ searchTerm: 'reihe', ...query })).content.map((one) => one.displayName)
    expect(await names({ column: 'manufacturerName' })).toEqual(['Reihe R', 'Reihe S', 'Reihe ohne'])
    expect(await names({ column: 'manufacturerName', sortDescending: true })).toEqual([
      'Reihe S',
      'Reihe R',
      'Reihe ohne',
    ])
    expect(await names({ column: 'percent', sortDescending: true })).toEqual([
      'Reihe R',
      'Reihe S',
      'Reihe ohne',
    ])
    expect(await names({ manufacturerId: rittal })).toEqual(['Reihe R'])
    const { editVersion, ...manufacturer } = (await catalogue.get('/manufacturer/', { id: rittal })).body
    await catalogue.post('/manufacturer/update', {
      id: rittal,
      editVersion,
      displayName: 'ZZ Rittal',
      nameVariants: manufacturer.nameVariants,
    })
    expect(await names({ column: 'manufacturerName' })).toEqual(['Reihe S', 'Reihe R', 'Reihe ohne'])
    expect((await catalogue.get('/discountgroup/delete', { discountGroupIds: none })).body).toEqual([])
  })
})

/** What a spreadsheet program, the csv or its cells might take for something else. */
const oddNames = ['=SUMME(A1)', '-K', '"Größe"', "'@x", 'A;B\\C', 'a,b', '+1', 'ß: 5']

describe('the csv', () => {
  test('is looked at first, and then applied as it was seen', async () => {
    const { id } = await create({ displayName: 'Vorher', percent: 10, manufacturerId: siemens })
    const csv = `${header}"Vorher","Nachher; Da\\;nach",11.5,"siemens ag","Nord: Elektro\\; Süd: 3"\r\n"Ganz neu","",0,"Siemens",""\r\n`
    const { body: seen } = await importCsv(csv, { preview: 'true' })
    expect(seen).toMatchObject({
      rows: 2,
      created: 1,
      changed: 1,
      applied: false,
      changes: [
        { line: 2, before: { percent: 10 }, percent: 11.5, fields: ['nameVariants', 'wholesalerDiscounts'] },
        { line: 3, displayName: 'Ganz neu', before: null, percent: 0, fields: [] },
      ],
    })
    expect((await catalogue.get('/discountgroup/', { id })).body.percent).toBe(10)
    await update({ id, editVersion: 1, displayName: 'Vorher', percent: 10.5, manufacturerId: siemens })
    expect(await importCsv(csv, { fingerprint: seen.fingerprint })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    const again = (await importCsv(csv, { preview: 'true' })).body.fingerprint
    expect((await importCsv(csv, { fingerprint: again })).body).toMatchObject({
      created: 1,
      changed: 1,
      applied: true,
    })
    const after = (await catalogue.get('/discountgroup/', { id })).body
    expect(after).toMatchObject({
      percent: 11.5,
      nameVariants: ['Da;nach', 'Nachher'],
      wholesalerDiscounts: [{ wholesalerId, percent: 3 }],
      editVersion: 3,
    })
    expect(after.changeEntries.at(-1)).toMatchObject({
      action: 'import',
      fields: ['nameVariants', 'wholesalerDiscounts', 'percent'],
    })
    expect(
      (await catalogue.get('/discountgroup/name', { name: 'nachher', manufacturerId: siemens })).body.id,
    ).toBe(id)
  })

  const line = (text: string) => `${header}${text}\r\n`
  test.each([
    ['another header', '"Name","Rabatt"\r\n"A",1\r\n', /^Zeile 1: Erwartet werden die Spalten/],
    [
      'an unknown manufacturer',
      line('"A","",1,"Niemand",""'),
      /^Zeile 2: Den Hersteller „Niemand“ gibt es nicht\./,
    ],
    ['no manufacturer', line('"A","",1,"",""'), /^Zeile 2: Der Hersteller fehlt\./],
    [
      'an unknown wholesaler',
      line('"A","",1,"Siemens","X: 1"'),
      /^Zeile 2: Den Großhändler „X“ gibt es nicht\./,
    ],
    ['a percent of 100', line('"A","",100,"Siemens",""'), /^Zeile 2: „100“ ist kein Prozentsatz/],
    ['a percent that is none', line('"A","",viel,"Siemens",""'), /^Zeile 2: „viel“ ist kein Prozentsatz/],
    ['no percent', line('"A","","","Siemens",""'), /^Zeile 2: Der Rabatt in Prozent fehlt\./],
    ['no name', line('"","",1,"Siemens",""'), /^Zeile 2: Der Anzeigename fehlt\./],
    [
      'a group twice',
      line('"A","",1,"Siemens",""\r\n"a","",2,"Siemens AG",""'),
      /^Zeile 3: .* schon in Zeile 2\./,
    ],
    [
      'a name twice',
      line('"A","B",1,"Siemens",""\r\n"C","b",2,"Siemens",""'),
      /^Zeile 3: Die Bezeichnung „b“ steht schon in Zeile 2\./,
    ],
    [
      'the name of a group beside it',
      line('"A","Schütze",1,"Siemens",""'),
      /^Zeile 2: Die Bezeichnung „Schütze“ gehört schon zu „Schütze“\./,
    ],
    ['a cell too many', line('"A","",1,"Siemens","","mehr"'), /^Zeile 2: Sie hat 6 Spalten statt 5\./],
    ['nothing', '', /./],
    ['what is no csv', 'PK\u0003\u0004\u0000\u0000', /./],
  ])('with %s is refused, and nothing changes', async (_, content, detail) => {
    const before = await exported()
    expect(await importCsv(content)).toMatchObject({
      status: 417,
      body: { code: 'discount-import-format', detail: expect.stringMatching(detail) },
    })
    expect(await exported()).toBe(before)
  })

  test('is called csv, and waits for the end of an import', async () => {
    expect((await importCsv(header, {}, 'gruppen.xlsx')).status).toBe(417)
    const importId = await catalogue.aRunningImport()
    expect(await importCsv(line('"Wartet","",1,"Siemens",""'))).toMatchObject({
      status: 409,
      body: { code: 'import-running' },
    })
    await catalogue.endImport(importId)
  })

  test('comes in as it goes out and changes nothing, whatever the names', async () => {
    const names = Array.from({ length: 10_000 }, (_, at) => ({
      displayName: `${oddNames[at % oddNames.length]}${at}`,
      variant: at % 3 === 0 ? `Variante; ${at}: ä "q" \\` : undefined,
      percent: at % 7 === 0 ? null : (at % 1000) / 10 + 0.0125,
    }))
    for (let at = 0; at < names.length; at += 2000)
      await catalogue.manyDiscountGroups(siemens, names.slice(at, at + 2000))
    await create({
      displayName: 'Mit Großhandel',
      percent: 1,
      manufacturerId: siemens,
      wholesalerDiscounts: [{ wholesalerId, percent: 7.5 }],
    })
    const csv = await exported()
    expect(csv.startsWith(header)).toBe(true)
    const bytes = new Uint8Array(
      await (await catalogue.visit('/discountgroup/export', catalogue.admin)).arrayBuffer(),
    )
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const versions = () =>
      catalogue.db.selectFrom('discount_group').select(['id', 'edit_version']).orderBy('id').execute()
    const before = await versions()
    const seen = await importCsv(csv, { preview: 'true' })
    expect(seen).toMatchObject({
      status: 200,
      body: { created: 0, changed: 0, applied: false, changes: [], fingerprint: null },
    })
    expect((await importCsv(csv)).body).toMatchObject({ created: 0, changed: 0, applied: true })
    expect(await versions()).toEqual(before)
    expect(await exported()).toBe(csv)
  }, 120_000)
})
