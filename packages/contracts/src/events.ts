import * as z from 'zod/mini'
import { combinableKind } from './catalogue/combine.ts'
import { masterDataKind } from './catalogue/master-data.ts'
import { defineEvent } from './event.ts'
import {
  toCompany,
  toCustomerAndViewers,
  toFolderPeople,
  toNoPage,
  toOperatorOfArticle,
  toOperatorOfBom,
  toOperatorOfCombined,
  toOperatorOfEmptied,
  toOperatorOfEndedImport,
  toOperatorOfExport,
  toOperatorOfImport,
  toOperatorOfMasterData,
  toOperatorOfMissingNumbers,
  toOwnerOfBom,
  toParties,
  toPartiesOnceReleased,
  toReader,
  toSpeakers,
  toSpeakersPages,
  toSupplier,
  toUser,
  toWhoRemembers,
  toWitness,
  toWitnesses,
} from './notice.ts'
import { id } from './values.ts'

const offerPayload = z.object({
  offerId: id,
  enquiryId: id,
  customerCompanyId: id,
  supplierCompanyId: id,
  version: z.int(),
  /** Who acted; null for the system. */
  userId: z.nullable(id),
})
/**
 * The customer learns of an offer only while it is released. Left out by events of older versions: who reads one
 * asks for it.
 */
const released = z.optional(z.boolean())
const enquiryPayload = z.object({
  enquiryId: id,
  customerCompanyId: id,
  /** Suppliers see it: they are told as well. */
  visibleToSuppliers: z.boolean(),
  userId: z.nullable(id),
})

export const enquiryReleased = defineEvent({
  name: 'workflow.enquiry.released',
  payload: enquiryPayload,
  notice: toCustomerAndViewers,
})
/** Saved, archived, closed, reopened, files or parts list changed. */
export const enquiryChanged = defineEvent({
  name: 'workflow.enquiry.changed',
  payload: enquiryPayload,
  notice: toCustomerAndViewers,
})
/**
 * The customer closed it, or archived it while it was open, and it takes no offers any more. Sent beside
 * `enquiryChanged`, which is what open pages hear, where offers wait for a decision: one more notice would tell every
 * supplier that there are some.
 */
export const enquiryClosed = defineEvent({
  name: 'workflow.enquiry.closed',
  payload: enquiryPayload,
  notice: toNoPage,
})
/** The customer opened it again, and it takes offers as before. Sent where and as `enquiryClosed` is. */
export const enquiryReopened = defineEvent({
  name: 'workflow.enquiry.reopened',
  payload: enquiryPayload,
  notice: toNoPage,
})

/** An unreleased offer was made, saved, archived: its supplier's own lists change. */
export const offerDrafted = defineEvent({
  name: 'workflow.offer.drafted',
  payload: offerPayload,
  notice: toSupplier,
})
/** Files of a released offer changed: both parties see it. */
export const offerChanged = defineEvent({
  name: 'workflow.offer.changed',
  payload: offerPayload,
  notice: toParties,
})
export const offerReleased = defineEvent({
  name: 'workflow.offer.released',
  payload: offerPayload,
  notice: toParties,
})
export const offerAccepted = defineEvent({
  name: 'workflow.offer.accepted',
  payload: offerPayload,
  notice: toParties,
})
export const offerDeclined = defineEvent({
  name: 'workflow.offer.declined',
  payload: z.extend(offerPayload, { automatic: z.boolean() }),
  notice: toParties,
})
export const offerConfirmed = defineEvent({
  name: 'workflow.offer.confirmed',
  payload: offerPayload,
  notice: toParties,
})
/** The next version was released, and this one is invalidated. */
export const offerReplaced = defineEvent({
  name: 'workflow.offer.replaced',
  payload: z.extend(offerPayload, { replacedById: id }),
  notice: toParties,
})
/** The binding time of its order has passed: it is OPEN again, or DECLINED where its enquiry takes no offers. */
export const offerLapsed = defineEvent({
  name: 'workflow.offer.lapsed',
  payload: offerPayload,
  notice: toParties,
})
/** The supplier archived a released open offer. */
export const offerWithdrawn = defineEvent({
  name: 'workflow.offer.withdrawn',
  payload: offerPayload,
  notice: toParties,
})
/** Any other offer was archived; a draft can be as well. */
export const offerArchived = defineEvent({
  name: 'workflow.offer.archived',
  payload: z.extend(offerPayload, { released }),
  notice: toPartiesOnceReleased,
})
/** The customer asked for a new version of it, once. */
export const revisionWished = defineEvent({
  name: 'workflow.offer.revision-wished',
  payload: offerPayload,
  notice: toParties,
})
/** Two days before an order stops binding. */
export const bindingEnding = defineEvent({
  name: 'workflow.offer.binding-ending',
  payload: offerPayload,
  notice: toSupplier,
})

