import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { Conflict, Invalid } from './errors.ts'
import type { KitTables } from './kit-tables.ts'
import { openText, sealText } from './sealed-text.ts'

const leaseSeconds = 60
const renewEveryMs = 20_000
const lookEveryMs = 50
/** 128 random bits take 22 signs of base64url; a UUID has 36. */
const unguessableLength = 22

/** Whether a key is long enough that only who made it knows it. */
export const isUnguessable = (key: string): boolean => key.length >= unguessableLength

/** The right to carry out one request; `inTransaction` marks it in the transaction of the effect. */
export interface Claim {
  id: string
}
export const claimKey = Symbol('idempotency claim')

interface Repeatable {
  db: Kysely<KitTables>
  /** Undefined where nobody is signed in. */
  userId: string | undefined
  endpoint: string
  key: string
  /** What makes this request the same as the first one; empty where the key alone does. */
  content: string | Buffer
  /** How the answer is kept for a repeat: as it is, readable with the key alone, or not at all. */
  keeping: 'open' | 'sealed' | 'nothing'
  /** How long a repeat waits for the first one to end. */
  waitMs: number
  run(claim: Claim): Promise<Response>
}

/** The header as it may be used. Throws `Invalid`; where nobody is signed in also for a key that could be guessed. */
export function wellFormedKey(key: string | undefined, isSignedIn: boolean): string | undefined {
  if (key === undefined) return undefined
  if (!/^[\x21-\x7e]{1,200}$/.test(key) || (!isSignedIn && !isUnguessable(key)))
    throw new Invalid([{ path: 'Idempotency-Key', code: 'invalid-format' }])
  return key
}

/**
 * Runs a request once per (user, endpoint, key). A repeat gets the stored answer; one that comes while the first
 * still runs waits for it, and is told `still-running` where that takes too long; another content under the same key
 * is refused. Failures are not stored: they may be tried again. After a crash the key is free again, unless the effect was already committed: then 409.
 *
 * Where nobody is signed in all callers are one "user", so a record has to belong to who made it by other means. An
 * address is shared by a whole company, and content can be known or guessed. What only the caller has is the key, if
 * it is random: it needs 22 signs, room for 128 bits. And a record counts for key and content together, so using
 * the key of someone else for another request neither hinders that one nor shows that the key is in use.
 * Anyone who knows both all the same gets nothing out of it: an answer with a body is not kept, and its repeat is 409.
 * An answer that names addresses is sealed with the key, of which a hash is kept: only who repeats the call reads it.
 *
 * Of a call whose input is secret nothing is kept, not even as a hash, from which a password could be guessed: its
 * repeat is known by the key alone.
 */
export async function once(request: Repeatable): Promise<Response> {
  const hash = createHash('sha256').update(request.content).digest('hex')
  const claim: Claim = { id: randomUUID() }
  const record = recordOf(request, hash)
  const until = performance.now() + request.waitMs
  while (!(await take(request.db, record, hash, claim))) {
    const stored = await request.db
      .selectFrom('idempotency')
      .selectAll()
      .where('user_id', '=', record.userId)
      .where('endpoint', '=', record.endpoint)
      .where('key', '=', record.key)
      .executeTakeFirst()
    if (stored && stored.request_hash !== hash) throw new Invalid('idempotency-key-reused')
    if (stored?.answer && request.keeping === 'sealed')
      return answerOf(stored.status!, stored.content_type, openText(stored.answer, request.key))
    if (stored && stored.status !== null && stored.answer === null)
      throw new Conflict('changed-meanwhile').because(
        'Diese Anfrage wurde schon ausgeführt; ihre Antwort wird kein zweites Mal gegeben. Bitte laden Sie den aktuellen Stand.',
      )
    if (stored && stored.status !== null) return answerOf(stored.status, stored.content_type, stored.answer)
    if (stored?.committed && stored.claimed_at.getTime() < Date.now() - leaseSeconds * 1000)
      throw new Conflict('changed-meanwhile')
    if (performance.now() > until) throw new Conflict('still-running')
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  return carryOut(request, claim)
}

interface RecordName {
  userId: string
  endpoint: string
  key: string
}

function recordOf({ userId, endpoint, key, keeping }: Repeatable, hash: string): RecordName {
  if (userId !== undefined && keeping === 'sealed')
    return { userId, endpoint, key: createHash('sha256').update(key).digest('hex') }
  if (userId !== undefined) return { userId, endpoint, key }
  return { userId: 'anyone', endpoint, key: createHash('sha256').update(`${key}\n${hash}`).digest('hex') }
}

async function take(
  db: Repeatable['db'],
  { userId, endpoint, key }: RecordName,
  hash: string,
  claim: Claim,
): Promise<boolean> {
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

async function carryOut({ db, run, key, keeping }: Repeatable, claim: Claim): Promise<Response> {
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
      .set({
        status: response.status,
        content_type: type,
        answer: keptAs(answer, keeping, key),
      })
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

function keptAs(answer: string, keeping: Repeatable['keeping'], key: string): string | null {
  if (answer === '' || keeping === 'open') return answer
  return keeping === 'sealed' ? sealText(answer, key) : null
}

/** Part of the effect's transaction: whoever has lost the claim meanwhile must not commit. */
export async function markCommitted(tx: Transaction<unknown>, claim: Claim): Promise<void> {
  const marked = await (tx as unknown as Transaction<KitTables>)
    .updateTable('idempotency')
    .set({ committed: true })
    .where('claim', '=', claim.id)
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) throw new Conflict('changed-meanwhile')
}

/** No answer is kept any more that was given to somebody who was erased, or that names him by his id. */
export async function forgetAnswersOf(tx: Transaction<KitTables>, userId: string): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where((by) => by.or([by('user_id', '=', userId), by(sql`strpos(answer, ${userId})`, '>', 0)]))
    .execute()
}

function answerOf(status: number, type: string | null, answer: string | null): Response {
  return new Response(answer === '' ? null : answer, {
    status,
    headers: type ? { 'Content-Type': type } : {},
  })
}
