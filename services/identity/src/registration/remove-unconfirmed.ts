import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { deleteCodesOf } from '../link/link.queries.ts'
import { linkValidityMs } from '../link/request-link.ts'
import { findOverdue } from './registration.queries.ts'
import { removeRegistration } from './remove-registration.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Registrations go that nobody confirmed in their fourteen days; a link that was sent again lets its registration wait as
 * long as it can be used. Codes go a month after their link ran out: until then it can be said that it did.
 */
export async function removeUnconfirmed(ctx: { db: Kysely<IdentityTables>; now(): Date }): Promise<void> {
  const now = ctx.now()
  const madeBefore = new Date(now.getTime() - linkValidityMs.confirmRegistration)
  for (const { id } of await findOverdue(ctx.db, madeBefore, now))
    await inTransaction(ctx, (tx) => removeRegistration(tx, ctx, id))
  await deleteCodesOf(ctx.db, new Date(now.getTime() - 30 * dayMs))
}
