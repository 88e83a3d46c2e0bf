import type { FileType, ProblemCode } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'

type Tx = Transaction<WorkflowTables>

/** What files and parts lists have to know of one kind of owner; `find-owner.ts` and `change-owner.ts` ask it. */
export interface OwnerRules {
  /** The owner as the asker may see it, or 404. */
  find(db: WorkflowCtx['db'], ctx: WorkflowCtx, id: string): Promise<SeenOwner>
  /** The owner whose parts list the asker may change now: 404, 403 for the other party, 409 when released. */
  findEditable(db: WorkflowCtx['db'], ctx: WorkflowCtx, id: string): Promise<EditableOwner>
  /** Locks what decides about its files: a transition that needs a file takes the same lock. */
  lock(tx: Tx, ctx: Pick<WorkflowCtx, 'now'>, id: string): Promise<void>
  /** Counts a change and publishes it. Answers the new edit version. */
  touch(tx: Tx, ctx: WorkflowCtx, id: string, lineCount: number | undefined): Promise<number>
}

export interface SeenOwner {
  /** Cabinets of the enquiry. */
  amount: number
  /** Types the asker may place, retype and delete now. */
  types: readonly FileType[]
  /** Why none, where its own party has to be told by name; null where that is for the type to say. */
  obstacle: ProblemCode | null
  /** The type that a file of this name has by itself. */
  typeByName(filename: string): Promise<FileType>
}

export interface EditableOwner {
  /** Cabinets of the enquiry: what TOTAL quantities are for. */
  amount: number
  editVersion: number
}
