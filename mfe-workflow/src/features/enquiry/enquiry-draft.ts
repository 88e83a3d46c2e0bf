import { createEnquiry, type Enquiry, getEnquiry, updateEnquiry } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { type AutosavingDraft, createAutosavingDraft } from '../../draft/autosaving-draft.ts'
import type { DraftKind } from '../../draft/draft-kind.ts'
import type { DraftState, KeptDraft } from '../../draft/draft-state.ts'
import {
  asInput,
  type EnquiryValues,
  emptyValues,
  enquiryFields,
  isConditionField,
  keptValues,
  valuesOf,
} from './enquiry-values.ts'

export type EnquiryDraft = AutosavingDraft<Enquiry, EnquiryValues>
export type EnquiryDraftState = DraftState<Enquiry, EnquiryValues>

const enquiryKind: DraftKind<Enquiry, EnquiryValues> = {
  fields: enquiryFields,
  valuesOf,
  keptValues,
  asInput,
  // The conditions decide about one another.
  isLinked: isConditionField,
  read: (id) => api.call(getEnquiry, { query: { id } }),
  update: (id, editVersion, input) => api.call(updateEnquiry, { body: { id, editVersion, ...input } }),
  creation: {
    empty: emptyValues,
    create: (body, idempotencyKey) => api.call(createEnquiry, { body, idempotencyKey }),
  },
}

/** The draft of an enquiry, which may have no row yet. */
export const createEnquiryDraft = (
  enquiry: Enquiry | undefined,
  kept: KeptDraft<EnquiryValues> | undefined,
  options?: { restMs?: number },
): EnquiryDraft => createAutosavingDraft(enquiryKind, enquiry, kept, options)
