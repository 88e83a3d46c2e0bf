import { Conflict, Invalid, NotFound } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { lockImport } from './proposal.queries.ts'

/** Holds a proposal in the state that the caller saw. */
export async function lockProposal(
  tx: Transaction<CatalogueTables>,
  { id, editVersion }: { id: string; editVersion?: number | undefined },
): Promise<void> {
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  const row = await lockImport(tx, id)
  if (!row) throw new NotFound()
  if (row.state !== 'PROPOSED') throw new Conflict('proposal-not-open')
  if (row.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
}
