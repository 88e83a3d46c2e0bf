import type { MissingItem, Offer } from '@schrankwerk/contracts'
import { missingForOfferRelease } from '@schrankwerk/domain'
import { useMemo } from 'react'
import type { OfferDraftState } from './offer-draft.ts'
import { asInput, keptValues, offerFields } from './offer-values.ts'
import { useDraftState } from './use-offer-draft.ts'

/** The fields as they would be saved now; what cannot be saved counts as missing. */
const valuesNow = ({ base, typed }: OfferDraftState): string => {
  const input = asInput(keptValues(base, typed), offerFields)
  return JSON.stringify(offerFields.map((field) => input[field] ?? null))
}

/** What a release would refuse, judged while one types by the table the service judges by. */
export function useMissingNow(offer: Offer): MissingItem[] {
  const values = useDraftState(valuesNow)
  const files = offer.fileItems
  return useMemo(() => {
    const [offerNumber, price, deliveryCondition, desiredDeliveryDate] = JSON.parse(values)
    const fileTypes = files.map(({ fileType }) => fileType)
    return missingForOfferRelease({ offerNumber, price, deliveryCondition, desiredDeliveryDate, fileTypes })
  }, [values, files])
}
