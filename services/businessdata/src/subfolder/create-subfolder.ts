import { cleanFilename } from '@schrankwerk/domain'
import { Conflict, inTransaction, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { requireShown } from '../folder/folder.policy.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import {
  countSubfolders,
  findSubfolder,
  findSubfolderNamed,
  insertSubfolder,
  type SubfolderRow,
  shareSubfolderName,
} from './subfolder.queries.ts'

const mostSubfolders = 500

/** A subfolder for files; one of that name that is there already is answered. */
export function createSubfolder(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  wanted: string,
): Promise<SubfolderRow> {
  const name = cleanFilename(wanted)
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    requireShown(folder)
    const { folderId } = folder
    const known = await findSubfolderNamed(tx, folderId, name)
    // One that is hidden from the asker has its name from him too now: he learns nothing of who had it before.
    if (known !== undefined)
      return (
        (await findSubfolder(tx, ctx, folder, known.id)) ??
        (await shareSubfolderName(tx, folderId, known.id, folder.side!))
      )
    if ((await countSubfolders(tx, folderId)) >= mostSubfolders)
      throw new Conflict('folder-full').because(
        `Ein Projektordner kann höchstens ${mostSubfolders} Unterordner haben. Bitte löschen Sie einen, der nicht mehr gebraucht wird.`,
      )
    const subfolder = await insertSubfolder(tx, {
      id: uuidv7(),
      offer_id: folderId,
      name,
      name_key: name.toLowerCase(),
      side: folder.side!,
      create_date: ctx.now(),
    })
    await recordChange(tx, ctx, {
      entity: 'folder',
      entityId: folderId,
      action: 'create',
      fields: ['subfolder'],
    })
    await logAct(tx, ctx, folder, { act: 'create-subfolder', subfolderId: subfolder.id })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return subfolder
  })
}
