import {
  type EventEnvelope,
  type EventPayload,
  enquiryReleased,
  type Happening,
  happeningNoted,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  offerLapsed,
  offerReleased,
  revisionWished,
} from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { insertHappenings } from './happening.queries.ts'

const kinds = [
  [enquiryReleased, 'ENQUIRY_RELEASED'],
  [offerReleased, 'OFFER_RELEASED'],
  [offerAccepted, 'OFFER_ACCEPTED'],
  [offerDeclined, 'OFFER_DECLINED'],
  [offerConfirmed, 'OFFER_CONFIRMED'],
  [offerLapsed, 'OFFER_LAPSED'],
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
  const kind = kindOf.get(name)
  if (kind === undefined) return
  const { enquiryId, customerCompanyId, userId } = payload
  const isOffer = 'offerId' in payload
  const companyIds = isOffer ? [customerCompanyId, payload.supplierCompanyId] : [customerCompanyId]
  await insertHappenings(
    tx,
    {
      event_id: id,
      kind,
      enquiry_id: enquiryId,
      offer_id: isOffer ? payload.offerId : null,
      user_id: userId,
      at: new Date(at),
    },
    // Which suppliers see an enquiry is asked when they look.
    isOffer ? companyIds : [...companyIds, null],
  )
  await publish(
    tx,
    happeningNoted,
    { enquiryId, companyIds, toSuppliers: !isOffer },
    { aggregateId: id, aggregateVersion: 1 },
  )
}
