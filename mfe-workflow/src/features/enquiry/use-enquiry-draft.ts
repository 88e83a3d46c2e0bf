import type { Enquiry } from '@schrankwerk/contracts'
import { holdUnsaved, useDraft } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { enquiryPath } from '../../paths.ts'
import { type DraftState, type KeptDraft, unsavedFields, unsavedInput } from './draft-state.ts'
import { rememberEnquiry } from './enquiry.api.ts'
import { createEnquiryDraft, type EnquiryDraft } from './enquiry-draft.ts'

/** Nothing will save this by itself: leaving has to ask. */
const isStuck = (state: DraftState): boolean =>
  state.save === 'failed' ||
  state.clash !== undefined ||
  (unsavedFields(state).length > 0 && Object.keys(unsavedInput(state)).length === 0)

/** The draft of a page, tied to cache, address, drafts kept in the tab, and the question before leaving. */
export function useEnquiryDraft(enquiry: Enquiry | undefined, onBorn: (id: string) => void): EnquiryDraft {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const kept = useDraft<KeptDraft>(`enquiry:${enquiry?.id ?? 'new'}`)
  const [draft] = useState(() => createEnquiryDraft(enquiry, kept.value))
  const letGo = useRef<() => void>(undefined)

  useEffect(
    () =>
      draft.connect({
        keep: (value) => (value ? kept.keep(value) : kept.drop()),
        onSaved: (saved) => rememberEnquiry(cache, saved),
        onCreated: (created) => {
          letGo.current?.()
          onBorn(created.id)
          void navigate(enquiryPath(created.id), { replace: true, preventScrollReset: true })
        },
        onLost: () => notify.error(t('enquiry.save.lost')),
      }),
    [draft, kept, cache, navigate, onBorn, t],
  )
  useEffect(() => {
    if (enquiry) draft.receive(enquiry)
  }, [draft, enquiry])

  const stuck = useSyncExternalStore(draft.subscribe, () => isStuck(draft.getState()))
  const id = enquiry?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is held anew
  useEffect(() => {
    if (!stuck) return
    letGo.current = holdUnsaved()
    return () => letGo.current?.()
  }, [stuck, id])

  useEffect(() => {
    const saveNow = () => void draft.flush()
    const askWhileSaving = (event: Event) => {
      if (['unsaved', 'saving'].includes(draft.getState().save)) event.preventDefault()
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
