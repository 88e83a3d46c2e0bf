import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { mayStillAsk } from './asker.policy.ts'
import { findMailChanges } from './link.queries.ts'

/** An address that waits to be confirmed. */
export interface NewMail {
  mail: string
  /** Whether its link leads on: its time has not passed, and whoever asked for it still may. */
  isLinkGood: boolean
}

interface Looking {
  db: Kysely<IdentityTables>
  now(): Date
}

/**
 * The addresses that wait to be confirmed, by their users. Somebody with a password keeps the one he has once the link
 * to the other is no longer good. Of somebody without one nobody has shown that the box of the first is his: the other goes on
 * waiting, until it is confirmed, replaced or taken back.
 */
export async function findNewMails(
  { db, now }: Looking,
  userIds: readonly string[],
): Promise<Map<string, NewMail>> {
  const waiting = new Map<string, NewMail>()
  for (const change of await findMailChanges(db, userIds)) {
    const { user_id: userId, new_mail: mail, valid_until: validUntil } = change
    const isLinkGood = validUntil > now() && mayStillAsk(change)
    if (mail !== null && (isLinkGood || change.awaits_first_password))
      waiting.set(userId, { mail, isLinkGood })
  }
  return waiting
}

/** The same of one user. */
export const findNewMail = async (looking: Looking, userId: string): Promise<NewMail | undefined> =>
  (await findNewMails(looking, [userId])).get(userId)
