import { getOffer, type Offer, updateOffer } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { type AutosavingDraft, createAutosavingDraft } from '../../../draft/autosaving-draft.ts'
import type { DraftKind } from '../../../draft/draft-kind.ts'
import type { DraftState, KeptDraft } from '../../../draft/draft-state.ts'
import { asInput, keptValues, type OfferValues, offerFields, valuesOf } from './offer-values.ts'

export type OfferDraft = AutosavingDraft<Offer, OfferValues>
export type OfferDraftState = DraftState<Offer, OfferValues>

const offerKind: DraftKind<Offer, OfferValues> = {
  fields: offerFields,
  valuesOf,
  keptValues,
  asInput,
  isLinked: () => false,
  read: (id) => api.call(getOffer, { query: { id } }),
  update: (id, editVersion, input) => api.call(updateOffer, { body: { id, editVersion, ...input } }),
}

export const createOfferDraft = (
  offer: Offer | undefined,
  kept: KeptDraft<OfferValues> | undefined,
): OfferDraft => createAutosavingDraft(offerKind, offer, kept)
