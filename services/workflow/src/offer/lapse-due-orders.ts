import { doDueJobs, type Logger } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import { offerEnquiryId } from './offer.queries.ts'

/** Lets every order lapse whose time has passed. Whoever locks its enquiry earlier has done so already. */
export async function lapseDueOrders(db: Kysely<WorkflowTables>, log: Logger): Promise<void> {
  await doDueJobs(db, 'binding-lapsed', async (tx, job) => {
    const { offerId } = job.payload as { offerId: string }
    const enquiryId = await offerEnquiryId(tx, offerId)
    if (enquiryId === undefined) return
    // The database's clock found the job due; ours may be a little behind it.
    const now = new Date(Math.max(Date.now(), job.dueAt.getTime()))
    await lockEnquiry(tx, { now: () => now }, enquiryId)
    log.info({ offerId }, 'the binding time of an order has passed')
  })
}
