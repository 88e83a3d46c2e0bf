import {
  type EventEnvelope,
  type EventPayload,
  getAccountHolder,
  type userChanged,
} from '@schrankwerk/contracts'
import { type InternalClient, Problem } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { endEntriesOf } from '../visibility/end-by-itself.ts'
import { foldersNaming, handEntriesOver } from '../visibility/ending.queries.ts'

/** Ends the entries of who was deleted, unless somebody has his address from now on. */
export const onUserChanged =
  (identity: Pick<InternalClient, 'call'>) =>
  async (
    tx: Transaction<BusinessdataTables>,
    { id, payload }: EventEnvelope<EventPayload<typeof userChanged>>,
  ): Promise<void> => {
    const { userId, successorId } = payload
    if (successorId !== undefined) return handEntriesOver(tx, userId, successorId)
    if ((await foldersNaming(tx, userId)).length === 0) return
    const isDeleted = await identity
      .call(getAccountHolder, { query: { userId }, requestId: id })
      .then(() => false)
      .catch((error) => {
        if (error instanceof Problem && error.status === 404) return true
        throw error
      })
    if (isDeleted) await endEntriesOf(tx, userId, new Date())
  }
