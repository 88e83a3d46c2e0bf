import type { BodyOf, renameSubfolder as endpoint } from '@schrankwerk/contracts'
import { cleanFilename } from '@schrankwerk/domain'
import { Conflict, inTransaction, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { requireShown } from '../folder/folder.policy.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { requireSubfolder } from './require-subfolder.ts'
import { findSubfolderNamed, type SubfolderRow, writeSubfolderName } from './subfolder.queries.ts'

/** Another name for a subfolder. */
export function renameSubfolder(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  { subfolderId, editVersion, name: wanted }: BodyOf<typeof endpoint>,
): Promise<SubfolderRow> {
  const name = cleanFilename(wanted)
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const { folderId } = folder
    requireShown(folder)
    await requireSubfolder(tx, ctx, folder, subfolderId)
    const holder = await findSubfolderNamed(tx, folderId, name)
    if (holder !== undefined && holder.id !== subfolderId) throw new Conflict('name-taken')
    const renamed = await writeSubfolderName(
      tx,
      { folderId, id: subfolderId, editVersion },
      name,
      folder.side!,
    )
    if (renamed === undefined) throw new Conflict('changed-meanwhile')
    await recordChange(tx, ctx, {
      entity: 'folder',
      entityId: folderId,
      action: 'rename',
      fields: ['subfolder'],
    })
    await logAct(tx, ctx, folder, { act: 'rename-subfolder', subfolderId })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return renamed
  })
}
