import type { CompanyType } from './endpoint.ts'
import type { LiveEvent, LiveKind } from './notification/stream.ts'

/** Who is informed: these users, users of these companies, or of every company of these types. */
export interface Audience {
  userIds?: readonly string[]
  companyIds?: readonly string[]
  companyTypes?: readonly CompanyType[]
}

/** What the live stream sends for an event, and to whom. */
export interface Notice extends Audience {
  events: readonly LiveEvent[]
  /** The customer learns of it only while this offer is released, which an older event does not say: to be asked. */
  customerIfReleased?: { offerId: string; companyId: string }
}

const changed = (kinds: readonly LiveKind[], id: string, version?: number): LiveEvent[] =>
  kinds.map((kind) => (version === undefined ? { kind, id } : { kind, id, version }))

// Their files and parts lists change under the same event.
const enquiryKinds: readonly LiveKind[] = ['enquiry', 'bom', 'file']
const offerKinds: readonly LiveKind[] = ['offer', 'bom', 'file']

interface OfferIds {
  offerId: string
  enquiryId: string
  customerCompanyId: string
  supplierCompanyId: string
}

/** The customer; every supplier as well where they see the enquiry. */
export const toCustomerAndViewers = (
  {
    enquiryId,
    customerCompanyId,
    visibleToSuppliers,
  }: { enquiryId: string; customerCompanyId: string; visibleToSuppliers: boolean },
  version: number,
): Notice => ({
  events: changed(enquiryKinds, enquiryId, version),
  companyIds: [customerCompanyId],
  ...(visibleToSuppliers && { companyTypes: ['SUPPLIER'] }),
})

/** Both parties; the enquiry's page shows its offers, so it counts as changed as well. */
export const toParties = (
  { offerId, enquiryId, customerCompanyId, supplierCompanyId }: OfferIds,
  version: number,
): Notice => ({
  events: [...changed(offerKinds, offerId, version), { kind: 'enquiry', id: enquiryId }],
  companyIds: [customerCompanyId, supplierCompanyId],
})

/** The supplier alone: the customer knows nothing of it yet. */
export const toSupplier = ({ offerId, supplierCompanyId }: OfferIds, version: number): Notice => ({
  events: changed(offerKinds, offerId, version),
  companyIds: [supplierCompanyId],
})

type MaybeReleased = Omit<OfferIds, 'enquiryId'> & { released?: boolean | undefined }

const once = (
  { offerId, customerCompanyId, supplierCompanyId, released }: MaybeReleased,
  events: readonly LiveEvent[],
): Notice => ({
  events,
  companyIds: released ? [supplierCompanyId, customerCompanyId] : [supplierCompanyId],
  ...(released === undefined && { customerIfReleased: { offerId, companyId: customerCompanyId } }),
})

/** The supplier; the customer as well once the offer is released. */
export const toPartiesOnceReleased = (payload: MaybeReleased, version: number): Notice =>
  once(payload, changed(offerKinds, payload.offerId, version))

/**
 * The supplier; the customer as well once the offer whose folder it is was released; and whom an entry opens the folder,
 * or did until now.
 */
export const toFolderPeople = ({
  guestIds,
  ...payload
}: MaybeReleased & { guestIds: readonly string[] }): Notice => ({
  ...once(payload, changed(['businessData'], payload.offerId)),
  userIds: guestIds,
})

/** The operator's people, whose lists show imports; one that ended changed articles and master data too. */
export const toOperatorOfImport = ({ importId }: { importId: string }): Notice => ({
  events: changed(['articleImport'], importId),
  companyTypes: ['ADMIN'],
})
/** The operator's people: the import itself, and lists of articles and master data, which it may have changed. */
export const toOperatorOfEndedImport = ({ importId }: { importId: string }): Notice => ({
  events: changed(['articleImport', 'article', 'masterData'], importId),
  companyTypes: ['ADMIN'],
})
export const toOperatorOfExport = ({ exportId }: { exportId: string }): Notice => ({
  events: changed(['articleExport'], exportId),
  companyTypes: ['ADMIN'],
})
export const toOperatorOfArticle = ({ articleId }: { articleId: string }): Notice => ({
  events: changed(['article'], articleId),
  companyTypes: ['ADMIN'],
})

