import { inTransaction, type Logger, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables, LinkWishTable } from '../database/tables.ts'
import { hadLinks } from './limit-links.ts'
import { findWishHolders, insertWish, lockLinkHolder, takeWish } from './link.queries.ts'
import { requestLink } from './request-link.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  log: Logger
  now(): Date
}

/**
 * Notes that a link is wanted for an address, whether anybody has it or not: the same one row for all, so that neither
 * the answer nor its time tells. `grantWishes` sees to it.
 */
export async function wishForLink(
  ctx: Pick<Ctx, 'db' | 'now'>,
  wish: Pick<LinkWishTable, 'purpose' | 'mail'>,
): Promise<void> {
  await insertWish(ctx.db, { id: uuidv7(), ...wish, at: ctx.now() })
}

/** Requests the links that were wished for, of those who may have one: three an hour each. Several copies may be at it. */
export async function grantWishes(ctx: Ctx): Promise<void> {
  while (await grantNext(ctx));
}

const grantNext = (ctx: Ctx): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const wish = await takeWish(tx)
    if (wish === undefined) return false
    for (const { id: userId } of await findWishHolders(tx, wish)) {
      if ((await lockLinkHolder(tx, userId)) === undefined) continue
      // Whose address is corrected meanwhile is none any more.
      if (!(await findWishHolders(tx, wish)).some(({ id }) => id === userId)) continue
      if (await hadLinks(tx, ctx, { userId, purpose: wish.purpose })) continue
      await requestLink(tx, ctx, { purpose: wish.purpose, userId })
    }
    return true
  })
