import {
  type ArticleExport,
  filterArticles,
  getArticleExportFile,
  getArticleExports,
  startArticleExport,
} from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { beforeAll, expect, test } from 'vitest'
import { importList } from './import-list.ts'
import { anAdmin } from './upload-list.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const bytesOf = async (exportId: string): Promise<Uint8Array> => {
  const find = async (): Promise<ArticleExport | undefined> =>
    (await admin.call(getArticleExports)).find(({ id }) => id === exportId)
  const hasEnded = await until(async () => (await find())?.state !== 'RUNNING', { seconds: 60 })
  if (!hasEnded) throw new Error('The export has not ended after a minute.')
  expect(await find()).toMatchObject({ state: 'ENDED' })
  const file = await admin.call(getArticleExportFile, { query: { id: exportId } })
  return new Uint8Array(await file.arrayBuffer())
}

test.each(['csv', 'xlsx'] as const)(
  'the whole catalogue, written as %s and imported as it stands, changes nothing',
  async (format) => {
    const { totalElements: articles } = await admin.call(filterArticles, { query: { paginationSize: '1' } })
    const { exportId } = await admin.call(startArticleExport, { body: { format } })
    const entry = await importList(admin, `Katalog.${format}`, await bytesOf(exportId), undefined)
    expect(articles).toBeGreaterThan(1000)
    expect(entry).toMatchObject({
      state: 'ENDED',
      failure: null,
      created: 0,
      updated: 0,
      unchanged: articles,
      skipped: 0,
    })
  },
)
