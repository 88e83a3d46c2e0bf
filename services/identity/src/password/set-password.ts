import type { CompanyType } from '@schrankwerk/contracts'
import { createTurns, Forbidden, inTransaction, Problem, Unavailable, uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { deletePasswordChange, insertPasswordChange } from '../account/account.queries.ts'
import { PasswordRefused } from '../account/keycloak/set-password.ts'
import { syncAccount } from '../account/sync-account.ts'
import type { IdentityTables } from '../database/tables.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { lockLinkHolder } from '../link/link.queries.ts'
import { keepPassword } from './keep-password.ts'
import { passwordRefusal } from './refuse-weak-password.ts'

/** Each holds a connection while Keycloak works: the rest of the service needs the others. */
const inTurn = createTurns(3)

interface Setting {
  password: string
  except: string | null
  unlocks: boolean
  /** What has to go well first, in the transaction that ends once Keycloak has the password. */
  before?: (tx: Transaction<IdentityTables>) => Promise<unknown>
}

/**
 * Keycloak gets the password while the user's row is locked, and only then the transaction ends: where Keycloak is away,
 * nothing has happened and a code stays good. What ends between Keycloak's write and ours leaves a note, by which
 * `mendPasswordChanges` finds out that sessions still have to end; a code that is good then sets the password once more.
 */
export async function setPassword(
  ctx: PublicIdentityCtx,
  owner: { userId: string; companyType: CompanyType },
  { password, except, unlocks, before }: Setting,
): Promise<void> {
  const { accounts, db, log } = ctx
  const { userId } = owner
  await accounts.reach()
  await syncAccount(ctx, userId)
  const changeId = uuidv7()
  await insertPasswordChange(db, { id: changeId, userId, sessionKept: except, now: ctx.now() })
  try {
    await inTurn(userId, () =>
      inTransaction(ctx, async (tx) => {
        const user = await lockLinkHolder(tx, userId)
        if (user === undefined) throw new Forbidden('code-invalid')
        await before?.(tx)
        if (user.sub === null) throw new Unavailable('account')
        await accounts.setPassword(user.sub, password)
        if (unlocks) await accounts.unlock(user.sub)
        const validFrom = await accounts.endSessions(user.sub, { except: except ?? undefined })
        await keepPassword(tx, ctx, { userId, validFrom, except, isFirst: user.awaits_first_password })
        await deletePasswordChange(tx, changeId)
      }),
    )
  } catch (error) {
    // Anything else may have happened after Keycloak took the password.
    const isRefused = error instanceof PasswordRefused || (error instanceof Problem && error.status < 500)
    if (isRefused)
      await deletePasswordChange(db, changeId).catch((err) => log.warn({ err }, 'a note stays for later'))
    if (error instanceof PasswordRefused) throw passwordRefusal(error.problem, owner.companyType)
    throw error
  }
}
