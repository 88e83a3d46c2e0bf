import { randomUUID } from 'node:crypto'
import type { MatchedLine, MatchLine } from '@schrankwerk/contracts'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'

let catalogue: TestCatalogue
const ownCompany = anActor({ companyType: 'CUSTOMER' })
const otherCompany = anActor({ companyType: 'CUSTOMER' })
const articles: Record<string, string> = {}
const manufacturers: Record<string, string> = {}

async function anArticle(name: string, body: Record<string, unknown>) {
  const { status, body: answer } = await catalogue.post('/article/', body)
  if (status !== 201) throw new Error(`${name}: ${JSON.stringify(answer)}`)
  articles[name] = answer.id
}

beforeAll(async () => {
  catalogue = await aCatalogue()
  manufacturers.siemens = await catalogue.aManufacturer('Siemens', {
    abbreviation: 'SIE',
    variants: ['Siemens AG Österreich'],
  })
  manufacturers.phoenix = await catalogue.aManufacturer('Phoenix Contact')
  manufacturers.weidmueller = await catalogue.aManufacturer('Weidmüller', { abbreviation: 'WEI' })
  const wholesaler = await catalogue.aWholesaler('Großhandel Mitte')
  await anArticle('contactor', {
    manufacturerId: manufacturers.siemens,
    orderNumber: '3RT2015-1BB41',
    manufacturerNumber: 'SIRIUS-S00',
    possibleOrderNumbers: ['3RT1015-1BB41'],
    possibleManufacturerNumbers: ['S00 ALT'],
    wholesalerInfos: [{ wholesalerId: wholesaler, orderNumber: 'GH-4711', purchasePrice: 1 }],
    listPrice: 77.31,
    purchasePrice: 55.13,
  })
  await anArticle('terminal', {
    manufacturerId: manufacturers.phoenix,
    orderNumber: '3044076',
    manufacturerNumber: 'UT 2,5',
  })
  await anArticle('sameNumberWei', { manufacturerId: manufacturers.weidmueller, orderNumber: 'SHARED-1' })
  await anArticle('sameNumberPxc', { manufacturerId: manufacturers.phoenix, orderNumber: 'SHARED-1' })
  await anArticle('fuse33', { manufacturerId: manufacturers.weidmueller, orderNumber: 'PT-FUSE-33KV' })
  await anArticle('fuse3.3', { manufacturerId: manufacturers.weidmueller, orderNumber: 'PT-FUSE-3.3KV' })
  await anArticle('relay24', { manufacturerId: manufacturers.phoenix, orderNumber: 'PLC-RSC.24' })
  await anArticle('padded', { manufacturerId: manufacturers.phoenix, orderNumber: '0311087' })
  await anArticle('noManufacturer', { orderNumber: 'OHNE-1' })
  await anArticle('noManufacturerLong', {
    orderNumber: 'OHNE-HERSTELLER',
    possibleOrderNumbers: ['AUCH-OHNE-HERSTELLER'],
    wholesalerInfos: [{ wholesalerId: wholesaler, orderNumber: 'GH-OHNE', purchasePrice: 1 }],
  })
  await anArticle('short', { manufacturerId: manufacturers.phoenix, orderNumber: '4711' })
  await anArticle('breaker', {
    manufacturerId: manufacturers.siemens,
    orderNumber: '5SY4110-7',
    manufacturerNumber: 'SY-C10',
    eanNumber: '4001869153520',
  })
  await anArticle('crossed', {
    manufacturerId: manufacturers.siemens,
    orderNumber: '5SY4110-9',
    manufacturerNumber: '5SY4110-7',
  })
  await anArticle('eanTwice', { orderNumber: 'EAN-TWICE-1', eanNumber: '4011209000001' })
  await anArticle('eanTwice2', { orderNumber: 'EAN-TWICE-2', eanNumber: '4011209000001' })
})
afterAll(() => catalogue.stop())

const aLine = (line: Partial<MatchLine>): MatchLine => ({
  key: 0,
  eanNumber: null,
  orderNumber: null,
  manufacturerNumber: null,
  manufacturerName: null,
  manufacturerAlternatives: [],
  wholesalerOrderNumber: null,
  candidates: [],
  ...line,
})

