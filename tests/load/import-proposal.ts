import { setTimeout as pause } from 'node:timers/promises'
import {
  acceptImportProposal,
  chooseProposalRows,
  getImportProposal,
  undoArticleImport,
} from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { catalogueRows, vacuumArticles } from './article-import.ts'
import { columns, priceListCsv } from './generated-articles.ts'
import { createConfig, importArticles, settled } from './import-articles.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const wantedRatio = 1.3
const wantedPageMs = 50
const wantedListRatio = 2
const pageSize = 15

/** Fewer rows on a machine that has other work: `SCHRANKWERK_LOAD_ROWS`. */
const rows = Number(process.env.SCHRANKWERK_LOAD_ROWS ?? catalogueRows)

/** New prices for all articles, imported at once and looked at first; then accepted without two rows. */
export async function proposeImport({ gateway, signedIn, tokenOf, sql }: LoadContext): Promise<void> {
  begin(`${count(rows)} changed prices, imported at once and looked at first`)
  const list = (edition: number) => ({ name: 'liste.csv', bytes: priceListCsv(rows, edition) })
  let admin = await signedIn('admin')
  // A first one makes the articles that are not there yet.
  await importArticles(admin, { ...list(1), importConfigId: await createConfig(admin) })
  await sql(vacuumArticles)
  admin = await signedIn('admin')
  const plain = await importArticles(admin, { ...list(2), importConfigId: await createConfig(admin) })
  report({ what: 'import at once', value: `${plain.seconds.toFixed(1)} s, ${count(plain.updated)} updated` })
  await sql(vacuumArticles)
  admin = await signedIn('admin')
  const importConfigId = await createConfig(admin, columns, { propose: true })
  const proposed = await importArticles(admin, { ...list(3), importConfigId })
  const ratio = proposed.seconds / plain.seconds
  report({ what: 'ready to look at', value: `${proposed.seconds.toFixed(1)} s` })
  report({
    what: 'ready to look at : import at once',
    value: ratio.toFixed(2),
    target: `≤ ${wantedRatio}`,
    met: ratio <= wantedRatio,
  })
  const token = await tokenOf('admin')
  const page = (name: string, at: number) =>
    `${gateway}/api/article/import/proposal/filter?id=${proposed.id}&class=${name}&page=${at}&paginationSize=${pageSize}`
  for (const [what, address] of [
    ['first page, biggest jumps first', page('CHANGED', 0)],
    ['page in the middle', page('CHANGED', Math.floor(rows / pageSize / 2))],
    ['page of a number looked for', `${page('CHANGED', 0)}&searchTerm=A3-7`],
  ] as const) {
    await timesOf(address, token, { calls: 3 })
    const p95 = percentile(await timesOf(address, token, { calls: 30 }), 0.95)
    report({ what, value: `p95 ${ms(p95)}`, target: `≤ ${wantedPageMs} ms`, met: p95 <= wantedPageMs })
  }
  const { editVersion } = await admin.call(getImportProposal, { query: { id: proposed.id } })
  const started = performance.now()
  const chosen = await admin.call(chooseProposalRows, {
    body: { id: proposed.id, editVersion, chosen: false, rows: [2, 3] },
  })
  report({ what: 'two rows left out', value: ms(performance.now() - started) })
  const accepted = await decided(admin, proposed.id, () =>
    admin.call(acceptImportProposal, { body: { id: proposed.id, editVersion: chosen.editVersion } }),
  )
  report({
    what: 'accepted',
    value: `${accepted.seconds.toFixed(1)} s, ${count(accepted.updated)} updated, ${count(accepted.skipped)} left out`,
  })
  await sql(vacuumArticles)
}

/** The import that was accepted last, undone while somebody pages through the list. */
export async function undoImport({ gateway, signedIn, tokenOf, sql }: LoadContext): Promise<void> {
  begin('The last import undone, with the list in use')
  const admin = await signedIn('admin')
  const [last] = await sql<{ id: string; updated: number; created: number }>(
    'select id, updated, created from catalogue.article_import where undo_until > now() order by ended_at desc limit 1',
  )
  if (!last) throw new Error('There is no import to undo.')
  const list = `${gateway}/api/article/filter?page=0&paginationSize=15`
  const token = await tokenOf('admin')
  await timesOf(list, token, { calls: 20 })
  const idle = percentile(await timesOf(list, token, { calls: 200 }), 0.95)
  const ended = new AbortController()
  const asking = timesOf(list, token, { ended: ended.signal })
  const undone = await decided(admin, last.id, () =>
    admin.call(undoArticleImport, { body: { id: last.id } }),
  ).finally(() => ended.abort())
  if (undone.state !== 'UNDONE') throw new Error(`It was not undone: ${undone.failure}`)
  report({
    what: 'undone',
    value: `${undone.seconds.toFixed(1)} s: ${count(last.updated)} changed, ${count(last.created)} new articles`,
  })
  const busy = percentile(await asking, 0.95)
  report({
    what: 'list p95 during the undoing : idle',
    value: `${ms(busy)} : ${ms(idle)}, ${(busy / idle).toFixed(2)}`,
    target: `≤ ${wantedListRatio}`,
    met: busy / idle <= wantedListRatio,
  })
  await sql(vacuumArticles)
}

async function decided(admin: Person, importId: string, decide: () => Promise<unknown>) {
  const started = performance.now()
  await decide()
  await pause(200)
  const entry = await settled(admin, importId)
  return { ...entry, seconds: (performance.now() - started) / 1000 }
}
