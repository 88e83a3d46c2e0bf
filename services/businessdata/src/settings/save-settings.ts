import { type BodyOf, folderOpeningChanged, type saveFolderSettings } from '@schrankwerk/contracts'
import { Conflict, inTransaction, publish, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { FolderState } from '../folder/folder.policy.ts'
import { guestsLetIn, publishFolder } from '../folder/folder-news.ts'
import { logAct } from '../log/log-act.ts'
import { inviteEffective } from '../visibility/invite-effective.ts'
import { lockSettings, type OpenSettings } from './open-settings.ts'
import { readSettings } from './read-settings.ts'
import { entriesOf, writeSettings } from './settings.queries.ts'
import { type SettingsChange, settingsChange } from './settings-change.ts'

/** Saves who may open the folder. Whom entries name who get in for the first time are invited, the other side's admins are told where the way in for people outside changed. */
export async function saveSettings(
  ctx: BusinessdataCtx,
  open: OpenSettings,
  input: BodyOf<typeof saveFolderSettings>,
) {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockSettings(tx, ctx, open, input.editVersion)
    const { folderId, side, state } = locked
    const { values, fields, external, anonymous, opening } = settingsChange(locked.folder, side, input)
    if (fields.length === 0) return readSettings(tx, ctx, locked)
    requireOpen(state, opening)
    const formerGuestIds = await guestsLetIn(tx, ctx, locked)
    const folder = await writeSettings(tx, folderId, values)
    await recordChange(tx, ctx, { entity: 'folder', entityId: folderId, action: 'update', fields })
    await logAct(tx, ctx, locked, {
      act: 'save-settings',
      fields: fields.map((field) => (isClosed(field, { external, anonymous }) ? `${field}Off` : field)),
    })
    if (external === 'on')
      await inviteEffective(tx, ctx, { folder, state }, await entriesOf(tx, ctx, folderId))
    await publishFolder(tx, ctx, locked, ctx.actor.userId, formerGuestIds)
    if (external !== 'unchanged' || anonymous !== 'unchanged')
      await publish(
        tx,
        folderOpeningChanged,
        {
          offerId: folderId,
          customerCompanyId: folder.customer_company_id,
          supplierCompanyId: folder.supplier_company_id,
          side,
          userId: ctx.actor.userId,
          external,
          anonymous,
          password: false,
        },
        { aggregateId: folderId, aggregateVersion: folder.edit_version },
      )
    return readSettings(tx, ctx, { ...locked, folder })
  })
}

/** Which way a switch went, those who read the log want to know. */
const isClosed = (
  field: string,
  { external, anonymous }: Pick<SettingsChange, 'external' | 'anonymous'>,
): boolean =>
  (field === 'allowExternal' && external === 'off') || (field === 'allowAnonymous' && anonymous === 'off')

/** What closes is never refused. Before the release the folder is the supplier's alone, and so is what his users may. */
function requireOpen(state: FolderState, opening: readonly string[]): void {
  const isOwnMatter = (field: string) => state === 'unreleased' && field === 'types'
  if (state !== 'open' && !opening.every(isOwnMatter)) throw new Conflict('folder-not-open')
}
