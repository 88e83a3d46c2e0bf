import { useTranslation } from 'react-i18next'
import { shownValue } from '../../../draft/draft-state.ts'
import { isTaken, keptValues, type OfferField, type OfferValues } from './offer-values.ts'
import { useDraftState, useDraftStore } from './use-offer-draft.ts'

/** One field of the draft, as the kit's fields take it; what the contract refuses is said at the field. */
export function useOfferField<Field extends OfferField>(field: Field) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const value = useDraftState((state) => shownValue(state, field))
  const refusal = useDraftState(({ refusals }) => refusals[field])
  const isReadable = useDraftState(({ typed, base }) => isTaken(field, keptValues(base, typed)[field]))
  // Fields for numbers and dates say themselves what they cannot read.
  const isSaidByField = Number.isNaN(value) || field === 'desiredDeliveryDate' || field === 'validUntil'
  const complaint =
    isReadable || isSaidByField ? undefined : t(field === 'price' ? 'offer.form.number' : 'offer.form.text')
  return {
    value,
    error: refusal ?? complaint,
    onChange: (next: OfferValues[Field]) => draft.set(field, next),
  }
}
