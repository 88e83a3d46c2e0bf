import { createContext, useCallback } from 'react'
import { useDraftIn, useDraftStateIn } from '../../draft/draft-context.ts'
import { shownValue } from '../../draft/draft-state.ts'
import type { EnquiryDraft, EnquiryDraftState } from './enquiry-draft.ts'
import type { EnquiryField, EnquiryValues } from './enquiry-values.ts'

const DraftContext = createContext<EnquiryDraft | undefined>(undefined)
export const DraftProvider = DraftContext.Provider
export const useDraftStore = () => useDraftIn(DraftContext)
export const useDraftState = <Part,>(select: (state: EnquiryDraftState) => Part): Part =>
  useDraftStateIn(DraftContext, select)

/** One field of the draft, as the kit's fields take it. */
export function useDraftField<Field extends EnquiryField>(field: Field) {
  const draft = useDraftStore()
  const value = useDraftState((state) => shownValue(state, field))
  const error = useDraftState((state) => state.refusals[field])
  const onChange = useCallback((next: EnquiryValues[Field]) => draft.set(field, next), [draft, field])
  return { value, error, onChange }
}
