import { createEnquiry, type Enquiry, getEnquiry, updateEnquiry } from '@schrankwerk/contracts'
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
  type EnquiryField,
  type EnquiryValues,
  emptyValues,
  enquiryFields,
  isConditionField,
  keptValues,
  sendableInput,
  valuesOf,
} from './enquiry-values.ts'

export type EnquiryDraftState = DraftState<Enquiry, EnquiryValues>

/** The draft of an enquiry, which may have no row yet. */
export const enquiryKind: DraftKind<Enquiry, EnquiryValues> = {
  name: 'enquiry',
  fields: enquiryFields,
  valuesOf,
  keptValues,
  asInput: sendableInput,
  // The conditions decide about one another.
  isLinked: isConditionField,
  read: (id) => api.call(getEnquiry, { query: { id } }),
  update: (id, editVersion, input) => api.call(updateEnquiry, { body: { id, editVersion, ...input } }),
  creation: {
    empty: emptyValues,
    create: (body, idempotencyKey) => api.call(createEnquiry, { body, idempotencyKey }),
  },
}

const DraftContext = createContext<AutosavingDraft<Enquiry, EnquiryValues> | undefined>(undefined)
export const DraftProvider = DraftContext.Provider
export const useDraftStore = () => useDraftIn(DraftContext)
export const useDraftState = <Part>(select: (state: EnquiryDraftState) => Part): Part =>
  useDraftStateIn(DraftContext, select)
export const useDraftField = <Field extends EnquiryField>(field: Field) =>
  useDraftFieldIn(DraftContext, field)
export const useInvalidFields = () => useInvalidFieldsIn(DraftContext)
