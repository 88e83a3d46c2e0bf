import {
  type AnswerOf,
  type EventEnvelope,
  type EventPayload,
  ensureGuests,
  getAccountHolder,
  type userChanged,
} from '@schrankwerk/contracts'
import { type Handling, Problem } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { keyOfMail } from '../folder/key-of-mail.ts'
import type { IdentityClient } from '../identity-client.ts'
import { endEntriesOf } from '../visibility/end-by-itself.ts'
import { handEntriesOver, isMisnamed, nameOwner } from '../visibility/ending.queries.ts'

type Tx = Transaction<BusinessdataTables>
type UserChanged = EventEnvelope<EventPayload<typeof userChanged>>
type Account = Pick<AnswerOf<typeof getAccountHolder>, 'userId' | 'companyId'>

/** What identity says of whom the event is about. */
interface Known {
  /** Who takes the address over. */
  successor?: Account
  /** The address of who stays. */
  mailKey?: string
  /** Whose that address is, where entries by it name somebody else. */
  owner?: Account
}

/** Keeps entries at their addresses: they end with the account, and pass to whoever takes the address over. */
export const onUserChanged = ({
  identity,
  db,
  now,
}: {
  identity: IdentityClient
  db: Kysely<BusinessdataTables>
  now(): Date
}) => ({
  async prepare({ id, payload }: UserChanged): Promise<Known> {
    const { userId, successorId, deleted } = payload
    if (successorId !== undefined) {
      const successor = await findHolder(identity, successorId, id)
      // His own deletion ends them.
      return { successor: successor ?? { ...payload, userId: successorId } }
    }
    const holder = deleted ? undefined : await findHolder(identity, userId, id)
    return holder === undefined ? {} : followMail(db, identity, { ...holder, requestId: id })
  },
  async handle(
    tx: Tx,
    { payload: { userId, deleted } }: UserChanged,
    { prepared: { successor, mailKey, owner } }: Pick<Handling<Known>, 'prepared'>,
  ): Promise<void> {
    if (successor !== undefined) return handEntriesOver(tx, userId, successor)
    if (deleted) return endEntriesOf(tx, { userId }, now())
    if (mailKey === undefined) return
    await endEntriesOf(tx, { userId, otherThan: mailKey }, now())
    if (owner !== undefined) await nameOwner(tx, mailKey, owner)
  },
})

/**
 * An entry belongs to its address. Who has another one by now loses what the former one opened: its box is not his any
 * more, and who invited him meant that one. What names somebody else by his address names whose it is.
 */
async function followMail(
  db: Kysely<BusinessdataTables>,
  identity: IdentityClient,
  { userId, mail, requestId }: { userId: string; mail: string; requestId: string },
): Promise<Known> {
  const mailKey = keyOfMail(mail)
  // A registration that nobody confirmed has the address in its row, and not for its own.
  const [owner] = (await isMisnamed(db, mailKey, userId))
    ? await identity.call(ensureGuests, { body: { mails: [mail] }, requestId })
    : []
  return { mailKey, ...(owner && { owner }) }
}

const findHolder = (identity: IdentityClient, userId: string, requestId: string) =>
  identity.call(getAccountHolder, { query: { userId }, requestId }).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  })
