import type { UserRow as ListedUser, User } from '@schrankwerk/contracts'
import { changeEntries, type Sendable } from '@schrankwerk/service-kit'
import type { IdentityCtx } from '../identity-ctx.ts'
import { findNewMail, findNewMails } from '../link/new-mail.ts'
import { presentUser, presentUserRow } from './user.presenter.ts'
import type { UserRow } from './user.queries.ts'
import type { UserListRow } from './user-list.queries.ts'

/** A user in full, with what changed and the address that waits to be confirmed. */
export async function readUser(ctx: Pick<IdentityCtx, 'db' | 'now'>, row: UserRow): Promise<Sendable<User>> {
  const [changes, newMail] = await Promise.all([
    changeEntries(ctx.db, 'user', row.id),
    findNewMail(ctx, row.id),
  ])
  return presentUser(row, changes, newMail)
}

/** Users as lists show them, with the addresses that wait to be confirmed. */
export async function readListedUsers(
  ctx: Pick<IdentityCtx, 'db' | 'now'>,
  rows: UserListRow[],
): Promise<Sendable<ListedUser>[]> {
  const waiting = await findNewMails(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentUserRow(row, waiting.get(row.id)))
}
