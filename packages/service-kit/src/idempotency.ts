import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { Conflict, Invalid } from './errors.ts'
import type { KitTables } from './kit-tables.ts'

const leaseSeconds = 60
const renewEveryMs = 20_000
const lookEveryMs = 50

/** The right to carry out one request; `inTransaction` marks it in the transaction of the effect. */
export interface Claim {
  id: string
}
export const claimKey = Symbol('idempotency claim')

interface Repeatable {
  db: Kysely<KitTables>
  userId: string
  endpoint: string
  key: string
  /** What makes this request the same as the first one. */
  content: string | Buffer
  /** How long a repeat waits for the first one to end. */
  waitMs: number
  run(claim: Claim): Promise<Response>
}

export function wellFormedKey(key: string | undefined): string | undefined {
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Invalid([{ path: 'Idempotency-Key', code: 'invalid-format' }])
  return key
}

/**
 * Runs a request once per (user, endpoint, key). A repeat gets the stored answer; one that comes while the first
 * still runs waits for it, and is told `still-running` where that takes too long; another content under the same key
 * is refused. Failures are not stored: they may be tried again. After a crash the key is free again, unless the effect was already committed: then 409.
 */
export async function once(request: Repeatable): Promise<Response> {
  const hash = createHash('sha256').update(request.content).digest('hex')
  const claim: Claim = { id: randomUUID() }
  const until = performance.now() + request.waitMs
  while (!(await take(request, hash, claim))) {
    const stored = await request.db
      .selectFrom('idempotency')
      .selectAll()
      .where('user_id', '=', request.userId)
      .where('endpoint', '=', request.endpoint)
      .where('key', '=', request.key)
      .executeTakeFirst()
    if (stored && stored.request_hash !== hash) throw new Invalid('idempotency-key-reused')
    if (stored && stored.status !== null) return answerOf(stored.status, stored.content_type, stored.answer)
    if (stored?.committed && stored.claimed_at.getTime() < Date.now() - leaseSeconds * 1000)
      throw new Conflict('changed-meanwhile')
    if (performance.now() > until) throw new Conflict('still-running')
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return carryOut(request, claim)
}

async function take({ db, userId, endpoint, key }: Repeatable, hash: string, claim: Claim): Promise<boolean> {
  const taken = await sql`
    insert into idempotency (user_id, endpoint, key, request_hash, claim)
    values (${userId}, ${endpoint}, ${key}, ${hash}, ${claim.id})
    on conflict (user_id, endpoint, key) do update set claim = excluded.claim, claimed_at = now()
    where idempotency.status is null and not idempotency.committed
      and idempotency.request_hash = excluded.request_hash
      and idempotency.claimed_at < now() - make_interval(secs => ${leaseSeconds})
    returning 1`.execute(db)
  return taken.rows.length > 0
}

async function carryOut({ db, run }: Repeatable, claim: Claim): Promise<Response> {
  const renewing = setInterval(() => {
    db.updateTable('idempotency')
      .set({ claimed_at: sql`now()` })
      .where('claim', '=', claim.id)
      .execute()
      // A missed renewal costs nothing as long as a later one arrives.
      .catch(() => undefined)
  }, renewEveryMs)
  try {
    const response = await run(claim)
    const answer = await response.text()
    const type = response.headers.get('content-type')
    await db
      .updateTable('idempotency')
      .set({ status: response.status, content_type: type, answer })
      .where('claim', '=', claim.id)
      .execute()
    return answerOf(response.status, type, answer)
  } catch (error) {
    await db.deleteFrom('idempotency').where('claim', '=', claim.id).where('committed', '=', false).execute()
    throw error
  } finally {
    clearInterval(renewing)
  }
}

/** Part of the effect's transaction: who lost his claim meanwhile must not commit. */
export async function markCommitted(tx: Transaction<unknown>, claim: Claim): Promise<void> {
  const marked = await (tx as unknown as Transaction<KitTables>)
    .updateTable('idempotency')
    .set({ committed: true })
    .where('claim', '=', claim.id)
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) throw new Conflict('changed-meanwhile')
}

function answerOf(status: number, type: string | null, answer: string | null): Response {
  return new Response(answer === '' ? null : answer, {
    status,
    headers: type ? { 'Content-Type': type } : {},
  })
}
