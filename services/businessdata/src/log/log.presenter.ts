import type { FolderLogEntry } from '@schrankwerk/contracts'
import { companyOf } from '../folder/folder.policy.ts'
import type { Doer, ShownDoer } from '../folder/people-in-folder.ts'
import type { OpenSettings } from '../settings/open-settings.ts'
import type { LogNames, LogRow } from './log.queries.ts'

export const doerOf = ({ user_id: userId, side }: LogRow): Doer => ({ userId, side })

/** An entry of the log as an admin of one of the two companies sees it. */
export function presentLogEntry(
  row: LogRow,
  open: Pick<OpenSettings, 'side' | 'offer'>,
  doer: ShownDoer,
  { filenames, subfolderNames, entryMails }: LogNames,
): FolderLogEntry {
  const entryMail = entryMails.get(row.entry_id ?? '')
  const subfolderName = subfolderNames.get(row.subfolder_id ?? '')
  // A guest is no colleague.
  const isOwnGuest = row.side === open.side && row.company_id !== companyOf(open)
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    userId: row.side === open.side ? row.user_id : null,
    name: doer.name,
    companyName: isOwnGuest ? null : doer.companyName,
    address: row.visitor_net,
    filenames: row.first_item_ids.flatMap((id) => filenames.get(id) ?? []),
    files: row.files,
    ...(subfolderName !== undefined && { subfolderName }),
    ...(row.entry_id !== null && { entryId: row.entry_id }),
    ...(entryMail !== undefined && { entryMail }),
    fields: row.fields,
  }
}
