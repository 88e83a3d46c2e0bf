import { catalogueRows } from './article-import.ts'
import { orderNumberOf } from './generated-articles.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { begin, ms, percentile, report } from './report.ts'

const calls = 60
const wantedMs = 50
const pageSize = 15

/** Pages of the list of a million articles, through the gateway, one request at a time. */
export async function articleList({ gateway, tokenOf, sql }: LoadContext): Promise<void> {
  begin('Article list at 1,000,000 articles')
  const token = await tokenOf('admin')
  const [manufacturer] = await sql<{ id: string }>(
    'select id from catalogue.manufacturer where exists (select from catalogue.article a where a.manufacturer_id = manufacturer.id) order by display_name limit 1',
  )
  const pages = Math.floor(catalogueRows / pageSize)
  const pagesAsked: Record<string, Record<string, string>> = {
    'first page': {},
    'page in the middle': { page: String(Math.floor(pages / 2)) },
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
    const address = `${gateway}/api/article/filter?${new URLSearchParams({ page: '0', paginationSize: String(pageSize), ...query })}`
    const times = await timesOf(address, token, { calls })
    const p95 = percentile(times, 0.95)
    report({
      what: name,
      value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, first ${ms(times[0]!)}`,
      target: `≤ ${wantedMs} ms`,
      met: p95 <= wantedMs,
    })
  }
}
