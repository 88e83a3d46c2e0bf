import {
  compareOffers,
  createFileTicket,
  createImportConfig,
  downloadAllFiles,
  endpoints,
  filterArticles,
  filterDiscountGroups,
  getBomArticles,
  getBomEstimate,
  getBomLines,
  getBomSuggestions,
  getDiscountGroup,
  getFileNames,
  getOffer,
  getWholesalers,
  mapBom,
  startArticleImport,
  updateDiscountGroup,
  uploadBom,
} from '@schrankwerk/contracts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { calls } from './calls.ts'
import { expected } from './expected.ts'
import { type Listening, listen } from './live-stream.ts'
import { actors, type People } from './people.ts'
import type { Person } from './person.ts'
import { attach, csv, draftOffer, releasedOffer, releaseOffer } from './scene.ts'
import { unpacked } from './unpacked.ts'
import { makeWorld, type World } from './world.ts'

const orderNumber = `PREIS-${Date.now()}`
const group = `RG-GEHEIM-${Date.now()}`

/** What no customer may ever read: two prices and their multiples by the lines' quantity, a group, its rate. */
const planted = {
  listPrice: 7654.32,
  purchasePrice: 6543.21,
  wholesalerPrice: 5432.1,
}
const amounts = Object.values(planted).flatMap((price) => [price, price * 2, price * 3])
const formsOf = (amount: number) => {
  const plain = amount.toFixed(2)
  const short = String(Number(plain))
  const german = amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })
  return [plain, short, plain.replace('.', ','), short.replace('.', ','), german, plain.replace('.', '')]
}
const secrets = [...new Set([...amounts.flatMap(formsOf), group])]
const leaksIn = (text: string) => secrets.filter((secret) => text.includes(secret))

async function plantArticle({ operatorAdmin }: People) {
  const [wholesaler] = await operatorAdmin.get(getWholesalers)
  const columns = [
    ['Hersteller', 'manufacturerName', 'Siemens'],
    ['Nummer', 'orderNumber', orderNumber],
    ['Liste', 'listPrice', '7654,32'],
    ['Einkauf', 'purchasePrice', '6543,21'],
    ['Gruppe', 'discountGroup', group],
    ...(wholesaler
      ? [
          ['GH-Nummer', 'wholesalerOrderNumber', `GH-${orderNumber}`],
          ['GH-Preis', 'wholesalerPurchasePrice', '5432,10'],
        ]
      : []),
  ] as [string, string, string][]
  const { id } = await operatorAdmin.get(createImportConfig, {
    body: {
      title: 'Geheime Preise',
      description: 'Preise, die kein Kunde sehen darf',
      wholesalerId: wholesaler?.id ?? null,
      headers: columns.map(([header]) => header),
      fieldMapping: columns.map(([importHeader, articleField]) => ({ importHeader, articleField })),
    },
  })
  await operatorAdmin.get(startArticleImport, {
    fields: { importConfigId: id },
    file: csv([columns.map(([header]) => header), columns.map(([, , value]) => value)], 'preise.csv'),
  })
  const find = async () => (await operatorAdmin.get(filterArticles, { query: { orderNumber } })).content[0]
  if (!(await until(async () => Boolean(await find()), { seconds: 30 })))
    throw new Error('The planted article was not imported.')
  const article = await find()
  await giveGroupItsPercent(operatorAdmin)
  return { id: article.id as string, orderNumber }
}

/** A group that an import made counts as none until somebody says its percent. */
async function giveGroupItsPercent(operatorAdmin: Person) {
  const { content } = await operatorAdmin.get(filterDiscountGroups, { query: { searchTerm: group } })
  const { id } = content[0]
  const { displayName, manufacturerId, editVersion } = await operatorAdmin.get(getDiscountGroup, {
    query: { id },
  })
  await operatorAdmin.get(updateDiscountGroup, {
    body: { id, editVersion, displayName, manufacturerId, percent: 0 },
  })
}

let world: World
let streams: Listening[]
beforeAll(async () => {
  world = await makeWorld(plantArticle)
  streams = [await listen(world.people.customer), await listen(world.people.colleague)]
})
afterAll(async () => {
  for (const stream of streams) await stream.stop()
})

test('the planted prices are there: the supplier sees them on the line', async () => {
  const lines = await world.people.supplier.get(getBomArticles, { query: { enquiryId: world.enquiry } })
  expect(leaksIn(JSON.stringify(lines))).toEqual(expect.arrayContaining(['7654.32', '6543.21', group]))
})

/** Calls that answer something to this actor, by the table of who gets what. */
const answeredTo = (actor: 'customer' | 'colleague') =>
  Object.keys(expected).filter((name) => {
    const cell = (expected[name]?.match(/\d{3}/g) ?? [])[actors.indexOf(actor)]
    return cell?.startsWith('2') && !name.startsWith('openLiveStream')
  })

