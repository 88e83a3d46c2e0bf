import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { DraftState } from './draft-state.ts'
import type { EnquiryDraft } from './enquiry-draft.ts'
import type { EnquiryField, EnquiryValues } from './enquiry-values.ts'

const DraftContext = createContext<EnquiryDraft | undefined>(undefined)
export const DraftProvider = DraftContext.Provider

export function useDraftStore(): EnquiryDraft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('There is no enquiry draft around this component.')
  return draft
}

/** A part of the draft's state; renders again only when that part changes, so select values, not new objects. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  const draft = useDraftStore()
  return useSyncExternalStore(draft.subscribe, () => select(draft.getState()))
}

export const shownValue = <Field extends EnquiryField>(
  state: DraftState,
  field: Field,
): EnquiryValues[Field] =>
  field in state.typed ? (state.typed[field] as EnquiryValues[Field]) : state.base[field]

/** One field of the draft, as the kit's fields take it. */
export function useDraftField<Field extends EnquiryField>(field: Field) {
  const draft = useDraftStore()
  const value = useDraftState((state) => shownValue(state, field))
  const error = useDraftState((state) => state.refusals[field])
  const onChange = useCallback((next: EnquiryValues[Field]) => draft.set(field, next), [draft, field])
  return { value, error, onChange }
}
