import { setTimeout as pause } from 'node:timers/promises'
import { catalogueRows } from './article-import.ts'
import { orderNumberOf } from './generated-articles.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { ask, other, statusesOf } from './one-account.ts'
import type { Answered } from './other-company-worker.ts'
import { begin, median, ms, percentile, report } from './report.ts'

const calls = 60
const wantedMs = 50
const wantedFarMs = 10
const wantedFirstMs = 100
const pageSize = 15
/** Each is asked for once: nothing of it is known to the service before. */
const firstSearches = 24

/** Pages of the list of a million articles, through the gateway, one request at a time. */
export async function articleList({ gateway, tokenOf, sql }: LoadContext): Promise<void> {
  begin('Article list at 1,000,000 articles')
  const token = await tokenOf('admin')
  const [manufacturer] = await sql<{ id: string }>(
    'select id from catalogue.manufacturer where exists (select from catalogue.article a where a.manufacturer_id = manufacturer.id) order by display_name limit 1',
  )
  const pages = Math.floor(catalogueRows / pageSize)
  const pagesAsked: Record<string, Record<string, string>> = {
    // While the services' code is still being compiled.
    'first page, right after the start': {},
    'first page': {},
    'page in the middle': { page: String(Math.floor(pages / 2)) },
    'page in the middle by list price': { column: 'listPrice', page: String(Math.floor(pages / 2)) },
    'page in the middle by order number, descending': {
      column: 'orderNumber',
      sortDescending: 'true',
      page: String(Math.floor(pages / 2)),
    },
    'page in the middle by manufacturer': { column: 'manufacturer', page: String(Math.floor(pages / 2)) },
    'page at a third by manufacturer number': {
      column: 'manufacturerNumber',
      page: String(Math.floor(pages / 3)),
    },
    'last page': { page: String(pages - 1) },
    'by manufacturer, descending': { column: 'manufacturer', sortDescending: 'true' },
    'by manufacturer number': { column: 'manufacturerNumber' },
    'by order number, descending': { column: 'orderNumber', sortDescending: 'true' },
    'by list price': { column: 'listPrice' },
    'by weight, descending': { column: 'weight', sortDescending: 'true' },
    'by list price, page 1,000': { column: 'listPrice', page: '1000' },
    'one manufacturer': { manufacturer: manufacturer!.id },
    'one manufacturer by list price': { manufacturer: manufacturer!.id, column: 'listPrice' },
    'part of an order number': { orderNumber: orderNumberOf(4711).slice(3) },
    'search for a number': { searchTerm: orderNumberOf(815) },
    'search for a manufacturer': { searchTerm: 'Hersteller 7' },
    'search for words': { searchTerm: 'Netzteil Baugröße S3' },
  }
  for (const [name, query] of Object.entries(pagesAsked)) {
    const times = await timesOf(addressOf(gateway, query), token, { calls })
    const p95 = percentile(times, 0.95)
    const wanted = /^page (in|at)/.test(name) ? wantedFarMs : wantedMs
    report({
      what: name,
      value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, first ${ms(times[0]!)}`,
      target: `≤ ${wanted} ms`,
      met: p95 <= wanted,
    })
  }
  await pageOn(gateway, token, Math.floor(pages / 2))
  const searches: { searchTerm: string; took: number }[] = []
  for (let at = 0; at < firstSearches; at += 1) {
    const searchTerm = `${searched[at % searched.length]} ${at} A, S${(at * 5) % 12}`
    const [took] = await timesOf(addressOf(gateway, { searchTerm }), token, { calls: 1 })
    searches.push({ searchTerm, took: took! })
  }
  const slowestFirst = searches.toSorted((one, other) => other.took - one.took)
  const worst = slowestFirst[0]!
  report({
    what: `first search for words, ${firstSearches} different ones`,
    value: `median ${ms(median(searches.map(({ took }) => took)))}, worst ${slowestFirst
      .slice(0, 3)
      .map(({ searchTerm, took }) => `${ms(took)} („${searchTerm}“)`)
      .join(', ')}`,
    target: `≤ ${wantedFirstMs} ms`,
    met: worst.took <= wantedFirstMs,
  })
}

const searched = [
  'Netzteil Baugröße',
  'schütz Baugröße',
  'Relais',
  'leitungsschutz 24 V',
  'Baugröße 230 V AC',
]

const addressOf = (gateway: string, query: Record<string, string>) =>
  `${gateway}/api/article/filter?${new URLSearchParams({ page: '0', paginationSize: String(pageSize), ...query })}`

/** From the middle on, page after page as somebody clicks. */
async function pageOn(gateway: string, token: string, from: number): Promise<void> {
  const times: number[] = []
  let cursor: string | undefined
  for (let page = from; page < from + calls; page += 1) {
    const address = addressOf(gateway, { page: String(page), ...(cursor && { cursor }) })
    const started = performance.now()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    cursor = ((await answer.json()) as { next?: string }).next
    times.push(performance.now() - started)
    await pause(restMs)
  }
  const p95 = percentile(times, 0.95)
  report({
    what: 'next page, from the middle on',
    value: `p95 ${ms(p95)}, median ${ms(median(times))}`,
    target: `≤ ${wantedFarMs} ms`,
    met: p95 <= wantedFarMs,
  })
}
const restMs = 20

const attackMs = 15_000
const atOnce = 8
const wantedRatio = 2

/** One account that searches as fast as it is answered, and what a colleague of it notices. */
export async function listBesideAccount({ gateway, tokenOf }: LoadContext): Promise<void> {
  begin('Article list beside an account that searches at full rate')
  const [token, otherToken] = [await tokenOf('admin'), await tokenOf('editor')]
  const ordinary: Record<string, string>[] = [
    {},
    { column: 'listPrice', page: '33333' },
    { searchTerm: 'Kabelkanal 7 A, S5' },
  ]
  const addresses = ordinary.map((query) => addressOf(gateway, query))
  await other(addresses, otherToken, 5).answers
  const idle = await other(addresses, otherToken, 60).answers
  const watching = other(addresses, otherToken, Number.POSITIVE_INFINITY)
  const until = performance.now() + attackMs
  const attacks: Answered[] = []
  const insist = async (_: unknown, from: number) => {
    for (let at = from; performance.now() < until; at += atOnce) {
      const searchTerm = `${searched[at % searched.length]} S${at % 12}`
      attacks.push(await ask(addressOf(gateway, { searchTerm }), token))
      if (attacks.at(-1)?.status === 429) await pause(100)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, insist)).finally(watching.stop)
  const during = await watching.answers
  const p95 = (answers: readonly Answered[]) =>
    percentile(
      answers.map(({ took }) => took),
      0.95,
    )
  const ratio = p95(during) / p95(idle)
  report({ what: `${atOnce} searches at once: answers to the account`, value: statusesOf(attacks) })
  report({ what: 'answers to the other account meanwhile', value: statusesOf(during) })
  report({
    what: 'p95 of the other account during : idle',
    value: `${ms(p95(during))} : ${ms(p95(idle))} = ${ratio.toFixed(2)}`,
    target: `≤ ${wantedRatio}`,
    met: ratio <= wantedRatio,
  })
}
