import { offerTransitions } from '@schrankwerk/domain'
import { Conflict, Precondition, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { filesOf, freezeFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type MoveValues, type OfferRow, writeMove } from './offer.queries.ts'

type Move = 'accept' | 'decline' | 'confirm'

/** Takes an authorised move: needs its file, freezes all files, records it. The caller holds the enquiry's lock. */
export async function moveOffer(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  offer: OfferRow,
  action: Move,
  values: MoveValues,
): Promise<void> {
  const { from, to, requiredFile, missingFile } = transitionOf(action)
  if (requiredFile !== null) {
    const files = await filesOf(tx, { offerId: offer.id })
    const isThere = files.some((file) => file.file_type === requiredFile && file.lapsed_at === null)
    if (!isThere) throw new Precondition(missingFile)
  }
  const isMoved = await writeMove(tx, ctx, { id: offer.id, from, to }, values)
  if (!isMoved) throw new Conflict('offer-state')
  await freezeFiles(tx, offer.id, ctx.now())
  await recordChange(tx, ctx, { entity: 'offer', entityId: offer.id, action })
}

const transitionOf = <Action extends Move>(action: Action) =>
  offerTransitions.find((transition) => transition.action === action) as Extract<
    (typeof offerTransitions)[number],
    { action: Action }
  >
