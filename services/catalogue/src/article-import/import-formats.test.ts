import { article4, bmecat, head4, head5, product } from '@schrankwerk/spreadsheet/hostile-exchange'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
let manufacturerId: string
beforeAll(async () => {
  catalogue = await aCatalogue()
  manufacturerId = await catalogue.aManufacturer('Nordwerk')
})
afterAll(() => catalogue.stop())

interface File {
  name: string
  content: Uint8Array<ArrayBuffer> | string
}
type More = Record<string, unknown>

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** Reads the head of a file and makes a configuration of what is suggested, sent back as it came. */
async function aConfigFor(file: File, more: More = {}) {
  const { status, body: reading } = await catalogue.upload('/import/config/headers', file)
  expect(status, JSON.stringify(reading)).toBe(200)
  const { headers, headerRowIndex, sheet, suggestedMapping } = reading
  const created = await catalogue.post('/import/config/', {
    title: file.name,
    description: 'Zum Testen',
    manufacturerId,
    headers,
    headerRowIndex,
    sheet,
    fieldMapping: suggestedMapping,
    ...more,
  })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  return { configId: created.body.id as string, reading }
}

async function imported(file: File, configId: string) {
  const { status, body } = await catalogue.upload('/article/import', file, { importConfigId: configId })
  expect(status, JSON.stringify(body)).toBe(202)
  const find = async () => {
    const { body: history } = await catalogue.get('/article/import/history')
    return history.find(({ id }: { id: string }) => id === body.importId)
  }
  await expect.poll(async () => (await find()).state, { timeout: 60_000 }).not.toBe('RUNNING')
  const entry = await find()
  const { body: csv } = await catalogue.get('/article/import/skipped', { id: body.importId })
  const remarks = String(csv).replace('\uFEFF', '').trim().split('\r\n').slice(1)
  return { entry, remarks }
}

const importFile = async (file: File, more?: More) => {
  const { configId, reading } = await aConfigFor(file, more)
  return { configId, reading, ...(await imported(file, configId)) }
}

async function articleBy(orderNumber: string) {
  const row = await catalogue.db
    .selectFrom('article_number')
    .select('article_id')
    .where('kind', '=', 'O')
    .where('exact', '=', orderNumber)
    .executeTakeFirst()
  return row && (await catalogue.get('/article/', { id: row.article_id })).body
}