async function match(line: Partial<MatchLine>, companyId = ownCompany.companyId): Promise<MatchedLine> {
  const { status, body } = await catalogue.ask('/internal/match', { companyId, lines: [aLine(line)] })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.lines[0]
}

describe('the matching order', () => {
  const cases: [string, Partial<MatchLine>, string | null, string | null, string, RegExp][] = [
    [
      'order number and manufacturer',
      { orderNumber: ' 3rt2015-1bb41 ', manufacturerName: 'Siemens' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /Bestellnummer .* und Hersteller Siemens stimmen/,
    ],
    [
      'a manufacturer by abbreviation',
      { orderNumber: '3RT2015-1BB41', manufacturerName: 'SIE' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'a manufacturer by variant',
      { orderNumber: '3RT2015-1BB41', manufacturerName: 'SIEMENS AG ÖSTERREICH' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'a manufacturer with its legal form',
      { orderNumber: 'SHARED-1', manufacturerName: 'Weidmueller GmbH & Co. KG' },
      'sameNumberWei',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /Weidmüller/,
    ],
    [
      'one of two manufacturers',
      { orderNumber: 'SHARED-1', manufacturerName: 'Rittal/Phoenix Contact' },
      'sameNumberPxc',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /Phoenix/,
    ],
    [
      'order number in loose form',
      { orderNumber: '3RT2015 1BB41', manufacturerName: 'Siemens' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /bis auf Trennzeichen/,
    ],
    [
      'manufacturer number and manufacturer',
      { manufacturerNumber: 'UT 2,5', manufacturerName: 'Phoenix Contact' },
      'terminal',
      'MANUFACTURER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /Typnummer/,
    ],
    [
      'manufacturer number in loose form, a point is to be checked',
      { manufacturerNumber: 'UT25', manufacturerName: 'Phoenix Contact' },
      'terminal',
      'MANUFACTURER_NUMBER_AND_MANUFACTURER',
      'CHECK',
      /Punkt und Komma/,
    ],
    [
      'alternative order number',
      { orderNumber: '3RT1015-1BB41', manufacturerName: 'Siemens' },
      'contactor',
      'ALTERNATIVE_NUMBER',
      'SURE',
      /alternative Nummer/,
    ],
    [
      'alternative manufacturer number without a manufacturer',
      { manufacturerNumber: 's00 alt' },
      'contactor',
      'ALTERNATIVE_NUMBER',
      'SURE',
      /alternative Nummer/,
    ],
    [
      'alternative number of another manufacturer',
      { orderNumber: '3RT1015-1BB41', manufacturerName: 'Phoenix Contact' },
      'contactor',
      'ALTERNATIVE_NUMBER',
      'CHECK',
      /Phoenix Contact/,
    ],
    [
      "a wholesaler's number",
      { wholesalerOrderNumber: 'GH-4711' },
      'contactor',
      'WHOLESALER_ORDER_NUMBER',
      'SURE',
      /Großhändlers/,
    ],
    [
      "a wholesaler's number as order number",
      { orderNumber: 'GH-4711' },
      'contactor',
      'WHOLESALER_ORDER_NUMBER',
      'CHECK',
      /Großhändlers/,
    ],
    ['order number alone', { orderNumber: '3044076' }, 'terminal', 'ORDER_NUMBER', 'SURE', /Nur ein Artikel/],
    [
      'order number of another manufacturer',
      { orderNumber: '3044076', manufacturerName: 'Siemens' },
      'terminal',
      'ORDER_NUMBER',
      'CHECK',
      /nennt den Hersteller „Siemens“, der Artikel ist von Phoenix Contact/,
    ],
    [
      'order number and an unknown manufacturer',
      { orderNumber: '3044076', manufacturerName: 'Nirgendwo' },
      'terminal',
      'ORDER_NUMBER',
      'CHECK',
      /Nirgendwo/,
    ],
    [
      'an article without a manufacturer',
      { orderNumber: 'OHNE-1', manufacturerName: 'Siemens' },
      'noManufacturer',
      'ORDER_NUMBER',
      'CHECK',
      /steht keiner/,
    ],
    [
      'a manufacturer that is none',
      { orderNumber: '3044076', manufacturerName: 'REPUTED' },
      'terminal',
      'ORDER_NUMBER',
      'SURE',
      /Nur ein Artikel/,
    ],
    [
      'manufacturer number alone',
      { manufacturerNumber: 'SIRIUS-S00' },
      'contactor',
      'MANUFACTURER_NUMBER',
      'SURE',
      /Typnummer/,
    ],
    [
      'an order number that is the manufacturer number of the article',
      { orderNumber: 'SIRIUS-S00', manufacturerName: 'Siemens' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /^Bestellnummer der Liste ist die Typnummer SIRIUS-S00 des Artikels, Hersteller Siemens stimmt$/,
    ],
    [
      'a manufacturer number that is the order number of the article',
      { manufacturerNumber: '3RT2015-1BB41', manufacturerName: 'Siemens' },
      'contactor',
      'MANUFACTURER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /^Typnummer der Liste ist die Bestellnummer 3RT2015-1BB41 des Artikels, Hersteller Siemens stimmt$/,
    ],
    [
      'a number in the other field in loose form',
      { manufacturerNumber: '3RT2015 1BB41', manufacturerName: 'Siemens' },
      'contactor',
      'MANUFACTURER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /^Typnummer der Liste ist bis auf Trennzeichen \(3RT2015-1BB41\) die Bestellnummer des Artikels/,
    ],
    [
      'a number in the other field with a point that may count',
      { orderNumber: 'UT25', manufacturerName: 'Phoenix Contact' },
      'terminal',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'CHECK',
      /Punkt und Komma/,
    ],
    [
      'the field of the same name before the other one',
      { orderNumber: '5SY4110-7', manufacturerName: 'Siemens' },
      'breaker',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'a number in the other field without a manufacturer',
      { manufacturerNumber: '3044076' },
      'terminal',
      'MANUFACTURER_NUMBER',
      'SURE',
      /^Typnummer der Liste ist die Bestellnummer eines einzigen Artikels: 3044076 \(Phoenix Contact\)$/,
    ],
    [
      'a number in the other field of another manufacturer',
      { manufacturerNumber: '3044076', manufacturerName: 'Siemens' },
      null,
      null,
      'OPEN',
      /Kein Artikel/,
    ],
    [
      'the same number in both fields',
      { orderNumber: '3RT2015-1BB41', manufacturerNumber: '3RT2015-1BB41', manufacturerName: 'Siemens' },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'a number without a manufacturer on either side',
      { orderNumber: 'OHNE-HERSTELLER' },
      'noManufacturerLong',
      'ORDER_NUMBER',
      'CHECK',
      /Weder die Zeile noch der Artikel nennt einen Hersteller/,
    ],
    [
      'an alternative number without a manufacturer on either side',
      { orderNumber: 'AUCH-OHNE-HERSTELLER' },
      'noManufacturerLong',
      'ALTERNATIVE_NUMBER',
      'CHECK',
      /Weder die Zeile noch der Artikel nennt einen Hersteller/,
    ],
    [
      "a wholesaler's number without a manufacturer on either side",
      { wholesalerOrderNumber: 'GH-OHNE' },
      'noManufacturerLong',
      'WHOLESALER_ORDER_NUMBER',
      'CHECK',
      /Weder die Zeile noch der Artikel nennt einen Hersteller/,
    ],
    [
      'a short number without a manufacturer',
      { orderNumber: '4711' },
      'short',
      'ORDER_NUMBER',
      'CHECK',
      /Die Nummer ist kurz, und die Zeile nennt keinen Hersteller/,
    ],
    [
      'a short number with its manufacturer',
      { orderNumber: '4711', manufacturerName: 'Phoenix Contact' },
      'short',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'an EAN alone',
      { eanNumber: '4001869153520' },
      'breaker',
      'EAN_NUMBER',
      'SURE',
      /^Nur ein Artikel hat die EAN 4001869153520: 5SY4110-7 \(Siemens\)$/,
    ],
    ['an EAN with blanks', { eanNumber: '4001869 153520' }, 'breaker', 'EAN_NUMBER', 'SURE', /EAN/],
    ['an EAN whose last digit is wrong', { eanNumber: '4001869153521' }, null, null, 'OPEN', /Kein Artikel/],
    [
      'an EAN that two articles have',
      { eanNumber: '4011209000001' },
      null,
      null,
      'OPEN',
      /2 Artikel passen zu dieser EAN/,
    ],
    [
      'an EAN and an unknown manufacturer',
      { eanNumber: '4001869153520', manufacturerName: 'Nirgendwo' },
      'breaker',
      'EAN_NUMBER',
      'SURE',
      /EAN/,
    ],
    [
      'an EAN and another manufacturer',
      { eanNumber: '4001869153520', manufacturerName: 'Phoenix Contact' },
      'breaker',
      'EAN_NUMBER',
      'CHECK',
      /nennt den Hersteller „Phoenix Contact“/,
    ],
    [
      "an EAN before a wholesaler's number",
      { eanNumber: '4001869153520', wholesalerOrderNumber: 'GH-4711' },
      'breaker',
      'EAN_NUMBER',
      'SURE',
      /EAN/,
    ],
    [
      'a number and its EAN',
      { orderNumber: '5SY4110-7', manufacturerName: 'Siemens', eanNumber: '4001869153520' },
      'breaker',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'a number and the EAN of another article',
      { orderNumber: '3044076', manufacturerName: 'Phoenix Contact', eanNumber: '4001869153520' },
      'terminal',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'CHECK',
      /^Bestellnummer und EAN führen zu verschiedenen Artikeln: 3044076 \(Phoenix Contact\) und 5SY4110-7 \(Siemens\)$/,
    ],
    [
      'a bare number and the EAN of another article',
      { manufacturerNumber: 'UT 2,5', eanNumber: '4001869153520' },
      'breaker',
      'EAN_NUMBER',
      'CHECK',
      /^Typnummer und EAN führen zu verschiedenen Artikeln: 5SY4110-7 \(Siemens\) und 3044076 \(Phoenix Contact\)$/,
    ],
    ['order number alone that two have', { orderNumber: 'SHARED-1' }, null, null, 'OPEN', /2 Artikel passen/],
    [
      'exact goes before loose',
      { orderNumber: 'PT-FUSE-3.3KV', manufacturerName: 'Weidmüller' },
      'fuse3.3',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'SURE',
      /stimmen/,
    ],
    [
      'loose that fits two articles',
      { orderNumber: 'PTFUSE33KV', manufacturerName: 'Weidmüller' },
      null,
      null,
      'OPEN',
      /2 Artikel passen/,
    ],
    [
      'loose without a manufacturer is to be checked',
      { orderNumber: '3044-076' },
      'terminal',
      'ORDER_NUMBER',
      'CHECK',
      /bis auf Trennzeichen/,
    ],
    [
      'numbers that disagree',
      { orderNumber: '3044076', manufacturerNumber: 'SIRIUS-S00' },
      'terminal',
      'ORDER_NUMBER',
      'CHECK',
      /verschiedenen Artikeln: 3044076 \(Phoenix Contact\) und 3RT2015-1BB41 \(Siemens\)/,
    ],
    [
      'numbers that disagree, the manufacturer fits the order number',
      { orderNumber: '3044076', manufacturerNumber: 'SIRIUS-S00', manufacturerName: 'Phoenix Contact' },
      'terminal',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'CHECK',
      /verschiedenen Artikeln: 3044076 \(Phoenix Contact\) und 3RT2015-1BB41 \(Siemens\)/,
    ],
    [
      'numbers that agree',
      { orderNumber: '3044076', manufacturerNumber: 'UT 2,5' },
      'terminal',
      'ORDER_NUMBER',
      'SURE',
      /Nur ein Artikel/,
    ],
    ['an unknown number', { orderNumber: 'GIBT-ES-NICHT' }, null, null, 'OPEN', /Kein Artikel/],
    ['no number', { manufacturerName: 'Siemens' }, null, null, 'OPEN', /keine Nummer/],
    [
      'words for nothing',
      { orderNumber: '_', manufacturerNumber: 'n/a' },
      null,
      null,
      'OPEN',
      /Kein Artikel|keine Nummer/,
    ],
    [
      'a zero-padded candidate',
      {
        orderNumber: '311087',
        candidates: [{ text: '0311087', manufacturerName: null, reason: 'Mit führender Null ergänzt' }],
      },
      'padded',
      'ORDER_NUMBER',
      'CHECK',
      /führender Null/,
    ],
    [
      "a candidate without the manufacturer's prefix",
      {
        orderNumber: 'SIE.3RT2015-1BB41',
        candidates: [
          { text: '3RT2015-1BB41', manufacturerName: 'Siemens', reason: 'Vorsatz SIE steht für Siemens' },
        ],
      },
      'contactor',
      'ORDER_NUMBER_AND_MANUFACTURER',
      'CHECK',
      /Vorsatz SIE/,
    ],
  ]
  test.each(cases)('%s', async (_name, line, article, matchedBy, certainty, reason) => {
    const matched = await match(line)
    expect(matched.articleId).toBe(article === null ? null : articles[article])
    expect(matched.matchedBy).toBe(matchedBy)
    expect(matched.certainty).toBe(certainty)
    expect(matched.reason).toMatch(reason)
  })

  test('numbers that disagree name the other article too', async () => {
    const matched = await match({ orderNumber: '3044076', manufacturerNumber: 'SIRIUS-S00' })
    expect(matched.otherArticleId).toBe(articles.contactor)
  })

  test.each([
    ['Meter (Kabel)', ['m', 'Kabelmeter'], ['Kabelmeter', 'm']],
    ['Stück', ['Stk', 'Einzeln', 'PCE'], ['Einzeln']],
    ['Liter', ['l'], null],
  ])(
    'the unit „%s“ comes with those of its variants %j that tell more than it does',
    async (name, variants, telling) => {
      const orderNumber = `EINHEIT-${name}`
      await anArticle(name, { orderNumber, unitId: await catalogue.aUnit(name, variants) })
      const asked = { companyId: ownCompany.companyId, lines: [aLine({ orderNumber })] }
      for (const { body } of [
        await catalogue.ask('/internal/match', asked),
        await catalogue.ask('/internal/article/snapshots', { ids: [articles[name]] }),
      ])
        expect(body.articles).toMatchObject([{ unitName: name, unitVariants: telling }])
    },
  )

  test('lines come back by their keys with the snapshots of their articles', async () => {
    const { body } = await catalogue.ask('/internal/match', {
      companyId: ownCompany.companyId,
      lines: [
        aLine({ key: 7, orderNumber: '3044076' }),
        aLine({ key: 9, orderNumber: '3044076' }),
        aLine({ key: 8, orderNumber: '3RT2015-1BB41', manufacturerName: 'Siemens' }),
      ],
    })
    expect(body.lines.map((line: MatchedLine) => line.key)).toEqual([7, 9, 8])
    expect(body.articles).toHaveLength(2)
    expect(body.articles.find((one: { id: string }) => one.id === articles.contactor)).toMatchObject({
      orderNumber: '3RT2015-1BB41',
      manufacturerName: 'Siemens',
      listPrice: 77.31,
      purchasePrice: 55.13,
    })
  })
})

describe('remembered replacements', () => {
  const line = { orderNumber: '3RT2015-1BB41', manufacturerNumber: null, manufacturerName: 'Siemens' }
  const remember = (articleId: string | null) =>
    catalogue.ask('/internal/remember', {
      companyId: ownCompany.companyId,
      userId: ownCompany.userId,
      articleId,
      numbers: [line],
    })

  test('go first for the own company, and for nobody else', async () => {
    expect((await remember(articles.terminal!)).body.article.id).toBe(articles.terminal)
    const own = await match(line)
    expect(own).toMatchObject({
      articleId: articles.terminal,
      matchedBy: 'MANUAL_REPLACEMENT',
      certainty: 'CHECK',
      otherArticleId: articles.contactor,
      reason:
        'Für diese Nummern so gemerkt: 3044076 (Phoenix Contact); die Bestellnummer der Zeile führt zu 3RT2015-1BB41 (Siemens)',
    })
    expect((await match(line, otherCompany.companyId)).articleId).toBe(articles.contactor)
    await remember(null)
    expect((await match(line)).matchedBy).toBe('ORDER_NUMBER_AND_MANUFACTURER')
  })

  test("an admin's counts for everyone, a company's own goes before it", async () => {
    const answer = await catalogue.post('/article/replace', {
      orderNumber: 'ALT-99',
      matchId: articles.terminal,
    })
    expect(answer).toMatchObject({ status: 200, body: { forEveryone: true, matchId: articles.terminal } })
    const forAll = await match({ orderNumber: 'alt 99', manufacturerName: 'Siemens' }, otherCompany.companyId)
    expect(forAll).toMatchObject({ articleId: articles.terminal, matchedBy: 'MANUAL_REPLACEMENT' })
    expect(forAll.reason).toContain('Betreiber')
    await catalogue.post(
      '/article/replace',
      { orderNumber: 'ALT-99', matchId: articles.contactor },
      ownCompany,
    )
    expect((await match({ orderNumber: 'ALT-99' })).articleId).toBe(articles.contactor)
    expect((await match({ orderNumber: 'ALT-99' }, otherCompany.companyId)).articleId).toBe(articles.terminal)
    await catalogue.post('/article/replace', { orderNumber: 'ALT-99', matchId: null }, ownCompany)
    expect((await match({ orderNumber: 'ALT-99' })).articleId).toBe(articles.terminal)
  })

  test('are told that the article is gone where it is deleted meanwhile', async () => {
    const { body: created } = await catalogue.post('/article/', { orderNumber: 'GEHT-1' })
    const deleter = await catalogue.database.pool.connect()
    const choices = () => [
      remember(created.id),
      catalogue.post('/article/replace', { orderNumber: 'GEHT-X', matchId: created.id }),
    ]
    try {
      await deleter.query('begin')
      await deleter.query('delete from article where id = $1', [created.id])
      const answers = Promise.all(choices())
      await expect.poll(catalogue.waitingForLocks).toBe(2)
      await deleter.query('commit')
      expect((await answers).map(({ status }) => status)).toEqual([404, 404])
    } finally {
      deleter.release(true)
    }
  })

  const rememberFor = (numbers: Record<string, unknown>, articleId: string | null | undefined) =>
    catalogue.ask('/internal/remember', {
      companyId: ownCompany.companyId,
      userId: ownCompany.userId,
      articleId,
      numbers: [{ orderNumber: null, manufacturerNumber: null, manufacturerName: null, ...numbers }],
    })
  const rowOf = (orderNumber: string) =>
    catalogue.db
      .selectFrom('replacement')
      .select(['order_number', 'type_number', 'maker_name', 'article_id', 'against_article_id'])
      .where('order_exact', '=', orderNumber.toUpperCase())
      .executeTakeFirst()

  test('keep the numbers as they were written, and what these led to', async () => {
    await rememberFor({ orderNumber: '3044076', manufacturerName: 'Phönix' }, articles.contactor)
    expect(await rowOf('3044076')).toEqual({
      order_number: '3044076',
      type_number: null,
      maker_name: 'Phönix',
      article_id: articles.contactor,
      against_article_id: articles.terminal,
    })
    await rememberFor({ orderNumber: 'Neu-7', againstArticleId: articles.breaker }, articles.contactor)
    expect(await rowOf('Neu-7')).toMatchObject({
      order_number: 'Neu-7',
      against_article_id: articles.breaker,
    })
    await rememberFor({ orderNumber: '3044076', manufacturerName: 'Phönix' }, null)
    await rememberFor({ orderNumber: 'Neu-7' }, null)
    expect(await rowOf('Neu-7')).toBeUndefined()
  })

  test('were chosen against nothing where that article is gone by now', async () => {
    await rememberFor({ orderNumber: 'Neu-8', againstArticleId: randomUUID() }, articles.contactor)
    expect(await rowOf('Neu-8')).toMatchObject({ article_id: articles.contactor, against_article_id: null })
    await rememberFor({ orderNumber: 'Neu-8' }, null)
  })

  test('are as many as a list has lines', async () => {
    const numbers = Array.from({ length: 5000 }, (_, at) => ({ ...line, orderNumber: `VIELE-${at}` }))
    const ask = (articleId: string | null | undefined) =>
      catalogue.ask('/internal/remember', { ...ownCompany, articleId, numbers })
    expect((await ask(articles.contactor)).status).toBe(200)
    expect(await rowOf('VIELE-4999')).toMatchObject({ article_id: articles.contactor })
    expect((await ask(null)).status).toBe(200)
    expect(await rowOf('VIELE-4999')).toBeUndefined()
  })

  test('learn of a manufacturer that came after they were chosen first', async () => {
    const numbers = { orderNumber: 'Neu-9', manufacturerName: 'Kommtnach' }
    const makerOf = async () =>
      (
        await catalogue.db
          .selectFrom('replacement')
          .select('manufacturer_id')
          .where('order_exact', '=', 'NEU-9')
          .executeTakeFirstOrThrow()
      ).manufacturer_id
    await rememberFor(numbers, articles.contactor)
    expect(await makerOf()).toBeNull()
    const { body: maker } = await catalogue.post('/manufacturer/', { displayName: 'Kommtnach' })
    await rememberFor(numbers, articles.contactor)
    expect(await makerOf()).toBe(maker.id)
    await rememberFor(numbers, null)
  })

  test('give way to an exact hit that there was none of when they were chosen', async () => {
    await rememberFor({ orderNumber: 'KOMMT-NOCH', manufacturerName: 'Siemens' }, articles.terminal)
    const later = { orderNumber: 'KOMMT-NOCH', manufacturerName: 'Siemens' }
    expect(await match(later)).toMatchObject({
      articleId: articles.terminal,
      matchedBy: 'MANUAL_REPLACEMENT',
      certainty: 'SURE',
      reason: 'Für diese Nummern so gemerkt',
    })
    await anArticle('came', { manufacturerId: manufacturers.siemens, orderNumber: 'KOMMT-NOCH' })
    expect(await match(later)).toMatchObject({
      articleId: articles.came,
      matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER',
      certainty: 'SURE',
      reason: expect.stringContaining('Gemerkt war 3044076 (Phoenix Contact)'),
    })
    expect(await match({ ...later, orderNumber: 'KOMMT NOCH' })).toMatchObject({
      articleId: articles.terminal,
      certainty: 'CHECK',
      otherArticleId: articles.came,
    })
    await rememberFor(later, null)
  })

  test('that name what the numbers lead to are sure', async () => {
    const line = { orderNumber: '3044076', manufacturerName: 'Siemens' }
    expect(await match(line)).toMatchObject({ articleId: articles.terminal, certainty: 'CHECK' })
    await rememberFor(line, articles.terminal)
    expect(await match(line)).toMatchObject({
      articleId: articles.terminal,
      matchedBy: 'MANUAL_REPLACEMENT',
      certainty: 'SURE',
    })
    await rememberFor(line, null)
  })

  test('come back to be checked where the EAN of the line is of another article', async () => {
    const line = { orderNumber: 'NUR-GEMERKT', manufacturerName: 'Siemens' }
    await rememberFor({ ...line, againstArticleId: articles.breaker }, articles.terminal)
    expect(await match({ ...line, eanNumber: '4001869153520' })).toMatchObject({
      articleId: articles.terminal,
      certainty: 'CHECK',
      otherArticleId: articles.breaker,
      reason: expect.stringContaining('die EAN der Zeile führt zu 5SY4110-7 (Siemens)'),
    })
    expect(await match(line)).toMatchObject({
      certainty: 'CHECK',
      reason: expect.stringContaining('die Nummern führten zu 5SY4110-7 (Siemens)'),
    })
    await rememberFor(line, null)
  })

  test('need a number', async () => {
    const answer = await catalogue.post('/article/replace', { matchId: articles.terminal })
    expect(answer).toMatchObject({ status: 417, body: { code: 'article-numbers-missing' } })
  })
})

test('known numbers, manufacturers and all abbreviations are recognised', async () => {
  const { body } = await catalogue.ask('/internal/recognise', {
    texts: ['3044 076', 'nie gesehen', 'siemens', 'SIE', '-', 'GH-4711'],
  })
  expect(body.numbers).toEqual(['3044 076', 'GH-4711'])
  expect(body.manufacturers).toEqual(['siemens', 'SIE'])
  expect(body.abbreviations).toEqual([
    { abbreviation: 'SIE', name: 'Siemens' },
    { abbreviation: 'WEI', name: 'Weidmüller' },
  ])
})
