import { folderInvited } from '@schrankwerk/contracts'
import { berlinDate, publish, uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { FolderState } from '../folder/folder.policy.ts'
import type { EntryRow, FolderRow } from '../folder/folder.queries.ts'
import { updateEntry } from './visibility.queries.ts'

type Tx = Transaction<BusinessdataTables>
type Ctx = Pick<BusinessdataCtx, 'now'>

type Companies = Pick<FolderRow, 'allow_external' | 'customer_company_id' | 'supplier_company_id'>

/** Whether people of this company get in: those of the two always, others while people outside are let in. */
export const letsIn = (folder: Companies, companyId: string): boolean =>
  folder.allow_external ||
  companyId === folder.customer_company_id ||
  companyId === folder.supplier_company_id

/** Whether an entry that has not ended opens the folder to whom it names. */
const isEffective = (entry: EntryRow, folder: FolderRow, state: FolderState, now: Date): boolean =>
  state === 'open' &&
  (entry.may_read || entry.may_write) &&
  (entry.end_date === null || entry.end_date >= berlinDate(now)) &&
  letsIn(folder, entry.company_id)

/** Invites those of these entries of a locked folder who get in now and were never invited. */
export async function inviteEffective(
  tx: Tx,
  ctx: Ctx,
  open: { folder: FolderRow; state: FolderState },
  entries: readonly EntryRow[],
): Promise<void> {
  for (const entry of entries) if (entry.invited_at === null) await inviteTo(tx, ctx, open, entry)
}

/** Has an invitation to an entry of a locked folder mailed; false where the entry opens nothing now. */
export async function inviteTo(
  tx: Tx,
  ctx: Ctx,
  { folder, state }: { folder: FolderRow; state: FolderState },
  entry: EntryRow,
): Promise<boolean> {
  const now = ctx.now()
  if (!isEffective(entry, folder, state, now)) return false
  const saved = await updateEntry(tx, folder.offer_id, entry.id, { invited_at: now })
  if (saved === undefined) return false
  await publish(
    tx,
    folderInvited,
    { entryId: entry.id, offerId: entry.offer_id, userId: entry.user_id, inviteId: uuidv7() },
    { aggregateId: entry.id, aggregateVersion: saved.version },
  )
  return true
}