describe('DATANORM', () => {
  const catalogueFile = {
    name: 'DATANORM.001',
    content: bytes(
      [
        head4(),
        'T;N;L1;;1;;Schütz mit Hilfsschalter;2;;für Hutschiene;',
        article4('DN-1', { textNumber: 'L1' }).replace(';1;0;Stk;', ';1;2;Stk;'),
        'B;N;DN-1;NORD;DN-1-ALT;12;0;0;0;4006381333931;;REL;0;10;;;',
        article4('DN-2').replace('A;N;', 'A;L;'),
        'Z;N;DN-1;01;1;Staffel;',
        'B;N;DN-3;NORD;;;0;0;0;4006381333939;;;0;0;;;',
        '',
      ].join('\r\n'),
    ),
  }
  let configId: string

  test('of version 4 comes in with its texts, prices and numbers, every column as suggested', async () => {
    const done = await importFile(catalogueFile)
    configId = done.configId
    const { suggestedMapping } = done.reading
    const mapped = suggestedMapping.filter(({ articleField }: More) => articleField !== null)
    expect(new Set(mapped.map(({ certainty }: More) => certainty))).toEqual(new Set(['SURE']))
    expect(done.entry).toMatchObject({ state: 'ENDED', failure: null, created: 2, skipped: 2, notices: 1 })
    expect(await articleBy('DN-1')).toMatchObject({
      manufacturerName: 'Nordwerk',
      description: 'Schütz 24 V Schütz mit Hilfsschalter für Hutschiene',
      unitName: 'Stk',
      listPrice: 12.5,
      priceUnitSize: 100,
      packagingUnitSize: 10,
      eanNumber: '4006381333931',
      discountGroupName: 'A1',
      possibleOrderNumbers: ['DN-1-ALT'],
    })
    expect(await articleBy('DN-3')).toMatchObject({ eanNumber: null })
    expect(done.remarks).toEqual([
      expect.stringMatching(/^"?5"?;.*gestrichen/),
      expect.stringMatching(/^"?6"?;.*Staffelpreise/),
      expect.stringMatching(/^"?7"?;.*4006381333939.*Prüfziffer/),
    ])
  })

  test('prices of a later file find their articles, by the same configuration', async () => {
    const prices = [head4(), 'P;A;DN-1;1;1500;1;2000;;;;;DN-3;2;990;;;;;;;', ''].join('\r\n')
    const { entry } = await imported({ name: 'DATPREIS.001', content: prices }, configId)
    expect(entry).toMatchObject({ state: 'ENDED', rows: 2, updated: 2, created: 0, skipped: 0 })
    expect(await articleBy('DN-1')).toMatchObject({ listPrice: 15, purchasePrice: 12, priceUnitSize: 100 })
    expect(await articleBy('DN-3')).toMatchObject({ purchasePrice: 9.9 })
  })

  test('several rows of one record that are skipped are told one by one', async () => {
    const cut = 'P;A;4,01508E+12;2;990;;;;;;;4,01509E+12;2;990;;;;;;;4,01510E+12;2;990;;;;;;;'
    const content = [head4(), cut, 'Z;N;DN-1;01;1;Staffel;', ''].join('\r\n')
    const { entry, remarks } = await imported({ name: 'DATPREIS.001', content }, configId)
    expect(entry).toMatchObject({ state: 'ENDED', rows: 4, updated: 0, created: 0, skipped: 4 })
    expect(remarks).toEqual([
      expect.stringMatching(/^"?2"?;.*4,01508E\+12/),
      expect.stringMatching(/^"?2"?;.*4,01509E\+12/),
      expect.stringMatching(/^"?2"?;.*4,01510E\+12/),
      expect.stringMatching(/^"?3"?;.*Staffelpreise/),
    ])
  })

  test('whatever is said of a line names it as the file does', async () => {
    const p = (...prices: string[]) => `P;A;${prices.map((one) => `${one};;;;;;;`).join('')}`
    const content = [
      head4(),
      p('DN-1;2;990', 'DN-3;2;9x0', 'dn-1;2;990'),
      p('DN-7;2;100', 'dn-3;2;9x1'),
      '',
    ].join('\r\n')
    const file = { name: 'DATPREIS.001', content }
    const { entry, remarks } = await imported(file, configId)
    expect(entry).toMatchObject({ state: 'ENDED', rows: 5, notices: 2 })
    const lines = remarks.map((remark: string) => remark.match(/^"?(\d+)"?;"?(Hinweis)?/)?.slice(1))
    expect(lines.toSorted()).toEqual([
      ['2', undefined],
      ['2', undefined],
      ['2', 'Hinweis'],
      ['3', 'Hinweis'],
    ])
    expect(remarks.filter((remark: string) => remark.includes('steht noch einmal in Zeile 2;'))).toHaveLength(
      1,
    )
    const { configId: proposing } = await aConfigFor(file, { propose: true })
    const { entry: proposed } = await imported(file, proposing)
    const query = { id: proposed.id, class: 'SUSPICIOUS' }
    const { body } = await catalogue.get('/article/import/proposal/filter', query)
    expect(body.content).toMatchObject([{ orderNumber: 'dn-3', line: 3 }])
  })

  test('discount groups get the percent their record says', async () => {
    const groups = [
      head4(),
      'R;;A1;1;3250;Relais;',
      'R;;B2;2;700;Klemmen;',
      'R;;C3;1;;Ohne;',
      'R;;D4;1;10000;Netto;',
      '',
    ].join('\r\n')
    const { entry, remarks } = await imported({ name: 'DATANORM.RAB', content: groups }, configId)
    expect(entry).toMatchObject({ state: 'ENDED', created: 0, updated: 0, skipped: 2 })
    expect(entry.discountPercents).toEqual({ set: 2, kept: 0 })
    expect(remarks).toEqual([
      expect.stringContaining('keinen Rabatt'),
      expect.stringContaining('Rabatt von 100 %'),
    ])
    const rows = await catalogue.db
      .selectFrom('discount_group')
      .select(['display_name', 'percent', 'manufacturer_id'])
      .orderBy('display_name')
      .execute()
    expect(rows).toEqual([
      { display_name: 'A1', percent: 32.5, manufacturer_id: manufacturerId },
      { display_name: 'B2', percent: 30, manufacturer_id: manufacturerId },
    ])
    const later = { name: 'DATANORM.RAB', content: groups.replace('3250', '3500') }
    expect((await imported(later, configId)).entry.discountPercents).toEqual({ set: 1, kept: 1 })
  })

  const version5 = (head: string) => ({
    name: 'DATANORM.002',
    content: [
      head,
      'A;N;DN-5;Relais;24 V;PCE;1;100;1250;A1;SCH;REL;;;;;;;;;;;0;;;;',
      'A;N;DN-6;Relais ohne Preis;;PCE;9;1;0;;;;;;;;;;;;;;0;;;;',
      '',
    ].join('\r\n'),
  })

  test('of version 5 in francs is refused by a configuration without their rate', async () => {
    const file = version5(head5.replace('EUR', 'CHF'))
    const { status, body } = await catalogue.upload('/article/import', file, { importConfigId: configId })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'import-rate-missing', detail: expect.stringContaining('in CHF') })
  })

  test('of version 5 comes in by the same configuration', async () => {
    const { entry } = await imported(version5(head5), configId)
    expect(entry).toMatchObject({ state: 'ENDED', created: 2, skipped: 0 })
    expect(await articleBy('DN-6')).toMatchObject({ listPrice: null, unitName: 'Stk' })
  })
})

