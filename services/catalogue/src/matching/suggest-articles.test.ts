import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
const { companyId } = anActor({ companyType: 'CUSTOMER' })
const articles: Record<string, string> = {}

beforeAll(async () => {
  catalogue = await aCatalogue()
  const manufacturers = {
    siemens: await catalogue.aManufacturer('Siemens', { abbreviation: 'SIE' }),
    phoenix: await catalogue.aManufacturer('Phoenix Contact'),
    abb: await catalogue.aManufacturer('ABB'),
    finder: await catalogue.aManufacturer('Finder'),
    eaton: await catalogue.aManufacturer('Eaton'),
    puls: await catalogue.aManufacturer('PULS'),
  }
  const anArticle = async (
    name: string,
    manufacturer: keyof typeof manufacturers,
    orderNumber: string,
    description: string | null = null,
    manufacturerNumber: string | null = null,
  ) => {
    const { status, body } = await catalogue.post('/article/', {
      manufacturerId: manufacturers[manufacturer],
      orderNumber,
      manufacturerNumber,
      description,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    articles[name] = body.id
  }
  await anArticle('contactor', 'siemens', '3RT2015-1BB41', null, 'SIRIUS-S00')
  await anArticle('sameAbb', 'abb', 'SHARED-1')
  await anArticle('samePhoenix', 'phoenix', 'SHARED-1')
  await anArticle(
    'c2',
    'siemens',
    '5SY5202-7',
    'Leitungsschutzschalter 2-polig, Charakteristik C, 2 A, 10 kA',
  )
  await anArticle(
    'c10',
    'siemens',
    '5SY5210-7',
    'Leitungsschutzschalter 2-polig, Charakteristik C, 10 A, 10 kA',
  )
  await anArticle('c2Abb', 'abb', 'S202-C2', 'Miniature circuit breaker 2-pole, C 2 A, 10 kA')
  await anArticle('b2', 'siemens', '5SY5302-6', 'Leitungsschutzschalter 3-polig, Charakteristik B, 2 A, 6 kA')
  await anArticle('pnp', 'phoenix', 'IS-7731', 'Induktiver Sensor M18, Schaltabstand 5 mm, PNP')
  await anArticle('npn', 'phoenix', 'IS-9264', 'Induktiver Sensor M18, Schaltabstand 5 mm, NPN')
  await anArticle('fan', 'abb', 'HZ-1001', 'Heizung 45 W 24 V DC mit Lüfter')
  await anArticle('noFan', 'abb', 'HZ-1002', 'Heizung 45 W 24 V DC ohne Lüfter')
  await anArticle('onDelay', 'abb', 'ZR-2001', 'Zeitrelais 1-10 s 24 V DC ansprechverzögert')
  await anArticle('offDelay', 'abb', 'ZR-2002', 'Zeitrelais 1-10 s 24 V DC rückfallverzögert')
  await anArticle('fast', 'phoenix', 'SW-3001', 'Ethernet-Switch 8 Ports RJ45, 100 Mbit/s')
  await anArticle('faster', 'phoenix', 'SW-3002', 'Ethernet-Switch 8 Ports RJ45, 1000 Mbit/s')
  await anArticle('onePhase', 'siemens', 'EZ-4001', 'Energiezähler 1-phasig 32 A')
  await anArticle('threePhases', 'siemens', 'EZ-4002', 'Energiezähler 3-phasig 32 A')
  await anArticle('ip66', 'siemens', 'TA-5001', 'Drucktaster grün 1 Schließer IP66')
  await anArticle('ip65', 'siemens', 'TA-5002', 'Drucktaster grün 1 Schließer IP65')
  await anArticle('steelRail', 'abb', 'HS-6001', 'Tragschiene 35 x 7,5 mm 2 m Stahl')
  await anArticle('copperRail', 'abb', 'HS-6002', 'Tragschiene 35 x 7,5 mm 2 m Kupfer')
  await anArticle('gauged', 'abb', 'EZ-7001', 'Energiezähler 1-phasig 80 A MID')
  await anArticle('plainMeter', 'abb', 'EZ-7002', 'Energiezähler 1-phasig 80 A')
  for (const [at, contacts] of [
    '1 Wechsler',
    '2 Wechsler',
    '4 Wechsler',
    '1 Schließer',
    '2 Schließer',
  ].entries())
    await anArticle(`relay${at}`, 'finder', `55.0${at}.1.24VDC`, `Relais ${contacts} 24 V DC 20 A`)
  await anArticle('breaker', 'eaton', '278553', 'FAZ Sicherungsautomat B 16 A 1-polig', 'FAZ116-B')
  await anArticle('breakerC', 'eaton', '278575', 'FAZ Sicherungsautomat C 16 A 1-polig', 'FAZ116-C')
  await anArticle('supply20', 'puls', 'QS20.241', 'Stromversorgung 24 V DC 20 A')
  await anArticle('supply5', 'puls', 'QS5.241', 'Stromversorgung 24 V DC 5 A')
  await anArticle('supplyOther', 'siemens', '6EP1336', 'Netzteil 24 V DC 20 A')
  await anArticle('duct', 'siemens', 'KK-4060', 'Kabelkanal 40 x 60 mm grau, Länge 2 m')
})
afterAll(() => catalogue.stop())

async function suggest(wanted: Record<string, unknown>): Promise<ArticleSuggestion[]> {
  const { status, body } = await catalogue.ask('/internal/suggest', {
    companyId,
    orderNumber: null,
    manufacturerNumber: null,
    manufacturerName: null,
    description: null,
    wholesalerOrderNumber: null,
    ...wanted,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const textsOf = ({ reasons }: ArticleSuggestion, wanted: 'AGREES' | 'DIFFERS' | 'NOTE') =>
  reasons.flatMap(({ kind, text }) => (kind === wanted ? [text] : []))

describe('by numbers', () => {
  test('a number with one wrong sign, the manufacturer agrees', async () => {
    const [first] = await suggest({ orderNumber: '3RT2016-1BB41', manufacturerName: 'Siemens' })
    expect(first).toMatchObject({ articleId: articles.contactor, manufacturerAgrees: true })
    expect(first!.reason).toBe('Nummer fast gleich (eine Stelle anders) · Hersteller ✓')
  })

  test('the same number of two manufacturers', async () => {
    const found = await suggest({ orderNumber: 'SHARED-1', manufacturerName: 'Siemens' })
    const ids = found.slice(0, 2).map(({ articleId }) => articleId)
    expect(ids.sort()).toEqual([articles.sameAbb, articles.samePhoenix].sort())
    expect(textsOf(found[0]!, 'NOTE')).toEqual(['Bestellnummer gleich'])
    expect(textsOf(found[0]!, 'DIFFERS')).toEqual([expect.stringMatching(/^anderer Hersteller \(/)])
  })

  test("an order number that is an article's manufacturer number", async () => {
    const [first] = await suggest({ orderNumber: 'SIRIUS-S00' })
    expect(first!.articleId).toBe(articles.contactor)
    expect(first!.reason).toContain('Die Bestellnummer der Zeile ist die Typnummer des Artikels')
  })

  test('go before a description that many fit, unless it contradicts', async () => {
    const description = 'LS-Schalter 2-polig C 2A'
    const ids = async (orderNumber: string) =>
      (await suggest({ orderNumber, description })).map(({ articleId }) => articleId)
    expect((await ids('S202C3'))[0]).toBe(articles.c2Abb)
    expect((await ids('5SY5203-7'))[0]).toBe(articles.c2)
  })
})

describe('by technical data', () => {
  const line = { description: 'LS-Schalter C 2 A, 2-pol.', manufacturerName: 'Siemens' }

  test('what agrees goes first, and says so', async () => {
    const [first] = await suggest(line)
    expect(first!.articleId).toBe(articles.c2)
    expect(textsOf(first!, 'AGREES')).toEqual(
      expect.arrayContaining(['2-polig', '2 A', 'Charakteristik C', 'Hersteller']),
    )
    expect(textsOf(first!, 'DIFFERS')).toEqual([])
    expect(first!.reason).toContain('2-polig ✓ · 2 A ✓ · Charakteristik C ✓')
  })

  test('what differs is said, and costs more than what agrees gains', async () => {
    const found = await suggest(line)
    const places = ['c2', 'c2Abb', 'c10'].map((name) =>
      found.findIndex(({ articleId }) => articleId === articles[name]),
    )
    expect(places[0]).toBe(0)
    expect(places[1]).toBeGreaterThan(0)
    const differs = found[places[2]!]
    if (differs) expect(textsOf(differs, 'DIFFERS')).toEqual(['10 A statt 2 A'])
    expect(textsOf(found[places[1]!]!, 'DIFFERS')).toEqual(['anderer Hersteller (ABB)'])
    expect(found.map(({ articleId }) => articleId)).not.toContain(articles.b2)
  })

  test('what excludes each other differs, though it has no figure', async () => {
    const found = await suggest({ description: 'Proximity sensor inductive M18 5 mm NPN' })
    expect(found.slice(0, 2).map(({ articleId }) => articleId)).toEqual([articles.npn, articles.pnp])
    expect(textsOf(found[1]!, 'DIFFERS')).toEqual(['PNP statt NPN'])
  })

  test.each([
    ['with fan, in the other language', 'heater 45 W 24 V DC with fan', 'fan'],
    ['without fan', 'heater 45 W 24 V DC without fan', 'noFan'],
    ['anzugverzögert is ansprechverzögert', 'Zeitrelais anzugverzögert 1-10s 24VDC', 'onDelay'],
    ['off-delay', 'time relay off-delay 1-10 s 24 V DC', 'offDelay'],
    ['gigabit is 1000 Mbit/s', 'Switch 8x RJ45 Gigabit', 'faster'],
    ['Drehstrom has three phases', 'Drehstromzähler 32A', 'threePhases'],
    ['Cu is copper', 'Tragschiene Cu 35x7,5 2m', 'copperRail'],
    ['nothing beyond what is asked for', 'Wechselstromzähler 80A', 'plainMeter'],
    ['the same before what is better', 'Taster grün 1S IP65', 'ip65'],
  ])('%s', async (_name, description, name) => {
    const [first] = await suggest({ description })
    expect(first?.articleId).toBe(articles[name])
  })

  test.each(['Phoenix', 'Phonix', 'Phoe.'])(
    '„%s“ is a manufacturer by how it begins',
    async (manufacturerName) => {
      const [first] = await suggest({ description: 'Switch 8x RJ45 100 Mbit', manufacturerName })
      expect(first).toMatchObject({ articleId: articles.fast, manufacturerAgrees: true })
    },
  )

  test('English descriptions are found in German, and the other way round', async () => {
    const [german] = await suggest({
      description: 'miniature circuit breaker, 2-pole, 10 A, C curve',
      manufacturerName: 'Siemens',
    })
    expect(german!.articleId).toBe(articles.c10)
    const [english] = await suggest({
      description: 'Leitungsschutzschalter 2-polig C2A',
      manufacturerName: 'ABB',
    })
    expect(english!.articleId).toBe(articles.c2Abb)
  })
})

describe('nothing is suggested', () => {
  test.each([
    ['for a number like no other', { orderNumber: 'QQQQWWWWXXXX' }],
    ['for a manufacturer alone', { manufacturerName: 'Siemens' }],
    ['for the kind of part alone', { manufacturerName: 'Siemens', description: 'Leitungsschutzschalter' }],
    ['for a part of another kind', { manufacturerName: 'ABB', description: 'Aderendhülse 2,5 mm² blau' }],
    ['for words that stand nowhere', { description: 'Wandhalter verzinkt Gartenbank' }],
  ])('%s', async (_name, wanted) => {
    expect(await suggest(wanted)).toEqual([])
  })
})

test('a search term finds by words and numbers, whatever the line says', async () => {
  const found = await suggest({
    description: 'Leitungsschutzschalter 2-polig C 2 A',
    searchTerm: 'Kabelkanal',
  })
  expect(found[0]).toMatchObject({ articleId: articles.duct })
  const [byNumber] = await suggest({ description: 'Schütz', searchTerm: '5SY5302' })
  expect(byNumber!.articleId).toBe(articles.b2)
})

describe('what is typed decides', () => {
  const relay = {
    orderNumber: '55.00.1.24VDC',
    manufacturerName: 'Finder',
    description: 'Relais 1 Wechsler 24 V DC',
  }
  test.each([
    ['a number, on the line of another part', 'FAZ116-B', relay, ['breaker']],
    [
      'a number, on a line that names another number and the kind of part',
      'faz116b',
      { ...relay, orderNumber: '278575', description: 'Sicherungsautomat C 16 A', manufacturerName: null },
      ['breaker'],
    ],
    [
      'how a number begins, what the line wants first',
      'FAZ116',
      { orderNumber: '278575' },
      ['breakerC', 'breaker'],
    ],
    ['a manufacturer with a kind of part', 'PULS Netzteil', relay, ['supply20', 'supply5']],
    ['a manufacturer with what his part is to do', 'Puls Netzteil 24V 5A', relay, ['supply5']],
    [
      'a kind of part with its figures, the manufacturer of the line first',
      'Netzteil 24V 20A',
      { manufacturerName: 'PULS' },
      ['supply20', 'supplyOther'],
    ],
    [
      'a kind of part with its figures, on the line of another part',
      'Netzteil 24V 20A',
      relay,
      ['supplyOther', 'supply20'],
    ],
  ])('%s', async (_name, searchTerm, line, names) => {
    const found = await suggest({ ...line, searchTerm })
    expect(found.map(({ articleId }) => articleId)).toEqual(names.map((name) => articles[name]))
  })

  test('what is only near to it is told where nothing fits, and nothing of the line', async () => {
    const near = await suggest({ ...relay, searchTerm: 'FAZ116-D' })
    expect(near.map(({ articleId }) => articleId).sort()).toEqual(
      [articles.breaker, articles.breakerC].sort(),
    )
    expect(await suggest({ ...relay, searchTerm: 'Gartenbank' })).toEqual([])
  })

  test('a reason says that it is the search which an article agrees with, where the line differs', async () => {
    const [same] = await suggest({ ...relay, searchTerm: 'FAZ116-B' })
    expect(textsOf(same!, 'NOTE')).toEqual([expect.stringMatching(/^(Bestell|Typ)nummer wie gesucht$/)])
    const [beginning] = await suggest({ ...relay, searchTerm: 'FAZ1' })
    expect(textsOf(beginning!, 'NOTE')).toEqual(['Nummer beginnt wie gesucht'])
    const [supply] = await suggest({ ...relay, searchTerm: 'Puls Netzteil 24V 5A' })
    expect(textsOf(supply!, 'AGREES')).toContain('Hersteller wie gesucht')
    const [ofLine] = await suggest({ manufacturerName: 'PULS', searchTerm: 'Netzteil 24V 20A' })
    expect(textsOf(ofLine!, 'AGREES')).toContain('Hersteller')
  })
})

test('articles are found before their technical data are kept', async () => {
  await catalogue.db.deleteFrom('article_trait').where('article_id', '=', articles.c2!).execute()
  const [first] = await suggest({ orderNumber: '5SY5202-8', description: 'LS-Schalter C 2 A, 2-polig' })
  expect(first!.articleId).toBe(articles.c2)
  expect(textsOf(first!, 'AGREES')).toContain('2 A')
})
