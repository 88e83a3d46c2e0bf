import { randomUUID } from 'node:crypto'
import { uuidv7 } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { anActor, type TestActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

const fields = (mapping: Record<string, string>) =>
  Object.entries(mapping).map(([importHeader, articleField]) => ({ importHeader, articleField }))

// The same promises hold for both ways to write: rows where they are, and tables that are built anew.
describe.each([
  ['written where they are', undefined],
  ['written to new tables', { articles: 0, share: 0 }],
])('articles %s', (_way, rebuild) => {
  let catalogue: TestCatalogue
  let siemens: string
  beforeAll(async () => {
    catalogue = await aCatalogue({ rebuild })
    siemens = await catalogue.aManufacturer('Siemens', { variants: ['Siemens AG'] })
  })
  afterAll(() => catalogue.stop())

  async function aConfig(mapping: Record<string, string>, more: Record<string, unknown> = {}) {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Preisliste',
      description: 'Zum Testen',
      headers: Object.keys(mapping),
      fieldMapping: fields(mapping),
      ...more,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id as string
  }

  const start = (importConfigId: string, name: string, content: Uint8Array<ArrayBuffer> | string) =>
    catalogue.upload('/article/import', { name, content }, { importConfigId })

  async function ended(importId: string) {
    const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>()
    const look = async () => {
      const { body } = await catalogue.get('/article/import/history')
      const entry = body.find((one: { id: string }) => one.id === importId)
      if (entry.state === 'RUNNING') setTimeout(() => look().catch(reject), 30)
      else resolve(entry)
    }
    look().catch(reject)
    return promise
  }

  async function runImport(importConfigId: string, name: string, content: Uint8Array<ArrayBuffer> | string) {
    const { status, body } = await start(importConfigId, name, content)
    expect(status, JSON.stringify(body)).toBe(202)
    return ended(body.importId)
  }

  const articleBy = async (orderNumber: string) => {
    const row = await catalogue.db
      .selectFrom('article_number')
      .select('article_id')
      .where('kind', '=', 'O')
      .where('exact', '=', orderNumber)
      .executeTakeFirst()
    if (!row) return undefined
    return (await catalogue.get('/article/', { id: row.article_id })).body
  }

  describe('an import of a csv', () => {
    const mapping = {
      'Best.-Nr': 'orderNumber',
      Typ: 'manufacturerNumber',
      Hersteller: 'manufacturerName',
      Bezeichnung: 'description',
      Einheit: 'unit',
      Breite: 'width',
      Gewicht: 'weight',
      Listenpreis: 'listPrice',
      PE: 'priceUnitSize',
      RG: 'discountGroup',
      Alt: 'possibleOrderNumber',
    }
    const header = Object.keys(mapping).join(';')
    const csv = (...lines: string[]) => `\uFEFF${[header, ...lines].join('\r\n')}\r\n`
    let config: string
    beforeAll(async () => {
      config = await aConfig(mapping, { unitWidth: 'MM', unitWeight: 'G' })
    })

    test('creates articles, manufacturers, units and groups; converts what it reads', async () => {
      const file = csv(
        'IMP-1;T 1;SIEMENS AG;Schütz;Stück;45;280;1.234,50;100;A1;IMP-1-ALT|IMP-1-B',
        "'-K1;T 2;Neu & Söhne;Klemme;Stk;5,2;12 kg;auf Anfrage;;A1;",
        'IMP-3;T 3;neu söhne;Relais;Meter;10 cm;;0,0023;;;',
      )
      const entry = await runImport(config, 'liste.csv', file)
      expect(entry).toMatchObject({
        state: 'ENDED',
        rows: 3,
        created: 3,
        updated: 0,
        unchanged: 0,
        skipped: 0,
        failure: null,
      })
      const first = await articleBy('IMP-1')
      expect(first).toMatchObject({
        manufacturerId: siemens,
        manufacturerNumber: 'T 1',
        description: 'Schütz',
        unitName: 'Stück',
        width: 4.5,
        weight: 0.28,
        listPrice: 1234.5,
        priceUnitSize: 100,
        discountGroupName: 'A1',
        articleImportSource: 'CSV',
        possibleOrderNumbers: ['IMP-1-ALT', 'IMP-1-B'],
        changeEntries: [],
      })
      // It ends when all is written, not when writing begins.
      expect(String(entry.endedAt) > first.createDate, `${entry.endedAt} > ${first.createDate}`).toBe(true)
      const marked = await articleBy('-K1')
      expect(marked).toMatchObject({
        orderNumber: '-K1',
        manufacturerName: 'Neu & Söhne',
        unitName: 'Stück',
        weight: 12,
        listPrice: null,
      })
      const third = await articleBy('IMP-3')
      expect(third).toMatchObject({
        manufacturerId: marked.manufacturerId,
        unitName: 'Meter',
        width: 10,
        listPrice: 0.23,
        priceUnitSize: 100,
        calculatedPurchasePrice: 0,
      })
      const change = await catalogue.db
        .selectFrom('change_entry')
        .selectAll()
        .where('entity', '=', 'article-import')
        .execute()
      expect(change).toHaveLength(1)
    })

    test('takes a picture only as the name of a file or an address of the web', async () => {
      const withPicture = await aConfig({
        Nummer: 'orderNumber',
        Hersteller: 'manufacturerName',
        Bild: 'image',
      })
      const lines = [
        'PIC-1;Siemens;javascript:alert(1)',
        'PIC-2;Siemens;schuetz.png',
        'PIC-3;Siemens;https://b.example/s.png',
      ]
      await runImport(withPicture, 'bilder.csv', ['Nummer;Hersteller;Bild', ...lines].join('\n'))
      const pictures = await Promise.all(['PIC-1', 'PIC-2', 'PIC-3'].map(articleBy))
      expect(pictures.map((article) => article?.image ?? null)).toEqual([
        null,
        'schuetz.png',
        'https://b.example/s.png',
      ])
    })

    test('updates what differs, leaves the rest, skips with line and reason', async () => {
      const before = await articleBy('IMP-1')
      const file = csv(
        'imp-1;T 1;Siemens;Schütz;Stück;45;280;1.300,00;100;A1;',
        "'-K1;T 2;Neu & Söhne;;;;;;;;",
        'IMP-4;;Siemens;erste;;;;6,00;;;',
        ';T 9;;ohne alles;;;;;;;',
        'IMP-5;;Siemens;falscher Preis;;;;12,3,4;;;',
        'IMP-4;;Siemens;zweite;;;;5,00;;;',
        header,
      )
      const entry = await runImport(config, 'liste 2.csv', file)
      expect(entry).toMatchObject({
        state: 'ENDED',
        rows: 7,
        created: 1,
        updated: 1,
        unchanged: 1,
        skipped: 4,
        notices: 1,
      })
      expect(await articleBy('IMP-1')).toMatchObject({
        id: before.id,
        orderNumber: 'imp-1',
        listPrice: 1300,
        description: 'Schütz',
        editVersion: before.editVersion + 1,
      })
      expect(await articleBy('-K1')).toMatchObject({ description: 'Klemme', weight: 12 })
      expect(await articleBy('IMP-4')).toMatchObject({ description: 'zweite', listPrice: 5 })
      const skipped = await catalogue.get('/article/import/skipped', { id: entry.id })
      const lines = skipped.body.replace('\uFEFF', '').trim().split('\r\n')
      expect(lines[0]).toBe('"Zeile";"Grund";"Inhalt"')
      expect(lines.slice(1).map((line: string) => line.split(';')[0])).toEqual(['4', '5', '6', '8', '7'])
      expect(lines[1]).toContain(
        'Die Bestellnummer IMP-4 steht noch einmal in Zeile 7; die spätere Zeile gilt',
      )
      expect(lines[2]).toContain('Typnummer ohne Hersteller')
      expect(lines[3]).toContain('Listenpreis „12,3,4“ ist kein gültiger Preis')
      expect(lines[4]).toContain('Kopfzeile')
      expect(lines[5]).toContain('Die Nummer IMP-4 steht auch in Zeile 4, dort mit einem anderen Preis')
      const again = await runImport(config, 'liste 2.csv', file)
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 3, skipped: 4 })
    })

    test('finds an article by its manufacturer number, and keeps shared manufacturer numbers apart', async () => {
      await runImport(
        config,
        'a.csv',
        csv(
          'TYP-1;GEMEINSAM;Siemens;eins;;;;;;;',
          'TYP-2;GEMEINSAM;Siemens;zwei;;;;;;;',
          ';ALLEIN;Siemens;drei;;;;;;;',
        ),
      )
      expect(await articleBy('TYP-1')).toMatchObject({ manufacturerNumber: 'GEMEINSAM' })
      expect(await articleBy('TYP-2')).toMatchObject({ manufacturerNumber: 'GEMEINSAM' })
      const again = await runImport(
        config,
        'a.csv',
        csv(
          'TYP-2;GEMEINSAM;Siemens;zwei;;;;;;;',
          'TYP-1;GEMEINSAM;Siemens;eins;;;;;;;',
          'TYP-3;ALLEIN;Siemens;drei;;;;;;;',
        ),
      )
      expect(again).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
      expect(await articleBy('TYP-3')).toMatchObject({ manufacturerNumber: 'ALLEIN', description: 'drei' })
      const renumbered = await runImport(config, 'b.csv', csv('TYP-4;ALLEIN;Siemens;drei;;;;;;;'))
      expect(renumbered).toMatchObject({ created: 0, updated: 1 })
      expect(await articleBy('TYP-3')).toBeUndefined()
      const { body } = await catalogue.ask('/internal/match', {
        companyId: uuidv7(),
        lines: [
          {
            key: 1,
            orderNumber: null,
            manufacturerNumber: 'GEMEINSAM',
            manufacturerName: 'Siemens',
            wholesalerOrderNumber: null,
          },
        ],
      })
      expect(body.lines[0]).toMatchObject({
        certainty: 'OPEN',
        reason: '2 Artikel passen zu dieser Typnummer; bitte wählen Sie einen aus',
      })
    })

    test('an article that two lines mean becomes what the line with its own number says', async () => {
      const made = await catalogue.post('/article/', {
        orderNumber: 'DOPPELT-1',
        possibleOrderNumbers: ['DOPPELT-2'],
        manufacturerId: siemens,
      })
      expect(made.status).toBe(201)
      const mapping = { Nummer: 'orderNumber', Name: 'description' }
      const entry = await runImport(
        await aConfig(mapping, { manufacturerId: siemens }),
        'doppelt.csv',
        'Nummer;Name\nDOPPELT-1;eigene\nDOPPELT-2;weitere\n',
      )
      expect(entry).toMatchObject({ state: 'ENDED', created: 0, updated: 1, unchanged: 1, skipped: 0 })
      expect(await articleBy('DOPPELT-1')).toMatchObject({ description: 'eigene', orderNumber: 'DOPPELT-1' })
    })

    test('an ambiguous number takes the style of its whole column', async () => {
      const lines = Array.from({ length: 4000 }, (_, at) => `STYLE-${at};;Siemens;;;;;1.234;;;`)
      lines.push('STYLE-LAST;;Siemens;;;;;1.234,5;;;')
      await runImport(config, 'style.csv', csv(...lines))
      expect(await articleBy('STYLE-7')).toMatchObject({ listPrice: 1234 })
    })
  })

  test('an xlsx comes in with its numbers as they are shown', async () => {
    const wholesalerId = await catalogue.aWholesaler('Großhandel Süd')
    const config = await aConfig(
      {
        Nummer: 'orderNumber',
        Preis: 'purchasePrice',
        'GH-Nr': 'wholesalerOrderNumber',
        'GH-Preis': 'wholesalerPurchasePrice',
      },
      { manufacturerId: siemens, wholesalerId },
    )
    const chunks: Buffer[] = []
    const stream = writeXlsx({
      sheets: [
        {
          name: 'Liste',
          columns: [{ header: 'Nummer' }, { header: 'Preis' }, { header: 'GH-Nr' }, { header: 'GH-Preis' }],
          rows: [
            ['0311087', 1.5, '999', 1.25],
            ['0311088', 2.25, null, null],
          ],
        },
      ],
    })
    for await (const chunk of stream) chunks.push(chunk)
    const entry = await runImport(config, 'liste.xlsx', new Uint8Array(Buffer.concat(chunks)))
    expect(entry).toMatchObject({ state: 'ENDED', created: 2, skipped: 0 })
    expect(await articleBy('0311087')).toMatchObject({
      manufacturerName: 'Siemens',
      purchasePrice: 1.5,
      wholesalerInfos: [{ wholesalerName: 'Großhandel Süd', orderNumber: '999', purchasePrice: 1.25 }],
    })
  })

  describe("a wholesaler's price of parts of a cent", () => {
    const withPrices = async (mapping: Record<string, string>) =>
      aConfig(
        { Nummer: 'orderNumber', ...mapping },
        { manufacturerId: siemens, wholesalerId: await catalogue.aWholesaler(`Großhandel ${randomUUID()}`) },
      )

    test('has the price unit of the other prices of its line', async () => {
      const config = await withPrices({ Preis: 'listPrice', GH: 'wholesalerPurchasePrice' })
      await runImport(config, 'gh.csv', 'Nummer;Preis;GH\nHUELSE-1;0,46;0,125\nHUELSE-2;0,46;0,12\n')
      expect(await articleBy('HUELSE-1')).toMatchObject({
        listPrice: 4.6,
        priceUnitSize: 10,
        wholesalerInfos: [{ purchasePrice: 1.25 }],
      })
      expect(await articleBy('HUELSE-2')).toMatchObject({
        listPrice: 0.46,
        priceUnitSize: null,
        wholesalerInfos: [{ purchasePrice: 0.12 }],
      })
    })

    test('enlarges the price unit where it stands alone as well', async () => {
      const config = await withPrices({ GH: 'wholesalerPurchasePrice' })
      const entry = await runImport(config, 'gh.csv', 'Nummer;GH\nHUELSE-3;0,125\nHUELSE-4;12,3456\n')
      expect(entry).toMatchObject({ created: 2, notices: 0 })
      expect(await articleBy('HUELSE-3')).toMatchObject({
        priceUnitSize: 10,
        wholesalerInfos: [{ purchasePrice: 1.25 }],
      })
      expect(await articleBy('HUELSE-4')).toMatchObject({
        priceUnitSize: null,
        wholesalerInfos: [{ purchasePrice: 12.35 }],
      })
    })
  })

  test('makes no manufacturer of whom no line was taken', async () => {
    const config = await aConfig({ Nummer: 'orderNumber', Hersteller: 'manufacturerName' }, {})
    const list = 'Nummer;Hersteller\nNAME-1;Kontaktwerk Süd\n4,01508E+12;Neumann GmbH\n'
    expect(await runImport(config, 'namen.csv', list)).toMatchObject({ created: 1, skipped: 1 })
    const names = await catalogue.db.selectFrom('manufacturer').select('display_name').execute()
    expect(names.map((one) => one.display_name)).toContain('Kontaktwerk Süd')
    expect(names.map((one) => one.display_name)).not.toContain('Neumann GmbH')
  })

  describe('refused before anything happens', () => {
    test.each([
      ['a wrong ending', 'liste.pdf', 'Nummer\n1', 417, 'import-format'],
      ['a file without the column', 'liste.csv', 'Andere;Spalten\n1;2\n', 424, 'import-unreadable'],
      ['an empty file', 'liste.csv', '', 424, 'import-unreadable'],
      ['a broken workbook', 'liste.xlsx', 'PK\u0003\u0004 nothing', 424, 'import-unreadable'],
    ])('%s', async (_name, filename, content, status, code) => {
      const config = await aConfig({ Nummer: 'orderNumber' })
      const answer = await start(config, filename, content)
      expect(answer).toMatchObject({ status, body: { code } })
      expect((await catalogue.get('/article/import')).body.percent).toBeNull()
    })

    test('a file whose header is in another row, which is named and can be taken for this once', async () => {
      const config = await aConfig(
        { Nummer: 'orderNumber', Bezeichnung: 'description' },
        { headerRowIndex: 4 },
      )
      const file = {
        name: 'liste.csv',
        content: 'Bezeichnung;Nummer\nRelais;KOPF-1\nSchütz;KOPF-2\n\nLampe;KOPF-3\n',
      }
      const moved = await catalogue.upload('/article/import', file, { importConfigId: config })
      expect(moved).toMatchObject({
        status: 424,
        body: {
          code: 'import-header-moved',
          detail:
            'Die Kopfzeile steht in dieser Datei in Zeile 1, die Importvorlage erwartet sie in Zeile 4.',
          headerRowIndex: 1,
        },
      })
      const taken = await catalogue.upload('/article/import', file, {
        importConfigId: config,
        headerRowIndex: '1',
      })
      expect(await ended(taken.body.importId)).toMatchObject({ state: 'ENDED', created: 3 })
      expect((await catalogue.get('/import/config/', { id: config })).body.headerRowIndex).toBe(4)
      const none = await start(config, 'liste.csv', 'Nummer;Text\nKOPF-4;Relais\n')
      expect(none.body.detail).toContain('In Zeile 4 der Datei fehlen die Spalten')
    })

    test('who is no admin of the operating company', async () => {
      for (const actor of [
        anActor({ companyType: 'ADMIN' }),
        anActor({ companyType: 'CUSTOMER', admin: true }),
      ]) {
        const answer = await catalogue.upload(
          '/article/import',
          { name: 'a.csv', content: 'a' },
          { importConfigId: uuidv7() },
          actor,
        )
        expect(answer.status).toBe(403)
      }
      expect((await catalogue.get('/article/import', {}, anActor({ companyType: 'SUPPLIER' }))).status).toBe(
        403,
      )
    })
  })

  describe('while one runs', () => {
    const many = (amount: number, prefix: string) =>
      `Nummer;Name\n${Array.from({ length: amount }, (_, at) => `${prefix}-${at};Artikel ${at}`).join('\n')}\n`
    const amountOf = async () => {
      const { rows } = await catalogue.database.pool.query('select count(*)::int as amount from article')
      return rows[0].amount
    }
    /** Until it is called off, or the test is over. */
    async function holding(statement: string) {
      const holder = await catalogue.database.pool.connect()
      let isHeld = true
      const letGo = async () => {
        if (!isHeld) return
        isHeld = false
        await holder.query('rollback')
        holder.release()
      }
      onTestFinished(letGo)
      await holder.query('begin')
      await holder.query(statement)
      return letGo
    }
    /** Imports are read then, and wait before they write to articles: none is over before the test wants it. */
    const holdingImports = () => holding('lock table article in share mode')
    /** Aborts it; its work ends though what it waits for never comes. Answers how long both took. */
    async function abortedInMs(importId: string) {
      const started = performance.now()
      expect((await catalogue.get('/article/import/abort')).status).toBe(200)
      const { body } = await catalogue.get('/article/import/history')
      expect(body.find(({ id }: { id: string }) => id === importId)).toMatchObject({
        state: 'ABORTED',
        created: 0,
        failure: null,
      })
      await catalogue.importRunner.ended()
      return Math.round(performance.now() - started)
    }

    test('another is refused; aborting ends it at once and leaves nothing', async ({ annotate }) => {
      const letGo = await holdingImports()
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const before = await amountOf()
      const { body } = await start(config, 'viele.csv', many(300_000, 'ABORT'))
      const progress = await catalogue.get('/article/import')
      expect(progress.body).toMatchObject({
        importId: body.importId,
        filename: 'viele.csv',
        minutesSinceStart: 0,
      })
      const second = await start(config, 'noch.csv', many(3, 'SECOND'))
      expect(second).toMatchObject({ status: 409, body: { code: 'import-running' } })
      const inUse = await catalogue.post(`/import/config/delete?configId=${config}`, undefined)
      expect(inUse).toMatchObject({ status: 409, body: { code: 'config-in-use' } })
      await annotate(`Aborting took ${await abortedInMs(body.importId)} ms.`)
      await letGo()
      expect(await amountOf()).toBe(before)
      expect((await catalogue.get('/article/import/abort')).status).toBe(409)
      expect((await catalogue.get('/article/import')).body.percent).toBeNull()
    })

    test('aborted while a statement waits for what somebody else holds, it ends without that', async ({
      annotate,
    }) => {
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const letGo = await holdingImports()
      const { body } = await start(config, 'wartet.csv', many(1000, 'WAITS'))
      await expect.poll(catalogue.waitingForLocks).toBeGreaterThan(0)
      await annotate(`Aborting took ${await abortedInMs(body.importId)} ms.`)
      await letGo()
      expect(await articleBy('WAITS-1')).toBeUndefined()
    })

    test('of an aborted one no skipped line is kept', async () => {
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const letGo = await holdingImports()
      const numberless = Array.from({ length: 200_000 }, (_, at) => `;Artikel ${at}`).join('\n')
      const { body } = await start(config, 'ohne.csv', `Nummer;Name\nOHNE-1;Artikel\n${numberless}\n`)
      const skipped = async () => {
        const { rows } = await catalogue.database.pool.query(
          'select count(*)::int as count from catalogue.import_skipped where import_id = $1',
          [body.importId],
        )
        return rows[0].count
      }
      await expect.poll(skipped).toBeGreaterThan(0)
      expect((await catalogue.get('/article/import/abort')).status).toBe(200)
      await letGo()
      expect(await ended(body.importId)).toMatchObject({ state: 'ABORTED' })
      expect(await skipped()).toBe(0)
      const next = await start(config, 'danach.csv', many(3, 'DANACH'))
      expect(await ended(next.body.importId)).toMatchObject({ state: 'ENDED' })
      expect(await skipped()).toBe(0)
    })

    test('an importer that is gone is found out; its import changed nothing', async () => {
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const letGo = await holdingImports()
      const { body } = await start(config, 'viele.csv', many(200_000, 'DEAD'))
      const job = () =>
        catalogue.db.selectFrom('job').selectAll().where('id', '=', body.importId).executeTakeFirstOrThrow()
      await expect.poll(async () => (await job()).backend_pid).not.toBeNull()
      // Its process says nothing any more, and may not write either.
      await catalogue.db
        .updateTable('job')
        .set({ fence: 99, lease_until: new Date(0) })
        .where('id', '=', body.importId)
        .execute()
      await catalogue.importRunner.look()
      const entry = await ended(body.importId)
      expect(entry).toMatchObject({ state: 'FAILED', created: 0 })
      expect(entry.failure).toMatch(/unterbrochen.*nichts geändert.*erneut/)
      await catalogue.importRunner.ended()
      await letGo()
      expect(await articleBy('DEAD-1')).toBeUndefined()
      const { rowCount } = await catalogue.database.pool.query(
        "select from pg_tables where tablename like 'import\\_staging\\_%'",
      )
      expect(rowCount).toBe(0)
      const next = await runImport(config, 'danach.csv', many(2, 'AFTER'))
      expect(next).toMatchObject({ state: 'ENDED', created: 2 })
      const events = await catalogue.db
        .selectFrom('outbox')
        .select('payload')
        .where('aggregate_id', '=', body.importId)
        .where('name', '=', 'catalogue.article-import.ended')
        .execute()
      expect(events).toMatchObject([{ payload: { state: 'FAILED' } }])
    })

    if (rebuild)
      test('articles are read all the while; one written by hand waits and is kept', async () => {
        const locked = (mode: string, granted: boolean) =>
          expect.poll(() => catalogue.locksOn('article', mode, { granted }), { interval: 20 }).not.toBe(0)
        const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
        const reader = await catalogue.database.pool.connect()
        await reader.query('begin')
        await reader.query('select from article limit 1')
        const { body } = await start(config, 'neu.csv', many(1000, 'ANEW'))
        await locked('ShareRowExclusiveLock', true)
        const written = catalogue.post('/article/', { orderNumber: 'BY-HAND-1', description: 'Von Hand' })
        await locked('RowExclusiveLock', false)
        await locked('AccessExclusiveLock', false)
        expect(await articleBy('ANEW-1')).toBeUndefined()
        await reader.query('commit')
        reader.release()
        expect(await ended(body.importId)).toMatchObject({ state: 'ENDED', created: 1000 })
        expect((await written).status).toBe(201)
        expect(await articleBy('ANEW-999')).toBeDefined()
        expect(await articleBy('BY-HAND-1')).toMatchObject({ description: 'Von Hand' })
      })

    if (rebuild)
      test('aborted while it waits to take the place of what is read, it ends while that is read', async ({
        annotate,
      }) => {
        const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
        const before = await amountOf()
        const endReading = await holding('select from article limit 1')
        const { body } = await start(config, 'wartet.csv', many(1000, 'SWAP'))
        // It has asked so often that it pauses for seconds by now.
        const asked = () => catalogue.locksOn('article', 'AccessExclusiveLock')
        for (let times = 0; times < 6; times += 1) {
          await expect.poll(asked, { interval: 10, timeout: 30_000 }).toBe(1)
          await expect.poll(asked, { interval: 10, timeout: 30_000 }).toBe(0)
        }
        await annotate(`Aborting took ${await abortedInMs(body.importId)} ms.`)
        await endReading()
        expect(await amountOf()).toBe(before)
        const written = await catalogue.post('/article/', {
          orderNumber: 'AFTER-SWAP',
          description: 'Von Hand',
        })
        expect(written.status).toBe(201)
      })

    test('what a dead one left behind is in the way of none and cleared away', async () => {
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const dead = `import_work_${randomUUID().replaceAll('-', '')}_existing`
      const { pool } = catalogue.database
      await pool.query('create table article_next (like article)')
      await pool.query('create table article_number_next (like article_number)')
      await pool.query(`create unlogged table ${dead} (line int)`)
      const entry = await runImport(config, 'trotzdem.csv', many(20, 'STILL'))
      expect(entry).toMatchObject({ state: 'ENDED', created: 20 })
      await catalogue.importRunner.ended()
      const left = await pool.query("select from pg_tables where tablename ~ '_next$|^import_work_'")
      expect(left.rowCount).toBe(0)
    })

    test('its file and entry can be loaded and deleted afterwards', async () => {
      const config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
      const content = many(2, 'KEEP')
      const entry = await runImport(config, 'behalten.csv', content)
      const query = { id: entry.id }
      expect((await catalogue.get('/article/import/file', query)).body).toBe(content)
      expect((await catalogue.post(`/article/import/delete?id=${entry.id}`, undefined)).status).toBe(200)
      expect((await catalogue.get('/article/import/file', query)).status).toBe(404)
      expect(await articleBy('KEEP-1')).toBeDefined()
    })
  })

  test('a configuration with a header row that is none is refused by its own code', async () => {
    const config = {
      title: 'T',
      description: 'D',
      headers: ['Nummer'],
      fieldMapping: fields({ Nummer: 'orderNumber' }),
    }
    for (const headerRowIndex of [0, 1.5, 2_000_000, null]) {
      const { status, body } = await catalogue.post('/import/config/', { ...config, headerRowIndex })
      expect([status, body.code], String(headerRowIndex)).toEqual([400, 'header-row-invalid'])
    }
    const file = { name: 'liste.csv', content: 'Nummer\r\nA-1\r\n' }
    const { body } = await catalogue.upload('/import/config/headers', file, { headerRowIndex: '0' })
    expect(body.code).toBe('header-row-invalid')
  })

  describe('tickets', () => {
    let config: string
    beforeAll(async () => {
      config = await aConfig({ Nummer: 'orderNumber', Name: 'description' })
    })
    const target = async (what: 'file' | 'skipped') => {
      const content = 'Nummer;Name\r\nTICKET-1;eins\r\n;ohne Nummer\r\n'
      const entry = await runImport(config, 'Preise größer.csv', content)
      return { id: entry.id as string, what, content }
    }
    const addressOf = async ({ id, what }: { id: string; what: string }) => {
      const { status, body } = await catalogue.post('/article/import/ticket', { id, what })
      expect(status).toBe(201)
      return String(body.url).replace('/api', '')
    }

    test('open the imported file or its skipped lines once, without a token', async () => {
      const { id, content } = await target('file')
      const address = await addressOf({ id, what: 'file' })
      const first = await catalogue.visit(address)
      expect([first.status, await first.text()]).toEqual([200, content])
      expect(Object.fromEntries(first.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; .*Preise%20gr%C3%B6%C3%9Fer.csv$/),
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      })
      expect((await catalogue.visit(address)).status).toBe(404)
      const skipped = await catalogue.visit(await addressOf({ id, what: 'skipped' }))
      expect(skipped.status).toBe(200)
      expect(await skipped.text()).toContain('ohne Nummer')
    })

    test('open all skipped lines, however many there are', async () => {
      const lines = Array.from({ length: 20_000 }, (_, at) => `;Größe ${at}`)
      const { id } = await runImport(config, 'viele.csv', ['Nummer;Name', ...lines].join('\r\n'))
      const skipped = await catalogue.visit(await addressOf({ id: id as string, what: 'skipped' }))
      const rows = (await skipped.text()).split('\r\n')
      expect(rows).toHaveLength(20_002)
      expect(rows.slice(-2)).toEqual(['20001;"Keine Bestellnummer";"Größe 19999"', ''])
    })

    test('are made for the operator alone, for an import that is there', async () => {
      const { id } = await target('file')
      const ask = (actor: TestActor, of = id) =>
        catalogue.post('/article/import/ticket', { id: of, what: 'file' }, actor)
      expect((await ask(anActor({ companyType: 'ADMIN' }))).status).toBe(201)
      for (const companyType of ['CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const)
        expect((await ask(anActor({ companyType, admin: true }))).status).toBe(403)
      expect((await ask(catalogue.admin, randomUUID())).status).toBe(404)
    })

    test('are nothing to another person, end after thirty seconds and with the entry', async () => {
      const { id } = await target('file')
      const address = await addressOf({ id, what: 'file' })
      const stranger = anActor({ companyType: 'ADMIN', admin: true })
      expect((await catalogue.visit(address, stranger)).status).toBe(404)
      expect((await catalogue.visit(address, catalogue.admin)).status).toBe(200)
      const old = await addressOf({ id, what: 'file' })
      await catalogue.db.updateTable('ticket').set({ expires_at: new Date() }).execute()
      expect((await catalogue.visit(old)).status).toBe(404)
      const gone = await addressOf({ id, what: 'file' })
      await catalogue.post(`/article/import/delete?id=${id}`, undefined)
      expect((await catalogue.visit(gone)).status).toBe(404)
    })
  })

  describe("price lists in the manufacturers' manner", () => {
    const look = async (name: string, content: string, headerRowIndex: number) => {
      const { status, body } = await catalogue.upload(
        '/import/config/headers',
        { name, content },
        { headerRowIndex: String(headerRowIndex) },
      )
      expect(status, JSON.stringify(body)).toBe(200)
      return body.headers as string[]
    }

    test('titles above the header, breaks in its names, one name twice, groups and rows without a number', async () => {
      const file = [
        'Preisliste Leistungsschalter;;;;;;',
        'gültig ab 01.02.2026;;;;;;',
        ';;;;;;',
        'Nr.;ORDER CODE;ORDER CODE;Type;"Benennung\nin Worten";"Liste\n01.02.2026\n(EUR)";Min.',
        '1;ALT-S1;PL-S1;S 201;Leitungsschutzschalter;1.234,50;10',
        'Leistungsschalter 3-polig;;;;;;',
        '2;ALT-S2;PL-S2;S 203;Leistungsschalter;12.345,00;1',
        '3;ALT-S2;PL-S2;S 203;Leistungsschalter, neu;12.346,00;1',
        '4;;;S 999;ohne Nummer;5,00;1',
        '',
      ].join('\r\n')
      const headers = await look('preisliste.csv', file, 4)
      expect(headers).toContain('ORDER CODE (2)')
      const manufacturerId = await catalogue.aManufacturer('Preislistenwerk')
      const config = await aConfig(
        {
          'ORDER CODE (2)': 'orderNumber',
          Type: 'manufacturerNumber',
          'Benennung\nin Worten': 'description',
          'Liste\n01.02.2026\n(EUR)': 'listPrice',
          'Min.': 'minimumOrderQuantityUnitSize',
        },
        { headers, headerRowIndex: 4, manufacturerId },
      )
      const entry = await runImport(config, 'preisliste.csv', file)
      expect(entry).toMatchObject({ state: 'ENDED', failure: null, created: 3, skipped: 2 })
      expect(await articleBy('PL-S1')).toMatchObject({
        manufacturerId,
        manufacturerNumber: 'S 201',
        listPrice: 1234.5,
        minimumOrderQuantityUnitSize: 10,
      })
      expect(await articleBy('PL-S2')).toMatchObject({
        description: 'Leistungsschalter, neu',
        listPrice: 12346,
      })
      expect(await articleBy('ALT-S1')).toBeUndefined()
    })

    test('20,000 rows of many manufacturers; one number of two manufacturers is two articles', {
      timeout: 180_000,
    }, async () => {
      const rows = Array.from(
        { length: 20_000 },
        (_, at) =>
          `GR-${at};Artikel ${at};Werk ${at % 37};Stk;${at % 500},${String(at % 100).padStart(2, '0')}`,
      )
      const file = `\uFEFF${['Item Code;Item Name;Make;UOM;Rate', ...rows, 'GR-7;Zweiter;Werk 0;Stk;1,00'].join('\n')}\n`
      const config = await aConfig({
        'Item Code': 'orderNumber',
        'Item Name': 'description',
        Make: 'manufacturerName',
        UOM: 'unit',
        Rate: 'purchasePrice',
      })
      const entry = await runImport(config, 'stamm.csv', file)
      expect(entry).toMatchObject({ state: 'ENDED', failure: null, created: 20_001, skipped: 0 })
      const again = await runImport(config, 'stamm.csv', file)
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 20_001, skipped: 0 })
    })
  })
})