test('BMEcat comes in with prices, units, ECLASS, EAN and features, every column as suggested', async () => {
  const more = `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-9.1</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>27371003</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>Breite</FNAME><FVALUE>45.5</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
    <FEATURE><FNAME>Gewicht</FNAME><FVALUE>280</FVALUE><FUNIT>GRM</FUNIT></FEATURE></PRODUCT_FEATURES>
    <PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><NO_CU_PER_OU>1</NO_CU_PER_OU>
    <PRICE_QUANTITY>100</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>
    <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>1234.50</PRICE_AMOUNT>
    <PRICE_CURRENCY>EUR</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`
  const details = `<EAN>4006381333931</EAN><MANUFACTURER_PID>T-1</MANUFACTURER_PID><MANUFACTURER_NAME>Nordwerk</MANUFACTURER_NAME>`
  const content = bmecat(product('BME-1', more).replace('</PRODUCT_DETAILS>', `${details}</PRODUCT_DETAILS>`))
  const { entry } = await importFile({ name: 'katalog.xml', content })
  expect(entry).toMatchObject({ state: 'ENDED', failure: null, rows: 1, created: 1, skipped: 0, notices: 0 })
  expect(await articleBy('BME-1')).toMatchObject({
    manufacturerName: 'Nordwerk',
    manufacturerNumber: 'T-1',
    description: 'Schütz',
    listPrice: 1234.5,
    priceUnitSize: 100,
    eanNumber: '4006381333931',
    eclass9_1Id: '27371003',
    width: 4.55,
    weight: 0.28,
    unitName: 'Stk',
  })
})

test('BMEcat has articles in place of lines, and they are counted as such', async () => {
  const priced = (number: string, euro: string) =>
    product(
      number,
      `<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${euro}</PRICE_AMOUNT>
      <PRICE_CURRENCY>EUR</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`,
    )
  const content = bmecat(`${priced('BMZ-1', '2')}${product('BMZ-2', '')}<UNBEKANNT/>${priced('BMZ-1', '3')}`)
  const { entry, remarks } = await importFile({ name: 'katalog.xml', content })
  expect(entry).toMatchObject({ state: 'ENDED', created: 2, skipped: 2 })
  const { body } = await catalogue.get('/article/import/skipped', { id: entry.id })
  expect(body).toMatch(/^\uFEFF?"?Artikel"?;/)
  expect(remarks.map((remark: string) => remark.match(/^"?(\d+)"?;"?([^";,]*)/)?.slice(1)).sort()).toEqual([
    ['1', 'Die Bestellnummer BMZ-1 steht noch einmal als Artikel 3'],
    ['3', expect.stringContaining('UNBEKANNT')],
    ['3', 'Hinweis: Die Nummer BMZ-1 steht auch als Artikel 1'],
  ])
})

