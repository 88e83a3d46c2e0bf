import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

const pieces = [
  'skipped',
  'existing',
  'by_type',
  'changed_beside',
  'renewed_type',
  'before',
  'other_unit',
] as const
type Piece = (typeof pieces)[number]

const nameOf = (staged: string, piece: Piece) =>
  `${staged.replace(/^import_(?:staging|proposal)_/, 'import_work_')}_${piece}`

/**
 * What an import finds out about its staged lines. No temporary tables, which one session alone could read, without the
 * processes that help it.
 */
export const workTable = (staged: string, piece: Piece) => sql.table(nameOf(staged, piece))

export async function dropWorkTables(db: Kysely<CatalogueTables>, staged: string): Promise<void> {
  await sql`drop table if exists ${sql.join(pieces.map((piece) => workTable(staged, piece)))}`.execute(db)
}
