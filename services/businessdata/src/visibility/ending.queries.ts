import { berlinDay } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { EntryRow } from '../folder/folder.queries.ts'

type Tx = Transaction<BusinessdataTables>

/** Folders with an entry whose last day has passed and that has not been ended, some of them. */
export const foldersWithDueEntries = async (db: Kysely<BusinessdataTables>, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('visibility')
    .select('offer_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where('end_date', '<', berlinDay(now))
    .limit(100)
    .execute()
  return rows.map((row) => row.offer_id)
}

/** Of a locked folder the entries whose last day has passed. */
export const dueEntriesOf = (tx: Tx, folderId: string, now: Date): Promise<EntryRow[]> =>
  tx
    .selectFrom('visibility')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('ended_at', 'is', null)
    .where('end_date', '<', berlinDay(now))
    .execute()

/** Entries that have not ended and name a user, all of them or those by another address than this one. */
const entriesNaming = (tx: Tx, { userId, otherThan }: { userId: string; otherThan?: string }) => {
  const naming = tx.selectFrom('visibility').where('user_id', '=', userId).where('ended_at', 'is', null)
  return otherThan === undefined ? naming : naming.where('mail_key', '<>', otherThan)
}

/** The folders with such entries, in the order in which they are to be locked. */
export const foldersNaming = async (
  tx: Tx,
  whom: { userId: string; otherThan?: string },
): Promise<string[]> => {
  const rows = await entriesNaming(tx, whom).select('offer_id').distinct().orderBy('offer_id').execute()
  return rows.map((row) => row.offer_id)
}

/** Those of a locked folder. */
export const entriesOfUser = (
  tx: Tx,
  folderId: string,
  whom: { userId: string; otherThan?: string },
): Promise<EntryRow[]> => entriesNaming(tx, whom).selectAll().where('offer_id', '=', folderId).execute()

/** What named one user names another one from now on. */
export const handEntriesOver = async (
  tx: Tx,
  userId: string,
  successor: { userId: string; companyId: string },
): Promise<void> => {
  await tx
    .updateTable('visibility')
    .set({ user_id: successor.userId, company_id: successor.companyId })
    .where('user_id', '=', userId)
    .execute()
}

/** Whether entries by this address that have not ended name somebody else than this user. */
export const isMisnamed = async (
  db: Kysely<BusinessdataTables>,
  mailKey: string,
  userId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('visibility')
    .select('id')
    .where('mail_key', '=', mailKey)
    .where('ended_at', 'is', null)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The entries by this address that have not ended name its owner. */
export const nameOwner = async (
  tx: Tx,
  mailKey: string,
  owner: { userId: string; companyId: string },
): Promise<void> => {
  await tx
    .updateTable('visibility')
    .set({ user_id: owner.userId, company_id: owner.companyId })
    .where('mail_key', '=', mailKey)
    .where('ended_at', 'is', null)
    .where('user_id', '<>', owner.userId)
    .execute()
}

/** No ended entry keeps an address of this user any more, whomever it named. */
export const forgetMailOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .updateTable('visibility')
    .set({ mail: '', mail_key: '' })
    .where('ended_at', 'is not', null)
    .where((by) =>
      by.or([
        by('user_id', '=', userId),
        by('mail_key', 'in', (from) =>
          from.selectFrom('visibility as own').select('own.mail_key').where('own.user_id', '=', userId),
        ),
      ]),
    )
    .where('mail', '<>', '')
    .execute()
}
