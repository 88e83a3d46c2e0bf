import type { Enquiry, MissingItem } from '@schrankwerk/contracts'
import { missingForEnquiryRelease } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { withInvalid } from '../../../invalid-items.ts'
import { type EnquiryDraftState, useDraftState, useInvalidFields } from '../enquiry-draft.ts'
import { asInput, keptValues } from '../enquiry-values.ts'
import { fieldLabel } from '../field-text.ts'

const needed = [
  'title',
  'referenceNumber',
  'deliveryCondition',
  'desiredDeliveryDate',
  'offerDeadline',
  'amount',
] as const

/** The fields that a release looks at, as they would be saved now; what cannot be saved is left out. */
const neededValues = (state: EnquiryDraftState): string => {
  const input = asInput(keptValues(state.base, state.typed), needed)
  return JSON.stringify(Object.fromEntries(needed.map((field) => [field, input[field] ?? null])))
}

/** What a release would refuse and what cannot be saved, judged while one types by the table the service judges by. */
export function useMissingNow(enquiry: Enquiry | undefined): MissingItem[] {
  const { t } = useTranslation('workflow')
  const invalid = useInvalidFields()
  const values = useDraftState(neededValues)
  const files = enquiry?.fileItems
  return useMemo(() => {
    const fileTypes = (files ?? []).map(({ fileType }) => fileType)
    const missing = missingForEnquiryRelease({ ...JSON.parse(values), fileTypes }, todayInBerlin(), invalid)
    return withInvalid(missing, invalid, (field) =>
      t('enquiry.readiness.invalid', { field: fieldLabel(t, field) }),
    )
  }, [values, files, invalid, t])
}
