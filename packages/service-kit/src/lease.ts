import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface Lease {
  /** Grows with every holder. Work that outlives its lease is recognised: write only where the fence is still this. */
  fence: number
  /** Prolongs by the same time; false if another one holds it by now: stop. */
  renew(): Promise<boolean>
  release(): Promise<void>
}

/**
 * The right to do something alone for some seconds, on the database's clock. Undefined while another one has it.
 */
export async function acquireLease(pool: pg.Pool, name: string, seconds: number): Promise<Lease | undefined> {
  const holder = randomUUID()
  const { rows } = await pool.query<{ fence: number }>(
    `insert into lease as held (name, fence, holder, until) values ($1, 1, $2, now() + make_interval(secs => $3))
     on conflict (name) do update set fence = held.fence + 1, holder = $2, until = now() + make_interval(secs => $3)
     where held.until <= now()
     returning fence`,
    [name, holder, seconds],
  )
  if (!rows[0]) return undefined
  return {
    fence: rows[0].fence,
    async renew() {
      const { rowCount } = await pool.query(
        `update lease set until = now() + make_interval(secs => $3) where name = $1 and holder = $2 and until > now()`,
        [name, holder, seconds],
      )
      return rowCount === 1
    },
    async release() {
      await pool.query('update lease set until = now(), holder = null where name = $1 and holder = $2', [
        name,
        holder,
      ])
    },
  }
}
