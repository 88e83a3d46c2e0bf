import { createOffer, getOffer, type Offer, updateOffer } from '@schrankwerk/contracts'
import {
  type AutosavingDraft,
  type DraftKind,
  type DraftState,
  useDraftFieldIn,
  useDraftIn,
  useDraftStateIn,
  useInvalidFieldsIn,
} from '@schrankwerk/portal-ui/form'
import { api } from '@schrankwerk/shell-api'
import { createContext } from 'react'
import {
  keptValues,
  type OfferField,
  type OfferValues,
  offerFields,
  sendableInput,
  valuesOf,
} from './offer-values.ts'

export type OfferDraftState = DraftState<Offer, OfferValues>

/** The draft of an offer that has a row. */
export const offerKind: DraftKind<Offer, OfferValues> = {
  name: 'offer',
  fields: offerFields,
  valuesOf,
  keptValues,
  asInput: sendableInput,
  isLinked: () => false,
  read: (id) => api.call(getOffer, { query: { id } }),
  update: (id, editVersion, input) => api.call(updateOffer, { body: { id, editVersion, ...input } }),
}

/** The draft of an offer whose row the first input makes, on the enquiry of `begun`. */
export const newOfferKind = (begun: Offer): DraftKind<Offer, OfferValues> => ({
  ...offerKind,
  creation: {
    key: begun.enquiryId,
    empty: valuesOf(begun),
    create: (input, idempotencyKey) =>
      api.call(createOffer, { body: { enquiryId: begun.enquiryId, ...input }, idempotencyKey }),
  },
})

const DraftContext = createContext<AutosavingDraft<Offer, OfferValues> | undefined>(undefined)
export const DraftProvider = DraftContext.Provider
export const useDraftStore = () => useDraftIn(DraftContext)
export const useDraftState = <Part>(select: (state: OfferDraftState) => Part): Part =>
  useDraftStateIn(DraftContext, select)
export const useDraftField = <Field extends OfferField>(field: Field) => useDraftFieldIn(DraftContext, field)
export const useInvalidFields = () => useInvalidFieldsIn(DraftContext)
