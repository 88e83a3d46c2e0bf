import type { Offer } from '@schrankwerk/contracts'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftIn, useDraftStateIn } from '../../../draft/draft-context.ts'
import { useAutosavingDraft } from '../../../draft/use-autosaving-draft.ts'
import { rememberOffer } from '../offer.api.ts'
import { createOfferDraft, type OfferDraft, type OfferDraftState } from './offer-draft.ts'

/** The draft of an offer's page, tied to the cache. */
export function useOfferDraft(offer: Offer): OfferDraft {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const events = useMemo(
    () => ({
      onSaved: (saved: Offer) => void rememberOffer(cache, saved),
      onLost: () => notify.error(t('offer.save.lost')),
    }),
    [cache, t],
  )
  return useAutosavingDraft({ row: offer, storageKey: `offer:${offer.id}`, begin: createOfferDraft, events })
}

const DraftContext = createContext<OfferDraft | undefined>(undefined)
export const DraftProvider = DraftContext.Provider
export const useDraftStore = () => useDraftIn(DraftContext)
export const useDraftState = <Part>(select: (state: OfferDraftState) => Part): Part =>
  useDraftStateIn(DraftContext, select)
