import type { Offer } from '@schrankwerk/contracts'
import { formatDate, formatMoney } from '@schrankwerk/ui'
import { useState } from 'react'
import { useDraftStore } from '../form/offer-draft.ts'
import { type OfferText, useOfferText } from '../offer-text.ts'
import { type DialogText, useDialogText } from './dialog-text.ts'

/** What binds of an offer, as it is read. */
const bindingTexts = (t: OfferText, say: DialogText, offer: Offer) => {
  const orNothing = (text: string | null) => text || say('obstacle.nothing')
  const date = (value: string | null) => orNothing(value && formatDate(value))
  const condition = offer.deliveryCondition
  return {
    price: offer.price === null ? say('obstacle.nothing') : formatMoney(offer.price),
    desiredDeliveryDate: date(offer.desiredDeliveryDate),
    validUntil: offer.validUntil ? formatDate(offer.validUntil) : say('binds.unlimited'),
    deliveryCondition: orNothing(condition && t(`deliveryCondition.${condition}`)),
    offerNumber: orNothing(offer.offerNumber),
    additionalInfoSupplier: orNothing(offer.additionalInfoSupplier),
  } as const
}

/** Too long to be shown twice in a sentence. */
const told = ['price', 'desiredDeliveryDate', 'validUntil', 'deliveryCondition', 'offerNumber'] as const

/**
 * What somebody else changed of what a release binds to since the dialog was opened; undefined where nothing. One's own
 * last input may still be on its way to the page then: the first state that has it counts as the one that was seen.
 */
export function useChangedSince(offer: Offer): string | undefined {
  const t = useOfferText()
  const say = useDialogText()
  const draft = useDraftStore()
  const [saved] = useState(() => draft.getState().editVersion ?? 0)
  const [seen, setSeen] = useState<Offer>()
  if (seen === undefined && offer.editVersion >= saved) setSeen(offer)
  if (seen === undefined) return undefined
  const [before, now] = [bindingTexts(t, say, seen), bindingTexts(t, say, offer)]
  const changes = told.flatMap((field) =>
    before[field] === now[field]
      ? []
      : [say('obstacle.change', { field: t(`field.${field}`), before: before[field], now: now[field] })],
  )
  const field = 'additionalInfoSupplier'
  if (before[field] !== now[field]) changes.push(t(`field.${field}`))
  return changes.length > 0 ? say('obstacle.changed', { changes: changes.join('; ') }) : undefined
}