test('BMEcat brings the prices that are valid now, and tells where none is', async () => {
  const until = (day: string, euro: string) =>
    `<PRODUCT_PRICE_DETAILS><DATETIME type="valid_end_date"><DATE>${day}</DATE></DATETIME>
    <PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${euro}</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`
  const content = bmecat(
    product('BMP-1', `${until('2001-12-31', '2')}${until('9999-12-31', '3')}`) +
      product('BMP-2', until('2001-12-31', '4')),
  )
  const { entry, remarks } = await importFile({ name: 'katalog.xml', content })
  expect(entry).toMatchObject({ state: 'ENDED', created: 2, skipped: 0, notices: 1 })
  expect(await articleBy('BMP-1')).toMatchObject({ listPrice: 3 })
  expect(await articleBy('BMP-2')).toMatchObject({ listPrice: 4 })
  expect(remarks).toEqual([expect.stringContaining('gültig nur bis 31.12.2001')])
})

describe('prices in another currency', () => {
  const list = (header: string, ...lines: string[]) => ({
    name: 'preise.csv',
    content: [header, ...lines].join('\n'),
  })

  test('are skipped where others are in euros and the configuration has no rate', async () => {
    const { reading, entry, remarks } = await importFile(
      list('Bestellnummer;Listenpreis', 'CHF-1;12,50 CHF', 'CHF-2;', 'CHF-3;8,00 €'),
    )
    expect(reading.currency).toBeNull()
    expect(entry).toMatchObject({ created: 2, skipped: 1 })
    expect(remarks[0]).toContain('Listenpreis in CHF; die Importvorlage hat dafür keinen Umrechnungskurs')
    expect(await articleBy('CHF-1')).toBeUndefined()
    expect(await articleBy('CHF-2')).toMatchObject({ listPrice: null })
  })

  test.each([
    ['in the header', ['Bestellnummer;Preis (GBP)', 'NO-1;12,50'], 'GBP', null],
    ['in a column', ['Bestellnummer;Listenpreis;Währung', 'NO-1;12,50;Kč'], 'CZK', null],
    ['by its name', ['Bestellnummer;Listenpreis;Währung', 'NO-1;12,50;US-Dollar'], 'USD', null],
    ['above the header', ['Alle Preise in CHF', 'Bestellnummer;Listenpreis', 'NO-1;12,50'], 'CHF', null],
    ['by a sign that many have', ['Bestellnummer;Listenpreis', 'NO-1;12,50 kr'], null, 'kr'],
    ['by a word that is none', ['Bestellnummer;Listenpreis;Währung', 'NO-1;12,50;Taler'], null, 'Taler'],
  ])('named %s and without a rate refuse the import', async (_, lines, currency, unclearCurrency) => {
    const file = { name: 'preise.csv', content: lines.join('\n') }
    const { configId, reading } = await aConfigFor(file)
    expect(reading).toMatchObject({ currency, unclearCurrency })
    const { status, body } = await catalogue.upload('/article/import', file, { importConfigId: configId })
    expect(status).toBe(400)
    const isUnclear = unclearCurrency !== null && lines.some((line) => line.includes('Währung'))
    expect(body).toMatchObject(
      isUnclear
        ? { code: 'import-currency-unclear', errors: [{ path: 'currency', code: 'required' }] }
        : { code: 'import-rate-missing', errors: [{ path: 'currencyRate', code: 'required' }] },
    )
    expect(await articleBy('NO-1')).toBeUndefined()
  })

  test('that a list calls by an unknown word are those that the configuration says', async () => {
    const file = list('Bestellnummer;Listenpreis;Währung', 'TALER-1;10,00;Taler')
    const { entry } = await importFile(file, { currency: 'CHF', currencyRate: 1.0625 })
    expect(entry).toMatchObject({ created: 1, skipped: 0 })
    expect(await articleBy('TALER-1')).toMatchObject({ listPrice: 10.63 })
  })

  test('that a list does not name are euros', async () => {
    const { reading, entry } = await importFile(list('Bestellnummer;Listenpreis', 'EURO-1;10,00'))
    expect(reading).toMatchObject({ currency: null, unclearCurrency: null })
    expect(entry).toMatchObject({ created: 1, skipped: 0 })
  })

  test('need their rate when the configuration is saved', async () => {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Ohne Kurs',
      description: 'Zum Testen',
      headers: ['Nr', 'Preis'],
      fieldMapping: [
        { importHeader: 'Nr', articleField: 'orderNumber' },
        { importHeader: 'Preis', articleField: 'listPrice' },
      ],
      currency: 'CHF',
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'currencyRate', code: 'required' }])
  })

  test.each([
    ['in the header', 'Bestellnummer;Listenpreis (CHF)', 'RATE-1;10,00'],
    ['in a column', 'Bestellnummer;Listenpreis;Währung', 'RATE-2;10,00;CHF'],
    ['in the cell', 'Bestellnummer;Listenpreis', 'RATE-3;10,00 SFr.'],
    ['in the configuration alone', 'Bestellnummer;Listenpreis', 'RATE-4;10,00'],
  ])('%s are converted by its rate', async (_, header, line) => {
    const file = list(header, line, 'RATE-9;8,00 €')
    const { entry } = await importFile(file, { currency: 'CHF', currencyRate: 1.0625 })
    expect(entry).toMatchObject({ state: 'ENDED', skipped: 0 })
    expect(await articleBy(line.split(';')[0]!)).toMatchObject({ listPrice: 10.63 })
    expect(await articleBy('RATE-9')).toMatchObject({ listPrice: 8 })
  })

  test('a rate belongs to a currency', async () => {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Ohne Währung',
      description: 'Zum Testen',
      headers: ['Nr'],
      fieldMapping: [{ importHeader: 'Nr', articleField: 'orderNumber' }],
      currencyRate: 1.05,
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'currency', code: 'required' }])
  })
})

