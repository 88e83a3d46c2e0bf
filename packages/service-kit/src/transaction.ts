import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { type Claim, claimKey, markCommitted } from './idempotency.ts'

interface TransactionDeps<DB> {
  db: Kysely<DB>
  log?: Logger
  [claimKey]?: Claim
}

/**
 * Runs `act` in one transaction (read committed); what it throws rolls back. If PostgreSQL gave it up for a deadlock
 * or a serialization failure, nothing of it has happened and it runs once more, not oftener: so `act` changes
 * nothing but the database. If `ctx.db` is a transaction already, `act` joins it.
 */
export async function inTransaction<DB, T>(
  ctx: TransactionDeps<DB>,
  act: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return act(ctx.db as Transaction<DB>)
  const attempt = () =>
    ctx.db.transaction().execute(async (tx) => {
      const result = await act(tx)
      const claim = ctx[claimKey]
      if (claim) await markCommitted(tx as unknown as Transaction<unknown>, claim)
      return result
    })
  try {
    return await attempt()
  } catch (error) {
    if (!wasGivenUp(error)) throw error
    ctx.log?.warn({ err: error }, 'transaction runs again')
    return attempt()
  }
}

function wasGivenUp(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code
  return code === '40P01' || code === '40001'
}
