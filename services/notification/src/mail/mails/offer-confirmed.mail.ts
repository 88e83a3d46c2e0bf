import { type OfferParties, offerConfirmed } from '@schrankwerk/contracts'
import { readFile } from '../../neighbours.ts'
import type { Attachment } from '../define-mail.ts'
import { defineOfferMail } from '../define-offer-mail.ts'
import { germanCount } from '../german-values.ts'
import { offerNamed, orderFacts, pageOfOffer, priced } from '../offer-facts.ts'

/** What is attached to one mail, all files together; what does not fit is linked. */
export const maximumAttachmentBytes = 10 * 1024 * 1024

/** To the customer: the supplier accepts the order, which concludes the contract. */
export const offerConfirmedMail = defineOfferMail({
  kind: 'offer-confirmed',
  event: offerConfirmed,
  states: ['CONFIRMED'],
  async attachments(offer, neighbours) {
    const attached: Attachment[] = []
    let left = maximumAttachmentBytes
    for (const file of confirmationsOf(offer)) {
      if (file.size > left) continue
      const content = await readFile(neighbours, file)
      if (content === undefined) continue
      left -= file.size
      attached.push({ filename: file.filename, content })
    }
    return attached
  },
  toCustomer: (offer, { attached }) => ({
    subject: `Auftragsbestätigung von ${offer.supplierName}: ${offerNamed(offer)}`,
    heading: 'Ihr Auftrag ist bestätigt',
    paragraphs: [
      `${offer.supplierName} hat Ihre Bestellung${priced(offer)} bestätigt. Damit ist der Vertrag geschlossen.`,
      whereItIs(confirmationsOf(offer).length, attached),
    ],
    facts: orderFacts(offer, 'customer'),
    link: { label: 'Auftrag anzeigen', path: pageOfOffer(offer) },
  }),
})

const confirmationsOf = ({ orderConfirmations, orderConfirmation }: OfferParties) =>
  orderConfirmations ?? (orderConfirmation === null ? [] : [orderConfirmation])

function whereItIs(files: number, attached: number): string {
  if (attached === 0)
    return files > 1
      ? `Die ${germanCount(files)} Dateien der Auftragsbestätigung liegen im Portal beim Auftrag. Als Anhang sind sie zu groß oder nicht verfügbar.`
      : 'Die Auftragsbestätigung liegt im Portal beim Auftrag. Als Anhang ist sie zu groß oder nicht verfügbar.'
  if (attached < files)
    return `Von den ${germanCount(files)} Dateien der Auftragsbestätigung ${attached === 1 ? 'ist eine' : `sind ${germanCount(attached)}`} angehängt; alle liegen im Portal beim Auftrag. Als Anhang sind die übrigen zu groß oder nicht verfügbar.`
  return files > 1
    ? `Die ${germanCount(files)} Dateien der Auftragsbestätigung finden Sie im Anhang.`
    : 'Die Auftragsbestätigung finden Sie im Anhang.'
}
