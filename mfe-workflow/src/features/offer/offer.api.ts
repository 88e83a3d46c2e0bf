import {
  archiveOffer,
  changeOfferState,
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

/**
 * The latest draft of an offer that the own company has on this enquiry, or null. Asked once for each visit: a draft that
 * is begun meanwhile takes nobody's page away.
 */
export const draftOnQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['draft of an offer', enquiryId],
    queryFn: async ({ signal }): Promise<OfferListItem | null> => {
      const query = { enquiryId, states: 'OPEN', column: 'lastUpdate', sortDescending: true } as const
      const { content } = await api.call(filterOffers, { query, signal })
      return content.find(({ standing }) => standing === 'DRAFT') ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

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
