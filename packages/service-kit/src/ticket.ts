import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { NotFound } from './errors.ts'
import type { KitTables } from './kit-tables.ts'
import { openText, sealText } from './sealed-text.ts'

const validForSeconds = 30

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/**
 * A random ticket for one download by one person: 43 characters, 30 seconds, single use. `resource` says what is
 * fetched, as JSON; whether this person may fetch it is decided before the ticket is made. Stored as a hash; `secret` is
 * kept for whoever redeems it and so that only the ticket reads it.
 */
export async function createTicket(
  // biome-ignore lint/suspicious/noExplicitAny: a database of any service
  ctx: { db: Kysely<any>; actor: { userId: string }; now(): Date },
  { resource, secret }: { resource: object; secret?: string | undefined },
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + validForSeconds * 1000)
  await (ctx.db as Kysely<KitTables>)
    .insertInto('ticket')
    .values({
      hash: hashOf(ticket),
      user_id: ctx.actor.userId,
      resource: JSON.stringify({
        ...resource,
        ...(secret !== undefined && { sealed: sealText(secret, ticket) }),
      }),
      expires_at: expiresAt,
    })
    .execute()
  return { ticket, expiresAt }
}

/**
 * Uses a ticket up. Throws `NotFound` if it was used, is too old, is not `userId`'s (where that is known) or never was;
 * these are not told apart. Somebody else's attempt does not use it up.
 */
export async function redeemTicket(
  // biome-ignore lint/suspicious/noExplicitAny: a database of any service
  db: Kysely<any>,
  ticket: string,
  now: Date,
  userId?: string,
): Promise<{ userId: string; resource: unknown; secret: string | undefined }> {
  const used = await (db as Kysely<KitTables>)
    .deleteFrom('ticket')
    .where('hash', '=', hashOf(ticket))
    .$if(userId !== undefined, (one) => one.where('user_id', '=', userId!))
    .returning(['user_id', 'resource', 'expires_at'])
    .executeTakeFirst()
  if (!used || used.expires_at <= now) throw new NotFound()
  const { sealed, ...resource } = used.resource as { sealed?: string }
  return { userId: used.user_id, resource, secret: sealed && openText(sealed, ticket) }
}
