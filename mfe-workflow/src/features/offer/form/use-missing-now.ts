import type { MissingItem, Offer } from '@schrankwerk/contracts'
import { missingForOfferRelease } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { useMemo } from 'react'
import { withInvalid } from '../../../invalid-items.ts'
import { useOfferText } from '../offer-text.ts'
import { usePageText } from '../page/page-text.ts'
import { type OfferDraftState, useDraftState, useInvalidFields } from './offer-draft.ts'
import { asInput, keptValues, offerFields } from './offer-values.ts'

/** The fields as they would be saved now; what cannot be saved is left out. */
const valuesNow = ({ base, typed }: OfferDraftState): string => {
  const input = asInput(keptValues(base, typed), offerFields)
  return JSON.stringify(offerFields.map((field) => input[field] ?? null))
}

/** What a release would refuse and what cannot be saved, judged while one types by the table the service judges by. */
export function useMissingNow(offer: Offer): MissingItem[] {
  const t = useOfferText()
  const page = usePageText()
  const invalid = useInvalidFields()
  const values = useDraftState(valuesNow)
  const files = offer.fileItems
  return useMemo(() => {
    const [offerNumber, price, deliveryCondition, desiredDeliveryDate, validUntil] = JSON.parse(values)
    const fileTypes = files.map(({ fileType }) => fileType)
    return withInvalid(
      missingForOfferRelease(
        { offerNumber, price, deliveryCondition, desiredDeliveryDate, validUntil, fileTypes },
        todayInBerlin(),
      ),
      invalid,
      (field) => page('readiness.invalid', { field: t(`field.${field}`) }),
    )
  }, [values, files, invalid, t, page])
}
