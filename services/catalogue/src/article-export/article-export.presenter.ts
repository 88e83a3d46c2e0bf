import type { ArticleExport } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import type { ExportRow } from './article-export.queries.ts'
import type { ExportWithProgress } from './export-progress.ts'
import { keptDays } from './tidy-exports.ts'

const namesShown = 5
const dayMs = 24 * 60 * 60 * 1000

export const presentExport = (row: ExportWithProgress): Sendable<ArticleExport> => ({
  id: row.id,
  filename: row.filename,
  format: row.format,
  separator: row.separator,
  manufacturers: chosen(row.manufacturer_names),
  importSources: row.filter.importSources,
  priceRange: row.filter.priceRange,
  wholesalers: chosen(row.wholesaler_names),
  found: row.filter.found && {
    searchTerm: row.filter.found.searchTerm,
    orderNumber: row.filter.found.orderNumber,
    manufacturers: chosen(row.found_manufacturer_names),
  },
  state: row.state,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  rows: row.rows,
  percent: row.percent,
  size: row.file_size,
  keptUntil: keptUntil(row),
  startedBy: row.started_by,
  startedByName: row.started_by_name,
  failure: row.failure,
})

export const keptUntil = ({ state, ended_at: endedAt }: ExportRow): Date | null =>
  state === 'ENDED' && endedAt ? new Date(endedAt.getTime() + keptDays * dayMs) : null

const chosen = (names: readonly string[]) => ({ names: names.slice(0, namesShown), amount: names.length })