/**
 * Lines of a draft found articles that the catalogue gained: its owner's open pages show them. Nobody saved anything, so
 * the draft's version stays.
 */
export const bomRematched = defineEvent({
  name: 'workflow.bom.rematched',
  payload: z.object({ ownerId: id, companyId: id, lines: z.int() }),
  notice: toOwnerOfBom,
})
/** The worklist of numbers that no article has was counted again, or somebody changed it. */
export const missingNumbersChanged = defineEvent({
  name: 'workflow.missing-number.changed',
  payload: z.object({ userId: z.nullable(id) }),
  notice: toOperatorOfMissingNumbers,
})

const conversationPayload = z.object({
  conversationId: id,
  enquiryId: id,
  customerCompanyId: id,
  supplierCompanyId: id,
  /** Who did it. */
  userId: id,
})
/** A conversation was begun, messages of it were read, a question was settled or an attachment copied. */
export const conversationChanged = defineEvent({
  name: 'workflow.conversation.changed',
  payload: conversationPayload,
  notice: toSpeakersPages,
})
export const messageSent = defineEvent({
  name: 'workflow.message.sent',
  /** `companyId`: the company that its sender wrote for. */
  payload: z.extend(conversationPayload, { messageId: id, companyId: id }),
  notice: toSpeakers,
})
/** Someone read messages, or took that back: his own number changed. */
export const unreadChanged = defineEvent({
  name: 'workflow.unread.changed',
  payload: z.object({ userId: id }),
  notice: toReader,
})
/** What happened stands in the lists of those it concerns from now on. */
export const happeningNoted = defineEvent({
  name: 'workflow.happening.noted',
  payload: z.object({
    enquiryId: id,
    companyIds: z.array(id),
    /** It concerns every supplier who may see the enquiry. */
    toSuppliers: z.boolean(),
  }),
  notice: toWitnesses,
})
/** Someone marked happenings as seen, or took that back. */
export const happeningsSeen = defineEvent({
  name: 'workflow.happening.seen',
  payload: z.object({ userId: id }),
  notice: toWitness,
})

/** A company was told more ranges of small parts lists in a day than anyone needs; once a company and day. */
export const estimatesAskedOften = defineEvent({
  name: 'workflow.estimate.asked-often',
  payload: z.object({ countId: id, companyId: id }),
  notice: toNoPage,
})

