import type { LinkPurpose } from '@schrankwerk/contracts'
import { TooMany } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { countRequests } from './link.queries.ts'

const hourMs = 60 * 60_000
const mostAnHour = 3

interface Wanted {
  userId: string
  purpose: LinkPurpose
}

/** Whether a user had his links of this kind for the hour. */
export async function hadLinks(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  { userId, purpose }: Wanted,
): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - hourMs)
  return (await countRequests(tx, userId, purpose, since)) >= mostAnHour
}

/** Throws `TooMany` where he had. */
export async function limitLinks(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  wanted: Wanted,
): Promise<void> {
  if (await hadLinks(tx, ctx, wanted)) throw new TooMany(hourMs / 1000)
}
