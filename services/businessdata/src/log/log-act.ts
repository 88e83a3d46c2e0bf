import type { FolderAct } from '@schrankwerk/contracts'
import { type Actor, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { netOf } from '../visitor/address-net.ts'
import { actKinds } from './act-kinds.ts'
import { insertLogRow } from './log.queries.ts'

export interface Act {
  act: FolderAct
  itemIds?: readonly string[]
  subfolderId?: string
  entryId?: string
  /** Of settings: which of them; of an entry: its right from now on, and what else became another. */
  fields?: readonly string[]
}

type LoggedIn = Pick<OpenFolder, 'folderId'> & Partial<Pick<OpenFolder, 'side'>>

/** Who does it, and where from; nobody, where it comes by itself. */
export type ActingCtx = Pick<BusinessdataCtx, 'now'> & {
  address?: BusinessdataCtx['address']
  actor?: Pick<Actor, 'userId' | 'companyId' | 'visitorOf'>
}

/** Notes for the folder's admins what somebody did; belongs into the transaction of the act. */
export const logAct = (
  db: Kysely<BusinessdataTables>,
  ctx: ActingCtx,
  folder: LoggedIn,
  act: Act,
): Promise<void> => insertLogRow(db, logRowOf(ctx, folder, act))

export function logRowOf(
  { actor, address, now }: ActingCtx,
  { folderId, side }: LoggedIn,
  { act, itemIds = [], subfolderId, entryId, fields = [] }: Act,
) {
  const isVisitor = actor?.visitorOf !== undefined
  const person = isVisitor ? undefined : actor
  return {
    id: uuidv7(),
    offer_id: folderId,
    at: now(),
    act,
    kind: actKinds[act],
    user_id: person?.userId ?? null,
    company_id: person?.companyId ?? null,
    side: side ?? null,
    visitor_net: isVisitor ? netOf(address) : null,
    item_ids: [...itemIds],
    subfolder_id: subfolderId ?? null,
    entry_id: entryId ?? null,
    fields: [...fields],
  }
}
