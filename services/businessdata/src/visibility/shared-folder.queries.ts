import type { Kysely } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { type Asker, type EntryRow, entriesLettingIn } from '../folder/folder.queries.ts'
import { keyOfMail } from '../folder/key-of-mail.ts'

type Db = Kysely<BusinessdataTables>

/** The entries that open a folder to an address today. */
const openingTo = (db: Db, mail: string, now: Date) =>
  entriesLettingIn(db, now).where('visibility.mail_key', '=', keyOfMail(mail))

/** The folders that are shared with an address, the closed ones too. */
export const folderIdsSharedWith = async (db: Db, mail: string, now: Date): Promise<string[]> => {
  const rows = await openingTo(db, mail, now).select('visibility.offer_id').distinct().execute()
  return rows.map((row) => row.offer_id)
}

/** The entries that open other companies' folders to the asker, the latest first. */
export const entriesOpeningTo = (db: Db, { actor, now }: Asker): Promise<EntryRow[]> =>
  openingTo(db, actor.mail, now())
    .where('folder.customer_company_id', '<>', actor.companyId)
    .where('folder.supplier_company_id', '<>', actor.companyId)
    .selectAll('visibility')
    .orderBy('visibility.create_date', 'desc')
    .orderBy('visibility.id', 'desc')
    .execute()

/** An entry with its folder, ended ones too, for the other services. */
export const findEntryForServices = (db: Db, id: string) =>
  db
    .selectFrom('visibility')
    .innerJoin('folder', 'folder.offer_id', 'visibility.offer_id')
    .selectAll('visibility')
    .select(['folder.allow_external', 'folder.customer_company_id', 'folder.supplier_company_id'])
    .where('visibility.id', '=', id)
    .executeTakeFirst()
