import {
  articleChanged,
  articleImportEnded,
  articleImportStarted,
  bindingEnding,
  businessDataChanged,
  type CompanyType,
  companyChanged,
  type EventDefinition,
  type EventEnvelope,
  type EventPayload,
  enquiryChanged,
  enquiryClosed,
  enquiryReleased,
  estimatesAskedOften,
  type LiveEvent,
  type LiveKind,
  offerAccepted,
  offerArchived,
  offerChanged,
  offerConfirmed,
  offerDeclined,
  offerDrafted,
  offerLapsed,
  offerReleased,
  offerReplaced,
  offerWithdrawn,
  userChanged,
} from '@schrankwerk/contracts'
import * as z from 'zod/mini'

/** Who is told: these users, users of these companies, or of every company of these types. */
export interface Audience {
  userIds?: readonly string[]
  companyIds?: readonly string[]
  companyTypes?: readonly CompanyType[]
}
export interface Notice extends Audience {
  events: readonly LiveEvent[]
  /** The customer learns of it only while this offer is released, which this older event does not tell: to be asked. */
  customerIfReleased?: { offerId: string; companyId: string }
}

type Rule = (event: EventEnvelope) => Notice | undefined

const rule = <E extends EventDefinition>(
  definition: E,
  notice: (payload: EventPayload<E>, version: number) => Notice,
): [string, Rule] => [
  definition.name,
  (event) => {
    const parsed = z.safeParse(definition.payload, event.payload)
    return parsed.success ? notice(parsed.data as EventPayload<E>, event.aggregateVersion) : undefined
  },
]

const all = (kinds: readonly LiveKind[], id: string, version?: number): LiveEvent[] =>
  kinds.map((kind) => (version === undefined ? { kind, id } : { kind, id, version }))

// Their files and parts lists change under the same event.
const enquiryKinds: readonly LiveKind[] = ['enquiry', 'bom', 'file']
const offerKinds: readonly LiveKind[] = ['offer', 'bom', 'file']

const aboutEnquiry = (
  { enquiryId, customerCompanyId, visibleToSuppliers }: EventPayload<typeof enquiryChanged>,
  version: number,
): Notice => ({
  events: all(enquiryKinds, enquiryId, version),
  companyIds: [customerCompanyId],
  ...(visibleToSuppliers && { companyTypes: ['SUPPLIER'] }),
})

type OfferPayload = EventPayload<typeof offerReleased>
type OfferNews = EventPayload<typeof businessDataChanged>
/** Both parties; the enquiry's page shows its offers, so it counts as changed as well. */
const toParties = (
  { offerId, enquiryId, customerCompanyId, supplierCompanyId }: OfferPayload,
  version: number,
): Notice => ({
  events: [...all(offerKinds, offerId, version), { kind: 'enquiry', id: enquiryId }],
  companyIds: [customerCompanyId, supplierCompanyId],
})
const toSupplier = ({ offerId, supplierCompanyId }: OfferPayload, version: number): Notice => ({
  events: all(offerKinds, offerId, version),
  companyIds: [supplierCompanyId],
})

/** The supplier; the customer as well if the offer is released. */
const toSupplierAndReleased = (
  { offerId, customerCompanyId, supplierCompanyId, released }: OfferNews,
  events: readonly LiveEvent[],
): Notice => ({
  events,
  companyIds: released ? [supplierCompanyId, customerCompanyId] : [supplierCompanyId],
  ...(released === undefined && { customerIfReleased: { offerId, companyId: customerCompanyId } }),
})

const rules: ReadonlyMap<string, Rule> = new Map([
  rule(enquiryReleased, aboutEnquiry),
  rule(enquiryChanged, aboutEnquiry),
  rule(enquiryClosed, aboutEnquiry),
  rule(offerDrafted, toSupplier),
  rule(offerChanged, toParties),
  rule(offerReleased, toParties),
  rule(offerAccepted, toParties),
  rule(offerDeclined, toParties),
  rule(offerConfirmed, toParties),
  rule(offerReplaced, toParties),
  rule(offerLapsed, toParties),
  rule(offerWithdrawn, toParties),
  rule(offerArchived, (payload, version) =>
    toSupplierAndReleased(payload, all(offerKinds, payload.offerId, version)),
  ),
  rule(bindingEnding, toSupplier),
  // The operator's admins get a mail; no page shows it.
  rule(estimatesAskedOften, () => ({ events: [] })),
  rule(articleImportStarted, ({ importId }) => ({
    events: all(['articleImport'], importId),
    companyTypes: ['ADMIN'],
  })),
  rule(articleImportEnded, ({ importId }) => ({
    events: all(['articleImport', 'article'], importId),
    companyTypes: ['ADMIN'],
  })),
  rule(articleChanged, ({ articleId }) => ({
    events: all(['article'], articleId),
    companyTypes: ['ADMIN'],
  })),
  rule(companyChanged, ({ companyId }) => ({
    events: all(['company'], companyId),
    companyIds: [companyId],
    companyTypes: ['ADMIN'],
  })),
  rule(userChanged, ({ userId, companyId }) => ({
    events: all(['user'], userId),
    userIds: [userId],
    companyIds: [companyId],
    companyTypes: ['ADMIN'],
  })),
  rule(businessDataChanged, (payload) =>
    toSupplierAndReleased(payload, all(['businessData'], payload.offerId)),
  ),
])

/** Whom an event concerns and what they are told; undefined for one that nobody sees. */
export const noticeOf = (event: EventEnvelope): Notice | undefined => rules.get(event.name)?.(event)

/** Guests share a company without being colleagues: what concerns it does not concern them. */
export const concerns = (
  audience: Audience,
  { userId, companyId, companyType }: { userId: string; companyId: string; companyType: CompanyType },
): boolean =>
  audience.userIds?.includes(userId) === true ||
  (companyType !== 'EXTERNAL' && audience.companyIds?.includes(companyId) === true) ||
  audience.companyTypes?.includes(companyType) === true
