import { bindingEnding } from '@schrankwerk/contracts'
import { doDueJobs, type Logger } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { offersForServices } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** Tells of every order whose binding ends in two days, once each; one that moved on meanwhile needs no reminder. */
export async function remindOfEndingBindings(db: Kysely<WorkflowTables>, log: Logger): Promise<void> {
  await doDueJobs(db, 'binding-ending', async (tx, job) => {
    const { offerId } = job.payload as { offerId: string }
    const now = new Date()
    const [offer] = await offersForServices(tx, [offerId], now)
    if (offer === undefined || offer.state !== 'ACCEPTED' || offer.archived) return
    // Whoever was down that long reminds nobody of what is over.
    if (offer.binding_until === null || offer.binding_until <= now) return
    await publishOffer(tx, bindingEnding, offer, { userId: null, editVersion: offer.edit_version })
    log.info({ offerId }, 'reminder of an ending binding is due')
  })
}
