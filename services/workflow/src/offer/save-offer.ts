import { type BodyOf, offerDrafted, offerReleased, type updateOffer } from '@schrankwerk/contracts'
import { missingForOfferRelease, offerDateIssues } from '@schrankwerk/domain'
import {
  berlinDate,
  Conflict,
  Invalid,
  inTransaction,
  Precondition,
  recordChange,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { filesOf, freezeFiles } from '../file/file.queries.ts'
import { refuseChangedDates } from '../refuse-changed-dates.ts'
import { brakeRelease, type ReleaseLimits } from '../release/release-brake.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { type OfferRow, updateDraft } from './offer.queries.ts'
import { datesOf, offerValues } from './offer-input.ts'
import { publishOffer } from './publish-offer.ts'
import { replaceVersions } from './replace-versions.ts'

/** Saves an offer draft and, with `released: true`, hands it to the customer: its content is fixed from then on, and it replaces the older versions. */
export async function saveOffer(
  ctx: WorkflowCtx,
  input: BodyOf<typeof updateOffer>,
  releases: ReleaseLimits,
): Promise<void> {
  const { id, editVersion, released, ...fields } = input
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  const release = released === true
  await inTransaction(ctx, async (tx) => {
    const offer = await lockOffer(tx, ctx, id)
    authorise(release ? 'release' : 'edit', offer, ctx)
    if (offer.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
    const values = offerValues(fields)
    const today = berlinDate(ctx.now())
    refuseChangedDates(datesOf(offer), datesOf({ ...offer, ...values }), (dates) =>
      offerDateIssues(dates, today),
    )
    if (release) await requireComplete(tx, { ...offer, ...values }, today)
    const at = { id, supplierCompanyId: ctx.actor.companyId, editVersion, now: ctx.now() }
    const saved = await updateDraft(tx, at, {
      ...values,
      ...(release ? { released: true as const, release_date: ctx.now() } : {}),
    })
    if (!saved) throw new Conflict('changed-meanwhile')
    if (release) {
      await brakeRelease(tx, ctx, releases)
      await freezeFiles(tx, id, ctx.now())
      await replaceVersions(tx, ctx, offer)
    }
    await recordChange(tx, ctx, {
      entity: 'offer',
      entityId: id,
      action: release ? 'release' : 'update',
      fields: Object.keys(fields),
    })
    await publishOffer(tx, release ? offerReleased : offerDrafted, offer, {
      userId: ctx.actor.userId,
      editVersion: editVersion + 1,
    })
  })
}

/** 412 with everything that is missing; the file alone has a code of its own. */
async function requireComplete(
  tx: Transaction<WorkflowTables>,
  offer: OfferRow,
  today: string,
): Promise<void> {
  const files = await filesOf(tx, { offerId: offer.id })
  const missing = missingForOfferRelease(
    {
      offerNumber: offer.offer_number,
      price: offer.price,
      deliveryCondition: offer.delivery_condition,
      ...datesOf(offer),
      fileTypes: files.map((file) => file.file_type),
    },
    today,
  )
  if (missing.length === 0) return
  const onlyFile = missing.every((item) => item.code === 'offer-file-missing')
  throw new Precondition(onlyFile ? 'offer-file-missing' : 'release-incomplete', missing)
}
