import type { Mail } from './define-mail.ts'
import { articleExportEndedMail } from './mails/article-export-ended.mail.ts'
import { articleImportEndedMail } from './mails/article-import-ended.mail.ts'
import { articleImportProposedMail } from './mails/article-import-proposed.mail.ts'
import { bindingEndingMail } from './mails/binding-ending.mail.ts'
import { companyDeletedMail } from './mails/company-deleted.mail.ts'
import { companyReleasedMail } from './mails/company-released.mail.ts'
import { confirmMailChangeMail } from './mails/confirm-mail-change.mail.ts'
import { confirmRegistrationMail } from './mails/confirm-registration.mail.ts'
import { enquiryClosedMail } from './mails/enquiry-closed.mail.ts'
import { enquiryReleasedMail } from './mails/enquiry-released.mail.ts'
import { enquiryReopenedMail } from './mails/enquiry-reopened.mail.ts'
import { estimatesAskedOftenMail } from './mails/estimates-asked-often.mail.ts'
import { firstPasswordMail } from './mails/first-password.mail.ts'
import { folderAccessChangedMail } from './mails/folder-access-changed.mail.ts'
import { folderAccessEndedMail } from './mails/folder-access-ended.mail.ts'
import { folderInvitedMail } from './mails/folder-invited.mail.ts'
import { folderOpeningChangedMail } from './mails/folder-opening-changed.mail.ts'
import { mailChangedMail } from './mails/mail-changed.mail.ts'
import { messagesUnreadMail } from './mails/messages-unread.mail.ts'
import { offerAcceptedMail } from './mails/offer-accepted.mail.ts'
import { offerConfirmedMail } from './mails/offer-confirmed.mail.ts'
import { offerDeclinedMail } from './mails/offer-declined.mail.ts'
import { offerLapsedMail } from './mails/offer-lapsed.mail.ts'
import { offerReleasedMail } from './mails/offer-released.mail.ts'
import { offerWithdrawnMail } from './mails/offer-withdrawn.mail.ts'
import { passwordChangedMail } from './mails/password-changed.mail.ts'
import { registrationConfirmedMail } from './mails/registration-confirmed.mail.ts'
import { registrationRejectedMail } from './mails/registration-rejected.mail.ts'
import { resetPasswordMail } from './mails/reset-password.mail.ts'
import { revisionWishedMail } from './mails/revision-wished.mail.ts'

/** Every mail there is; consumers, kinds and tests follow from it. */
export const mails = [
  enquiryReleasedMail,
  enquiryClosedMail,
  enquiryReopenedMail,
  offerReleasedMail,
  offerAcceptedMail,
  offerDeclinedMail,
  offerConfirmedMail,
  offerLapsedMail,
  offerWithdrawnMail,
  revisionWishedMail,
  bindingEndingMail,
  messagesUnreadMail,
  folderInvitedMail,
  folderAccessChangedMail,
  folderAccessEndedMail,
  folderOpeningChangedMail,
  estimatesAskedOftenMail,
  articleImportEndedMail,
  articleExportEndedMail,
  articleImportProposedMail,
  confirmRegistrationMail,
  registrationConfirmedMail,
  companyReleasedMail,
  registrationRejectedMail,
  companyDeletedMail,
  firstPasswordMail,
  resetPasswordMail,
  passwordChangedMail,
  confirmMailChangeMail,
  mailChangedMail,
] as const

export type MailKind = (typeof mails)[number]['kind']
export const mailKinds: readonly MailKind[] = mails.map((mail) => mail.kind)

const byKind = new Map<MailKind, Mail<MailKind>>(mails.map((mail) => [mail.kind, mail]))
export const mailOfKind = (kind: MailKind): Mail<MailKind> => byKind.get(kind)!
