import { setTimeout as pause } from 'node:timers/promises'
import {
  type AnswerOf,
  type ArticleExport,
  deleteArticleExport,
  getArticleExports,
  type readImportHeaders,
  startArticleExport,
} from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { request } from 'undici'
import { createConfig, importArticles } from './import-articles.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'
import { growthWhile } from './resident-memory.ts'

const wantedSeconds = 30
const wantedGrowth = 100
const wantedRatio = 2

/** Exports all articles while somebody pages through the list, and imports the csv again, which changes nothing. */
export async function exportArticles(context: LoadContext): Promise<void> {
  const [{ articles }] = (await context.sql<{ articles: number }>(
    'select count(*)::int as articles from catalogue.article',
  )) as [{ articles: number }]
  begin(`Export of ${count(articles)} articles, with the list in use`)
  for (const format of ['csv', 'xlsx'] as const) await exportBesideList(context, format)
  await importExported(context)
}

async function exportBesideList(context: LoadContext, format: ArticleExport['format']): Promise<void> {
  const admin = await context.signedIn('admin')
  const token = await context.tokenOf('admin')
  const list = `${context.gateway}/api/article/filter?page=0&paginationSize=15`
  await timesOf(list, token, { calls: 20 })
  const idle = percentile(await timesOf(list, token, { calls: 200 }), 0.95)
  const over = new AbortController()
  const asking = timesOf(list, token, { ended: over.signal })
  let entry: ArticleExport | undefined
  const [growth] = await growthWhile([context.stack.processes.get('catalogue')!.pid], async () => {
    entry = await exported(admin, format)
  }).finally(() => over.abort())
  const during = await asking
  const busy = percentile(during, 0.95)
  const seconds = (Date.parse(entry!.endedAt!) - Date.parse(entry!.startedAt)) / 1000
  report({
    what: `${format} of ${count(entry!.rows)} articles, ${count(entry!.size! / 1e6)} MB`,
    value: `${seconds.toFixed(1)} s: ${count(entry!.rows / seconds)} articles/s`,
    target: `≤ ${wantedSeconds} s`,
    met: seconds <= wantedSeconds,
  })
  report({
    what: 'catalogue grows by',
    value: `${growth!.grown.toFixed(0)} MB (from ${growth!.before.toFixed(0)} MB)`,
    target: `< ${wantedGrowth} MB`,
    met: growth!.grown < wantedGrowth,
  })
  report({
    what: 'list p95 during : idle',
    value: `${ms(busy)} : ${ms(idle)} = ${(busy / idle).toFixed(2)} (${during.length} calls, worst ${ms(Math.max(...during))})`,
    target: `≤ ${wantedRatio}`,
    met: busy / idle <= wantedRatio,
  })
}

async function exported(admin: Person, format: ArticleExport['format']): Promise<ArticleExport> {
  const { exportId } = await admin.call(startArticleExport, { body: { format } })
  for (;;) {
    const entry = (await admin.call(getArticleExports)).find(({ id }) => id === exportId)
    if (entry?.state === 'ENDED') return entry
    if (entry?.state !== 'RUNNING') throw new Error(`The export failed: ${entry?.failure}`)
    await pause(500)
  }
}

async function importExported({ gateway, signedIn, tokenOf }: LoadContext): Promise<void> {
  const admin = await signedIn('admin')
  const entry = (await admin.call(getArticleExports)).find(({ format }) => format === 'csv')!
  const answer = await request(`${gateway}/api/article/export/?id=${entry.id}`, {
    headers: { authorization: `Bearer ${await tokenOf('admin')}` },
  })
  const file = { name: entry.filename, bytes: new Uint8Array(await answer.body.arrayBuffer()) }
  const headers = (await admin.upload('/import/config/headers', file, {})) as AnswerOf<
    typeof readImportHeaders
  >
  const sure = headers.suggestedMapping.flatMap(({ certainty, importHeader, articleField }) =>
    certainty === 'SURE' && articleField && !articleField.startsWith('wholesaler')
      ? [[importHeader, articleField] as const]
      : [],
  )
  const importConfigId = await createConfig(admin, sure)
  const { seconds, rows, created, updated, unchanged, skipped } = await importArticles(admin, {
    ...file,
    importConfigId,
  })
  report({
    what: 'import of that csv',
    value: `${seconds.toFixed(1)} s; of ${count(rows)} rows ${count(unchanged)} unchanged, ${created} created, ${updated} updated, ${skipped} skipped`,
    target: 'all unchanged',
    met: unchanged === rows,
  })
  for (const { id } of await admin.call(getArticleExports))
    await admin.call(deleteArticleExport, { query: { id } })
}
