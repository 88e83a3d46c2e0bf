import * as z from 'zod/mini'
import { defineEvent } from './event.ts'
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

export const enquiryReleased = defineEvent({ name: 'workflow.enquiry.released', payload: enquiryPayload })
/** Saved, archived, closed, reopened, files or parts list changed. */
export const enquiryChanged = defineEvent({ name: 'workflow.enquiry.changed', payload: enquiryPayload })

/** An unreleased offer was made, saved, archived: its supplier's own lists change. */
export const offerDrafted = defineEvent({ name: 'workflow.offer.drafted', payload: offerPayload })
/** Files of a released offer changed: both parties see it. */
export const offerChanged = defineEvent({ name: 'workflow.offer.changed', payload: offerPayload })
export const offerReleased = defineEvent({ name: 'workflow.offer.released', payload: offerPayload })
export const offerAccepted = defineEvent({ name: 'workflow.offer.accepted', payload: offerPayload })
export const offerDeclined = defineEvent({
  name: 'workflow.offer.declined',
  payload: z.extend(offerPayload, { automatic: z.boolean() }),
})
export const offerConfirmed = defineEvent({ name: 'workflow.offer.confirmed', payload: offerPayload })
export const offerRevised = defineEvent({ name: 'workflow.offer.revised', payload: offerPayload })
/** A draft can be archived as well. */
export const offerArchived = defineEvent({
  name: 'workflow.offer.archived',
  payload: z.extend(offerPayload, { released }),
})
/** Two days before an order stops binding. */
export const bindingEnding = defineEvent({ name: 'workflow.offer.binding-ending', payload: offerPayload })

/** A company was told more ranges of small parts lists in a day than anyone needs; once a company and day. */
export const estimatesAskedOften = defineEvent({
  name: 'workflow.estimate.asked-often',
  payload: z.object({ countId: id, companyId: id }),
})

export const articleImportStarted = defineEvent({
  name: 'catalogue.article-import.started',
  payload: z.object({ importId: id, userId: id }),
})
export const articleImportEnded = defineEvent({
  name: 'catalogue.article-import.ended',
  payload: z.object({ importId: id, userId: id, state: z.enum(['ENDED', 'ABORTED', 'FAILED']) }),
})
export const articleChanged = defineEvent({
  name: 'catalogue.article.changed',
  payload: z.object({ articleId: id }),
})

export const companyChanged = defineEvent({
  name: 'identity.company.changed',
  payload: z.object({ companyId: id, name: z.string() }),
})
export const userChanged = defineEvent({
  name: 'identity.user.changed',
  payload: z.object({ userId: id, sub: z.string(), companyId: id }),
})

export const businessDataChanged = defineEvent({
  name: 'businessdata.folder.changed',
  payload: z.object({
    offerId: id,
    customerCompanyId: id,
    supplierCompanyId: id,
    released,
    userId: z.nullable(id),
  }),
})

export const events = [
  enquiryReleased,
  enquiryChanged,
  offerDrafted,
  offerChanged,
  offerReleased,
  offerAccepted,
  offerDeclined,
  offerConfirmed,
  offerRevised,
  offerArchived,
  bindingEnding,
  estimatesAskedOften,
  articleImportStarted,
  articleImportEnded,
  articleChanged,
  companyChanged,
  userChanged,
  businessDataChanged,
] as const
