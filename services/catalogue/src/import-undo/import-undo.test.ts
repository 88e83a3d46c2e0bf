import { randomUUID } from 'node:crypto'
import { type ArticleSnapshot, getArticleSnapshots, matchLines } from '@schrankwerk/contracts'
import { anActor, type TestActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { importsInto } from '../import-proposal/imports.example.ts'
import { beforeTables } from './keep-before.queries.ts'

const mapping = {
  Nummer: 'orderNumber',
  Typ: 'manufacturerNumber',
  Name: 'description',
  Einheit: 'unit',
  Preis: 'listPrice',
  RG: 'discountGroup',
  Alt: 'possibleOrderNumber',
  'GH-Nr': 'wholesalerOrderNumber',
  'GH-Preis': 'wholesalerPurchasePrice',
}
type Named = { name: string }
type Example = { act: string; orderNumber: string }
const header = Object.keys(mapping).join(';')

// The same promises hold for both ways to write: rows where they are, and tables that are built anew.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('an import undone, %s', (_way, rebuild) => {
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

  /** A list of a manufacturer of its own, as it is after its first import. */
  async function aList(lines: string[]) {
    lists += 1
    const manufacturerId = await catalogue.aManufacturer(`Werk ${lists}`)
    const config = await imports.aConfig(mapping, { manufacturerId, wholesalerId })
    const first = await imports.run(config, [header, ...lines])
    expect(first.state).toBe('ENDED')
    const proposing = await imports.aConfig(mapping, { manufacturerId, wholesalerId, propose: true })
    return { config, proposing, manufacturerId, first }
  }

  const named = [
    'manufacturer',
    'manufacturer_name',
    'unit',
    'unit_name',
    'discount_group',
    'discount_group_name',
  ]
  /** All of the catalogue but the versions of articles, which go on. */
  async function snapshot() {
    const of = async (table: string, without: string) => {
      const { rows } = await sql<{ row: string }>`select (to_jsonb(t) - ${without}::text)::text as row
        from ${sql.table(table)} t order by 1`.execute(catalogue.db)
      return [table, rows.map(({ row }) => row)] as const
    }
    const tables = ['article', 'article_number', 'article_wholesaler', 'replacement', ...named]
    return Object.fromEntries(
      await Promise.all(tables.map((table) => of(table, table === 'article' ? 'edit_version' : ''))),
    )
  }
  const keptTables = async () => {
    const { rows } = await sql`select from pg_tables where tablename like 'import\\_before\\_%'`.execute(
      catalogue.db,
    )
    return rows.length
  }

  test('leaves everything as it was: articles, numbers, wholesalers, master data', async () => {
    const { config } = await aList([
      'A-1;T-1;alt;Stück;1,00;G1;A-1-ALT;W-1;0,50',
      'A-2;T-2;alt;Stück;1,00;G1;;W-2;0,50',
      'A-3;T-3;alt;Stück;1,00;G1;;;',
      'A-4;T-4;bleibt;Stück;1,00;G1;;;',
      ';T-5;ohne Nummer;Stück;1,00;;;;',
    ])
    const before = await snapshot()
    const version = (await imports.article('A-1'))!.editVersion
    const entry = await imports.run(config, [
      header,
      'A-1;T-1B;neu;Bund;2,00;G2;A-1-NEU|A-1-B;W-1B;0,75',
      'A-2;T-2;alt;Stück;1,00;G1;A-2-ALT;W-2;0,60',
      'a-3;T-3;neu;Stück;1,00;G1;;W-3;0,10',
      'A-4;T-4;bleibt;Stück;1,00;G1;;;',
      'A-5;T-5;hat jetzt eine;Stück;3,00;;;;',
      'A-6;T-6;ganz neu;Rolle;3,00;G3;A-6-ALT;W-6;1,00',
    ])
    expect(entry).toMatchObject({ created: 1, updated: 4, unchanged: 1 })
    expect(Date.parse(entry.undoUntil)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    expect(await snapshot()).not.toEqual(before)

    const preview = await imports.previewUndo(entry.id)
    expect(preview).toMatchObject({ obstacle: null, deleted: 1, restored: 4, broughtBack: 0 })
    expect(preview.masterData.toSorted((one: Named, two: Named) => one.name.localeCompare(two.name))).toEqual(
      [
        { kind: 'UNIT', name: 'Bund', stays: false },
        { kind: 'DISCOUNT_GROUP', name: 'G2', stays: false },
        { kind: 'DISCOUNT_GROUP', name: 'G3', stays: false },
        { kind: 'UNIT', name: 'Rolle', stays: false },
      ],
    )
    const first = preview.examples.find(
      (one: { act: string; orderNumber: string }) => one.act === 'RESTORE' && one.orderNumber === 'A-1',
    )
    expect(first.changes).toEqual(
      expect.arrayContaining([
        { field: 'description', old: 'neu', new: 'alt' },
        { field: 'unit', old: 'Bund', new: 'Stück' },
        { field: 'listPrice', old: 2, new: 1 },
      ]),
    )
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE', failure: null, undoUntil: null })
    expect(await snapshot()).toEqual(before)
    expect((await imports.article('A-1'))!.editVersion).toBe(version + 2)
    expect(await catalogue.post('/article/import/undo', { id: entry.id })).toMatchObject({
      status: 409,
      body: { code: 'undo-impossible' },
    })
    const again = await imports.run(config, [header, 'A-1;T-1;alt;Stück;1,00;G1;A-1-ALT;W-1;0,50'])
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1, undoUntil: null })
  })

  test('parts lists are told of its articles what they are before and after, as when they are matched', async () => {
    const row = (name: string, price: string) => `SNAP-1;SNAP-T;${name};Stück;${price};G1;;W-S;0,50`
    const { config } = await aList([row('richtig', '46,00'), 'SNAP-2;;bleibt;Stück;1,00;;;;'])
    const ids = [await imports.idOf('SNAP-1'), await imports.idOf('SNAP-2')] as string[]
    const told = async () => {
      const { status, body } = await catalogue.ask(getArticleSnapshots.path, { ids })
      expect(status).toBe(200)
      return new Map(body.articles.map((article: ArticleSnapshot) => [article.id, article]))
    }
    const before = await told()
    const entry = await imports.run(config, [header, row('falsch', '4600,00'), 'SNAP-3;;neu;Stück;1,00;;;;'])
    expect(await told()).toEqual(
      new Map([
        [ids[0], { ...(before.get(ids[0]) as ArticleSnapshot), description: 'falsch', listPrice: 4600 }],
        [ids[1], before.get(ids[1])],
      ]),
    )
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await told()).toEqual(before)
    const line = { key: 0, orderNumber: 'SNAP-1', manufacturerNumber: null, manufacturerName: null }
    const lines = [{ ...line, wholesalerOrderNumber: null }]
    const matches = await catalogue.ask(matchLines.path, { companyId: randomUUID(), lines })
    expect(matches.body.articles).toEqual([before.get(ids[0])])
    expect((await catalogue.post(`/article/delete?id=${ids[1]}`, undefined)).status).toBe(200)
    expect([...(await told()).keys()]).toEqual([ids[0]])
  })

  test('a price list that says more further down is undone as exactly', async () => {
    const lines = (price: (at: number) => string, last: string) =>
      Array.from(
        { length: 1200 },
        (_, at) => `FURTHER-${at};;${at < 1199 ? 'alt' : last};Stück;${price(at)};;;;`,
      )
    const { config } = await aList(lines(() => '1,00', 'alt'))
    const before = await snapshot()
    const prices = lines((at) => (at === 3 ? '' : at === 5 ? '1,00' : '2,00'), 'neu')
    const entry = await imports.run(config, [header, ...prices])
    expect(entry).toMatchObject({ created: 0, updated: 1198, unchanged: 2 })
    expect(await imports.article('FURTHER-3')).toMatchObject({
      listPrice: 1,
      description: 'alt',
      editVersion: 1,
    })
    expect(await imports.article('FURTHER-5')).toMatchObject({ listPrice: 1, editVersion: 1 })
    expect(await imports.article('FURTHER-6')).toMatchObject({
      listPrice: 2,
      description: 'alt',
      editVersion: 2,
    })
    expect(await imports.article('FURTHER-1199')).toMatchObject({
      listPrice: 2,
      description: 'neu',
      editVersion: 2,
    })
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await snapshot()).toEqual(before)
  })

  test('a list of prices alone is undone as exactly', async () => {
    const lines = (price: string) =>
      Array.from({ length: 20 }, (_, at) => `PRICED-${at};;alt;Stück;${at === 4 ? '1,00' : price};;;;`)
    const { config } = await aList(lines('1,00'))
    const before = await snapshot()
    const entry = await imports.run(config, [header, ...lines('2,00')])
    expect(entry).toMatchObject({ created: 0, updated: 19, unchanged: 1 })
    expect(await imports.article('PRICED-4')).toMatchObject({ listPrice: 1, editVersion: 1 })
    expect(await imports.article('PRICED-6')).toMatchObject({
      listPrice: 2,
      description: 'alt',
      editVersion: 2,
    })
    expect(await imports.undo(entry.id)).toMatchObject({ state: 'UNDONE' })
    expect(await snapshot()).toEqual(before)
  })

  test('brings back what accepting a proposal deleted', async () => {
    const { proposing } = await aList([
      'B-1;T;a;Stück;1,00;;;W;1,00',
      'B-2;T;b;Stück;1,00;;B-2-ALT;W;1,00',
      'B-3;;c;Stück;1,00;;;;',
    ])
    const before = await snapshot()
    const { id } = await imports.run(proposing, [
      header,
      'B-3;;anders;Stück;1,00;;;;',
      'B-4;;neu;Stück;1,00;;;;',
    ])
    expect(await snapshot()).toEqual(before)
    await imports.choose(id, { chosen: true, class: 'GONE' })
    expect(await imports.accept(id)).toMatchObject({ created: 1, updated: 1, deleted: 2 })
    expect(await imports.idOf('B-1')).toBeUndefined()
    expect(await imports.previewUndo(id)).toMatchObject({
      obstacle: null,
      deleted: 1,
      restored: 1,
      broughtBack: 2,
    })
    await imports.undo(id)
    expect(await snapshot()).toEqual(before)
  })

  test('gives discount groups the percent back that they had', async () => {
    const manufacturerId = await catalogue.aManufacturer('Gruppenwerk')
    const { file, config, proposing, percents } = await imports.percentsOf(manufacturerId)
    await imports.runFile(config, file('R;;A1;1;3250;Relais;'))
    const { id } = await imports.runFile(proposing, file('R;;A1;1;4000;Relais;', 'R;;B2;2;700;Klemmen;'))
    expect((await imports.proposal(id)).discountPercents).toEqual({
      said: 2,
      total: 2,
      groups: [
        { name: 'A1', old: 32.5, new: 40 },
        { name: 'B2', old: null, new: 30 },
      ],
    })
    expect(await percents()).toEqual([{ name: 'A1', percent: 32.5 }])
    await imports.accept(id)
    expect(await percents()).toEqual([
      { name: 'A1', percent: 40 },
      { name: 'B2', percent: 30 },
    ])
    expect(await imports.previewUndo(id)).toMatchObject({
      obstacle: null,
      discountGroups: 1,
      masterData: [{ kind: 'DISCOUNT_GROUP', name: 'B2', stays: false }],
    })
    await imports.undo(id)
    expect(await percents()).toEqual([{ name: 'A1', percent: 32.5 }])
    const again = await imports.runFile(config, file('R;;A1;1;4000;Relais;'))
    await sql`update discount_group set percent = 41 where manufacturer_id = ${manufacturerId}`.execute(
      catalogue.db,
    )
    expect((await imports.previewUndo(again.id)).obstacle).toEqual({
      kind: 'EDITED',
      detail: 'Die Rabattgruppe „A1“ wurde seit diesem Import geändert.',
    })
  })

  test('is not overtaken by who edits a percent meanwhile', async () => {
    lists += 1
    const manufacturerId = await catalogue.aManufacturer(`Werk ${lists}`)
    const { file, config, percents } = await imports.percentsOf(manufacturerId)
    await imports.runFile(config, file('R;;Q1;1;3250;Relais;'))
    const { id } = await imports.runFile(config, file('R;;Q1;1;4000;Relais;'))
    const { id: groupId } = await catalogue.db
      .selectFrom('discount_group')
      .select('id')
      .where('manufacturer_id', '=', manufacturerId)
      .executeTakeFirstOrThrow()
    const { body: group } = await catalogue.get('/discountgroup/', { id: groupId })
    const holder = await catalogue.database.pool.connect()
    let edited: ReturnType<TestCatalogue['post']>
    try {
      await holder.query('begin')
      await holder.query('lock table article_wholesaler in share mode')
      expect((await catalogue.post('/article/import/undo', { id })).status).toBe(202)
      await expect.poll(() => catalogue.waitingFor(holder)).toBeGreaterThan(0)
      const waiting = await catalogue.waitingForLocks()
      let isDone = false
      edited = catalogue.post('/discountgroup/update', { ...group, percent: 41 }).finally(() => {
        isDone = true
      })
      await expect.poll(async () => isDone || (await catalogue.waitingForLocks()) > waiting).toBe(true)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await edited).body.code).toBe('changed-meanwhile')
    expect(await imports.settled(id)).toMatchObject({ state: 'UNDONE' })
    expect(await percents()).toEqual([{ name: 'Q1', percent: 32.5 }])
  })

  test('keeps master data that something else needs by now', async () => {
    const { config } = await aList(['C-1;;a;Stück;1,00;;;;'])
    const { id } = await imports.run(config, [
      header,
      'C-2;;b;Palette;1,00;C-Gruppe;;;',
      'C-3;;b;Beutel;1,00;;;;',
    ])
    const unitId = (await imports.article('C-2'))!.unitId
    await imports.edit('C-1', { unitId })
    expect((await imports.previewUndo(id)).masterData).toEqual(
      expect.arrayContaining([
        { kind: 'UNIT', name: 'Palette', stays: true },
        { kind: 'UNIT', name: 'Beutel', stays: false },
        { kind: 'DISCOUNT_GROUP', name: 'C-Gruppe', stays: false },
      ]),
    )
    await imports.undo(id)
    const units = (await catalogue.db.selectFrom('unit').select('display_name').execute()).map(
      (unit) => unit.display_name,
    )
    expect(units).toContain('Palette')
    expect(units).not.toContain('Beutel')
    expect(await imports.article('C-1')).toMatchObject({ unitName: 'Palette' })
  })

  const choose = (orderNumber: string, matchId: string | undefined, actor?: TestActor) =>
    catalogue.post('/article/replace', { orderNumber, matchId: matchId ?? null }, actor)
  const aCustomer = () => anActor({ companyType: 'CUSTOMER' })

  test('leaves articles that somebody chose where that was agreed to, with all that is theirs', async () => {
    const { config } = await aList(['G-1;GT-1;a;Stück;1,00;;;;'])
    const { id } = await imports.run(config, [
      header,
      'G-1;GT-1;neu;Stück;2,00;;;;',
      'G-2;GT-2;b;Trommel;1,00;G-Gruppe;G-2-ALT;GW-2;0,50',
      'G-3;;c;Beutel;1,00;;;;',
      'G-4;;d;Stück;1,00;;;;',
      'G-5;;e;Stück;1,00;;;;',
    ])
    const chosen = (await imports.idOf('G-2'))!
    await choose('G-X', chosen, aCustomer())
    await choose('G-X', chosen)
    await choose('G-Y', await imports.idOf('G-4'))
    await catalogue.post(`/article/delete?id=${await imports.idOf('G-5')}`, undefined)
    const preview = await imports.previewUndo(id)
    expect(preview).toMatchObject({
      obstacle: null,
      deleted: 1,
      kept: { byCompanies: 1, byOperator: 1 },
      restored: 1,
    })
    expect(preview.examples.map(({ act, orderNumber }: Example) => `${act} ${orderNumber}`).sort()).toEqual([
      'DELETE G-3',
      'KEEP G-2',
      'KEEP G-4',
      'RESTORE G-1',
    ])
    expect(preview.masterData).toEqual(
      expect.arrayContaining([
        { kind: 'UNIT', name: 'Trommel', stays: true },
        { kind: 'DISCOUNT_GROUP', name: 'G-Gruppe', stays: true },
        { kind: 'UNIT', name: 'Beutel', stays: false },
      ]),
    )
    const before = await snapshot()
    expect(await catalogue.post('/article/import/undo', { id })).toMatchObject({
      status: 409,
      body: {
        code: 'undo-impossible',
        kind: 'USED',
        detail: expect.stringMatching(/Der Artikel G-[24] wurde inzwischen für Stücklisten gewählt/),
      },
    })
    expect(await snapshot()).toEqual(before)

    expect(await imports.undo(id, { keepRemembered: true })).toMatchObject({ state: 'UNDONE' })
    const after = await snapshot()
    expect(after.replacement).toEqual(before.replacement)
    const of = (rows: string[]) => rows.filter((row) => row.includes(chosen))
    for (const table of ['article', 'article_number', 'article_wholesaler'])
      expect(of(after[table]!), table).toEqual(of(before[table]!))
    expect(await imports.article('G-1')).toMatchObject({ description: 'a', listPrice: 1 })
    expect(await imports.article('G-2')).toMatchObject({ unitName: 'Trommel', usedByArticleAmount: 2 })
    expect([await imports.idOf('G-3'), await imports.idOf('G-4')]).toEqual([undefined, expect.any(String)])
  })

  test('loses no choice that is made meanwhile', async () => {
    const { config } = await aList(['N-1;;a;;1,00;;;;'])
    const { id } = await imports.run(config, [header, 'N-2;;b;;1,00;;;;', 'N-3;;c;;1,00;;;;'])
    const undoWhileChosen = async (number: string, keepRemembered: boolean) => {
      const chooser = await catalogue.database.pool.connect()
      try {
        await chooser.query('begin')
        await chooser.query(
          `insert into replacement (id, company_id, order_exact, order_loose, order_number, article_id, user_id)
          values (gen_random_uuid(), gen_random_uuid(), $1, $1, $1, $2, gen_random_uuid())`,
          [`${number}-X`, await imports.idOf(number)],
        )
        expect((await catalogue.post('/article/import/undo', { id, keepRemembered })).status).toBe(202)
        await expect.poll(() => catalogue.waitingFor(chooser)).toBeGreaterThan(0)
        await chooser.query('commit')
      } finally {
        chooser.release(true)
      }
      return imports.settled(id)
    }
    expect(await undoWhileChosen('N-2', false)).toMatchObject({
      state: 'ENDED',
      failure:
        'Der Artikel N-2 wurde inzwischen für Stücklisten gewählt und ist gemerkt. Am Katalog wurde nichts geändert.',
    })
    expect(await imports.idOf('N-3')).toBeDefined()
    expect(await undoWhileChosen('N-3', true)).toMatchObject({ state: 'UNDONE', kept: 2 })
    expect(await imports.article('N-2')).toMatchObject({ usedByArticleAmount: 1 })
    expect(await imports.article('N-3')).toMatchObject({ usedByArticleAmount: 1 })
  })

  describe('of articles without a manufacturer', () => {
    let config: string
    beforeAll(async () => {
      config = await imports.aConfig(mapping, { wholesalerId })
    })
    const row = (number: string, description: string, price = '1,00') =>
      `${number};;${description};;${price};;;${number}-W;${price}`

    test('has nothing to do with later imports of others', async () => {
      const before = await snapshot()
      await imports.run(config, [header, row('R-1', 'alt')])
      const first = await imports.run(config, [header, row('R-1', 'neu'), row('R-2', 'neu')])
      const other = await imports.run(config, [header, row('R-3', 'neu')])
      expect((await imports.entryOf(first.id)).undoUntil).not.toBeNull()
      expect(await imports.undo(first.id)).toMatchObject({ state: 'UNDONE' })
      expect(await imports.article('R-1')).toMatchObject({ description: 'alt' })
      expect(await imports.idOf('R-2')).toBeUndefined()
      expect(await imports.article('R-3')).toMatchObject({ description: 'neu' })
      await imports.undo(other.id)
      await catalogue.post(`/article/delete?id=${await imports.idOf('R-1')}`, undefined)
      expect(await snapshot()).toEqual(before)
    })

    test.each([
      ['changed', 'S-1', row('S-1', 'später')],
      ['made', 'S-2', row('S-2', 'später')],
      ['made, in what a wholesaler says alone', 'S-2', 'S-2;;neu;;1,00;;;S-2-W;2,00'],
      ['made, in its numbers alone', 'S-2', 'S-2;;neu;;1,00;;S-2-ALT;;'],
    ])('is refused once a later import changed an article that it %s', async (_how, number, later) => {
      const initial = await imports.run(config, [header, row('S-1', 'alt')])
      const first = await imports.run(config, [header, row('S-1', 'neu'), row('S-2', 'neu')])
      const last = await imports.run(config, [header, later])
      expect((await imports.previewUndo(first.id)).obstacle).toEqual({
        kind: 'EDITED',
        detail: expect.stringContaining(number),
      })
      expect(await catalogue.post('/article/import/undo', { id: first.id })).toMatchObject({
        status: 409,
        body: { code: 'undo-impossible', kind: 'EDITED' },
      })
      expect([initial, first, last].map(({ state }) => state)).toEqual(['ENDED', 'ENDED', 'ENDED'])
      for (const made of ['S-1', 'S-2'])
        await catalogue.post(`/article/delete?id=${await imports.idOf(made)}`, undefined)
    })
  })

  describe('is refused', () => {
    const refused = async (id: string, kind: string, detail: string | RegExp) => {
      const before = await snapshot()
      expect((await imports.previewUndo(id)).obstacle).toEqual({
        kind,
        detail: expect.stringMatching(detail),
      })
      const { status, body } = await catalogue.post('/article/import/undo', { id })
      expect([status, body.code, body.kind]).toEqual([409, 'undo-impossible', kind])
      expect(body.detail).toMatch(detail)
      expect(await snapshot()).toEqual(before)
    }

    test('after a later import of the manufacturer, until that one is undone as well', async () => {
      const { config, first } = await aList(['D-1;;a;;1,00;;;;'])
      const second = await imports.run(config, [header, 'D-1;;b;;1,00;;;;'])
      await refused(first.id, 'LATER_IMPORT', /Import „liste\.csv“ vom \d/)
      expect((await imports.entryOf(first.id)).undoUntil).toBeNull()
      await imports.undo(second.id)
      await refused(first.id, 'NOT_KEPT', 'nicht mehr aufbewahrt')
      const elsewhere = await aList(['D-9;;a;;1,00;;;;'])
      expect((await imports.previewUndo(elsewhere.first.id)).obstacle).toBeNull()
    })

    test.each([
      ['an article that it changed was edited', 'E-1', 'EDITED'],
      ['an article that it made was edited', 'E-2', 'EDITED'],
    ])('once %s', async (_what, number, kind) => {
      const { config } = await aList(['E-1;;a;;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'E-1;;b;;1,00;;;;', 'E-2;;b;;1,00;;;;'])
      const article = await catalogue.db
        .selectFrom('article')
        .select(['id', 'edit_version'])
        .where('order_number', '=', number)
        .orderBy('create_date', 'desc')
        .executeTakeFirstOrThrow()
      const edited = { id: article.id, editVersion: article.edit_version, description: 'von Hand' }
      expect((await catalogue.post('/article/update', edited)).status).toBe(200)
      await refused(id, kind, `Der Artikel ${number} wurde`)
    })

    test('once an article that it changed was deleted', async () => {
      const { config } = await aList(['F-1;;a;;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'F-1;;b;;1,00;;;;'])
      await catalogue.post(`/article/delete?id=${await imports.idOf('F-1')}`, undefined)
      await refused(id, 'DELETED', 'Der Artikel F-1 wurde')
    })

    test('but not while another article was chosen against one that it made', async () => {
      const { config } = await aList(['Q-1;;a;;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'Q-2;;b;;1,00;;;;'])
      const against = await imports.idOf('Q-2')
      await catalogue.post('/article/replace', { orderNumber: 'Q-2', matchId: await imports.idOf('Q-1') })
      const chosen = () =>
        catalogue.db
          .selectFrom('replacement')
          .select(['order_number', 'against_article_id'])
          .where('order_exact', '=', 'Q-2')
          .executeTakeFirst()
      expect(await chosen()).toEqual({ order_number: 'Q-2', against_article_id: against })
      await imports.undo(id)
      expect(await imports.idOf('Q-2')).toBeUndefined()
      expect(await chosen()).toEqual({ order_number: 'Q-2', against_article_id: null })
    })

    test('once its manufacturer, or a unit that would come back, is gone', async () => {
      const { config, manufacturerId } = await aList(['H-1;;a;Satz;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'H-1;;b;Stück;1,00;;;;'])
      const isGone = 'zusammengeführt oder gelöscht'
      await sql`delete from unit where display_name = 'Satz'`.execute(catalogue.db)
      await refused(id, 'COMBINED', isGone)
      await sql`insert into unit (id, display_name) select unit_id, 'Satz' from ${sql.table(beforeTables(id).changed)}`.execute(
        catalogue.db,
      )
      expect((await imports.previewUndo(id)).obstacle).toBeNull()
      const buyer = await catalogue.aManufacturer('Käufer')
      for (const table of ['article', 'import_config'])
        await sql`update ${sql.table(table)} set manufacturer_id = ${buyer} where manufacturer_id = ${manufacturerId}`.execute(
          catalogue.db,
        )
      await sql`delete from manufacturer where id = ${manufacturerId}`.execute(catalogue.db)
      await refused(id, 'COMBINED', isGone)
    })

    test('once a manufacturer whose articles it only deleted was imported again, or is gone', async () => {
      const kept = await catalogue.aManufacturer(`Bleibt ${lists}`)
      const shrunk = await catalogue.aManufacturer(`Schrumpft ${lists}`)
      const both = { Hersteller: 'manufacturerName', ...mapping }
      const line = (maker: string, number: string, description: string) =>
        `${maker} ${lists};${number};;${description};;1,00;;;;`
      const plain = await imports.aConfig(both, { wholesalerId })
      const proposing = await imports.aConfig(both, { wholesalerId, propose: true })
      const bothHeader = `Hersteller;${header}`
      const same = line('Schrumpft', 'O-2', 'a')
      await imports.run(plain, [bothHeader, line('Bleibt', 'O-1', 'a'), same, line('Schrumpft', 'O-3', 'a')])
      const { id } = await imports.run(proposing, [bothHeader, line('Bleibt', 'O-1', 'b'), same])
      await imports.choose(id, { chosen: true, class: 'GONE' })
      expect(await imports.accept(id)).toMatchObject({ updated: 1, unchanged: 1, deleted: 1 })
      const later = await imports.run(plain, [bothHeader, line('Schrumpft', 'O-2', 'c')])
      await refused(id, 'LATER_IMPORT', /Import „liste\.csv“ vom \d/)
      await sql`update article_import set state = 'UNDONE' where id = ${later.id}`.execute(catalogue.db)
      // As it is kept of imports that told only what they wrote.
      await sql`update article_import set touched = ${[kept]}::uuid[], undo_until = now() + interval '1 day'
        where id = ${id}`.execute(catalogue.db)
      await sql`update article set manufacturer_id = ${kept} where manufacturer_id = ${shrunk}`.execute(
        catalogue.db,
      )
      await sql`delete from manufacturer where id = ${shrunk}`.execute(catalogue.db)
      await refused(id, 'COMBINED', 'zusammengeführt oder gelöscht')
    })

    test('once units of its articles were combined', async () => {
      const { config } = await aList(['M-1;;a;;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'M-1;;b;Zoll;1,00;;;;'])
      const unitIds = [await catalogue.aUnit('Inch'), (await imports.article('M-1'))!.unitId].join(',')
      const { status, body } = await catalogue.get('/unit/combine', { unitIds })
      expect(status, JSON.stringify(body)).toBe(200)
      await refused(id, 'COMBINED', /Danach wurden Stammdaten zu „Inch“ zusammengeführt/)
    })

    test('once a number that would come back belongs to another article', async () => {
      const { config, manufacturerId } = await aList(['I-1;I-T;a;;1,00;;;;'])
      const { id } = await imports.run(config, [header, 'I-2;I-T;a;;1,00;;;;'])
      expect(await imports.idOf('I-1')).toBeUndefined()
      expect((await catalogue.post('/article/', { orderNumber: 'I-1', manufacturerId })).status).toBe(201)
      await refused(id, 'NUMBER_TAKEN', 'Die Nummer I-1 hat inzwischen')
    })

    test("once a wholesaler's info that it changed was changed again", async () => {
      const { config } = await aList(['J-1;;a;;1,00;;;W-1;1,00'])
      const { id } = await imports.run(config, [header, 'J-1;;a;;1,00;;;W-1;2,00'])
      const info = { wholesalerId, orderNumber: 'W-1', purchasePrice: 3 }
      await imports.edit('J-1', { wholesalerInfos: [info] })
      await refused(id, 'EDITED', 'Großhändlers zu W-1')
    })

    test('while an import runs, and an import while it is undone', async () => {
      const { config, first } = await aList(['K-1;;a;;1,00;;;;'])
      const holder = await catalogue.database.pool.connect()
      try {
        await holder.query('begin')
        await holder.query('lock table article in access exclusive mode')
        const running = await imports.start(config, [header, 'K-2;;a;;1,00;;;;'])
        expect(running.status).toBe(202)
        expect(await catalogue.post('/article/import/undo', { id: first.id })).toMatchObject({
          status: 409,
          body: { code: 'import-running' },
        })
        await catalogue.get('/article/import/abort')
        await catalogue.importRunner.ended()
      } finally {
        await holder.query('rollback')
        holder.release()
      }
      const both = await Promise.all([
        catalogue.post('/article/import/undo', { id: first.id }),
        catalogue.post('/article/import/undo', { id: first.id }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
      expect(await imports.settled(first.id)).toMatchObject({ state: 'UNDONE' })
      expect(await imports.idOf('K-1')).toBeUndefined()
    })
  })

  test('aborted, the import stays; what is no longer needed is cleared away', async () => {
    const { config, first } = await aList(['L-1;;a;;1,00;;;;'])
    const holder = await catalogue.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from article limit 1')
      await holder.query('lock table article in row exclusive mode')
      expect((await catalogue.post('/article/import/undo', { id: first.id })).status).toBe(202)
      expect((await catalogue.get('/article/import')).body).toMatchObject({
        importId: first.id,
        work: 'UNDO',
      })
      expect((await imports.start(config, [header])).body.code).toBe('import-running')
      expect((await catalogue.get('/article/import/abort')).status).toBe(200)
      expect(await imports.entryOf(first.id)).toMatchObject({ state: 'ENDED', created: 1 })
      await catalogue.decisionRunner.ended()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await imports.idOf('L-1')).toBeDefined()
    await imports.undo(first.id)
    expect(await imports.idOf('L-1')).toBeUndefined()
    await sql`update article_import set undo_until = now() - interval '1 day' where undo_until is not null`.execute(
      catalogue.db,
    )
    await imports.run(config, [header, 'L-1;;a;;1,00;;;;'])
    expect(await keptTables()).toBe(4)
  })
})
