import {
  type EventEnvelope,
  type EventPayload,
  ensureGuests,
  getAccountHolder,
  type userChanged,
} from '@schrankwerk/contracts'
import { Problem } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { keyOfMail } from '../folder/key-of-mail.ts'
import type { IdentityClient } from '../identity-client.ts'
import { endEntriesOf } from '../visibility/end-by-itself.ts'
import { handEntriesOver, isMisnamed, nameOwner } from '../visibility/ending.queries.ts'

type Tx = Transaction<BusinessdataTables>

/** Keeps entries at their addresses: they end with the account, and pass to whoever takes the address over. */
export const onUserChanged =
  (identity: IdentityClient) =>
  async (tx: Tx, { id, payload }: EventEnvelope<EventPayload<typeof userChanged>>): Promise<void> => {
    const { userId, successorId, deleted } = payload
    if (successorId !== undefined) {
      const successor = await findHolder(identity, successorId, id)
      // His own deletion ends them.
      return handEntriesOver(tx, userId, successor ?? { ...payload, userId: successorId })
    }
    if (deleted) return endEntriesOf(tx, { userId }, new Date())
    const holder = await findHolder(identity, userId, id)
    if (holder !== undefined) await followMail(tx, identity, { ...holder, requestId: id })
  }

/**
 * An entry belongs to its address. Who has another one by now loses what the former one opened: its box is not his any
 * more, and who invited him meant that one. What names somebody else by his address names whose it is: identity is asked
 * first, for nobody who writes to one of these folders shall wait for it.
 */
async function followMail(
  tx: Tx,
  identity: IdentityClient,
  { userId, mail, requestId }: { userId: string; mail: string; requestId: string },
): Promise<void> {
  const mailKey = keyOfMail(mail)
  // A registration that nobody confirmed has the address in its row, and not for its own.
  const [owner] = (await isMisnamed(tx, mailKey, userId))
    ? await identity.call(ensureGuests, { body: { mails: [mail] }, requestId })
    : []
  await endEntriesOf(tx, { userId, otherThan: mailKey }, new Date())
  if (owner !== undefined) await nameOwner(tx, mailKey, owner)
}

const findHolder = (identity: IdentityClient, userId: string, requestId: string) =>
  identity.call(getAccountHolder, { query: { userId }, requestId }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  })
