import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import { forgetStarter } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'

/** Takes the name of someone who was erased out of the imports he started. */
export const onUserErased = (
  tx: Transaction<CatalogueTables>,
  { payload }: EventEnvelope<EventPayload<typeof userErased>>,
): Promise<void> => forgetStarter(tx, payload.userId)
