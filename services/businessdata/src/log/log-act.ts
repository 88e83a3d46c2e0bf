import type { FolderAct } from '@schrankwerk/contracts'
import { type Actor, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { netOf } from '../visitor/address-net.ts'

interface Act {
  act: FolderAct
  itemIds?: readonly string[]
  subfolderId?: string
  entryId?: string
  /** Of settings: which of them. */
  fields?: readonly string[]
}

/** Notes for the folder's admins what somebody did; belongs into the transaction of the act. */
export async function logAct(
  db: Kysely<BusinessdataTables>,
  ctx: Pick<BusinessdataCtx, 'now' | 'address'> & {
    actor: Pick<Actor, 'userId' | 'companyId' | 'visitorOf'>
  },
  { folderId, side }: Pick<OpenFolder, 'folderId' | 'side'>,
  { act, itemIds = [], subfolderId, entryId, fields = [] }: Act,
): Promise<void> {
  const { actor } = ctx
  const isVisitor = actor.visitorOf !== undefined
  await db
    .insertInto('folder_log')
    .values({
      id: uuidv7(),
      offer_id: folderId,
      at: ctx.now(),
      act,
      user_id: isVisitor ? null : actor.userId,
      company_id: isVisitor ? null : actor.companyId,
      side: side ?? null,
      visitor_net: isVisitor ? netOf(ctx.address) : null,
      item_ids: [...itemIds],
      subfolder_id: subfolderId ?? null,
      entry_id: entryId ?? null,
      fields: [...fields],
    })
    .execute()
}
