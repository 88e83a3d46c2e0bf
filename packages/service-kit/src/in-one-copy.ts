import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/**
 * Does `work` in one of all copies of a service, at most once in `seconds` on the database's clock. The turn is not
 * given back at the end: the next copy that comes within the time finds the work done. After a failure the next
 * copy may try at once; after a crash, when the time is over. Work that outlasts its turn may run twice.
 * @returns false where a copy has had its turn already
 */
export async function inOneCopy(
  pool: pg.Pool,
  name: string,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const holder = randomUUID()
  const { rowCount } = await pool.query(
    `insert into lease as held (name, holder, until) values ($1, $2, now() + make_interval(secs => $3))
     on conflict (name) do update set holder = excluded.holder, until = excluded.until
     where held.until <= now()`,
    [name, holder, seconds],
  )
  if (rowCount === 0) return false
  try {
    await work()
    return true
  } catch (error) {
    // Not now(): the clock may be set back, and the time would be ahead of the next copy's.
    await pool
      .query(`update lease set holder = null, until = '-infinity' where name = $1 and holder = $2`, [
        name,
        holder,
      ])
      // What went wrong first is what counts; without the database the turn ends by its time.
      .catch(() => undefined)
    throw error
  }
}
