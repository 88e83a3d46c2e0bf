import { findOpenJob } from '@schrankwerk/service-kit/job-thread'
import type { Kysely, Selectable } from 'kysely'
import type { ArticleImportTable, CatalogueTables } from '../database/tables.ts'

/** The job of an import has its id; there is one at a time. */
export const importJob = { kind: 'article-import', key: 'articles' }

/** Accepts a proposal or undoes an import, with the id of that import. No older copy of the service works at these. */
export const decisionJob = { kind: 'import-decision', key: 'articles' }

/** Of an undoing; accepting needs none. */
export interface DecisionPayload {
  /** Articles that numbers are remembered to mean stay, instead of standing against it. */
  keepRemembered: boolean
}

export interface ImportProgress {
  percent: number
  rows: number
}

/** Imports with how far the running one is by now. */
export async function withProgress<Row extends Selectable<ArticleImportTable>>(
  db: Kysely<CatalogueTables>,
  imports: readonly Row[],
): Promise<Row[]> {
  if (!imports.some(({ state }) => state === 'RUNNING')) return [...imports]
  const job =
    (await findOpenJob(db, importJob.kind, importJob.key)) ??
    (await findOpenJob(db, decisionJob.kind, decisionJob.key))
  const progress = job?.progress as Partial<ImportProgress> | undefined
  return imports.map((row) => (row.id === job?.id ? { ...row, ...progress } : row))
}
