import { findOpenJob } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { ExportRow } from './article-export.queries.ts'

/** The job of an export has its id, and the person who began it as its key: each has one at a time. */
export const exportKind = 'article-export'

export interface ExportProgress {
  rows: number
  percent: number
}

export type ExportWithProgress = ExportRow & { percent: number }

/** Exports with how far they are. */
export function withProgress(
  db: Kysely<CatalogueTables>,
  exports: readonly ExportRow[],
): Promise<ExportWithProgress[]> {
  return Promise.all(
    exports.map(async (row) => {
      if (row.state !== 'RUNNING') return { ...row, percent: row.state === 'ENDED' ? 100 : 0 }
      const job = await findOpenJob(db, exportKind, row.started_by)
      const progress = job?.id === row.id ? (job.progress as Partial<ExportProgress>) : {}
      return { ...row, percent: 0, ...progress }
    }),
  )
}
