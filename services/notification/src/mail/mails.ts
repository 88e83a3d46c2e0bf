import type { Mail } from './define-mail.ts'
import { articleImportEndedMail } from './mails/article-import-ended.mail.ts'
import { bindingEndingMail } from './mails/binding-ending.mail.ts'
import { enquiryClosedMail } from './mails/enquiry-closed.mail.ts'
import { enquiryReleasedMail } from './mails/enquiry-released.mail.ts'
import { estimatesAskedOftenMail } from './mails/estimates-asked-often.mail.ts'
import { offerAcceptedMail } from './mails/offer-accepted.mail.ts'
import { offerConfirmedMail } from './mails/offer-confirmed.mail.ts'
import { offerDeclinedMail } from './mails/offer-declined.mail.ts'
import { offerLapsedMail } from './mails/offer-lapsed.mail.ts'
import { offerReleasedMail } from './mails/offer-released.mail.ts'
import { offerWithdrawnMail } from './mails/offer-withdrawn.mail.ts'

/** Every mail there is; consumers, kinds and tests follow from it. */
export const mails = [
  enquiryReleasedMail,
  enquiryClosedMail,
  offerReleasedMail,
  offerAcceptedMail,
  offerDeclinedMail,
  offerConfirmedMail,
  offerLapsedMail,
  offerWithdrawnMail,
  bindingEndingMail,
  estimatesAskedOftenMail,
  articleImportEndedMail,
] as const

export type MailKind = (typeof mails)[number]['kind']
export const mailKinds: readonly MailKind[] = mails.map((mail) => mail.kind)

const byKind = new Map<MailKind, Mail<MailKind>>(mails.map((mail) => [mail.kind, mail]))
export const mailOfKind = (kind: MailKind): Mail<MailKind> => byKind.get(kind)!
