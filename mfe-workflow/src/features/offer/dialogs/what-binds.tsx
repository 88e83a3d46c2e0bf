import { createOffer, type Offer } from '@schrankwerk/contracts'
import { daysFrom } from '@schrankwerk/domain'
import { useMayCall } from '@schrankwerk/shell-api'
import { DescriptionList, formatDate, formatMoney, TextLink } from '@schrankwerk/ui'
import { useOfferText } from '../offer-text.ts'
import styles from '../page/offer-page.module.css'
import { priceEach } from '../price-each.ts'
import { type DialogText, useDialogText } from './dialog-text.ts'

/** The wanted date is the reader's own, or his customer's. */
type Reader = 'customer' | 'supplier'

/** „20.01.2027 (5 Tage nach Ihrem Wunschtermin 15.01.2027)"; the date alone where it is the wanted one, or none is known. */
function dateText(say: DialogText, { desiredDeliveryDate: date, enquiry }: Offer, reader: Reader): string {
  const wanted = enquiry?.desiredDeliveryDate ?? null
  const days = daysFrom(wanted, date)
  if (!days) return formatDate(date)
  return say(`binds.${reader}.${days > 0 ? 'late' : 'early'}`, {
    date: formatDate(date),
    count: Math.abs(days),
    wanted: formatDate(wanted),
  })
}

/** What one binds oneself to with a step, once more before it: which offer, its price, date, validity and conditions. */
export function WhatBinds({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const say = useDialogText()
  const reader = useMayCall(createOffer) ? 'supplier' : 'customer'
  const { amount, deliveryCondition: condition, enquiry } = offer
  const asked = enquiry?.deliveryCondition
  const conditionName = (one: typeof condition | undefined) => (one ? t(`deliveryCondition.${one}`) : '–')
  const offerFiles = offer.fileItems.filter(({ fileType }) => fileType === 'OFFER')
  const fact = (term: string, value: string) => ({ term, value })
  return (
    <DescriptionList
      columns={2}
      items={[
        fact(
          t('mode.offer.one'),
          say('binds.offer', { number: offer.offerNumber ?? t('unnumbered'), version: offer.version }),
        ),
        reader === 'supplier'
          ? fact(t('field.customerName'), offer.customerName)
          : fact(t('field.supplierName'), offer.supplierName),
        fact(t('field.pricePerCabinet'), priceEach(t, offer.price, amount)),
        fact(
          say('binds.price', { cabinets: say('accept.cabinets', { count: amount }) }),
          formatMoney(offer.price),
        ),
        fact(t('field.desiredDeliveryDate'), dateText(say, offer, reader)),
        fact(t('field.validUntil'), offer.validUntil ? formatDate(offer.validUntil) : say('binds.unlimited')),
        fact(
          t('field.deliveryCondition'),
          condition && asked && asked !== condition
            ? say('binds.otherCondition', { offered: conditionName(condition), asked: conditionName(asked) })
            : conditionName(condition),
        ),
        {
          term: say('binds.terms'),
          value: (
            <>
              {offerFiles.length > 0 &&
                say('binds.inFile', {
                  count: offerFiles.length,
                  name: offerFiles.map(({ filename }) => filename).join(', '),
                })}{' '}
              {say('binds.applying')}{' '}
              <TextLink href="/avb" target="_blank" rel="noreferrer">
                {say('binds.general')}
              </TextLink>
              .
            </>
          ),
        },
        ...(offer.additionalInfoSupplier
          ? [
              {
                term: t('field.additionalInfoSupplier'),
                value: <span className={styles.text}>{offer.additionalInfoSupplier}</span>,
              },
            ]
          : []),
      ]}
    />
  )
}
