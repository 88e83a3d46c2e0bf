import { mustExist } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { presentOffer } from './offer.presenter.ts'
import { findOffer } from './offer.queries.ts'

/** An offer as the asker sees it. */
export const readOffer = async (ctx: WorkflowCtx, id: string) =>
  presentOffer(mustExist(await findOffer(ctx.db, ctx, id)), ctx)