export const articleImportStarted = defineEvent({
  name: 'catalogue.article-import.started',
  payload: z.object({ importId: id, userId: id }),
  notice: toOperatorOfImport,
})
export const articleImportEnded = defineEvent({
  name: 'catalogue.article-import.ended',
  payload: z.object({ importId: id, userId: id, state: z.enum(['ENDED', 'ABORTED', 'FAILED']) }),
  notice: toOperatorOfEndedImport,
})
/** Begun or deleted: the operator's lists show it. */
export const articleExportChanged = defineEvent({
  name: 'catalogue.article-export.changed',
  payload: z.object({ exportId: id }),
  notice: toOperatorOfExport,
})
export const articleExportEnded = defineEvent({
  name: 'catalogue.article-export.ended',
  payload: z.object({ exportId: id, userId: id, state: z.enum(['ENDED', 'FAILED']) }),
  notice: toOperatorOfExport,
})
/** It is read, and waits to be looked at. */
export const articleImportProposed = defineEvent({
  name: 'catalogue.article-import.proposed',
  payload: z.object({ importId: id, userId: id }),
  notice: toOperatorOfImport,
})
/** Rows of its proposal were chosen or left out; it is being accepted or undone, was given up or has expired. */
export const articleImportChanged = defineEvent({
  name: 'catalogue.article-import.changed',
  payload: z.object({ importId: id }),
  notice: toOperatorOfImport,
})
export const articleImportUndone = defineEvent({
  name: 'catalogue.article-import.undone',
  payload: z.object({ importId: id, userId: id }),
  notice: toOperatorOfEndedImport,
})
export const articleChanged = defineEvent({
  name: 'catalogue.article.changed',
  payload: z.object({
    articleId: id,
    /** It can be found by a number or under a manufacturer by which it could not before, as every new one. */
    gainedNumbers: z.optional(z.boolean()),
  }),
  notice: toOperatorOfArticle,
})
/** A manufacturer, unit, wholesaler, discount group or E-Class mapping was made, changed, deleted or combined. */
export const masterDataChanged = defineEvent({
  name: 'catalogue.master-data.changed',
  payload: z.object({ kind: masterDataKind, id }),
  notice: toOperatorOfMasterData,
})
/** What numbers of lists mean to a company, or to all of them by the operator, was chosen or forgotten. */
export const replacementsChanged = defineEvent({
  name: 'catalogue.replacement.changed',
  payload: z.object({ companyId: z.nullable(id), userId: id }),
  notice: toWhoRemembers,
})
/** All articles of a manufacturer were deleted at once. */
export const manufacturerEmptied = defineEvent({
  name: 'catalogue.manufacturer.emptied',
  payload: z.object({ manufacturerId: id }),
  notice: toOperatorOfEmptied,
})
/** One of the operator's own parts lists was made, changed, released or deleted. */
export const adminBomChanged = defineEvent({
  name: 'catalogue.admin-bom.changed',
  payload: z.object({ adminBOMResultId: id, userId: id }),
  notice: toOperatorOfBom,
})

/** Of several manufacturers, units or discount groups one was made, or that was undone: their articles changed with them. */
export const masterDataCombined = defineEvent({
  name: 'catalogue.master-data.combined',
  /** The one that stayed and those that went. */
  payload: z.object({ kind: combinableKind, ids: z.array(id) }),
  notice: toOperatorOfCombined,
})

export const companyChanged = defineEvent({
  name: 'identity.company.changed',
  payload: z.object({
    companyId: id,
    name: z.string(),
    /** Left out by events of older versions, which never made one inactive. */
    active: z.optional(z.boolean()),
  }),
  notice: toCompany,
})
/**
 * Something of a user changed, that he is deleted or erased included: what he is by now `getAccountHolder` says, which
 * answers 404 from the deletion on. An erasure says `userErased` as well.
 */
export const userChanged = defineEvent({
  name: 'identity.user.changed',
  payload: z.object({
    userId: id,
    /** Null until the account is made. */
    sub: z.nullable(z.string()),
    companyId: id,
    /**
     * Who has his address from now on, where a guest without a password made way for somebody who registered with it:
     * what names the guest names that user then, and does not end.
     */
    successorId: z.optional(id),
    /** He was deleted or erased by this. Not where he made way. */
    deleted: z.optional(z.boolean()),
  }),
  notice: toUser,
})

/** Who was erased, wherever a name or an address of his is kept. */
export const userErased = defineEvent({
  name: 'identity.user.erased',
  payload: z.object({ userId: id }),
  notice: toNoPage,
})