export const toOperatorOfMasterData = ({ id }: { id: string }): Notice => ({
  events: changed(['masterData'], id),
  companyTypes: ['ADMIN'],
})
/** The company whose memory it is; what the operator remembers is everybody's. */
export const toWhoRemembers = ({ companyId }: { companyId: string | null }): Notice => ({
  events: [{ kind: 'replacement', id: 'all' }],
  ...(companyId === null ? { companyTypes: ['CUSTOMER', 'SUPPLIER'] } : { companyIds: [companyId] }),
})
/** The operator's people, whose own parts list it is. */
export const toOperatorOfBom = (
  { adminBOMResultId }: { adminBOMResultId: string },
  version: number,
): Notice => ({
  events: changed(['bom'], adminBOMResultId, version),
  companyTypes: ['ADMIN'],
})

/** The operator's people, whose worklist it is. */
export const toOperatorOfMissingNumbers = (): Notice => ({
  events: [{ kind: 'missingNumber', id: 'all' }],
  companyTypes: ['ADMIN'],
})

/** Both parties: their lists of conversations, the open one, and the number beside the bell. */
export const toSpeakers = ({
  conversationId,
  customerCompanyId,
  supplierCompanyId,
}: ConversationIds): Notice => ({
  events: changed(['conversation', 'unread'], conversationId),
  companyIds: [customerCompanyId, supplierCompanyId],
})
/** Both parties, for whom nothing became unread. */
export const toSpeakersPages = ({
  conversationId,
  customerCompanyId,
  supplierCompanyId,
}: ConversationIds): Notice => ({
  events: changed(['conversation'], conversationId),
  companyIds: [customerCompanyId, supplierCompanyId],
})
interface ConversationIds {
  conversationId: string
  customerCompanyId: string
  supplierCompanyId: string
}
/** One person, in all tabs: nobody else's number changed. */
export const toReader = ({ userId }: { userId: string }): Notice => ({
  events: changed(['unread'], userId),
  userIds: [userId],
})
/** Those whose lists show it; every supplier where all of them may. */
export const toWitnesses = ({
  enquiryId,
  companyIds,
  toSuppliers,
}: {
  enquiryId: string
  companyIds: readonly string[]
  toSuppliers: boolean
}): Notice => ({
  events: changed(['happening'], enquiryId),
  companyIds,
  ...(toSuppliers && { companyTypes: ['SUPPLIER'] }),
})
/** One person, in all tabs. */
export const toWitness = ({ userId }: { userId: string }): Notice => ({
  events: changed(['happening'], userId),
  userIds: [userId],
})

/** The company whose draft has the list. */
export const toOwnerOfBom = ({ ownerId, companyId }: { ownerId: string; companyId: string }): Notice => ({
  events: changed(['bom'], ownerId),
  companyIds: [companyId],
})

/** Articles changed with them, too many to name each. */
export const toOperatorOfCombined = ({ ids }: { ids: readonly string[] }): Notice => ({
  events: [...ids.flatMap((id) => changed(['masterData'], id)), ...changed(['article'], ids[0] ?? '')],
  companyTypes: ['ADMIN'],
})

/** Articles went, too many to name each. */
export const toOperatorOfEmptied = ({ manufacturerId }: { manufacturerId: string }): Notice => ({
  events: changed(['article'], manufacturerId),
  companyTypes: ['ADMIN'],
})

/** The company's own people and the operator's. */
export const toCompany = ({ companyId }: { companyId: string }): Notice => ({
  events: changed(['company'], companyId),
  companyIds: [companyId],
  companyTypes: ['ADMIN'],
})

/** The user, the colleagues and the operator's people. */
export const toUser = ({ userId, companyId }: { userId: string; companyId: string }): Notice => ({
  events: changed(['user'], userId),
  userIds: [userId],
  companyIds: [companyId],
  companyTypes: ['ADMIN'],
})

/** No page shows it, or another event beside it tells the pages. */
export const toNoPage = (): Notice => ({ events: [] })