describe('a list that has EAN and no other number', () => {
  const articles = [
    'Bestellnummer;EAN;Listenpreis',
    'EAN-1;4012345678901;10,00',
    'EAN-2;96385074;10,00',
    'EAN-3;96385074;10,00',
  ]

  test('changes the article that alone has an EAN, makes none, and says why a line was left out', async () => {
    await importFile({ name: 'artikel.csv', content: articles.join('\n') })
    const { reading, entry, remarks } = await importFile(
      {
        name: 'ean.csv',
        content: [
          'EAN;Hersteller;Listenpreis',
          '4012345678901;Unbekannt GmbH;12,50',
          '96385074;Nordwerk;12,50',
          '036000291452;Nordwerk;12,50',
          '4012345678902;Nordwerk;12,50',
          ';Nordwerk;12,50',
        ].join('\n'),
      },
      { manufacturerId: null },
    )
    expect(reading.suggestedMapping[0]).toMatchObject({ importHeader: 'EAN', articleField: 'eanNumber' })
    expect(entry).toMatchObject({ state: 'ENDED', created: 0, updated: 1, skipped: 4 })
    expect(await articleBy('EAN-1')).toMatchObject({
      listPrice: 12.5,
      eanNumber: '4012345678901',
      manufacturerName: 'Nordwerk',
    })
    expect(await articleBy('EAN-2')).toMatchObject({ listPrice: 10 })
    expect(remarks).toEqual([
      expect.stringMatching(/Mehrere Artikel haben die EAN „96385074“: EAN-[23], EAN-[23]/),
      expect.stringContaining('Kein Artikel hat die EAN „036000291452“'),
      expect.stringContaining('Die EAN „4012345678902“ hat keine richtige Prüfziffer'),
      expect.stringContaining('Keine EAN'),
    ])
    const maker = await catalogue.db
      .selectFrom('manufacturer')
      .select('id')
      .where('display_name', '=', 'Unbekannt GmbH')
      .execute()
    expect(maker).toEqual([])
  })

  test('with neither number nor EAN cannot be configured', async () => {
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Nur Bezeichnungen',
      description: 'Zum Testen',
      headers: ['Bezeichnung', 'Preis'],
      fieldMapping: [
        { importHeader: 'Bezeichnung', articleField: 'description' },
        { importHeader: 'Preis', articleField: 'listPrice' },
      ],
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'config-mapping-missing', detail: expect.stringContaining('EAN') })
  })
})