/** A mail with a link is due; its code is made when that mail is written. */
const linkPayload = z.object({ requestId: id, userId: id })
export const registrationMade = defineEvent({
  name: 'identity.registration.made',
  payload: linkPayload,
  notice: toNoPage,
})
export const passwordResetRequested = defineEvent({
  name: 'identity.password-reset.requested',
  payload: linkPayload,
  notice: toNoPage,
})
export const userInvited = defineEvent({
  name: 'identity.user.invited',
  payload: linkPayload,
  notice: toNoPage,
})
export const mailChangeRequested = defineEvent({
  name: 'identity.mail-change.requested',
  payload: linkPayload,
  notice: toNoPage,
})
/** The new address counts: the old one, kept with the request, is told. */
export const mailChanged = defineEvent({
  name: 'identity.mail-change.done',
  payload: linkPayload,
  notice: toNoPage,
})
/** A password took another's place; the first one of an account does not tell. */
export const passwordChanged = defineEvent({
  name: 'identity.password.changed',
  payload: z.object({ userId: id }),
  notice: toNoPage,
})
/** The address of a registration is confirmed: the operator may release it. */
export const registrationConfirmed = defineEvent({
  name: 'identity.registration.confirmed',
  payload: z.object({ companyId: id, userId: id }),
  notice: toCompany,
})
export const companyReleased = defineEvent({
  name: 'identity.company.released',
  payload: z.object({ companyId: id }),
  notice: toCompany,
})
/** It is inactive now, and its users are out. */
export const companyDeleted = defineEvent({
  name: 'identity.company.deleted',
  payload: z.object({ companyId: id }),
  notice: toCompany,
})
/** His company was deleted before it was released: somebody who registered it, with a confirmed address. */
export const registrationRejected = defineEvent({
  name: 'identity.registration.rejected',
  payload: z.object({ userId: id }),
  notice: toNoPage,
})

export const businessDataChanged = defineEvent({
  name: 'businessdata.folder.changed',
  payload: z.object({
    offerId: id,
    customerCompanyId: id,
    supplierCompanyId: id,
    released,
    userId: z.nullable(id),
    /** Whom entries let in, or did until now. */
    guestIds: z._default(z.array(id), []),
  }),
  notice: toFolderPeople,
})

const entryPayload = z.object({
  entryId: id,
  offerId: id,
  /** Whom the entry names. */
  userId: id,
})
/** Somebody is to be mailed an invitation; asked for again it has another `inviteId`. */
export const folderInvited = defineEvent({
  name: 'businessdata.entry.invited',
  payload: z.extend(entryPayload, { inviteId: id }),
  notice: toNoPage,
})
/** The rights or the end date of an entry changed. */
export const folderEntryChanged = defineEvent({
  name: 'businessdata.entry.changed',
  payload: entryPayload,
  notice: toNoPage,
})
/** Somebody ended an entry, or its end date has passed. */
export const folderEntryEnded = defineEvent({
  name: 'businessdata.entry.ended',
  payload: entryPayload,
  notice: toNoPage,
})
/** One side switched what both have in common: the other side's admins are told. */
export const folderOpeningChanged = defineEvent({
  name: 'businessdata.opening.changed',
  payload: z.object({
    offerId: id,
    customerCompanyId: id,
    supplierCompanyId: id,
    /** Who did it. */
    side: z.enum(['SUPPLIER', 'CUSTOMER']),
    userId: id,
    external: z.enum(['on', 'off', 'unchanged']),
    anonymous: z.enum(['on', 'off', 'unchanged']),
    password: z.boolean(),
  }),
  notice: toNoPage,
})

export const events = [
  enquiryReleased,
  enquiryChanged,
  enquiryClosed,
  enquiryReopened,
  offerDrafted,
  offerChanged,
  offerReleased,
  offerAccepted,
  offerDeclined,
  offerConfirmed,
  offerReplaced,
  offerLapsed,
  offerWithdrawn,
  offerArchived,
  revisionWished,
  bindingEnding,
  conversationChanged,
  messageSent,
  unreadChanged,
  happeningNoted,
  happeningsSeen,
  bomRematched,
  missingNumbersChanged,
  estimatesAskedOften,
  articleImportStarted,
  articleImportEnded,
  articleExportChanged,
  articleExportEnded,
  articleImportProposed,
  articleImportChanged,
  articleImportUndone,
  articleChanged,
  masterDataChanged,
  replacementsChanged,
  manufacturerEmptied,
  adminBomChanged,
  masterDataCombined,
  companyChanged,
  userChanged,
  userErased,
  registrationMade,
  passwordResetRequested,
  userInvited,
  mailChangeRequested,
  mailChanged,
  passwordChanged,
  registrationConfirmed,
  companyReleased,
  companyDeleted,
  registrationRejected,
  businessDataChanged,
  folderInvited,
  folderEntryChanged,
  folderEntryEnded,
  folderOpeningChanged,
] as const
