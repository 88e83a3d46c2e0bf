import { createHmac, hkdfSync } from 'node:crypto'
import { TooMany } from '@schrankwerk/service-kit'
import { type Kysely, sql } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { callerOf } from './address-net.ts'

type Db = Kysely<BusinessdataTables>

/** Whose tries count as one: a folder, or an id that none has, and where they come from. */
export interface TryKey {
  folderId: string
  addressHash: Buffer
}

const mostWrong = 5
const lockMs = 15 * 60_000
const keptMs = 3_600_000

/** Hashes addresses, so that they are nowhere kept; with a key, as there are few of them. */
export function createAddressHash(key: string): (address: string | undefined) => Buffer {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'address of a password try', 32))
  return (address) => createHmac('sha256', own).update(callerOf(address)).digest()
}

const ofKey = ({ folderId, addressHash }: TryKey) =>
  sql<boolean>`offer_id = ${folderId} and address_hash = ${addressHash}`

/**
 * Counts a try as a wrong one before it is looked at: of many at once no more than five get through. Throws
 * `TooMany('folder-password-locked')` from then on for 15 minutes.
 */
export async function countTry(db: Db, key: TryKey, now: Date): Promise<void> {
  const lockedUntil = new Date(now.getTime() + lockMs)
  const forgotten = new Date(now.getTime() - lockMs)
  const wrong = sql<number>`case when password_try.last_at <= ${forgotten} then 1 else password_try.wrong + 1 end`
  const counted = await db
    .insertInto('password_try')
    .values({
      offer_id: key.folderId,
      address_hash: key.addressHash,
      wrong: 1,
      last_at: now,
      locked_until: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['offer_id', 'address_hash'])
        .doUpdateSet({
          wrong,
          last_at: now,
          locked_until: sql`case when ${wrong} >= ${mostWrong} then ${lockedUntil}::timestamptz end`,
        })
        .where(sql<boolean>`password_try.locked_until is null or password_try.locked_until <= ${now}`),
    )
    .returning('wrong')
    .executeTakeFirst()
  if (counted !== undefined) return
  const lock = await db.selectFrom('password_try').select('locked_until').where(ofKey(key)).executeTakeFirst()
  const ms = (lock?.locked_until ?? lockedUntil).getTime() - now.getTime()
  throw new TooMany(Math.max(1, Math.ceil(ms / 1000)), 'folder-password-locked')
}

/** Takes a try back that nobody looked at. */
export const takeTryBack = async (db: Db, key: TryKey): Promise<void> => {
  await db
    .updateTable('password_try')
    .set({ wrong: sql`wrong - 1`, locked_until: null })
    .where(ofKey(key))
    .where('wrong', '>', 0)
    .execute()
}

export const forgetTries = async (db: Db, key: TryKey): Promise<void> => {
  await db.deleteFrom('password_try').where(ofKey(key)).execute()
}

/** Takes away what locks nobody any more. */
export const pruneTries = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('password_try')
    .where('last_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
