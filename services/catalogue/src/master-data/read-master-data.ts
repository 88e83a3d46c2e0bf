import { type Ctx, changeEntries, NotFound } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectUses } from './master-data.queries.ts'
import { masterDataTables, type UsedKind } from './master-data-tables.ts'

/** One of a kind as its page shows it: with what names it and who changed it. */
export async function readMasterData<Row extends { id: string; usedByArticleAmount: number }>(
  { db }: Pick<Ctx<CatalogueTables>, 'db'>,
  kind: UsedKind,
  [row]: Row[],
) {
  if (!row) throw new NotFound()
  const [usedBy, entries] = await Promise.all([
    selectUses(db, kind, row),
    changeEntries(db, masterDataTables[kind].entity, row.id),
  ])
  return { ...row, usedBy, changeEntries: entries }
}

/** For selections and short lists: the amounts only where they are asked for. */
export const withAmount = <Row extends { usedByArticleAmount: number }>(rows: Row[], isWanted?: boolean) =>
  isWanted ? rows : rows.map(({ usedByArticleAmount: _, ...row }) => row)