test('made-up units and manufacturers, countries and EAN are told, not stored', async () => {
  const abb = await catalogue.aManufacturer('ABB')
  const { entry, remarks } = await importFile(
    {
      name: 'liste.csv',
      content: [
        'Bestellnummer;Hersteller;Bezeichnung;Einheit;Ursprungsland;EAN',
        'TOLD-1;ABB/ Germany;Gläser;48 x 6-oz-Gläser;DE, CN;4006381333932',
        'TOLD-2;ABB/ Germany;Gläser;Stück;Deutschland;4006381333931',
        'TOLD-3;Fabrik Muster GmbH;Gläser;Stück;Elbonien;$96385074',
      ].join('\n'),
    },
    { manufacturerId: null },
  )
  expect(entry).toMatchObject({ created: 3, skipped: 0, notices: 3 })
  expect(await articleBy('TOLD-1')).toMatchObject({
    manufacturerId: null,
    unitName: null,
    countryOfOriginAbbreviation: null,
    eanNumber: null,
  })
  expect(await articleBy('TOLD-2')).toMatchObject({
    manufacturerId: null,
    countryOfOriginAbbreviation: 'DE',
    eanNumber: '4006381333931',
  })
  expect(await articleBy('TOLD-3')).toMatchObject({
    manufacturerName: 'Fabrik Muster GmbH',
    eanNumber: '96385074',
  })
  expect(remarks).toEqual([
    expect.stringMatching(/^"?2"?;.*Hinweis: Die EAN „4006381333932“/),
    expect.stringMatching(/^"?2"?;.*Hinweis: „DE, CN“ nennt mehrere Länder/),
    expect.stringMatching(/^"?4"?;.*Hinweis: „Elbonien“ ist kein Land/),
  ])
  const proposals = await catalogue.db
    .selectFrom('import_name_proposal')
    .select(['kind', 'name', 'rows', 'suggestion_id'])
    .where('import_id', '=', entry.id)
    .orderBy('kind')
    .execute()
  expect(proposals).toEqual([
    { kind: 'MANUFACTURER', name: 'ABB/ Germany', rows: 2, suggestion_id: abb },
    { kind: 'UNIT', name: '48 x 6-oz-Gläser', rows: 1, suggestion_id: null },
  ])
})

test('a list without header row is understood by its values', async () => {
  const rows = [
    ['4006381333931', 'HL-1001', 'Schütz 24 V DC', '12,50 €', 'Stk'],
    ['4006381333931', 'HL-1002', 'Relais mit Sockel', '8,10 €', 'Stk'],
    ['96385074', 'HL-1003', 'Klemme für Hutschiene', '1,20 €', 'm'],
    ['036000291452', 'HL-1004', 'Taster rot beleuchtet', '14,90 €', 'Stk'],
  ]
  const content = rows.map((cells) => cells.join(';')).join('\n')
  const { reading, entry } = await importFile({ name: 'ohne.csv', content })
  expect(reading.headers).toEqual(['Spalte A', 'Spalte B', 'Spalte C', 'Spalte D', 'Spalte E'])
  expect(reading.suggestedMapping.map(({ articleField }: More) => articleField)).toEqual([
    'eanNumber',
    'orderNumber',
    'description',
    'listPrice',
    'unit',
  ])
  expect(entry).toMatchObject({ state: 'ENDED', rows: 4, created: 4, skipped: 0 })
  expect(await articleBy('HL-1001')).toMatchObject({ listPrice: 12.5, description: 'Schütz 24 V DC' })
})
