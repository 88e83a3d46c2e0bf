import { type Kysely, sql } from 'kysely'

/** Takes away what has served its time: outbox 30 days, inbox and dead letters that were handled 90, ended jobs 90, repeats and uploaded bytes two. */
// biome-ignore lint/suspicious/noExplicitAny: a database of any service
export async function pruneKitTables(db: Kysely<any>): Promise<void> {
  await sql`delete from outbox where published_at < now() - interval '30 days' and at < now() - interval '30 days'`.execute(
    db,
  )
  await sql`delete from inbox where at < now() - interval '90 days'`.execute(db)
  await sql`delete from dead_letter where state = 'handled' and last_at < now() - interval '90 days'`.execute(
    db,
  )
  await sql`delete from idempotency where claimed_at < now() - interval '2 days'`.execute(db)
  await sql`delete from ticket where expires_at < now() - interval '1 hour'`.execute(db)
  await sql`delete from uploaded_bytes where day < current_date - 2`.execute(db)
  await sql`delete from job where ended_at < now() - interval '90 days'`.execute(db)
  await sql`delete from due_job where done_at < now() - interval '90 days'`.execute(db)
}
