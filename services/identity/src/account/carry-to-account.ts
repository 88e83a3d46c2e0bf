import type { IdentityCtx } from '../identity-ctx.ts'
import { syncAccount } from './sync-account.ts'

/**
 * Carries a committed change of a user's row to Keycloak at once. Who is asked for what is decided by the row, so the
 * change counts whether or not Keycloak can be reached now: what fails here stays due, and the reconcile job does it.
 */
export async function carryToAccount(
  ctx: Pick<IdentityCtx, 'db' | 'accounts' | 'log'>,
  userId: string,
): Promise<void> {
  try {
    await syncAccount(ctx, userId)
  } catch (error) {
    ctx.log.warn({ err: error, userId }, 'an account does not say yet what its row says')
  }
}
