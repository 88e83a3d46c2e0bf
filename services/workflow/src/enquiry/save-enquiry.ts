import { rescaleBom } from '@schrankwerk/bom-service'
import { type BodyOf, enquiryChanged, enquiryReleased, type updateEnquiry } from '@schrankwerk/contracts'
import { enquiryDateIssues, missingForEnquiryRelease } from '@schrankwerk/domain'
import {
  berlinDate,
  Conflict,
  Invalid,
  inTransaction,
  mustExist,
  Precondition,
  recordChange,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { filesOf } from '../file/file.queries.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { refuseChangedDates } from '../refuse-changed-dates.ts'
import { brakeRelease, type ReleaseLimits } from '../release/release-brake.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { closeEnquiry } from './close-enquiry.ts'
import { authorise } from './enquiry.policy.ts'
import { type EnquiryRow, findEnquiry, updateDraft } from './enquiry.queries.ts'
import { appliedInput, datesOf } from './enquiry-input.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/** Saves a draft and, with `released: true`, hands it to the suppliers; `closed: true` alone ends a released one. */
export async function saveEnquiry(
  ctx: WorkflowCtx,
  input: BodyOf<typeof updateEnquiry>,
  releases: ReleaseLimits,
): Promise<void> {
  const { id, editVersion, released, closed, ...fields } = input
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  if (closed === true) refuseBesideClosing({ ...fields, released })
  await inTransaction(ctx, async (tx) => {
    await lockEnquiry(tx, ctx, id)
    const enquiry = mustExist(await findEnquiry(tx, ctx, id))
    if (closed === true) return closeEnquiry(tx, ctx, enquiry, editVersion)
    authorise(released === true ? 'release' : 'edit', enquiry, ctx.actor)
    if (enquiry.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
    const changes = appliedInput(enquiry, fields)
    const after = { ...enquiry, ...changes.values }
    const today = berlinDate(ctx.now())
    refuseChangedDates(datesOf(enquiry), datesOf(after), (dates, changed) =>
      enquiryDateIssues(dates, today, changed),
    )
    if (released === true) await requireComplete(tx, after, today)
    const at = { id, companyId: ctx.actor.companyId, editVersion, now: ctx.now() }
    const saved = await updateDraft(tx, at, { ...changes, release: released === true })
    if (!saved) throw new Conflict('changed-meanwhile')
    const amount = { from: enquiry.amount ?? 1, to: after.amount ?? 1 }
    await rescaleBom(tx, ofOwner('bom', { enquiryId: id }), amount)
    if (released === true) await brakeRelease(tx, ctx, releases)
    await recordChange(tx, ctx, {
      entity: 'enquiry',
      entityId: id,
      action: released === true ? 'release' : 'update',
      fields: changes.fields,
    })
    await publishEnquiry(tx, ctx, released === true ? enquiryReleased : enquiryChanged, {
      id,
      customerCompanyId: enquiry.company_id,
      visibleToSuppliers: released === true,
      editVersion: editVersion + 1,
    })
  })
}

/** A released enquiry keeps what it says: whoever sends more with its closing is told that nothing of it would be saved. */
function refuseBesideClosing(others: object): void {
  const sent = Object.entries(others).filter(([, value]) => value !== undefined)
  if (sent.length === 0) return
  const detail = 'Mit dem Schließen lässt sich nichts anderes speichern.'
  throw new Invalid(sent.map(([path]) => ({ path, code: 'not-with-closed', detail })))
}

/** 412 with everything that is missing, so that nobody learns of it piece by piece. */
async function requireComplete(
  tx: Transaction<WorkflowTables>,
  enquiry: EnquiryRow,
  today: string,
): Promise<void> {
  const files = await filesOf(tx, { enquiryId: enquiry.id })
  const missing = missingForEnquiryRelease(
    {
      title: enquiry.title,
      referenceNumber: enquiry.reference_number,
      deliveryCondition: enquiry.delivery_condition,
      ...datesOf(enquiry),
      amount: enquiry.amount,
      fileTypes: files.map((file) => file.file_type),
    },
    today,
  )
  if (missing.length > 0) throw new Precondition('release-incomplete', missing)
}
