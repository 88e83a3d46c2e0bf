import {
  type EventEnvelope,
  type EventPayload,
  enquiryClosed,
  enquiryReleased,
  enquiryReopened,
  type Happening,
  happeningNoted,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  offerLapsed,
  offerReleased,
  offerWithdrawn,
  revisionWished,
} from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { decidableOffersOf } from '../offer/offer.queries.ts'
import { type Addressee, insertHappenings, isEnquiryArchived } from './happening.queries.ts'

const kinds = [
  [enquiryReleased, 'ENQUIRY_RELEASED'],
  [enquiryClosed, 'ENQUIRY_CLOSED'],
  [enquiryReopened, 'ENQUIRY_REOPENED'],
  [offerReleased, 'OFFER_RELEASED'],
  [offerAccepted, 'OFFER_ACCEPTED'],
  [offerDeclined, 'OFFER_DECLINED'],
  [offerConfirmed, 'OFFER_CONFIRMED'],
  [offerLapsed, 'OFFER_LAPSED'],
  [offerWithdrawn, 'OFFER_WITHDRAWN'],
  [revisionWished, 'REVISION_WISHED'],
] as const
export const happeningEvents = kinds.map(([event]) => event)
type HappeningEvent = (typeof kinds)[number][0]

const kindOf = new Map<string, Happening['kind']>(kinds.map(([event, kind]) => [event.name, kind]))

/** Notes what happened for everyone it concerns, and tells their open pages once it is there to be read. */
export async function onHappening(
  tx: Transaction<WorkflowTables>,
  { id, name, at, payload }: EventEnvelope<EventPayload<HappeningEvent>> & { name: string },
): Promise<void> {
  const known = kindOf.get(name)
  if (known === undefined) return
  const { enquiryId, userId } = payload
  const kind = known === 'ENQUIRY_CLOSED' ? await closingOf(tx, enquiryId) : known
  const addressees = await addresseesOf(tx, kind, payload)
  await insertHappenings(
    tx,
    { event_id: id, kind, enquiry_id: enquiryId, user_id: userId, at: new Date(at) },
    addressees,
  )
  const companyIds = addressees.flatMap(({ company_id }) => company_id ?? [])
  await publish(
    tx,
    happeningNoted,
    { enquiryId, companyIds, toSuppliers: companyIds.length < addressees.length },
    { aggregateId: id, aggregateVersion: 1 },
  )
}

/** One that is archived while it is open is told as closed. */
const closingOf = async (tx: Transaction<WorkflowTables>, enquiryId: string): Promise<Happening['kind']> =>
  (await isEnquiryArchived(tx, enquiryId)) ? 'ENQUIRY_ARCHIVED' : 'ENQUIRY_CLOSED'

async function addresseesOf(
  tx: Transaction<WorkflowTables>,
  kind: Happening['kind'],
  payload: EventPayload<HappeningEvent>,
): Promise<Addressee[]> {
  const to = (company_id: string | null, offer_id: string | null = null): Addressee => ({
    company_id,
    offer_id,
  })
  const { customerCompanyId } = payload
  if ('offerId' in payload)
    return [to(customerCompanyId, payload.offerId), to(payload.supplierCompanyId, payload.offerId)]
  // Which suppliers see an enquiry is asked when they look.
  if (kind === 'ENQUIRY_RELEASED') return [to(customerCompanyId), to(null)]
  // That one is closed or open again concerns whose offer waits for a decision: they are led to that, for a closed one
  // no supplier sees.
  const waiting = await decidableOffersOf(tx, payload.enquiryId)
  const offerOf = new Map(waiting.map((offer) => [offer.supplier_company_id, offer.id]))
  return [to(customerCompanyId), ...[...offerOf].map(([company, offer]) => to(company, offer))]
}
