import { endOfBerlinDay } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { itemsOf } from '../item/item.queries.ts'
import { isOpenToAdmin } from '../settings/open-settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { presentSubfolder } from '../subfolder/subfolder.presenter.ts'
import { subfoldersOf } from '../subfolder/subfolder.queries.ts'
import { type RoomLimits, roomIn } from '../upload/room.ts'
import { permissionIn } from './folder.policy.ts'
import { presentFolder } from './folder.presenter.ts'
import type { OpenFolder } from './open-folder.ts'

/** A folder with everything in it, as the asker sees it. */
export async function readFolder(ctx: BusinessdataCtx, open: OpenFolder, limits: RoomLimits) {
  const [items, subfolders, room, settings] = await Promise.all([
    itemsOf(ctx.db, ctx, open),
    subfoldersOf(ctx.db, ctx, open),
    // Files that are hidden from people outside are among what is weighed.
    open.view === 'party' && permissionIn(open).write ? roomIn(ctx.db, open.folderId, limits) : null,
    isOpenToAdmin(open, ctx) ? readSettings(ctx.db, ctx, open) : null,
  ])
  return presentFolder(open, {
    items,
    subfolders: subfolders.map(presentSubfolder),
    room,
    settings,
    accessUntil: accessUntil(ctx, open),
  })
}

const accessUntil = ({ actor }: BusinessdataCtx, { lastDay }: OpenFolder): Date | null =>
  lastDay === null ? (actor.visitUntil ?? null) : endOfBerlinDay(lastDay)
