import type { ArticleImport } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import type { Selectable } from 'kysely'
import type { ArticleImportTable } from '../database/tables.ts'

type ImportRow = Selectable<ArticleImportTable>

export const presentImport = (row: ImportRow & { kept?: number | null }): Sendable<ArticleImport> => ({
  id: row.id,
  importConfigId: row.import_config_id,
  importConfigTitle: row.import_config_title,
  filename: row.filename,
  state: row.state,
  work: row.state === 'RUNNING' ? row.work : null,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  rows: row.rows,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  skipped: row.skipped,
  deleted: row.deleted,
  kept: row.kept ?? 0,
  newWithoutManufacturer: row.new_without_manufacturer,
  tenfoldPrices: row.tenfold_prices,
  otherUnits: row.other_units,
  notListed: row.not_listed,
  notices: row.notices,
  groupsWithoutPercent: groupsWithoutPercentOf(row),
  made: madeOf(row),
  discountPercents: percentsOf(row),
  startedBy: row.started_by,
  startedByName: row.started_by_name,
  failure: row.failure,
  undoUntil: row.state === 'ENDED' ? row.undo_until : null,
})

export const groupsWithoutPercentOf = (row: Pick<ImportRow, 'groups_without_percent' | 'groups_named'>) => ({
  amount: row.groups_without_percent,
  names: row.groups_named,
})

export const madeOf = (
  row: Pick<ImportRow, 'manufacturers_made' | 'manufacturers_named' | 'units_made' | 'units_named'>,
) => ({
  manufacturers: { amount: row.manufacturers_made, names: row.manufacturers_named },
  units: { amount: row.units_made, names: row.units_named },
})

export const percentsOf = (row: Pick<ImportRow, 'percents_set' | 'percents_kept'>) => ({
  set: row.percents_set,
  kept: row.percents_kept,
})

/** How far the running import is; nothing but nulls where none runs. */
export function presentProgress(row: ImportRow | undefined, now: Date) {
  if (!row)
    return {
      percent: null,
      minutesSinceStart: null,
      importId: null,
      work: null,
      startedAt: null,
      startedByName: null,
      filename: null,
      rows: null,
    }
  const startedAt = row.work_started_at ?? row.started_at
  const minutes = Math.max(0, (now.getTime() - startedAt.getTime()) / 60_000)
  return {
    percent: Math.round(row.percent),
    minutesSinceStart: Math.floor(minutes),
    importId: row.id,
    work: row.work,
    startedAt,
    startedByName: row.started_by_name,
    filename: row.filename,
    rows: row.rows,
  }
}
