import type { Enquiry, MissingItem } from '@schrankwerk/contracts'
import { missingForEnquiryRelease } from '@schrankwerk/domain'
import { useMemo } from 'react'
import { useDraftState } from '../draft-context.tsx'
import type { EnquiryDraftState } from '../enquiry-draft.ts'
import { asInput, keptValues } from '../enquiry-values.ts'

const needed = ['title', 'referenceNumber', 'deliveryCondition', 'desiredDeliveryDate', 'amount'] as const

/** The fields that a release needs, as they would be saved now; what cannot be saved counts as missing. */
const neededValues = (state: EnquiryDraftState): string => {
  const input = asInput(keptValues(state.base, state.typed), needed)
  return JSON.stringify(needed.map((field) => input[field] ?? null))
}

/** What a release would refuse, judged while one types by the table the service judges by. */
export function useMissingNow(enquiry: Enquiry | undefined): MissingItem[] {
  const values = useDraftState(neededValues)
  const files = enquiry?.fileItems
  return useMemo(() => {
    const [title, referenceNumber, deliveryCondition, desiredDeliveryDate, amount] = JSON.parse(values)
    const fileTypes = (files ?? []).map(({ fileType }) => fileType)
    return missingForEnquiryRelease({
      title,
      referenceNumber,
      deliveryCondition,
      desiredDeliveryDate,
      amount,
      fileTypes,
    })
  }, [values, files])
}
