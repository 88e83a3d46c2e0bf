import type { Happening } from '@schrankwerk/contracts'
import { enquiryPath, offerPath } from '../../paths.ts'
import type { MessagesText } from './messages-text.ts'

const offerOf = ({ offerNumber, version }: Happening, t: MessagesText): string => {
  if (offerNumber === null) return t('happenings.offerUnnumbered')
  return version !== null && version > 1
    ? t('happenings.offerVersion', { number: offerNumber, version })
    : t('happenings.offer', { number: offerNumber })
}

const kindOf = ({ kind, byPortal }: Happening) =>
  byPortal && kind === 'OFFER_DECLINED'
    ? ('happenings.declinedForAnother' as const)
    : (`happenings.kind.${kind}` as const)

/** „Angebot A-17 freigegeben von Muster GmbH". */
export const happeningText = (happening: Happening, t: MessagesText): string =>
  t(kindOf(happening), {
    title: happening.enquiryTitle ?? t('untitled'),
    offer: offerOf(happening, t),
    company: happening.byOwnCompany ? t('happenings.ownCompany') : happening.companyName,
  })

/** Where it happened; undefined where one may not see that any more. */
export const happeningPlace = ({ offerId, enquiryId }: Happening): string | undefined => {
  if (offerId !== null) return offerPath(offerId)
  return enquiryId === null ? undefined : enquiryPath(enquiryId)
}
