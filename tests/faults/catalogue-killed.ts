import {
  createImportConfig,
  filterArticles,
  getArticleImportHistory,
  getArticleImportProgress,
} from '@schrankwerk/contracts'
import { type FaultContext, same, until } from './fault-context.ts'

const rows = 300_000

/** A killed import leaves nothing: no article, no lock, and its history says what became of it. */
export async function catalogueKilled({ admin, kill }: FaultContext): Promise<string> {
  const count = async () => (await admin.call(filterArticles, { query: { paginationSize: 1 } })).totalElements
  const before = await count()
  const config = await admin.call(createImportConfig, {
    body: {
      title: 'Störung',
      description: 'Import, der unterbrochen wird',
      filename: 'viele.csv',
      headers: ['Nummer', 'Text'],
      fieldMapping: [
        { importHeader: 'Nummer', articleField: 'orderNumber' },
        { importHeader: 'Text', articleField: 'description' },
      ],
      headerRowIndex: 1,
    },
  })
  const lines = Array.from({ length: rows }, (_, index) => `STOER-${index};Artikel ${index}`)
  const bytes = new TextEncoder().encode(['Nummer;Text', ...lines].join('\n'))
  const start = () =>
    admin.upload('/article/import', { name: 'viele.csv', bytes }, { importConfigId: config.id })
  const { importId } = (await start()) as { importId: string }
  await until(
    'the import runs',
    20,
    async () => ((await admin.call(getArticleImportProgress)).percent ?? 0) > 5,
  )
  kill('catalogue')
  const entryOf = async (id: string) =>
    (await admin.call(getArticleImportHistory)).find((one) => one.id === id)
  const told = await until('its end is told', 60, async () => (await entryOf(importId))?.state === 'FAILED')
  const failure = (await entryOf(importId))?.failure
  if (!failure) throw new Error('the history does not say why')
  same('articles', await count(), before)
  const again = (await start()) as { importId: string }
  await until('the next import ends', 120, async () => (await entryOf(again.importId))?.state === 'ENDED')
  same('articles of the next import', (await entryOf(again.importId))?.created, rows)
  return `FAILED after ${told} ms („${failure}"), no article left, the next import created ${rows}`
}
