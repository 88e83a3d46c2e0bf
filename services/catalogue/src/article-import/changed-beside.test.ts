import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'

const mapping = {
  Nummer: 'orderNumber',
  Preis: 'listPrice',
  Alt: 'possibleOrderNumber',
  'GH-Nr': 'wholesalerOrderNumber',
  'GH-Preis': 'wholesalerPurchasePrice',
}
const header = Object.keys(mapping).join(';')

// Who has an article open must learn that an import changed what stands beside it, however that was written.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('what an import changes beside articles, %s', (_way, rebuild) => {
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

  async function aList(...lines: string[]) {
    lists += 1
    const manufacturerId = await catalogue.aManufacturer(`Werk ${lists}`)
    const config = await imports.aConfig(mapping, { manufacturerId, wholesalerId })
    expect((await imports.run(config, [header, ...lines])).state).toBe('ENDED')
    return { manufacturerId, run: (...again: string[]) => imports.run(config, [header, ...again]) }
  }
  /** Line and note, of which there are no others. */
  const notesOf = async (id: string): Promise<string[]> => {
    const { body } = await catalogue.get('/article/import/skipped', { id })
    return String(body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';').slice(0, 2).join(';'))
      .sort()
  }
  const versions = async (...numbers: string[]) =>
    Promise.all(numbers.map(async (number) => (await imports.article(number))!.editVersion))

  test('a save over it clashes, and what the import brought is kept', async () => {
    const { run } = await aList('A-1;1,00;;W-1;0,50', 'A-2;1,00;;W-2;0,50', 'A-3;1,00;;;')
    const opened = await Promise.all(['A-1', 'A-2', 'A-3'].map((number) => imports.article(number)))
    const entry = await run('A-1;1,00;;W-1;0,60', 'A-2;1,00;A-2-ALT;W-2;0,50', 'A-3;1,00;;;')
    expect(entry).toMatchObject({ created: 0, updated: 2, unchanged: 1 })
    const saves = opened.map((article) =>
      catalogue.post('/article/update', {
        id: article!.id,
        editVersion: article!.editVersion,
        possibleOrderNumbers: [],
        wholesalerInfos: [],
      }),
    )
    expect((await Promise.all(saves)).map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'changed-meanwhile'],
      [409, 'changed-meanwhile'],
      [200, undefined],
    ])
    expect((await imports.article('A-1'))!.wholesalerInfos).toMatchObject([{ purchasePrice: 0.6 }])
    expect((await imports.article('A-2'))!.possibleOrderNumbers).toEqual(['A-2-ALT'])
    expect(Date.parse((await imports.article('A-1'))!.lastUpdate)).toBeGreaterThan(
      Date.parse(opened[0]!.lastUpdate),
    )
  })

  test('the same list once more raises nothing, and a number that another article has neither', async () => {
    const lines = ['B-1;1,00;B-1-ALT;W-1;0,50', 'B-2;1,00;B-1;;']
    const { run } = await aList(...lines)
    const before = await versions('B-1', 'B-2')
    expect(await run(...lines)).toMatchObject({ updated: 0, unchanged: 2 })
    expect(await versions('B-1', 'B-2')).toEqual(before)
  })

  test('alternative numbers that are not taken are told with their line, and why', async () => {
    const long = 'L'.repeat(201)
    const { manufacturerId, run } = await aList(
      'T-1;1,00;T-1-ALT;;',
      `T-2;1,00;T-1-ALT|T-2|T-2-ALT|${long};;`,
      'T-3;1,00;T-1;;',
    )
    const told = [
      `3;"Hinweis: Die alternative Bestellnummer T-1-ALT hat schon der Artikel T-1, sie wurde nicht übernommen"`,
      `3;"Hinweis: Die alternative Nummer „${'L'.repeat(60)}…“ ist länger als 200 Zeichen und wurde nicht übernommen"`,
      `4;"Hinweis: Die alternative Bestellnummer T-1 hat schon der Artikel T-1, sie wurde nicht übernommen"`,
    ]
    const again = ['T-1;1,00;T-1-ALT;;', `T-2;1,00;T-1-ALT|T-2-ALT|${long};;`, 'T-3;1,00;T-1;;']
    expect(await notesOf((await run(...again)).id)).toEqual(told)
    expect((await imports.article('T-2'))!.possibleOrderNumbers).toEqual(['T-2-ALT'])
    const config = await imports.aConfig(mapping, { manufacturerId, wholesalerId, propose: true })
    const { id } = await imports.run(config, [header, ...again])
    expect(await notesOf(id)).toEqual(told)
    await imports.reject(id)
  })

  test('an article that changes in itself and beside it is raised once, and undoing raises it again', async () => {
    const { run } = await aList('C-1;1,00;;W-1;0,50', 'C-2;1,00;;W-2;0,50')
    const [first, second] = await versions('C-1', 'C-2')
    const { id } = await run('C-1;2,00;C-1-ALT;W-1;0,60', 'C-2;1,00;;W-2B;0,50')
    expect(await versions('C-1', 'C-2')).toEqual([first! + 1, second! + 1])
    expect(await imports.undo(id)).toMatchObject({ state: 'UNDONE' })
    expect(await versions('C-1', 'C-2')).toEqual([first! + 2, second! + 2])
    expect((await imports.article('C-2'))!.wholesalerInfos).toMatchObject([{ orderNumber: 'W-2' }])
  })

  test('a line that means an article by its further number counts as well', async () => {
    const { run } = await aList('D-1;1,00;D-1-ALT;;')
    const [before] = await versions('D-1')
    const entry = await run('D-1;1,00;;;', 'D-1-ALT;;D-1-MORE;;')
    expect(entry).toMatchObject({ state: 'ENDED', created: 0, updated: 1 })
    expect(await versions('D-1')).toEqual([before! + 1])
  })

  test('two lines that mean one article bring one info: that of the line with its own number', async () => {
    const { run } = await aList('E-1;1,00;E-1-ALT;;')
    const entry = await run('E-1;1,00;;W-1;0,50', 'E-1-ALT;;;W-2;0,70')
    expect(entry).toMatchObject({ state: 'ENDED', failure: null })
    expect((await imports.article('E-1'))!.wholesalerInfos).toMatchObject([
      { orderNumber: 'W-1', purchasePrice: 0.5 },
    ])
  })
})
