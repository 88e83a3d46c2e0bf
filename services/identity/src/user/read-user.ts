import type { User } from '@schrankwerk/contracts'
import { changeEntries, type Sendable } from '@schrankwerk/service-kit'
import type { IdentityCtx } from '../identity-ctx.ts'
import { presentUser } from './user.presenter.ts'
import { findNewMail, type UserRow } from './user.queries.ts'

/** A user in full, with what changed and the address that waits to be confirmed. */
export async function readUser(
  { db, now }: Pick<IdentityCtx, 'db' | 'now'>,
  row: UserRow,
): Promise<Sendable<User>> {
  const [changes, newMail] = await Promise.all([
    changeEntries(db, 'user', row.id),
    findNewMail(db, row.id, now()),
  ])
  return presentUser(row, changes, newMail)
}