describe.each(['customer', 'colleague'] as const)('no answer to the %s holds a planted price', (actor) => {
  test.each(answeredTo(actor))('%s', async (name) => {
    const endpoint = endpoints.find((one) => one.name === name.split(':')[0])!
    const answer = await world.people[actor].ask(endpoint, await calls[name]!(world))
    if (answer.ok) world.usedUp()
    const text = unpacked(Buffer.from(await answer.arrayBuffer()))
    expect(answer.ok, text.slice(0, 300)).toBe(true)
    expect(leaksIn(text)).toEqual([])
  })
})

test.each(['listPrice', 'purchasePrice', 'linePrice', 'discountGroupName'])(
  'lines cannot be sorted by %s',
  async (column) => {
    for (const who of [world.people.customer, world.people.supplier]) {
      const answer = await who.ask(getBomArticles, { query: { enquiryId: world.enquiry, column } })
      expect(answer.status).toBe(400)
    }
  },
)

test('a search by a price finds nothing for a customer', async () => {
  const { searchArticles } = await import('@schrankwerk/contracts')
  for (const searchTerm of ['7654.32', '7654,32', group]) {
    const found = await world.people.customer.get(searchArticles, { query: { searchTerm, amount: 20 } })
    expect(JSON.stringify(found)).not.toContain(orderNumber)
    const { suggestions } = await world.people.customer.get(getBomSuggestions, {
      query: { lineId: world.draftLine, searchTerm },
    })
    expect(JSON.stringify(suggestions)).not.toContain(orderNumber)
  }
})

/** One text in each column of a supplier's own list that is for nobody else. */
const ownList = [
  ['Menge', 'quantity', 'zwei Stück EIGEN-MENGE'],
  ['Nummer', 'orderNumber', orderNumber],
  ['GH-Nummer', 'wholesalerOrderNumber', 'EIGEN-GH-1'],
  ['Bezeichnung', 'description', 'EIGEN-TEXT vom Händler'],
  ['Bemerkung', 'remark', 'EIGEN-BEMERKUNG'],
] as const

test("a customer reads no text of a supplier's own list, in no answer and no file", async () => {
  const { customer, supplier } = world.people
  const offerId = await draftOffer(supplier, world.enquiry)
  const rows = [ownList.map(([header]) => header), ownList.map(([, , text]) => text)]
  await supplier.get(uploadBom, { fields: { offerId }, file: csv(rows, 'Eigene.csv') })
  await supplier.get(mapBom, {
    query: { offerId, quantityBasis: 'EACH' },
    fields: { mapping: ownList.map(([importHeader, articleField]) => ({ importHeader, articleField })) },
  })
  await attach(supplier, `offer/${offerId}`, 'OFFER', 'Angebot')
  await releaseOffer(supplier, offerId)
  const toldTo = async (who: Person) => {
    const { content } = await who.get(getBomArticles, { query: { offerId } })
    const answers = await Promise.all([
      who.ask(getOffer, { query: { id: offerId } }),
      who.ask(getBomArticles, { query: { offerId, column: 'description' } }),
      who.ask(getBomLines, { query: { offerId } }),
      who.ask(getBomEstimate, { query: { offerId } }),
      who.ask(getBomSuggestions, { query: { lineId: content[0].id } }),
      who.ask(getFileNames, { query: { path: `offer/${offerId}` } }),
      who.ask(downloadAllFiles, { fields: { offerId } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const texts = await Promise.all(
      answers.map(async (answer) => unpacked(Buffer.from(await answer.arrayBuffer()))),
    )
    return texts.join('\n')
  }
  const seen = await toldTo(customer)
  expect(seen).toContain(orderNumber)
  expect(seen).not.toContain('EIGEN-')
  const comparison = { enquiryId: world.enquiry }
  const { url } = await customer.get(createFileTicket, { body: { comparison } })
  for (const answer of [
    await customer.ask(compareOffers, { query: comparison }),
    await fetch(stackAddresses().portal + url),
  ]) {
    const compared = unpacked(Buffer.from(await answer.arrayBuffer()))
    expect(answer.status, compared).toBe(200)
    expect(compared).not.toContain('EIGEN-')
  }
  const own = await toldTo(supplier)
  for (const text of ['EIGEN-MENGE', 'EIGEN-GH-1', 'EIGEN-TEXT']) expect(own).toContain(text)
})

test('live events and mails hold none of it', async () => {
  const before = streams[0]!.heard.length
  const offerId = await releasedOffer(world.people.supplier, world.enquiry)
  expect(await until(async () => streams[0]!.heard.slice(before).includes(offerId), { seconds: 10 })).toBe(
    true,
  )
  for (const stream of streams) expect(leaksIn(stream.heard)).toEqual([])
  const mails = await (
    await fetch(`${stackAddresses().inbox}/api/mails?to=${world.people.customer.mail}`)
  ).text()
  expect(mails).toContain('subject')
  expect(leaksIn(mails)).toEqual([])
})
