import {
  type EventEnvelope,
  type EventPayload,
  type OfferParties,
  offerAccepted,
  offerArchived,
  offerConfirmed,
  offerDeclined,
  offerLapsed,
  offerReleased,
  offerReplaced,
  offerWithdrawn,
} from '@schrankwerk/contracts'
import type { Handling } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { guestIdsOf, lockFolderRow } from '../folder/folder.queries.ts'
import { publishFolder } from '../folder/folder-news.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'

/** What may open or close the folder of an offer's family. */
export const openingEvents = [
  offerReleased,
  offerAccepted,
  offerDeclined,
  offerConfirmed,
  offerReplaced,
  offerLapsed,
  offerWithdrawn,
  offerArchived,
] as const

type OpeningEvent = EventEnvelope<EventPayload<(typeof openingEvents)[number]>>

/** Has the open pages of an offer's folder ask again, those of people outside at once. */
export const onOfferChanged = ({ offers, now }: { offers: OfferDirectory; now(): Date }) => ({
  prepare({ id, payload }: OpeningEvent): Promise<OfferParties | undefined> {
    offers.clear()
    return offers.ask(payload.offerId, id)
  },
  async handle(
    tx: Transaction<BusinessdataTables>,
    _: OpeningEvent,
    { prepared: offer }: Pick<Handling<OfferParties | undefined>, 'prepared'>,
  ): Promise<void> {
    if (offer === undefined) return
    const folder = await lockFolderRow(tx, offer.family.id)
    if (folder === undefined) return
    const folderId = folder.offer_id
    // Whether it was open until now nobody knows: whom it lets in while it is open is told in any case.
    const formerGuestIds = await guestIdsOf(tx, folderId, now())
    await publishFolder(tx, { now }, { folderId, offer }, null, formerGuestIds)
  },
})
