import { setTimeout as pause } from 'node:timers/promises'
import {
  type ArticleImport,
  createImportConfig,
  getArticleImportHistory,
  getImportProposal,
  type ImportField,
} from '@schrankwerk/contracts'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { columns } from './generated-articles.ts'

/** `mapping`: headers and the fields they feed. */
export async function createConfig(
  admin: Person,
  mapping: readonly (readonly [header: string, field: ImportField])[] = columns,
  { propose }: { propose: boolean } = { propose: false },
): Promise<string> {
  const { id } = await admin.call(createImportConfig, {
    body: {
      title: `Messung ${Date.now()}`,
      description: 'Erzeugte Preisliste',
      filename: 'liste.csv',
      headers: mapping.map(([header]) => header),
      fieldMapping: mapping.map(([importHeader, articleField]) => ({ importHeader, articleField })),
      headerRowIndex: 1,
      propose,
    },
  })
  return id
}

export interface Imported extends ArticleImport {
  /** From started to ended or proposed, as the history tells it. */
  seconds: number
  /** From the first byte sent to the answer that it has begun. */
  uploadSeconds: number
}

/** Imports a list as an admin does; `begun` is called as soon as the import runs. */
export async function importArticles(
  admin: Person,
  list: { name: string; bytes: Uint8Array; importConfigId: string; begun?: () => void },
): Promise<Imported> {
  const sent = performance.now()
  const { importConfigId } = list
  const { importId } = (await admin.upload('/article/import', list, { importConfigId })) as {
    importId: string
  }
  const uploadSeconds = (performance.now() - sent) / 1000
  list.begun?.()
  const entry = await settled(admin, importId)
  if (entry.state !== 'ENDED' && entry.state !== 'PROPOSED')
    throw new Error(`The import ended as ${entry.state}: ${entry.failure}`)
  const end = entry.endedAt ?? (await admin.call(getImportProposal, { query: { id: importId } })).proposedAt
  return { ...entry, seconds: (Date.parse(end) - Date.parse(entry.startedAt)) / 1000, uploadSeconds }
}

/** The import once it runs no more. */
export async function settled(admin: Person, importId: string): Promise<ArticleImport> {
  for (;;) {
    const entry = (await admin.call(getArticleImportHistory)).find((one) => one.id === importId)
    if (entry && entry.state !== 'RUNNING') return entry
    await pause(500)
  }
}
