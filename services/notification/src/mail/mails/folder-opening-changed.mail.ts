import { type EventPayload, folderOpeningChanged, type OfferParties } from '@schrankwerk/contracts'
import { findOffer } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { fact, named } from '../mail-content.ts'

type Opening = EventPayload<typeof folderOpeningChanged>

/** To the other side's admins: what one side switched for both, and what that means for their own files. */
export const folderOpeningChangedMail = defineMail({
  kind: 'folder-opening-changed',
  event: folderOpeningChanged,
  topicId: ({ offerId }) => offerId,
  keepsPayload: true,
  recipients: ({ side, customerCompanyId, supplierCompanyId }) => ({
    companyIds: [side === 'SUPPLIER' ? customerCompanyId : supplierCompanyId],
    adminsOnly: true,
  }),
  load: async (neighbours, offerId, { payload: opening }) => {
    const offer = opening && (await findOffer(neighbours, offerId))
    return offer && { offer, opening }
  },
  obstacle: ({ offer, opening: { side } }, { companyId }) => {
    if (companyId !== (side === 'SUPPLIER' ? offer.customerCompanyId : offer.supplierCompanyId))
      return 'the recipient is not of the other side'
    return offer.family.released ? undefined : 'no version of the offer is released'
  },
  content: ({ offer, opening }) => {
    const who = opening.side === 'SUPPLIER' ? offer.supplierName : offer.customerName
    return {
      subject: `${who} hat den Zugang zum Projektordner geändert${named(': ', offer.enquiryTitle)}`,
      heading: 'Zugang zum Projektordner geändert',
      paragraphs: [
        `${who} hat für den gemeinsamen Projektordner geändert, wer ihn von außen öffnen kann.`,
        ...switched(opening),
        ...ownFiles(opening),
      ],
      facts: factsOf(offer, opening),
      link: { label: 'Projektordner anzeigen', path: `/business-data/${opening.offerId}` },
    }
  },
})

const guests = {
  on: ['Gäste, die eines der beiden Unternehmen einlädt, können ihn öffnen.'],
  off: ['Gäste können ihn nicht mehr öffnen, auch nicht die von Ihnen eingeladenen.'],
  unchanged: [],
}
const visitors = {
  on: ['Wer das Passwort kennt, kann ihn ohne Anmeldung lesen.'],
  off: ['Mit dem Passwort allein kann ihn niemand mehr lesen.'],
  unchanged: [],
}

const switched = ({ external, anonymous, password }: Opening): string[] => [
  ...guests[external],
  ...visitors[anonymous],
  ...(password ? ['Für Besucher gilt ein neues Passwort, das bisherige öffnet den Ordner nicht mehr.'] : []),
]

const ownFiles = ({ external, anonymous }: Opening): string[] =>
  external === 'on' || anonymous === 'on'
    ? ['Ihre Dateien bleiben dabei verborgen, bis auch Ihr Unternehmen in der Freigabe des Ordners zustimmt.']
    : []

const factsOf = ({ enquiryTitle, referenceNumber }: OfferParties, { side }: Opening) => [
  ...fact('Anfrage', enquiryTitle),
  ...fact(side === 'SUPPLIER' ? 'Ihr Zeichen' : 'Zeichen des Kunden', referenceNumber),
]
