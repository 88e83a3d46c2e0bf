import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import { forgetAnswersOf } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { endEntriesOf } from '../visibility/end-by-itself.ts'
import { forgetMailOf } from '../visibility/ending.queries.ts'

/** Ends the entries of who was erased, and forgets his address in all of them, and the answers that are kept. */
export const onUserErased =
  ({ now }: { now(): Date }) =>
  async (
    tx: Transaction<BusinessdataTables>,
    { payload }: EventEnvelope<EventPayload<typeof userErased>>,
  ): Promise<void> => {
    await endEntriesOf(tx, { userId: payload.userId }, now())
    await forgetMailOf(tx, payload.userId)
    await forgetAnswersOf(tx, payload.userId)
  }
