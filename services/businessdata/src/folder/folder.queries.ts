import type { OfferParties } from '@schrankwerk/contracts'
import { type Actor, berlinDay } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, FolderTable, VisibilityTable } from '../database/tables.ts'
import { keyOfMail } from './key-of-mail.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>
export type FolderRow = Selectable<FolderTable>
export type EntryRow = Selectable<VisibilityTable>

/** Who asks, and when: an entry may be over. */
export interface Asker {
  actor: Pick<Actor, 'companyId' | 'mail' | 'visitorOf'>
  now(): Date
}

/**
 * Of the two companies; or whom an entry opens it to, while people outside are let in; or a visitor with its password.
 * Wider than the rule: it knows neither the offer's release nor what an entry gives. Whoever asks by it has been through
 * `accessTo`, which alone decides.
 */
export const reachedBy = ({ actor, now }: Asker) =>
  actor.visitorOf === undefined
    ? sql<SqlBool>`(folder.customer_company_id = ${actor.companyId} or folder.supplier_company_id = ${actor.companyId}
        or folder.allow_external and exists (select from visibility v where v.offer_id = folder.offer_id
          and v.mail_key = ${keyOfMail(actor.mail)} and v.ended_at is null
          and (v.end_date is null or v.end_date >= ${berlinDay(now())})))`
    : sql<SqlBool>`(folder.offer_id = ${actor.visitorOf} and folder.allow_anonymous)`

/** The folders among these that the asker reaches, by their families' ids. */
export const foldersOf = async (db: Db, asker: Asker, folderIds: readonly string[]): Promise<FolderRow[]> =>
  folderIds.length === 0
    ? []
    : db
        .selectFrom('folder')
        .selectAll()
        .where('offer_id', 'in', [...folderIds])
        .where(reachedBy(asker))
        .execute()

/** The entries of these folders that name the asker and are not over. */
export const entriesNaming = async (
  db: Db,
  { actor, now }: Asker,
  folderIds: readonly string[],
): Promise<EntryRow[]> =>
  actor.visitorOf !== undefined || folderIds.length === 0
    ? []
    : db
        .selectFrom('visibility')
        .selectAll()
        .where('offer_id', 'in', [...folderIds])
        .where('mail_key', '=', keyOfMail(actor.mail))
        .where('ended_at', 'is', null)
        .where((by) => by.or([by('end_date', 'is', null), by('end_date', '>=', berlinDay(now()))]))
        .orderBy('create_date')
        .execute()

/** Locks a folder, if there is one; before anything in it. */
export const lockFolderRow = (tx: Tx, folderId: string): Promise<FolderRow | undefined> =>
  tx.selectFrom('folder').selectAll().where('offer_id', '=', folderId).forUpdate().executeTakeFirst()

/** Makes the folder with the first thing put in or set, and locks it: names are given out one after the other. */
export const ensureFolder = async (tx: Tx, offer: OfferParties, now: Date): Promise<FolderRow> => {
  await tx
    .insertInto('folder')
    .values({
      offer_id: offer.family.id,
      customer_company_id: offer.customerCompanyId,
      supplier_company_id: offer.supplierCompanyId,
      family_known: true,
      create_date: now,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .execute()
  return (await lockFolderRow(tx, offer.family.id))!
}

/** Counts a change; answers the folder with its new version. */
export const touchFolder = (tx: Tx, folderId: string): Promise<FolderRow> =>
  tx
    .updateTable('folder')
    .set({ version: sql`version + 1` })
    .where('offer_id', '=', folderId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The entries that let somebody in on this day while people outside are let in, of whatever folder. */
export const entriesLettingIn = (db: Db, now: Date) =>
  db
    .selectFrom('visibility')
    .innerJoin('folder', 'folder.offer_id', 'visibility.offer_id')
    .where('folder.allow_external', '=', true)
    .where('visibility.ended_at', 'is', null)
    .where((by) =>
      by.or([by('visibility.end_date', 'is', null), by('visibility.end_date', '>=', berlinDay(now))]),
    )
    .where((by) => by.or([by('visibility.may_read', '=', true), by('visibility.may_write', '=', true)]))

/** Whom entries let into a folder, as long as it is open. */
export const guestIdsOf = async (db: Db, folderId: string, now: Date): Promise<string[]> => {
  const rows = await entriesLettingIn(db, now)
    .select('visibility.user_id')
    .distinct()
    .where('visibility.offer_id', '=', folderId)
    .execute()
  return rows.map((row) => row.user_id)
}
