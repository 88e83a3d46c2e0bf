import {
  archiveOffer,
  changeOfferState,
  createOffer,
  filterOffers,
  getOffer,
  type Offer,
  type OfferListItem,
  type QueryInput,
  reviseOffer,
  updateOffer,
  wishRevision,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

export type OfferFilter = { [K in keyof QueryInput<typeof filterOffers>]?: unknown }

export const offerKey = (id: string) => ['offer', id] as const

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: offerKey(id),
    queryFn: ({ signal }) => api.call(getOffer, { query: { id }, signal }),
  })

/** A page of the list; the previous one stays until the next is there. */
export const offersQuery = (filter: OfferFilter) =>
  queryOptions({
    queryKey: ['offer', 'list', filter],
    queryFn: ({ signal }) => api.call(filterOffers, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** Puts what a call answered into the cache, past any read that is still under way. */
export const rememberOffer = async (cache: QueryClient, offer: Offer): Promise<void> => {
  await cache.cancelQueries({ queryKey: offerKey(offer.id) })
  cache.setQueryData(offerKey(offer.id), offer)
  void cache.invalidateQueries({ queryKey: ['offer', 'list'] })
}

/** The latest draft of an offer that the own company has on this enquiry. */
export async function findDraft(enquiryId: string): Promise<OfferListItem | undefined> {
  const query = { enquiryId, states: 'OPEN', column: 'lastUpdate', sortDescending: true } as const
  const { content } = await api.call(filterOffers, { query })
  return content.find(({ standing }) => standing === 'DRAFT')
}

export const create = (enquiryId: string, idempotencyKey: string) =>
  api.call(createOffer, { body: { enquiryId }, idempotencyKey })
export const release = (id: string, editVersion: number) =>
  api.call(updateOffer, { body: { id, editVersion, released: true } })
export const revise = (offerId: string) => api.call(reviseOffer, { query: { offerId } })
export const wish = (offerId: string) => api.call(wishRevision, { body: { offerId } })
export const archive = (offerId: string) => api.call(archiveOffer, { query: { offerId } })
export const accept = (offerId: string) =>
  api.call(changeOfferState, { query: { offerId, state: 'ACCEPTED' } })
export const confirm = (offerId: string) =>
  api.call(changeOfferState, { query: { offerId, state: 'CONFIRMED' } })
export const decline = (offerId: string, rejectionReason: string, rejectionReasonIndividual?: string) =>
  api.call(changeOfferState, {
    query: { offerId, state: 'DECLINED', rejectionReason, rejectionReasonIndividual },
  })
