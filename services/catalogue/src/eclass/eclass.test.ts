import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
beforeAll(async () => {
  catalogue = await aCatalogue()
})
afterAll(() => catalogue.stop())

const create = async (body: Record<string, unknown>) => {
  const answer = await catalogue.post('/eclass/', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const all = async () => (await catalogue.get('/eclass/all')).body as { id: string; eclassNumber: string }[]
const filter = async (query: Record<string, unknown>) =>
  (await catalogue.get('/eclass/filter', query)).body.content.map(
    (one: { eclassNumber: string }) => one.eclassNumber,
  )
const importCsv = (content: string, mapping: Record<string, string>, fields: Record<string, string> = {}) =>
  catalogue.upload(
    '/eclass/import',
    { name: 'eclass.csv', content },
    {
      mapping: JSON.stringify(
        Object.entries(mapping).map(([importHeader, articleField]) => ({ importHeader, articleField })),
      ),
      ...fields,
    },
  )
const whole = {
  Nummer: 'eclassNumber',
  Text: 'description',
  Minuten: 'workTime',
  Eins: 'firstLevelOrder',
  Zwei: 'secondLevelOrder',
}

describe('a mapping', () => {
  test('has a number of eight digits, which no other has', async () => {
    const made = await create({
      eclassNumber: '27-37-10.03',
      description: 'Schütz',
      workTime: 7.1255,
      firstLevelOrder: 3,
    })
    expect(made).toMatchObject({
      eclassNumber: '27371003',
      description: 'Schütz',
      workTime: 7.1255,
      firstLevelOrder: 3,
      secondLevelOrder: null,
      editVersion: 1,
      usedByArticleAmount: 0,
      changeEntries: [{ action: 'create' }],
    })
    expect(
      await catalogue.post('/eclass/', { eclassNumber: '27371003', description: 'Zweites' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'eclass-exists' },
    })
    for (const eclassNumber of ['2737100', '273710033', 'Schütz'])
      expect((await catalogue.post('/eclass/', { eclassNumber, description: 'Falsch' })).status).toBe(400)
    const other = await create({ eclassNumber: '27371004', description: 'Relais' })
    const update = { id: other.id, eclassNumber: '27371003', description: 'Relais' }
    expect((await catalogue.post('/eclass/update', update)).body.code).toBe('edit-version-missing')
    expect((await catalogue.post('/eclass/update', { ...update, editVersion: 1 })).body.code).toBe(
      'eclass-exists',
    )
    expect((await catalogue.post('/eclass/update', { ...update, editVersion: 7 })).body.code).toBe(
      'changed-meanwhile',
    )
  })

  test('is found by digits of its number, sorted by any column, and deleted though articles carry it', async () => {
    const { id } = await create({ eclassNumber: '99000001', description: 'zuletzt', workTime: 1 })
    await create({ eclassNumber: '99000002', description: 'Anfang', workTime: 2 })
    await catalogue.post('/article/', { orderNumber: 'E-1', eclass9_1Id: '99-00-00-01' })
    expect(await filter({ eclassNumber: '99-00' })).toEqual(['99000001', '99000002'])
    expect(await filter({ eclassNumber: '9900', column: 'description' })).toEqual(['99000002', '99000001'])
    expect(await filter({ eclassNumber: '9900', column: 'workTime', sortDescending: true })).toEqual([
      '99000002',
      '99000001',
    ])
    await catalogue.post('/article/', { orderNumber: 'E-1B', eclass9_1Id: '99–00\u00a000/01' })
    expect((await catalogue.get('/eclass/', { eclassMappingId: id })).body.usedByArticleAmount).toBe(2)
    const unknown = '00000000-0000-7000-8000-000000000000'
    expect((await catalogue.get('/eclass/delete/many', { eclassIds: `${id},${unknown}` })).body).toEqual([
      unknown,
    ])
    expect((await catalogue.get('/eclass/', { eclassMappingId: id })).status).toBe(404)
  })

  test('gives lists that are matched from then on its work time', async () => {
    await catalogue.post('/article/', { orderNumber: 'ZEIT-1', eclass9_1Id: '27–11–22\u00a033' })
    const minutes = async () => {
      const line = {
        key: 0,
        orderNumber: 'ZEIT-1',
        manufacturerNumber: null,
        manufacturerName: null,
        manufacturerAlternatives: [],
        wholesalerOrderNumber: null,
        candidates: [],
      }
      const { body } = await catalogue.ask('/internal/match', {
        companyId: catalogue.admin.companyId,
        lines: [line],
      })
      return JSON.stringify(body).match(/"eclassWorkMinutes":([\d.]+|null)/)?.[1]
    }
    expect(await minutes()).toBe('null')
    await importCsv('Nummer;Text;Minuten\n27112233;Klemme;4,25\n', {
      Nummer: 'eclassNumber',
      Text: 'description',
      Minuten: 'workTime',
    })
    expect(await minutes()).toBe('4.25')
  })
})

describe('the csv', () => {
  test('goes out under its date, is known again, and changes nothing when it comes back', async () => {
    await create({ eclassNumber: '11111111', description: '=1+1; „Größe" "q"', workTime: 0.25 })
    const answer = await catalogue.visit('/eclass/export', catalogue.admin)
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="eclass-id-\d{1,2}\.\d{1,2}\.\d{4}\.csv"/,
    )
    const csv = new Uint8Array(await answer.arrayBuffer())
    expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const { body: seen } = await catalogue.upload('/eclass/import/headers', {
      name: 'eclass.csv',
      content: csv,
    })
    expect(seen.headerRowIndex).toBe(1)
    expect(seen.suggestedMapping.map((one: { articleField: string }) => one.articleField)).toEqual([
      'eclassNumber',
      'description',
      'workTime',
      'firstLevelOrder',
      'secondLevelOrder',
    ])
    const before = await all()
    const back = await catalogue.upload(
      '/eclass/import',
      { name: 'eclass.csv', content: csv },
      { mapping: JSON.stringify(seen.suggestedMapping), headerRowIndex: String(seen.headerRowIndex) },
    )
    expect(back).toMatchObject({
      status: 200,
      body: { created: 0, updated: 0, unchanged: before.length, skipped: [] },
    })
    expect(await all()).toEqual(before)
  })

  test('of another house is understood by its header and what stands below', async () => {
    const content =
      'Liste der Klassen\n\neCl@ss 9.1;Benennung;Montagezeit\n27-14-11-20;Klemme;1,5\n27-14-11-21;Brücke;2\n'
    const { body } = await catalogue.upload('/eclass/import/headers', { name: 'klassen.csv', content })
    expect(body).toMatchObject({
      headerRowIndex: 3,
      headers: ['eCl@ss 9.1', 'Benennung', 'Montagezeit'],
      suggestedMapping: [
        { articleField: 'eclassNumber' },
        { articleField: 'description' },
        { articleField: 'workTime' },
      ],
    })
  })

  test('makes, changes and leaves; a row it cannot take is skipped with its reason', async () => {
    await create({ eclassNumber: '50000001', description: 'Bleibt', workTime: 1 })
    const changed = await create({
      eclassNumber: '50000002',
      description: 'Alt',
      workTime: 1,
      firstLevelOrder: 4,
    })
    const { body } = await importCsv(
      [
        'Nummer,Text,Minuten,Eins,Zwei',
        '50000001,Bleibt,1,,',
        '50-00-00-02,Neu,2.5,,7',
        '50000003,Frisch,,,',
        '1234,Kurz,1,,',
        ',Ohne,1,,',
        '50000004,,1,,',
        '50000005,Viel,viel,,',
        '50000006,Bruch,1,1.5,',
        '50000003,Später,3,,',
      ].join('\n'),
      whole,
    )
    expect(body).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
      skipped: [
        { line: 4, reason: 'Die Nummer 50000003 steht noch einmal in Zeile 10; die spätere Zeile gilt' },
        { line: 5, reason: '„1234“ ist keine achtstellige E-Class-Nummer' },
        { line: 6, reason: 'Die E-Class-Nummer fehlt' },
        { line: 7, reason: 'Die Beschreibung fehlt' },
        { line: 8, reason: '„viel“ ist keine Arbeitszeit in Minuten' },
        { line: 9, reason: '„1.5“ ist keine ganze Zahl für die Reihenfolge' },
      ],
    })
    const after = (await catalogue.get('/eclass/', { eclassMappingId: changed.id })).body
    expect(after).toMatchObject({
      description: 'Neu',
      workTime: 2.5,
      firstLevelOrder: 4,
      secondLevelOrder: 7,
      editVersion: 2,
    })
    expect(after.changeEntries.at(-1)).toMatchObject({
      action: 'import',
      fields: ['description', 'workTime', 'secondLevelOrder'],
    })
  })

  test('with many lines writes and accounts for each, and tells of a hundred', async () => {
    const lines = (text: string) =>
      ['Nummer;Text', ...Array.from({ length: 250 }, (_, at) => `${70000000 + at};${text} ${at}`)].join('\n')
    const mapping = { Nummer: 'eclassNumber', Text: 'description' }
    const told = async () =>
      (
        await catalogue.db
          .selectFrom('outbox')
          .select('id')
          .where('name', '=', 'catalogue.master-data.changed')
          .execute()
      ).length
    const before = await told()
    expect((await importCsv(lines('Teil'), mapping)).body).toMatchObject({ created: 250, updated: 0 })
    expect(await told()).toBe(before + 100)
    expect((await importCsv(lines('Stück'), mapping)).body).toMatchObject({ created: 0, updated: 250 })
    expect(await told()).toBe(before + 200)
    const last = (await all()).find(({ eclassNumber }) => eclassNumber === '70000249')!
    expect((await catalogue.get('/eclass/', { eclassMappingId: last.id })).body).toMatchObject({
      description: 'Stück 249',
      editVersion: 2,
      changeEntries: [
        { action: 'import', fields: [], userId: catalogue.admin.userId },
        { action: 'import', fields: ['description'] },
      ],
    })
  })

  test('needs a column of numbers, and to be a csv', async () => {
    const content = 'Nummer;Text\n60000001;Eins\n'
    expect(await importCsv(content, { Text: 'description' })).toMatchObject({
      status: 400,
      body: { code: 'mapping-incomplete', detail: 'Bitte ordnen Sie eine Spalte der E-Class-Nummer zu.' },
    })
    expect((await importCsv(content, { Anders: 'eclassNumber' })).status).toBe(400)
    for (const file of [
      { name: 'eclass.xlsx', content },
      { name: 'eclass.csv', content: '' },
    ])
      expect((await catalogue.upload('/eclass/import/headers', file)).body.code).toBe('eclass-import-format')
  })
})
