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
import { useDialogText } from '../dialogs/dialog-text.ts'
import { type OfferText, useOfferText } from '../offer-text.ts'
import { priceEach } from '../price-each.ts'
import styles from './offer-page.module.css'

/** The offer's data once they are fixed. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const say = useDialogText()
  const isSupplier = useMayCall(createOffer)
  const fact = (field: Parameters<OfferText>[0], value: string | null | undefined) => ({
    term: t(field),
    value: value || '–',
  })
  const known = (field: Parameters<OfferText>[0], value: string | null, text: string) =>
    value ? [fact(field, text)] : []
  const reason = offer.rejectionReason && rejectionReasonNames[offer.rejectionReason]
  return (
    <Stack gap={3} className={styles.facts}>
      <DescriptionList
        columns={2}
        items={[
          fact('field.offerNumber', offer.offerNumber),
          isSupplier
            ? fact('field.customerName', offer.customerName)
            : fact('field.supplierName', offer.supplierName),
          fact('field.price', formatMoney(offer.price)),
          fact('field.pricePerCabinet', priceEach(t, offer.price, offer.amount)),
          fact('field.amount', formatNumber(offer.amount, { decimals: 0 })),
          fact(
            'field.deliveryCondition',
            offer.deliveryCondition && t(`deliveryCondition.${offer.deliveryCondition}`),
          ),
          fact('field.desiredDeliveryDate', formatDate(offer.desiredDeliveryDate)),
          fact('field.validUntil', offer.validUntil ? formatDate(offer.validUntil) : say('binds.unlimited')),
          ...known('field.releaseDate', offer.releaseDate, formatDateTime(offer.releaseDate)),
          ...known('field.acceptDate', offer.acceptDate, formatDateTime(offer.acceptDate)),
          ...known('field.bindingUntil', offer.bindingUntil, formatDate(offer.bindingUntil)),
          ...known('field.confirmDate', offer.confirmDate, formatDateTime(offer.confirmDate)),
          ...known(
            'field.rejectionReason',
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
