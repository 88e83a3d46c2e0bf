import type { Offer } from '@schrankwerk/contracts'
import { holdUnsaved, useDraft } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberOffer } from '../offer.api.ts'
import { type DraftState, type KeptDraft, unsavedFields, unsavedInput } from './draft-state.ts'
import { createOfferDraft, type OfferDraft } from './offer-draft.ts'

/** Nothing will save this by itself: leaving has to ask. */
const isStuck = (state: DraftState): boolean =>
  state.save === 'failed' ||
  state.clash !== undefined ||
  (unsavedFields(state).length > 0 && Object.keys(unsavedInput(state)).length === 0)

/** The draft of a page, tied to cache, drafts kept in the tab, and the question before leaving. */
export function useOfferDraft(offer: Offer): OfferDraft {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const kept = useDraft<KeptDraft>(`offer:${offer.id}`)
  const [draft] = useState(() => createOfferDraft(offer, kept.value))

  useEffect(
    () =>
      draft.connect({
        keep: (value) => (value ? kept.keep(value) : kept.drop()),
        onSaved: (saved) => void rememberOffer(cache, saved),
        onLost: () => notify.error(t('offer.save.lost')),
      }),
    [draft, kept, cache, t],
  )
  useEffect(() => draft.receive(offer), [draft, offer])

  const stuck = useSyncExternalStore(draft.subscribe, () => isStuck(draft.getState()))
  useEffect(() => (stuck ? holdUnsaved() : undefined), [stuck])
  useEffect(() => {
    const saveNow = () => void draft.flush()
    const askWhileSaving = (event: Event) => {
      if (draft.getState().save !== 'saved') event.preventDefault()
    }
    addEventListener('online', saveNow)
    addEventListener('beforeunload', askWhileSaving)
    return () => {
      removeEventListener('online', saveNow)
      removeEventListener('beforeunload', askWhileSaving)
      saveNow()
    }
  }, [draft])
  return draft
}

const DraftContext = createContext<OfferDraft | undefined>(undefined)
export const DraftProvider = DraftContext.Provider

export function useDraftStore(): OfferDraft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('There is no offer draft around this component.')
  return draft
}

/** A part of the draft's state; renders again only when that part changes, so select values, not new objects. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const draft = useDraftStore()
  return useSyncExternalStore(draft.subscribe, () => select(draft.getState()))
}
