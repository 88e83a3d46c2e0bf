import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bareLimit } from './bare-limit.ts'
import { priceListCsv, priceListXlsx } from './generated-articles.ts'
import { createConfig, type Imported, importArticles } from './import-articles.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { processorSeconds } from './processor-time.ts'
import { begin, count, ms, percentile, report } from './report.ts'

export const catalogueRows = 1_000_000
const xlsxRows = 100_000
const wantedRate = 40_000
const wantedXlsxSeconds = 20
const wantedRatio = 2
const wantedToBareLimit = 1.5

/**
 * What autovacuum does by itself within its minute; here it would fall into a measurement. By name: what earlier imports
 * kept is dropped at any moment.
 */
export const vacuumArticles =
  'vacuum (analyze) catalogue.article, catalogue.article_number, catalogue.article_wholesaler'

const emptied = [
  'article',
  'article_number',
  'article_wholesaler',
  'article_trait',
  'replacement',
  'article_import',
  'import_skipped',
]

export const emptyCatalogue = (sql: LoadContext['sql']) =>
  sql(`truncate ${emptied.map((table) => `catalogue.${table}`).join(', ')} cascade`)

/** Fills the emptied catalogue with a million articles. */
export async function importCatalogue(context: LoadContext): Promise<void> {
  const { stack, signedIn, sql } = context
  begin('Import of 1,000,000 new articles, csv')
  await emptyCatalogue(sql)
  const admin = await signedIn('admin')
  const importConfigId = await createConfig(admin)
  const bytes = priceListCsv(catalogueRows, 0)
  const before = await processorSeconds(stack, ['postgres', 'catalogue'])
  const imported = await importArticles(admin, { name: 'liste.csv', bytes, importConfigId })
  const used = (await processorSeconds(stack, ['postgres', 'catalogue'])) - before
  tellRate('csv import, all rows new', imported)
  report({ what: 'processor time of database and catalogue', value: `${used.toFixed(0)} s` })
  if (imported.created !== catalogueRows) throw new Error('The catalogue was not empty.')
  await untilTrigramsAreThere(sql)
  const seconds = (Date.now() - Date.parse(imported.endedAt!)) / 1000
  report({ what: 'until parts of numbers are found by their index again', value: `${seconds.toFixed(1)} s` })
  await sql(vacuumArticles)
  await tellBareLimit(context, imported)
}

/** Imports new prices for all articles while somebody pages through the list. */
export async function importBesideList(context: LoadContext): Promise<void> {
  const { gateway, signedIn, tokenOf, sql } = context
  begin('Import of 1,000,000 changed prices, csv, with the list in use')
  const admin = await signedIn('admin')
  const importConfigId = await createConfig(admin)
  // Another one each time: prices that are there already would change nothing.
  const bytes = priceListCsv(catalogueRows, randomInt(1, 1_000_000))
  const list = `${gateway}/api/article/filter?page=0&paginationSize=15`
  const token = await tokenOf('admin')
  await timesOf(list, token, { calls: 20 })
  const idle = percentile(await timesOf(list, token, { calls: 200 }), 0.95)
  const ended = new AbortController()
  let asking: Promise<number[]> | undefined
  const imported = await importArticles(admin, {
    name: 'liste.csv',
    bytes,
    importConfigId,
    begun: () => {
      asking = timesOf(list, token, { ended: ended.signal })
    },
  }).finally(() => ended.abort())
  if (imported.updated !== catalogueRows) throw new Error('Not every price was another one.')
  const during = await asking!
  const busy = percentile(during, 0.95)
  tellRate('csv import, all prices changed', imported)
  report({ what: 'list p95 idle', value: `${ms(idle)} (200 calls)` })
  report({
    what: 'list p95 during the import',
    value: `${ms(busy)} (${during.length} calls, median ${ms(percentile(during, 0.5))}, worst ${ms(Math.max(...during))})`,
  })
  report({
    what: 'during : idle',
    value: (busy / idle).toFixed(2),
    target: `≤ ${wantedRatio}`,
    met: busy / idle <= wantedRatio,
  })
  await sql(vacuumArticles)
  await tellBareLimit(context, imported)
}

/** They are built after the import; until then a search for part of a number reads all of them. */
async function untilTrigramsAreThere(sql: LoadContext['sql']): Promise<void> {
  for (;;) {
    const [row] = await sql<{ there: boolean }>(
      `select to_regclass('catalogue.article_number_trigrams') is not null as there`,
    )
    if (row!.there) return
    await pause(200)
  }
}

export async function importXlsx({ signedIn }: LoadContext): Promise<void> {
  begin('Import of 100,000 new articles, xlsx')
  const admin = await signedIn('admin')
  const importConfigId = await createConfig(admin)
  const bytes = await priceListXlsx(xlsxRows, 5_000_000)
  const { seconds, created } = await importArticles(admin, { name: 'liste.xlsx', bytes, importConfigId })
  report({
    what: 'xlsx import',
    value: `${seconds.toFixed(1)} s, ${count(created)} created`,
    target: `≤ ${wantedXlsxSeconds} s`,
    met: seconds <= wantedXlsxSeconds,
  })
}

/** How far the import is from what the database alone would take for these rows. */
async function tellBareLimit(context: LoadContext, { seconds }: Imported): Promise<void> {
  const bare = await bareLimit(context)
  report({
    what: 'import : the same tables copied and indexed',
    value: `${(seconds / bare).toFixed(2)} (${bare.toFixed(1)} s)`,
    target: `≤ ${wantedToBareLimit}`,
    met: seconds / bare <= wantedToBareLimit,
  })
}

function tellRate(what: string, { rows, seconds, uploadSeconds, created, updated, skipped }: Imported): void {
  const rate = rows / seconds
  report({
    what,
    value: `${count(rate)} rows/s: ${count(rows)} rows in ${seconds.toFixed(1)} s after ${uploadSeconds.toFixed(1)} s of upload; ${count(created)} created, ${count(updated)} updated, ${count(skipped)} skipped`,
    target: `≥ ${count(wantedRate)} rows/s`,
    met: rate >= wantedRate,
  })
}
