import type { OfferParties } from '@schrankwerk/contracts'
import type { MailKind } from '../database/tables.ts'
import {
  type AskedFor,
  findEnquiry,
  findImport,
  findOffer,
  findSmallEstimateCount,
  readFile,
} from '../neighbours.ts'
import { enquiryReleasedMail } from './enquiry-mails.ts'
import { estimatesAskedOftenMail } from './estimate-mails.ts'
import { articleImportEndedMail } from './import-mails.ts'
import type { MailContent } from './mail-content.ts'
import {
  bindingEndingMail,
  offerAcceptedMail,
  offerConfirmedMail,
  offerDeclinedMail,
  offerReleasedMail,
} from './offer-mails.ts'
import { type OfferMailKind, offerMailObstacle } from './still-applies.ts'

/** Attachments above this are linked. */
export const maximumAttachmentBytes = 10 * 1024 * 1024

export interface ComposedMail {
  content: MailContent
  /** Only who belongs to it, by company; undefined: the person named in the plan. */
  companyId?: string
  attachment?: { filename: string; content: Buffer }
}
/** What there is to say now, or why nothing is said any more. */
export type Composition = ComposedMail | { dropped: string }

interface Subject {
  kind: MailKind
  subjectId: string
  portalUrl: string
  now: Date
  /** False when the mail server did not take the attachment: it is linked. */
  attach: boolean
}

/** Reads the state again and writes the mail from it. Throws `Unavailable` while a neighbour is down. */
export function composeMail(neighbours: AskedFor, subject: Subject): Promise<Composition> {
  if (subject.kind === 'enquiry-released') return composeEnquiryMail(neighbours, subject)
  if (subject.kind === 'article-import-ended') return composeImportMail(neighbours, subject)
  if (subject.kind === 'estimates-asked-often') return composeEstimatesMail(neighbours, subject)
  return composeOfferMail(neighbours, subject, subject.kind)
}

async function composeEnquiryMail(neighbours: AskedFor, subject: Subject): Promise<Composition> {
  const enquiry = await findEnquiry(neighbours, subject.subjectId)
  if (enquiry === undefined) return { dropped: 'the enquiry is gone' }
  if (!enquiry.released || enquiry.closed || enquiry.archived)
    return { dropped: 'the enquiry takes no offers any more' }
  return { content: enquiryReleasedMail(enquiry, subject.portalUrl) }
}

async function composeImportMail(neighbours: AskedFor, subject: Subject): Promise<Composition> {
  const ended = await findImport(neighbours, subject.subjectId)
  if (ended === undefined) return { dropped: 'the import is gone' }
  return { content: articleImportEndedMail(ended, subject.portalUrl) }
}

async function composeEstimatesMail(neighbours: AskedFor, subject: Subject): Promise<Composition> {
  const count = await findSmallEstimateCount(neighbours, subject.subjectId)
  if (count === undefined) return { dropped: 'the count is gone' }
  return { content: estimatesAskedOftenMail(count, subject.portalUrl) }
}

async function composeOfferMail(
  neighbours: AskedFor,
  { subjectId, portalUrl, now, attach }: Subject,
  kind: OfferMailKind,
): Promise<Composition> {
  const offer = await findOffer(neighbours, subjectId)
  if (offer === undefined) return { dropped: 'the offer is gone' }
  const obstacle = offerMailObstacle(kind, offer, now)
  if (obstacle !== undefined) return { dropped: obstacle }
  const toSupplier = { companyId: offer.supplierCompanyId }
  const toCustomer = { companyId: offer.customerCompanyId }
  switch (kind) {
    case 'offer-released':
      return { ...toCustomer, content: offerReleasedMail(offer, portalUrl) }
    case 'offer-accepted':
      return { ...toSupplier, content: offerAcceptedMail(offer, portalUrl) }
    case 'offer-declined':
      return { ...toSupplier, content: offerDeclinedMail(offer, portalUrl) }
    case 'binding-ending':
      return { ...toSupplier, content: bindingEndingMail(offer, portalUrl) }
    case 'offer-confirmed': {
      const attachment = attach ? await confirmationOf(neighbours, offer) : undefined
      const where = attachment === undefined ? 'linked' : 'attached'
      return {
        ...toCustomer,
        content: offerConfirmedMail(offer, portalUrl, where),
        ...(attachment && { attachment }),
      }
    }
  }
}

async function confirmationOf(neighbours: AskedFor, { orderConfirmation: file }: OfferParties) {
  if (file === null || file.size > maximumAttachmentBytes) return undefined
  const content = await readFile(neighbours, file)
  return content && { filename: file.filename, content }
}
