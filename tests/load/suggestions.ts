import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ArticleSuggestion, suggestArticles } from '@schrankwerk/contracts'
import { request } from 'undici'
import {
  type DescribedArticle,
  describedArticles,
  soleArticles,
  wantedIds,
} from '../lists/suggestions/described-articles.ts'
import { catalogueRows, emptyCatalogue, vacuumArticles } from './article-import.ts'
import { createConfig, importArticles } from './import-articles.ts'
import type { LoadContext } from './load-context.ts'
import { serviceToken } from './parts-list.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const scoredRows = 100_000
const wantedFirst = 0.7
const wantedFirstFive = 0.9
const wantedMs = 150

/** What somebody wrote of an article who has seen neither the catalogue's text nor its number whole. */
interface WantedLine {
  id: string
  description: string
  /** Damaged, or gone. */
  number: string | null
  manufacturerName: string | null
}

const fileOf = (name: string) => join(import.meta.dirname, '..', 'lists', 'suggestions', name)

/**
 * Suggestions for described articles among siblings that differ in one attribute, at 100,000 articles, and how long they
 * take at a million. SUGGESTIONS_WANTED names another file of lines, SUGGESTIONS_MISSES=1 prints what was not first.
 */
export async function suggestions({ stack, signedIn, sql }: LoadContext): Promise<void> {
  const file = process.env.SUGGESTIONS_WANTED ?? fileOf('wanted.json')
  const lines = JSON.parse(await readFile(file, 'utf8')) as WantedLine[]
  const address = `${stack.environmentOf('catalogue').CATALOGUE_INTERNAL_URL}${suggestArticles.path}`
  const ask = async (line: WantedLine, token: string) => {
    const started = performance.now()
    const answer = await request(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        companyId: randomUUID(),
        orderNumber: line.number,
        manufacturerNumber: null,
        manufacturerName: line.manufacturerName,
        description: line.description,
        wholesalerOrderNumber: null,
      }),
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`suggestions answered ${answer.statusCode}: ${text}`)
    return { took: performance.now() - started, found: JSON.parse(text) as ArticleSuggestion[] }
  }
  const articles = articlesOf(describedArticles(soleArticles()))
  const wanted = new Map<string, DescribedArticle>()
  await emptyCatalogue(sql)
  for (const rows of [scoredRows, catalogueRows]) {
    begin(`Suggestions at ${count(rows)} articles`)
    const admin = await signedIn('admin')
    const importConfigId = await createConfig(admin, columns)
    await importArticles(admin, { name: 'liste.csv', bytes: csvOf(articles, rows, wanted), importConfigId })
    const seconds = await traitsRead(sql)
    report({ what: 'technical data read after the import', value: `${seconds.toFixed(0)} s` })
    await sql(`${vacuumArticles}, catalogue.article_trait`)
    const token = await serviceToken(stack)
    for (const line of lines.slice(0, 30)) await ask(line, token)
    const times: number[] = []
    const places: { line: WantedLine; place: number; found: ArticleSuggestion[] }[] = []
    for (const line of lines) {
      const { took, found } = await ask(line, token)
      times.push(took)
      places.push({ line, found, place: placeOf(wanted.get(line.id), found) })
    }
    tellPlaces(places)
    if (process.env.SUGGESTIONS_MISSES && rows === scoredRows) tellMisses(places, wanted)
    const p95 = percentile(times, 0.95)
    report({
      what: 'one line',
      value: `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(p95)}`,
      target: `p95 ≤ ${wantedMs} ms`,
      met: p95 <= wantedMs,
    })
  }
}

const columns = [
  ['Bestellnummer', 'orderNumber'],
  ['Hersteller', 'manufacturerName'],
  ['Bezeichnung', 'description'],
] as const

interface Counted {
  articles: Iterator<DescribedArticle>
  made: number
}
const articlesOf = (articles: Iterator<DescribedArticle>): Counted => ({ articles, made: 0 })

/** The next articles up to so many in all, as a price list; notes those that are wanted. */
function csvOf(from: Counted, rows: number, wanted: Map<string, DescribedArticle>): Uint8Array {
  const ids = wantedIds(soleArticles())
  const parts = [Buffer.from(`${columns.map(([header]) => header).join(';')}\r\n`)]
  while (from.made < rows) {
    let text = ''
    for (; from.made < rows && text.length < 1_000_000; from.made += 1) {
      const article = from.articles.next().value as DescribedArticle
      const id = ids.get(article.at)
      if (id) wanted.set(id, article)
      const cells = [article.orderNumber, article.manufacturer, article.description]
      text += `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`
    }
    parts.push(Buffer.from(text))
  }
  return Buffer.concat(parts)
}

/** Waits until what the import brought is read; answers how long that took since it was asked for. */
async function traitsRead(sql: LoadContext['sql']): Promise<number> {
  for (;;) {
    const [row] = await sql<{ open: number; seconds: number }>(
      `select count(*) filter (where state in ('WAITING', 'RUNNING'))::int as open,
        extract(epoch from max(ended_at) - max(created_at))::float8 as seconds
      from catalogue.job where kind = 'article-traits'`,
    )
    if (row?.open === 0) return row.seconds
    await pause(500)
  }
}

const placeOf = (article: DescribedArticle | undefined, found: ArticleSuggestion[]) =>
  found.findIndex(
    ({ orderNumber, manufacturerName }) =>
      orderNumber === article?.orderNumber && manufacturerName === article?.manufacturer,
  )

type Placed = { line: WantedLine; place: number; found: ArticleSuggestion[] }

function tellPlaces(all: Placed[]): void {
  const kinds: [string, Placed[]][] = [
    ['all lines', all],
    ['number damaged', all.filter(({ line }) => line.number !== null)],
    ['number gone', all.filter(({ line }) => line.number === null)],
  ]
  for (const [what, some] of kinds) {
    if (some.length === 0) continue
    const share = (is: (placed: Placed) => boolean) => some.filter(is).length / some.length
    const percent = (value: number) => `${(100 * value).toFixed(1)} %`
    const first = share(({ place }) => place === 0)
    const firstFive = share(({ place }) => place >= 0 && place < 5)
    report({
      what: `${what} (${some.length})`,
      value: `right one first ${percent(first)}, in the first five ${percent(firstFive)}, nothing suggested ${percent(share(({ found }) => found.length === 0))}`,
      target: `≥ ${percent(wantedFirst)}, ≥ ${percent(wantedFirstFive)}`,
      met: first >= wantedFirst && firstFive >= wantedFirstFive,
    })
  }
}

function tellMisses(all: Placed[], wanted: ReadonlyMap<string, DescribedArticle>): void {
  for (const { line, place, found } of all) {
    if (place === 0) continue
    const article = wanted.get(line.id)
    const at = place < 0 ? 'not among them' : `at place ${place + 1}`
    process.stdout.write(
      `  ${line.id} ${at}: ${line.description} | ${line.number ?? 'no number'} | ${line.manufacturerName ?? 'no manufacturer'}\n` +
        `    wanted ${article?.orderNumber} ${article?.description}\n` +
        `    first  ${found[0] ? `${found[0].orderNumber} ${found[0].description} (${found[0].reason})` : 'nothing'}\n`,
    )
  }
}
