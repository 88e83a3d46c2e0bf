import { uuidv7 } from '@schrankwerk/service-kit'
import { article4 } from '@schrankwerk/spreadsheet/hostile-exchange'
import { anActor } from '@schrankwerk/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { streamNotices } from '../article-import/import-remarks.queries.ts'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { expireProposals } from './expire-proposals.ts'
import { importsInto } from './imports.example.ts'

const mapping = {
  Nummer: 'orderNumber',
  Typ: 'manufacturerNumber',
  Name: 'description',
  Einheit: 'unit',
  Preis: 'listPrice',
  EAN: 'eanNumber',
  Alt: 'possibleOrderNumber',
}
const header = Object.keys(mapping).join(';')

// The same promises hold for both ways to write: rows where they are, and tables that are built anew.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('a proposal %s', (_way, rebuild) => {
  let catalogue: TestCatalogue
  let imports: ReturnType<typeof importsInto>
  let manufacturers = 0
  beforeAll(async () => {
    catalogue = await aCatalogue({ rebuild })
    imports = importsInto(catalogue)
  })
  afterAll(() => catalogue.stop())

  /** Also where a test failed: what stays open keeps its tables, and later tests count them. */
  afterEach(async () => {
    const { body } = await catalogue.get('/article/import/history')
    for (const { id, state } of body) {
      const isOpen = state === 'PROPOSED' || state === 'RUNNING'
      if (isOpen && (await imports.settled(id)).state === 'PROPOSED') await imports.reject(id)
    }
  })

  /** A list of a manufacturer of its own, in the catalogue by a plain import, and a configuration that proposes. */
  async function aList(lines: string[]) {
    manufacturers += 1
    const name = `Werk ${manufacturers}`
    const manufacturerId = await catalogue.aManufacturer(name)
    const plain = await imports.aConfig(mapping, { manufacturerId })
    const config = await imports.aConfig(mapping, { manufacturerId, propose: true })
    if (lines.length > 0) await imports.run(plain, [header, ...lines])
    return { name, manufacturerId, plain, config }
  }
  const tables = async () => {
    const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables
      where tablename like 'import\\_proposal\\_%'`.execute(catalogue.db)
    return rows.length
  }

  test('says of new articles that nothing gives a manufacturer, and counts them, which is no reason to leave them out', async () => {
    const lines = [header, 'OHNE-1;;Schütz;Stück;10,00;;', 'OHNE-2;;Relais;Stück;12,00;;']
    const config = await imports.aConfig(mapping, { propose: true })
    const { id } = await imports.run(config, lines)
    expect(await imports.proposal(id)).toMatchObject({ newWithoutManufacturer: 2 })
    const notices = ['Ohne Hersteller']
    expect(await imports.rows(id, 'NEW')).toMatchObject([{ notices }, { notices }])
    await imports.reject(id)
    const plain = await imports.aConfig(mapping)
    const first = await imports.run(plain, lines.slice(0, 2))
    expect(first).toMatchObject({ created: 1, newWithoutManufacturer: 1 })
    expect(await imports.run(plain, lines)).toMatchObject({ created: 1, newWithoutManufacturer: 1 })
    const { id: again } = await imports.run(config, lines)
    expect(await imports.proposal(again)).toMatchObject({ newWithoutManufacturer: 0 })
    await imports.reject(again)
    const { plain: owned } = await aList([])
    expect(await imports.run(owned, lines)).toMatchObject({ created: 2, newWithoutManufacturer: 0 })
  })

  test('says of new articles that they have no price, and of lines that they break off', async () => {
    const { config } = await aList(['P-9;;Lampe;Stück;10,00;;'])
    const { id } = await imports.run(config, [
      header,
      'P-1;;leer;Stück;;;',
      'P-2;;Anfrage;Stück;auf Anfrage;;',
      'P-3;;Nichts;Stück;0,00;;',
      'P-4;;abgebro',
      'P-9;;Lampe',
      'P-5;;ganz;Stück;5,00;;',
    ])
    const noted = async (name: string) =>
      Object.fromEntries((await imports.rows(id, name)).map((row) => [row.orderNumber, row.notices]))
    const cutOff = 'Zeile unvollständig: 3 von 7 Spalten'
    expect(await noted('NEW')).toEqual({
      'P-1': ['Ohne Preis'],
      'P-2': ['Ohne Preis'],
      'P-3': [],
      'P-4': [cutOff, 'Ohne Preis'],
      'P-5': [],
    })
    expect(await noted('UNCHANGED')).toEqual({ 'P-9': [cutOff] })
  })

  test('what it would have shown of prices and missing articles, an import without it counts', async () => {
    const { plain } = await aList([
      'Z-1;;a;Stück;10,00;;',
      'Z-2;;b;Stück;10,00;;',
      'Z-3;;c;Stück;10,00;;',
      'Z-4;;d;Stück;10,00;;',
      'Z-5;;e;Stück;10,00;;',
    ])
    const entry = await imports.run(plain, [
      header,
      'Z-1;;a;Stück;100,00;;',
      'Z-2;;b;Stück;0,10;;',
      'Z-3;;c;Stück;30,00;;',
      'Z-4;;d;Stück;-1;;',
      'Z-6;;neu;Stück;1,00;;',
      'Z-6;;neu;Stück;1,00;;',
    ])
    expect(entry).toMatchObject({ created: 1, updated: 3, skipped: 2, tenfoldPrices: 2, notListed: 1 })
    expect(entry.notices).toBe(2)
    const remarks: unknown[] = []
    for await (const remark of streamNotices(catalogue.db, entry.id)) remarks.push(remark)
    expect(remarks).toMatchObject([
      { line: 2, reason: 'Listenpreis um Zehnerpotenzen anders: bisher 10,00 €, jetzt 100,00 €' },
      { line: 3, reason: 'Listenpreis um Zehnerpotenzen anders: bisher 10,00 €, jetzt 0,10 €' },
    ])
    const many = Array.from({ length: 1002 }, (_, at) => `ZT-${at};;a;Stück;`)
    const { plain: long } = await aList(many.map((line) => `${line}10,00;;`))
    const { id: wrong, ...counts } = await imports.run(long, [header, ...many.map((line) => `${line}0,10;;`)])
    expect(counts).toMatchObject({ tenfoldPrices: 1002, notices: 1001 })
    const told: string[] = []
    for await (const { line, reason } of streamNotices(catalogue.db, wrong)) told.push(`${line}: ${reason}`)
    expect(told).toContain(
      '1001: Bei 2 weiteren Artikeln unterhalb dieser Zeile ist ein Preis um Zehnerpotenzen anders',
    )
    const forMail = await catalogue.internalApp.request(`/internal/article-import?id=${entry.id}`, {
      headers: { Authorization: 'Bearer service' },
    })
    expect(await forMail.json()).toMatchObject({
      tenfoldPrices: 2,
      notListed: 1,
      notices: 2,
      newWithoutManufacturer: 0,
      deleted: 0,
    })
    // Of six articles: half of them is a whole list with gaps, less is plainly a part.
    const part = ['Z-1;;a;Stück;101,00;;', 'Z-2;;b;Stück;0,11;;', 'Z-3;;c;Stück;31,00;;']
    expect(await imports.run(plain, [header, ...part])).toMatchObject({ updated: 3, notListed: 3 })
    expect(await imports.run(plain, [header, ...part.slice(1)])).toMatchObject({ unchanged: 2, notListed: 0 })
    const { config } = await aList(['Z-1;;a;Stück;10,00;;', 'Z-2;;b;Stück;10,00;;'])
    const { id } = await imports.run(config, [header, 'Z-1;;a;Stück;100,00;;'])
    await imports.choose(id, { class: 'SUSPICIOUS', chosen: true })
    expect(await imports.accept(id)).toMatchObject({ updated: 1, tenfoldPrices: 0, notListed: 0 })
  })

  test('an import without it names units that became others, and the master data it made', async () => {
    const { plain } = await aList([
      'UE-1;;a;Stück;10,00;;',
      'UE-2;;b;Stück;10,00;;',
      'UE-3;;c;;10,00;;',
      'UE-4;;d;Stück;10,00;;',
    ])
    const entry = await imports.run(plain, [
      header,
      'UE-1;;a;Spule;10,00;;',
      'UE-2;;b;;11,00;;',
      'UE-3;;c;Stück;10,00;;',
      'UE-4;;d;Haspel;10,00;;',
    ])
    expect(entry).toMatchObject({ updated: 4, otherUnits: 2, notices: 2 })
    const made = { manufacturers: { amount: 0, names: [] }, units: { amount: 2, names: ['Haspel', 'Spule'] } }
    expect(entry.made).toEqual(made)
    const remarks: string[] = []
    for await (const { line, reason } of streamNotices(catalogue.db, entry.id))
      remarks.push(`${line}: ${reason}`)
    expect(remarks).toEqual([
      '2: Einheit geändert: bisher Stück, jetzt Spule',
      '5: Einheit geändert: bisher Stück, jetzt Haspel',
    ])
  })

  test('says of each row what would become of it; the catalogue stays as it is', async () => {
    const { config, name } = await aList([
      'A-1;T1;Schütz;Stück;10,00;4006381333931;',
      'A-2;T2;Relais;Stück;10,00;;',
      'A-3;T3;Klemme;Stück;10,00;;',
      'A-4;T4;Schiene;Stück;10,00;;',
      'A-5;T5;Kanal;Stück;10,00;;',
      'A-6;T6;Lampe;Stück;10,00;;',
      'A-7;T7;Taster;Stück;10,00;;',
    ])
    const before = await imports.article('A-2')
    const entry = await imports.run(config, [
      header,
      'A-1;T1;Schütz;Stück;10,00;4006381333932;',
      'A-2;T2;Relais;Stück;11,00;;',
      'A-3;T3;Klemme;Meter;10,00;;',
      'A-4;T4;Schiene;Stück;100,00;;',
      'A-5;T5;Kanal;Stück;10,00;;A-5-ALT',
      'A-6;T6;Lampe;Stück;10,00;;',
      'A-8;T8;Neu;Karton;5,00;;',
      ';;ohne Nummer;;;;',
      'A-9;T9;doppelt;;2,00;;',
      'A-9;T9;gilt;;2,00;;',
      'A-2B;T2B;teurer;Stück;70,00;;',
    ])
    expect(entry).toMatchObject({ state: 'PROPOSED', work: null, rows: 11, created: 0, endedAt: null })
    expect(await imports.article('A-2')).toEqual(before)
    expect(await imports.article('A-8')).toBeUndefined()

    const proposal = await imports.proposal(entry.id)
    expect(proposal.classes).toEqual([
      { class: 'NEW', rows: 3, chosen: 3 },
      { class: 'CHANGED', rows: 2, chosen: 2 },
      { class: 'SUSPICIOUS', rows: 3, chosen: 0 },
      { class: 'UNCHANGED', rows: 1, chosen: 0 },
      { class: 'SKIPPED', rows: 2, chosen: 0 },
      { class: 'GONE', rows: 1, chosen: 0 },
    ])
    expect(proposal.suspicions).toEqual([
      { reason: 'PRICE_TENFOLD', rows: 1 },
      { reason: 'EAN', rows: 1 },
      { reason: 'UNIT', rows: 1 },
    ])
    expect(proposal).toMatchObject({
      editVersion: 2,
      manufacturers: { total: 1, names: [name] },
      newUnits: { total: 1, names: ['Karton'] },
    })

    const changed = await imports.rows(entry.id, 'CHANGED')
    expect(changed).toMatchObject([
      {
        orderNumber: 'A-2',
        line: 3,
        priceFactor: 1.1,
        listPrice: 11,
        changes: [{ field: 'listPrice', old: 10, new: 11 }],
        chosen: true,
        changedSince: false,
      },
      { orderNumber: 'A-5', changes: [{ field: 'possibleOrderNumber', old: null, new: 'A-5-ALT' }] },
    ])
    expect(await imports.rows(entry.id, 'SUSPICIOUS')).toMatchObject([
      { orderNumber: 'A-4', suspicions: ['PRICE_TENFOLD'], priceFactor: 10, chosen: false },
      {
        orderNumber: 'A-1',
        suspicions: ['EAN'],
        notices: [expect.stringContaining('Prüfziffer')],
        changes: [],
      },
      {
        orderNumber: 'A-3',
        suspicions: ['UNIT'],
        changes: [{ field: 'unit', old: 'Stück', new: 'Meter' }],
      },
    ])
    expect(await imports.rows(entry.id, 'SUSPICIOUS', { suspicion: 'EAN' })).toHaveLength(1)
    expect(await imports.rows(entry.id, 'NEW')).toMatchObject([
      { orderNumber: 'A-8', unitName: 'Karton', listPrice: 5, articleId: null, manufacturerName: name },
      { orderNumber: 'A-9', description: 'gilt' },
      { orderNumber: 'A-2B' },
    ])
    expect(await imports.rows(entry.id, 'NEW', { searchTerm: 'a2' })).toMatchObject([{ orderNumber: 'A-2B' }])
    expect(await imports.rows(entry.id, 'UNCHANGED')).toMatchObject([{ orderNumber: 'A-6', changes: [] }])
    expect(await imports.rows(entry.id, 'SKIPPED')).toMatchObject([
      { line: 9, skipReason: 'Keine Bestellnummer', chosen: false },
      { line: 10, skipReason: expect.stringContaining('noch einmal in Zeile 11') },
    ])
    expect(await imports.rows(entry.id, 'GONE')).toMatchObject([
      { row: -1, line: null, orderNumber: 'A-7', chosen: false, usedBy: 0 },
    ])

    const { newUnits } = await imports.choose(entry.id, { chosen: true, class: 'SUSPICIOUS' })
    expect(newUnits).toEqual({ total: 2, names: ['Karton', 'Meter'] })
    const accepted = await imports.accept(entry.id)
    expect(accepted).toMatchObject({
      state: 'ENDED',
      created: 3,
      updated: 4,
      unchanged: 2,
      skipped: 2,
      deleted: 0,
    })
    expect(await imports.article('A-4')).toMatchObject({ listPrice: 100 })
    expect(await imports.article('A-5')).toMatchObject({ possibleOrderNumbers: ['A-5-ALT'] })
    expect(await imports.article('A-7')).toBeDefined()
    await expect.poll(tables).toBe(0)
  })

  test('announces the names that rows need which are taken, and no others', async () => {
    const { config } = await aList(['N-1;;a;Stück;10,00;;'])
    const { id } = await imports.run(config, [
      header,
      'N-1;;a;Kanister;100,00;;',
      'N-2;;b;Fass;1,00;;',
      'N-3;;c;Fass;1,00;;',
      'N-4;;d;Bund;1,00;;',
      'N-4;;d;Fass;1,00;;',
    ])
    const announced = async () => (await imports.proposal(id)).newUnits.names
    expect(await announced()).toEqual(['Fass'])
    await imports.choose(id, { chosen: true, rows: [2] })
    expect(await announced()).toEqual(['Fass', 'Kanister'])
    await imports.choose(id, { chosen: false, rows: [3, 4] })
    expect(await announced()).toEqual(['Fass', 'Kanister'])
    await imports.choose(id, { chosen: false, rows: [6] })
    expect(await announced()).toEqual(['Kanister'])
    await imports.choose(id, { chosen: false, class: 'SUSPICIOUS' })
    expect(await announced()).toEqual([])
    await imports.accept(id)
    const units = await catalogue.db.selectFrom('unit').select('display_name').execute()
    const made = units.map((unit) => unit.display_name)
    expect(made.filter((name) => ['Fass', 'Kanister', 'Bund'].includes(name))).toEqual([])
  })

  test('announces a new group with its percent, not as one without', async () => {
    const { manufacturerId } = await aList([])
    const { file, proposing } = await imports.percentsOf(manufacturerId)
    const { id } = await imports.runFile(
      proposing,
      file(
        article4(`PG-1-${manufacturers}`).replace(';A1;', ';MIT;'),
        article4(`PG-2-${manufacturers}`).replace(';A1;', ';OHNE;'),
        'R;;MIT;1;3250;;',
      ),
    )
    const { newDiscountGroups, discountPercents } = await imports.proposal(id)
    expect(newDiscountGroups.names).toEqual(['OHNE'])
    expect(discountPercents.groups).toEqual([{ name: 'MIT', old: null, new: 32.5 }])
  })

  test('becomes visible without the rows that were left out, singly or by class', async () => {
    const { config } = await aList(['B-1;;alt;;1,00;;', 'B-2;;alt;;1,00;;', 'B-3;;alt;;1,00;;'])
    const { id } = await imports.run(config, [
      header,
      'B-1;;neu;;1,00;;',
      'B-2;;neu;;1,00;;',
      'B-3;;neu;;9,00;;',
      'B-4;;neu;Palette;1,00;;',
      'B-5;;neu;;1,00;;',
    ])
    await imports.choose(id, { chosen: false, rows: [2] })
    await imports.choose(id, { chosen: false, class: 'NEW' })
    await imports.choose(id, { chosen: true, rows: [4] })
    const { classes } = await imports.choose(id, { chosen: true, rows: [6] })
    expect(classes.slice(0, 3)).toEqual([
      { class: 'NEW', rows: 2, chosen: 1 },
      { class: 'CHANGED', rows: 2, chosen: 1 },
      { class: 'SUSPICIOUS', rows: 1, chosen: 1 },
    ])
    expect(await imports.rows(id, 'CHANGED', { chosen: false })).toMatchObject([{ orderNumber: 'B-1' }])
    expect(await imports.accept(id)).toMatchObject({ created: 1, updated: 2, unchanged: 0, skipped: 2 })
    expect(await imports.article('B-1')).toMatchObject({ description: 'alt' })
    expect(await imports.article('B-3')).toMatchObject({ description: 'neu', listPrice: 9 })
    expect(await imports.article('B-4')).toBeUndefined()
    expect(await imports.article('B-5')).toBeDefined()
    const { body } = await catalogue.get('/article/import/skipped', { id })
    expect(body).toContain('Beim Prüfen ausgelassen')
    const units = await catalogue.db.selectFrom('unit').select('display_name').execute()
    expect(units.map((unit) => unit.display_name)).not.toContain('Palette')
  })

  test('takes what is suspicious only where somebody chose it: a price more than doubled or halved, or no number', async () => {
    const { config } = await aList([
      'K-1;;a;;10,00;;',
      'K-2;;b;;33,33;;',
      'K-3;;c;;10,00;;',
      'K-4;;d;;10,00;;',
      'K-5;;e;;10,00;;',
      'K-6;;f;;10,00;;',
      'K-7;;g;;10,00;;',
      'K-9;;i;;118,00;;',
    ])
    const entry = await imports.run(config, [
      header,
      'K-1;;a;;48,60;;',
      'K-2;;b;;66,66;;',
      'K-3;;c;;5,00;;',
      'K-4;;d;;4,99;;',
      'K-5;;neu;;abc;;',
      'K-6;;f;;abc;;',
      'K-7;;neu;;auf Anfrage;;',
      'K-8;;h;;abc;;',
      'K-9;;i;;0,00;;',
    ])
    const { id } = entry
    expect(entry).toMatchObject({ skipped: 0, notices: 4 })
    const proposal = await imports.proposal(id)
    expect(proposal.classes.slice(0, 4)).toEqual([
      { class: 'NEW', rows: 0, chosen: 0 },
      { class: 'CHANGED', rows: 2, chosen: 2 },
      { class: 'SUSPICIOUS', rows: 7, chosen: 0 },
      { class: 'UNCHANGED', rows: 0, chosen: 0 },
    ])
    expect(proposal.suspicions).toEqual([
      { reason: 'PRICE_JUMP', rows: 3 },
      { reason: 'NOTICE', rows: 4 },
    ])
    const note = 'Listenpreis „abc“ ist keine Zahl und wurde nicht übernommen, ein bisheriger Preis bleibt'
    expect(await imports.rows(id, 'SUSPICIOUS')).toMatchObject([
      { orderNumber: 'K-9', suspicions: ['PRICE_JUMP'], priceFactor: 0, chosen: false },
      { orderNumber: 'K-1', suspicions: ['PRICE_JUMP'], priceFactor: 4.86, chosen: false },
      { orderNumber: 'K-4', suspicions: ['PRICE_JUMP'], priceFactor: 0.499, chosen: false },
      {
        orderNumber: 'K-5',
        suspicions: ['NOTICE'],
        notices: [note],
        listPrice: 10,
        changes: [{ field: 'description', old: 'e', new: 'neu' }],
      },
      { orderNumber: 'K-6', suspicions: ['NOTICE'], notices: [note], changes: [] },
      {
        orderNumber: 'K-7',
        suspicions: ['NOTICE'],
        notices: [
          'Listenpreis „auf Anfrage“ nennt keinen Betrag, der bisherige Preis bleibt; gilt er nicht mehr, löschen Sie ihn im Artikel',
        ],
        changes: [{ field: 'description', old: 'g', new: 'neu' }],
      },
      {
        orderNumber: 'K-8',
        suspicions: ['NOTICE'],
        notices: [note, 'Ohne Preis'],
        articleId: null,
        listPrice: null,
      },
    ])
    await imports.choose(id, { chosen: true, rows: [6, 8, 9] })
    expect(await imports.accept(id)).toMatchObject({ created: 1, updated: 4, skipped: 4 })
    expect(await imports.article('K-9')).toMatchObject({ listPrice: 118 })
    expect(await imports.article('K-1')).toMatchObject({ listPrice: 10 })
    expect(await imports.article('K-2')).toMatchObject({ listPrice: 66.66 })
    expect(await imports.article('K-3')).toMatchObject({ listPrice: 5 })
    expect(await imports.article('K-4')).toMatchObject({ listPrice: 10 })
    expect(await imports.article('K-5')).toMatchObject({ description: 'neu', listPrice: 10 })
    expect(await imports.article('K-7')).toMatchObject({ description: 'neu', listPrice: 10 })
    expect(await imports.article('K-8')).toMatchObject({ listPrice: null })
  })

  test('a new article whose number is there in another spelling or of another manufacturer, or of an absurd price, waits', async () => {
    const { name } = await aList([
      '1SCA 022521R-8910;OT16F4N2;Lasttrenner 4-polig;;30,00;;1SCA105332R1001',
      'KURZ1;;Klemme;;1,00;;',
    ])
    const { config, name: own } = await aList(['EIGEN-0005;;Relais;;2,00;;'])
    const { id } = await imports.run(config, [
      header,
      'EIGEN 0005;;Relais;;2,00;;',
      '1SCA022521R8910;;Schalter;;31,00;;',
      'EIGEN-0001;OT 16F4N2;Schalter;;31,00;;',
      'EIGEN-0002;1SCA105332R1001;Schalter;;31,00;;',
      'EIGEN-0003;;Schütz;;1.000.000,00;;',
      'EIGEN-0004;;Schütz;;999.999,99;;',
      'KURZ1;;Klemme;;1,00;;',
      'EIGEN-0005;OT16F4N2;Relais;;2,00;;',
    ])
    const noted = await imports.rows(id, 'SUSPICIOUS', { suspicion: 'NOTICE' })
    expect(noted.map(({ orderNumber, chosen, notices }) => [orderNumber, chosen, ...notices])).toEqual([
      ['EIGEN 0005', false, `Die Nummer EIGEN-0005 hat schon ${own}: „Relais“`],
      ['1SCA022521R8910', false, `Die Nummer 1SCA 022521R-8910 hat schon ${name}: „Lasttrenner 4-polig“`],
      ['EIGEN-0001', false, `Die Nummer OT16F4N2 hat schon ${name}: „Lasttrenner 4-polig“`],
      ['EIGEN-0002', false, `Die Nummer 1SCA105332R1001 hat schon ${name}: „Lasttrenner 4-polig“`],
      ['EIGEN-0003', false, 'Listenpreis von 1.000.000,00 € für ein Stück'],
    ])
    expect(await imports.rows(id, 'NEW')).toMatchObject([
      { orderNumber: 'EIGEN-0004' },
      { orderNumber: 'KURZ1' },
    ])
    expect((await imports.entryOf(id)).notices).toBe(5)
  })

  test('a price that was converted says from what, and waits for nobody', async () => {
    const { manufacturerId } = await aList([])
    const config = await imports.aConfig(mapping, {
      manufacturerId,
      propose: true,
      currency: 'USD',
      currencyRate: 0.92,
    })
    const { id } = await imports.run(config, [
      header,
      'USD-1;;Relais;;100,00;;',
      'USD-2;;Relais;;80,00 EUR;;',
    ])
    expect(await imports.rows(id, 'NEW')).toMatchObject([
      { listPrice: 92, notices: ['Listenpreis umgerechnet aus 100,00 USD'], chosen: true },
      { listPrice: 80, notices: [] },
    ])
    await imports.accept(id)
    expect(await imports.article('USD-1')).toMatchObject({ listPrice: 92 })
  })

  test('a number with two prices in one list is suspicious, and says where the other one stands', async () => {
    const { config } = await aList(['M-1;;a;;10,00;;', 'M-2;;b;;10,00;;'])
    const lines = [
      'M-1;;a;;11,00;;',
      'M-2;;b;;11,00;;',
      'M-1;;a;;12,00;;',
      'M-2;;b;;11,00;;',
      ';;ohne Nummer;;;;',
    ]
    const { id, notices } = await imports.run(config, [header, ...lines])
    expect(notices).toBe(1)
    expect(await imports.rows(id, 'SUSPICIOUS')).toMatchObject([
      {
        orderNumber: 'M-1',
        line: 4,
        suspicions: ['NOTICE'],
        notices: ['Die Nummer M-1 steht auch in Zeile 2, dort mit einem anderen Preis; diese Zeile gilt'],
        chosen: false,
      },
    ])
    expect(await imports.rows(id, 'CHANGED')).toMatchObject([{ orderNumber: 'M-2', line: 5, chosen: true }])
    await imports.choose(id, { chosen: true, class: 'SUSPICIOUS' })
    expect(await imports.accept(id)).toMatchObject({ updated: 2, notices: 1 })
    expect(await imports.article('M-1')).toMatchObject({ listPrice: 12 })
  })

  test('leaves out what was changed since, unless the row is chosen again', async () => {
    const lines = ['C-1;;alt;;1,00;;', 'C-2;;alt;;1,00;;', 'C-3;;alt;;1,00;;', 'C-4;;alt;;1,00;;']
    const { config, manufacturerId } = await aList([...lines, 'C-7;;weg;;1,00;;'])
    const { id } = await imports.run(config, [
      header,
      ...lines.map((line) => line.replace('alt', 'Liste')),
      'C-5;;Liste;;1,00;;',
      'C-6;;Liste;;1,00;;',
    ])
    await imports.choose(id, { chosen: true, class: 'GONE' })
    await imports.edit('C-1', { listPrice: 2 })
    await imports.edit('C-2', { listPrice: 2 })
    await imports.edit('C-7', { listPrice: 2 })
    await catalogue.post(`/article/delete?id=${await imports.idOf('C-3')}`, undefined)
    const byHand = { manufacturerId, description: 'von Hand' }
    expect((await catalogue.post('/article/', { ...byHand, orderNumber: 'C-5' })).status).toBe(201)
    expect((await catalogue.post('/article/', { ...byHand, orderNumber: 'C-6' })).status).toBe(201)
    const since = [
      ...(await imports.rows(id, 'CHANGED', { changedSince: true })),
      ...(await imports.rows(id, 'NEW', { changedSince: true })),
      ...(await imports.rows(id, 'GONE', { changedSince: true })),
    ]
    expect(since.map((row) => row.orderNumber)).toEqual(['C-1', 'C-2', 'C-3', 'C-5', 'C-6', 'C-7'])
    expect(since.every((row) => row.changedSince)).toBe(true)
    await imports.choose(id, { chosen: true, rows: [3, 7] })
    expect(await imports.rows(id, 'CHANGED', { changedSince: true })).toMatchObject([
      { orderNumber: 'C-1' },
      { orderNumber: 'C-3' },
    ])
    const entry = await imports.accept(id)
    expect(entry).toMatchObject({ created: 0, updated: 3, unchanged: 0, skipped: 3, deleted: 0 })
    expect(await imports.article('C-1')).toMatchObject({ description: 'alt', listPrice: 2 })
    expect(await imports.article('C-2')).toMatchObject({ description: 'Liste', listPrice: 1 })
    expect(await imports.article('C-3')).toBeUndefined()
    expect(await imports.article('C-4')).toMatchObject({ description: 'Liste' })
    expect(await imports.article('C-5')).toMatchObject({ description: 'von Hand' })
    expect(await imports.article('C-6')).toMatchObject({ description: 'Liste' })
    expect(await imports.article('C-7')).toBeDefined()
    expect((await catalogue.get('/article/import/skipped', { id })).body).toContain(
      'Seit der Prüfung geändert',
    )
  })

  test('deletes what is gone and chosen, unless it is used; lines without a price keep theirs', async () => {
    const { config } = await aList([
      'D-1;;a;;1,00;;',
      'D-2;;b;;1,00;;',
      'D-3;;c;;1,00;;',
      'D-4;;d;;1,00;;',
      'D-5;;e;;1,00;;',
    ])
    const used = await imports.idOf('D-2')
    await catalogue.post('/article/replace', { orderNumber: 'X-1', matchId: used })
    const { id } = await imports.run(config, [header, 'D-1;;a;;1,00;;', 'D-5;;e;;1,2,3;;'])
    expect(await imports.rows(id, 'GONE')).toMatchObject([
      { orderNumber: 'D-2', usedBy: 1 },
      { orderNumber: 'D-3' },
      { orderNumber: 'D-4' },
    ])
    const all = await imports.choose(id, { chosen: true, class: 'GONE' })
    expect(all).toMatchObject({ goneInUse: 1 })
    expect(all.classes.at(-1)).toEqual({ class: 'GONE', rows: 3, chosen: 2 })
    expect(await imports.rows(id, 'GONE')).toMatchObject([
      { chosen: false },
      { chosen: true },
      { chosen: true },
    ])
    await imports.choose(id, { chosen: false, rows: [-2] })
    expect(await imports.accept(id)).toMatchObject({ created: 0, updated: 0, unchanged: 1, deleted: 1 })
    const left = await Promise.all(['D-1', 'D-2', 'D-3', 'D-4', 'D-5'].map(imports.idOf))
    expect(left.map((one) => one !== undefined)).toEqual([true, true, true, false, true])
  })

  test('leaves others room: imports run, one is open at a time for its configuration', async () => {
    const { config, plain } = await aList(['E-1;;a;;1,00;;'])
    const { id } = await imports.run(config, [header, 'E-1;;b;;1,00;;'])
    expect(await imports.start(config, [header, 'E-2;;b;;1,00;;'])).toMatchObject({
      status: 409,
      body: { code: 'proposal-open' },
    })
    expect((await imports.run(plain, [header, 'E-3;;c;;1,00;;'])).state).toBe('ENDED')
    expect(await catalogue.post(`/import/config/delete?configId=${config}`, undefined)).toMatchObject({
      status: 409,
      body: { code: 'config-in-use' },
    })
    expect(await catalogue.post(`/article/import/delete?id=${id}`, undefined)).toMatchObject({
      status: 409,
      body: { code: 'proposal-open' },
    })
    await imports.reject(id)
    expect((await imports.entryOf(id)).state).toBe('REJECTED')
    await expect.poll(tables).toBe(0)
    expect(await catalogue.get('/article/import/proposal', { id })).toMatchObject({
      status: 409,
      body: { code: 'proposal-not-open' },
    })
    expect((await imports.run(config, [header, 'E-2;;b;;1,00;;'])).state).toBe('PROPOSED')
  })

  test('is decided once, in the state that was seen', async () => {
    const { config } = await aList([])
    const { id } = await imports.run(config, [header, 'F-1;;a;;1,00;;'])
    const { editVersion } = await imports.proposal(id)
    const post = (act: string, body: object) =>
      catalogue.post(`/article/import/proposal/${act}`, { id, ...body })
    await imports.choose(id, { chosen: false, rows: [2] })
    for (const act of ['accept', 'reject', 'choose']) {
      const more = act === 'choose' ? { chosen: true, rows: [2] } : {}
      expect((await post(act, { editVersion, ...more })).body.code).toBe('changed-meanwhile')
      expect((await post(act, more)).body.code).toBe('edit-version-missing')
    }
    const body = { editVersion: editVersion + 1 }
    const both = await Promise.all([post('accept', body), post('accept', body)])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(await imports.settled(id)).toMatchObject({
      state: 'ENDED',
      created: 0,
      skipped: 1,
      undoUntil: null,
    })
    expect((await post('accept', body)).body.code).toBe('proposal-not-open')
    expect((await catalogue.get('/article/import/proposal', { id: uuidv7() })).status).toBe(404)
    const events = await catalogue.db
      .selectFrom('outbox')
      .select(['name', 'aggregate_version'])
      .where('aggregate_id', '=', id)
      .orderBy('position')
      .execute()
    expect(
      events.map((one) => `${one.name.replace('catalogue.article-import.', '')} ${one.aggregate_version}`),
    ).toEqual(['started 1', 'proposed 2', 'changed 3', 'changed 4', 'ended 5'])
  })

  test('leaves alone the percents that were edited since, and names none that stay', async () => {
    const { manufacturerId } = await aList([])
    const { file, config, proposing, percents } = await imports.percentsOf(manufacturerId)
    await catalogue.aDiscountGroup('P1', 10)
    await catalogue.aDiscountGroup('P1', 40, manufacturerId)
    await imports.runFile(config, file('R;;P2;1;3250;;'))
    const { id } = await imports.runFile(
      proposing,
      file('R;;P1;1;4000;;', 'R;;P2;1;5000;;', 'R;;P3;1;6000;;', 'R;;P4;1;7000;;'),
    )
    const announced = async () => (await imports.proposal(id)).discountPercents
    expect(await announced()).toEqual({
      said: 4,
      total: 3,
      groups: [
        { name: 'P2', old: 32.5, new: 50 },
        { name: 'P3', old: null, new: 60 },
        { name: 'P4', old: null, new: 70 },
      ],
    })
    const p2 = await catalogue.db
      .selectFrom('discount_group')
      .select('id')
      .where('manufacturer_id', '=', manufacturerId)
      .where('display_name', '=', 'P2')
      .executeTakeFirstOrThrow()
    const { body: group } = await catalogue.get('/discountgroup/', { id: p2.id })
    expect((await catalogue.post('/discountgroup/update', { ...group, percent: 41 })).status).toBe(200)
    await catalogue.aDiscountGroup('P4', 12, manufacturerId)
    expect(await announced()).toEqual({ said: 4, total: 1, groups: [{ name: 'P3', old: null, new: 60 }] })
    await imports.accept(id)
    expect(await percents()).toEqual([
      { name: 'P1', percent: 40 },
      { name: 'P2', percent: 41 },
      { name: 'P3', percent: 60 },
      { name: 'P4', percent: 12 },
    ])
  })

  test('names a hundred percents and says how many there are', async () => {
    const { manufacturerId } = await aList([])
    const { file, proposing } = await imports.percentsOf(manufacturerId)
    const lines = Array.from({ length: 120 }, (_, at) => `R;;V${at + 100};1;4000;;`)
    const { id } = await imports.runFile(proposing, file(...lines))
    const { total, groups } = (await imports.proposal(id)).discountPercents
    expect([total, groups.length, groups[0].name]).toEqual([120, 100, 'V100'])
  })

  test('stays one where its wholesaler is gone', async () => {
    const { manufacturerId } = await aList([])
    const wholesalerId = await catalogue.aWholesaler(`Fort ${manufacturerId}`)
    const config = await imports.aConfig(
      { Nummer: 'orderNumber', 'GH-Nr': 'wholesalerOrderNumber' },
      { manufacturerId, wholesalerId, propose: true },
    )
    const { id } = await imports.run(config, ['Nummer;GH-Nr', 'J-1;W-1'])
    await catalogue.db
      .updateTable('import_config')
      .set({ wholesaler_id: null })
      .where('id', '=', config)
      .execute()
    const gone = await catalogue.get('/wholesaler/delete', { wholesalerIds: wholesalerId })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    expect(await imports.accept(id)).toMatchObject({
      state: 'PROPOSED',
      failure: expect.stringMatching(/^Der Großhändler dieses Imports wurde seit der Prüfung gelöscht\./),
    })
    expect(await imports.idOf('J-1')).toBeUndefined()
  })

  test('expires after two weeks', async () => {
    const { config } = await aList([])
    const { id } = await imports.run(config, [header, 'G-1;;a;;1,00;;'])
    await expireProposals(catalogue.db)
    expect((await imports.entryOf(id)).state).toBe('PROPOSED')
    await sql`update article_import set proposed_at = now() - interval '15 days' where id = ${id}`.execute(
      catalogue.db,
    )
    await expireProposals(catalogue.db)
    expect(await imports.entryOf(id)).toMatchObject({ state: 'EXPIRED' })
    expect(await imports.article('G-1')).toBeUndefined()
  })

  test('is one again where accepting it was aborted or its process is gone', async () => {
    const { config } = await aList([])
    const { id } = await imports.run(config, [header, 'H-1;;a;;1,00;;'])
    const holder = await catalogue.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table article in access exclusive mode')
      const { editVersion } = await imports.proposal(id)
      await catalogue.post('/article/import/proposal/accept', { id, editVersion })
      expect((await catalogue.get('/article/import')).body).toMatchObject({ importId: id, work: 'ACCEPT' })
      expect((await imports.start(config, [header])).status).toBe(409)
      expect((await catalogue.get('/article/import/abort')).status).toBe(200)
      expect(await imports.entryOf(id)).toMatchObject({ state: 'PROPOSED' })
      await catalogue.decisionRunner.ended()

      const again = await imports.proposal(id)
      await catalogue.post('/article/import/proposal/accept', { id, editVersion: again.editVersion })
      const job = () =>
        catalogue.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await expect.poll(async () => (await job()).backend_pid).not.toBeNull()
      await catalogue.db
        .updateTable('job')
        .set({ fence: 99, lease_until: new Date(0) })
        .where('id', '=', id)
        .execute()
      await catalogue.decisionRunner.look()
      expect(await imports.settled(id)).toMatchObject({
        state: 'PROPOSED',
        failure: expect.stringMatching(/^Die Übernahme wurde unterbrochen.*übernehmen Sie ihn erneut\.$/),
      })
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    await catalogue.decisionRunner.ended()
    expect(await imports.article('H-1')).toBeUndefined()
    expect(await imports.accept(id)).toMatchObject({ state: 'ENDED', created: 1, failure: null })
  })

  test('is shown to the operating company alone, and decided about by its admins', async () => {
    const { config } = await aList([])
    const { id } = await imports.run(config, [header, 'I-1;;a;48 x 6-oz-Gläser;1,00;;'])
    expect((await imports.proposal(id)).undecidedNames).toMatchObject({
      total: 1,
      names: [{ kind: 'UNIT', name: '48 x 6-oz-Gläser', rows: 1 }],
    })
    const look = (actor: ReturnType<typeof anActor>) =>
      Promise.all([
        catalogue.get('/article/import/proposal', { id }, actor),
        catalogue.get('/article/import/proposal/filter', { id, class: 'NEW' }, actor),
        catalogue.get('/article/import/undo', { id }, actor),
      ])
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
    const clerk = anActor({ companyType: 'ADMIN' })
    expect(statuses(await look(clerk))).toEqual([200, 200, 200])
    for (const companyType of ['CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const)
      expect(statuses(await look(anActor({ companyType, admin: true })))).toEqual([403, 403, 403])
    const decide = await Promise.all(
      ['choose', 'accept', 'reject'].map((act) =>
        catalogue.post(
          `/article/import/proposal/${act}`,
          { id, editVersion: 2, chosen: true, rows: [2] },
          clerk,
        ),
      ),
    )
    expect(statuses(decide)).toEqual([403, 403, 403])
    expect((await catalogue.post('/article/import/undo', { id }, clerk)).status).toBe(403)
  })
})
