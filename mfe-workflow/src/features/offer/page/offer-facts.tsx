import { createOffer, type Offer } from '@schrankwerk/contracts'
import { rejectionReasonNames } from '@schrankwerk/domain'
import { useMayCall } from '@schrankwerk/shell-api'
import {
  DescriptionList,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  Stack,
} from '@schrankwerk/ui'
import { useOfferText } from '../offer-text.ts'
import styles from './offer-page.module.css'

/** The offer's data once they are fixed. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const isSupplier = useMayCall(createOffer)
  const fact = (field: string, value: string | null | undefined) => ({
    term: t(`field.${field}`),
    value: value || '–',
  })
  const known = (field: string, value: string | null, text: string) => (value ? [fact(field, text)] : [])
  const reason = offer.rejectionReason && rejectionReasonNames[offer.rejectionReason]
  return (
    <Stack gap={3} className={styles.facts}>
      <DescriptionList
        columns={2}
        items={[
          fact('offerNumber', offer.offerNumber),
          isSupplier ? fact('customerName', offer.customerName) : fact('supplierName', offer.supplierName),
          fact('price', formatMoney(offer.price)),
          fact('pricePerCabinet', formatMoney(offer.pricePerCabinet)),
          fact('amount', formatNumber(offer.amount, { decimals: 0 })),
          fact(
            'deliveryCondition',
            offer.deliveryCondition && t(`deliveryCondition.${offer.deliveryCondition}`),
          ),
          fact('desiredDeliveryDate', formatDate(offer.desiredDeliveryDate)),
          fact('validUntil', formatDate(offer.validUntil)),
          ...known('releaseDate', offer.releaseDate, formatDateTime(offer.releaseDate)),
          ...known('acceptDate', offer.acceptDate, formatDateTime(offer.acceptDate)),
          ...known('bindingUntil', offer.bindingUntil, formatDateTime(offer.bindingUntil)),
          ...known('confirmDate', offer.confirmDate, formatDateTime(offer.confirmDate)),
          ...known(
            'rejectionReason',
            reason,
            [reason, offer.rejectionReasonIndividual].filter(Boolean).join(': '),
          ),
        ]}
      />
      {offer.additionalInfoSupplier && (
        <DescriptionList
          items={[
            {
              term: t('field.additionalInfoSupplier'),
              value: <span className={styles.text}>{offer.additionalInfoSupplier}</span>,
            },
          ]}
        />
      )}
    </Stack>
  )
}
