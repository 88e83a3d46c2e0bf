import { type BodyOf, folderOpeningChanged, type setFolderPassword } from '@schrankwerk/contracts'
import { folderPasswordProblem } from '@schrankwerk/domain/folder-password'
import { Conflict, ExpectationFailed, inTransaction, publish, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { logAct } from '../log/log-act.ts'
import { lockSettings, type OpenSettings } from '../settings/open-settings.ts'
import { writeSettings } from '../settings/settings.queries.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** A new password for visitors; the tokens that the former one gave end with it. */
export async function setPassword(
  ctx: BusinessdataCtx,
  passwords: PasswordHasher,
  open: OpenSettings,
  { password, editVersion }: BodyOf<typeof setFolderPassword>,
): Promise<void> {
  if (open.state !== 'open') throw new Conflict('folder-not-open')
  const problem = folderPasswordProblem(password)
  if (problem !== undefined) throw new ExpectationFailed(problem)
  // No lock waits for it.
  const hash = await passwords.hash(password)
  await inTransaction(ctx, async (tx) => {
    const locked = await lockSettings(tx, ctx, open, editVersion)
    const { folderId, side } = locked
    const folder = await writeSettings(tx, folderId, {
      password_hash: hash,
      password_version: locked.folder.password_version + 1,
    })
    await recordChange(tx, ctx, { entity: 'folder', entityId: folderId, action: 'set-password' })
    await logAct(tx, ctx, locked, { act: 'set-password' })
    await publishFolder(tx, ctx, locked, ctx.actor.userId)
    // Before anybody is let in by it, the switch that lets visitors in will tell the other side.
    if (!folder.allow_anonymous) return
    await publish(
      tx,
      folderOpeningChanged,
      {
        offerId: folderId,
        customerCompanyId: folder.customer_company_id,
        supplierCompanyId: folder.supplier_company_id,
        side,
        userId: ctx.actor.userId,
        external: 'unchanged',
        anonymous: 'unchanged',
        password: true,
      },
      { aggregateId: folderId, aggregateVersion: folder.edit_version },
    )
  })
}
