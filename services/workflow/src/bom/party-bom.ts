import type { BomOwner } from '@schrankwerk/bom-service'
import { isSameName } from '@schrankwerk/domain'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { filesOf, findFileSeenBy, markFileDeleted } from '../file/file.queries.ts'
import { insertOwnedFile } from '../file/insert-owned-file.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner, requireEditable } from '../owner/find-owner.ts'
import { listOfEnquiry, ofOwner } from '../owner/owner.queries.ts'
import { columnsOf, kindOf, type Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { estimateOfParty } from './bom-estimate.ts'
import type { Disguise } from './disguise.ts'
import { seesAnothersList } from './sees-anothers-list.ts'

type WorkflowTx = Transaction<WorkflowTables>

/** The parts list of an enquiry or offer, for whoever of its parties asks; its table is one of the owner's files. */
export const partyBom = (ctx: WorkflowCtx, owner: Owner): Omit<BomOwner, 'estimate'> => ({
  ofOwner: ofOwner('bom', owner),
  columns: columnsOf(owner),
  named: owner,
  view: {
    // Prices go to suppliers alone.
    showsPrices: ctx.actor.companyType === 'SUPPLIER',
    hidesOwnTexts: seesAnothersList(ctx.actor, owner),
    ownList: listOfEnquiry(owner),
    showsOwnFields: ctx.actor.companyType === (kindOf(owner) === 'offer' ? 'SUPPLIER' : 'CUSTOMER'),
  },
  hasOwnPrices: kindOf(owner) === 'offer',
  async requireVisible() {
    await findOwner(ctx.db, ctx, owner)
  },
  requireEditable: (db: WorkflowCtx['db'], editVersion) => requireEditable(db, ctx, owner, editVersion),
  lock: (tx: WorkflowTx) => lockOwner(tx, ctx, owner),
  recordChange: (tx: WorkflowTx, action, lineCount) => recordOwnerChange(tx, ctx, owner, action, lineCount),
  findFile: (fileId) => findFileSeenBy(ctx.db, owner, fileId, ctx.actor),
  async insertFile(tx: WorkflowTx, file) {
    // The table of an offer stays the supplier's: what he attached is the customer's to see, and no second one of it.
    if (kindOf(owner) === 'enquiry') await takeAwaySameList(tx, ctx, owner, file)
    return insertOwnedFile(tx, ctx, { owner, file, fileType: 'BILL_OF_MATERIAL', unreadable: null })
  },
  deleteFile: (tx: WorkflowTx, fileId) => markFileDeleted(tx, owner, fileId, ctx.now()),
})

/** Whoever uploads a list that he attached before has it once: attached ones of another name and content stay. */
async function takeAwaySameList(
  tx: WorkflowTx,
  ctx: WorkflowCtx,
  owner: Owner,
  { filename, sha256 }: { filename: string; sha256: string },
): Promise<void> {
  const lists = (await filesOf(tx, owner)).filter(({ file_type }) => file_type === 'BILL_OF_MATERIAL')
  for (const list of lists)
    if (isSameName(list.filename, filename) || list.sha256 === sha256)
      await markFileDeleted(tx, owner, list.id, ctx.now())
}

/** The same with its estimate. */
export const estimatedBom = (ctx: WorkflowCtx, owner: Owner, disguise: Disguise | undefined): BomOwner => ({
  ...partyBom(ctx, owner),
  estimate: (db: WorkflowCtx['db'], sums) => estimateOfParty(ctx, db, { owner, sums, disguise }),
})
