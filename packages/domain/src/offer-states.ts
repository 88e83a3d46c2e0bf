import type { FileType, Offer, OfferAction, OfferState, ProblemCode } from '@schrankwerk/contracts'
import type { Party } from './party.ts'

/** A move of an offer: who makes it, from where to where, and the file it needs. */
export interface OfferTransition {
  action: 'accept' | 'decline' | 'confirm' | 'lapse'
  from: OfferState
  to: OfferState
  /** Null: the system alone. */
  by: Party | null
  requiredFile: FileType | null
  missingFile: ProblemCode | null
}

/** All moves there are; buttons, server guard and tests read this one table. */
export const offerTransitions = [
  {
    action: 'accept',
    from: 'OPEN',
    to: 'ACCEPTED',
    by: 'CUSTOMER',
    requiredFile: 'ORDER',
    missingFile: 'order-file-missing',
  },
  { action: 'decline', from: 'OPEN', to: 'DECLINED', by: 'CUSTOMER', requiredFile: null, missingFile: null },
  {
    action: 'confirm',
    from: 'ACCEPTED',
    to: 'CONFIRMED',
    by: 'SUPPLIER',
    requiredFile: 'ORDER_CONFIRMATION',
    missingFile: 'order-confirmation-missing',
  },
  { action: 'lapse', from: 'ACCEPTED', to: 'OPEN', by: null, requiredFile: null, missingFile: null },
] as const satisfies readonly OfferTransition[]

/** What decides about an offer, besides who asks. Instants are milliseconds, dates `YYYY-MM-DD` (Berlin). */
export interface OfferFacts {
  state: OfferState
  released: boolean
  archived: boolean
  invalidated: boolean
  validUntil: string | null
  bindingUntil: number | null
  enquiryClosed: boolean
  enquiryArchived: boolean
  /** Another offer of the enquiry is CONFIRMED, or ACCEPTED and still binding. */
  orderElsewhere: boolean
  /** Another version of it is CONFIRMED, or ACCEPTED and still binding. */
  versionOrdered: boolean
  /** Whose company is gone. What is agreed stays; nothing new is. */
  customerInactive: boolean
  supplierInactive: boolean
}

export interface Moment {
  /** Milliseconds since 1970. */
  now: number
  /** Calendar date in Berlin. */
  today: string
}

type Rule = (offer: OfferFacts, moment: Moment) => ProblemCode | null

const unless = (condition: boolean, code: ProblemCode): ProblemCode | null => (condition ? null : code)
const alive: Rule = (offer) =>
  offer.invalidated ? 'offer-invalidated' : offer.archived ? 'offer-archived' : null
const draft: Rule = (offer) =>
  offer.state === 'OPEN' ? unless(!offer.released, 'offer-released') : 'offer-state'

/** Why its enquiry takes no offers any more, what lasts told before what may change again; null while it does. */
export const enquiryObstacleOf = (
  offer: Pick<OfferFacts, 'enquiryClosed' | 'enquiryArchived' | 'customerInactive'>,
): Offer['enquiryObstacle'] => {
  if (offer.enquiryArchived) return 'enquiry-archived'
  if (offer.customerInactive) return 'customer-inactive'
  return offer.enquiryClosed ? 'enquiry-closed' : null
}

const hasStoppedBinding = (offer: Pick<OfferFacts, 'bindingUntil'>, moment: Pick<Moment, 'now'>): boolean =>
  offer.bindingUntil !== null && offer.bindingUntil <= moment.now

/** Its validity is over; the last day counts. */
export const hasExpired = (
  { validUntil }: Pick<OfferFacts, 'validUntil'>,
  { today }: Pick<Moment, 'today'>,
) => validUntil !== null && validUntil < today

/** Its order lapsed, and it is open again. */
export const hasLapsed = ({ state, bindingUntil }: Pick<OfferFacts, 'state' | 'bindingUntil'>): boolean =>
  state === 'OPEN' && bindingUntil !== null

/** Per action: who may, and the reasons against it in the order in which they are told. */
const actionRules: Readonly<Record<OfferAction, { by: Party; rules: readonly Rule[] }>> = {
  edit: { by: 'SUPPLIER', rules: [draft, alive] },
  release: {
    by: 'SUPPLIER',
    rules: [draft, alive, (offer) => unless(!offer.versionOrdered, 'version-ordered'), enquiryObstacleOf],
  },
  revise: {
    by: 'SUPPLIER',
    rules: [
      (offer) => unless(offer.state === 'OPEN' || offer.state === 'DECLINED', 'offer-state'),
      alive,
      (offer) => unless(offer.released, 'offer-not-released'),
      enquiryObstacleOf,
    ],
  },
  archive: {
    by: 'SUPPLIER',
    rules: [
      (offer) => unless(offer.state !== 'ACCEPTED', 'offer-state'),
      (offer) => unless(!offer.archived, 'offer-archived'),
    ],
  },
  accept: {
    by: 'CUSTOMER',
    rules: [
      (offer) => unless(offer.state === 'OPEN', 'offer-state'),
      alive,
      (offer) => unless(offer.released, 'offer-not-released'),
      enquiryObstacleOf,
      (offer, moment) => unless(!hasExpired(offer, moment), 'offer-expired'),
      (offer) => unless(!offer.orderElsewhere, 'order-elsewhere'),
      (offer) => unless(!offer.supplierInactive, 'supplier-inactive'),
    ],
  },
  decline: {
    by: 'CUSTOMER',
    rules: [
      (offer) => unless(offer.state === 'OPEN', 'offer-state'),
      alive,
      (offer) => unless(offer.released, 'offer-not-released'),
    ],
  },
  wish: {
    by: 'CUSTOMER',
    rules: [
      (offer) => unless(offer.state === 'OPEN' || offer.state === 'DECLINED', 'offer-state'),
      alive,
      (offer) => unless(offer.released, 'offer-not-released'),
      enquiryObstacleOf,
      (offer) => unless(!offer.orderElsewhere, 'order-elsewhere'),
      (offer) => unless(!offer.supplierInactive, 'supplier-inactive'),
      (offer, moment) =>
        unless(offer.state === 'DECLINED' || hasExpired(offer, moment) || hasLapsed(offer), 'offer-valid'),
    ],
  },
  confirm: {
    by: 'SUPPLIER',
    rules: [
      // Of an order that lapsed as well: its supplier learns that he came too late.
      (offer, moment) =>
        unless(offer.state === 'CONFIRMED' || !hasStoppedBinding(offer, moment), 'binding-expired'),
      (offer) => unless(offer.state === 'ACCEPTED', 'offer-state'),
      alive,
      (offer) => unless(!offer.orderElsewhere, 'order-elsewhere'),
    ],
  },
  uploadFile: { by: 'SUPPLIER', rules: [] },
}

/** Why this party cannot do this now: a problem code, `other-party`, or null when it can. */
export const offerObstacle = (
  action: Exclude<OfferAction, 'uploadFile'>,
  offer: OfferFacts,
  party: Party,
  moment: Moment,
): ProblemCode | null => {
  const { by, rules } = actionRules[action]
  if (by !== party) return 'other-party'
  for (const rule of rules) {
    const code = rule(offer, moment)
    if (code !== null) return code
  }
  return null
}

/**
 * The state an order lapses into once its binding time has passed: open again, or declined where its enquiry takes no
 * offers any more. Null for what does not lapse, or not yet.
 */
export const lapseOf = (
  offer: Pick<OfferFacts, 'state' | 'bindingUntil' | 'enquiryClosed' | 'enquiryArchived'>,
  moment: Pick<Moment, 'now'>,
): 'OPEN' | 'DECLINED' | null => {
  if (offer.state !== 'ACCEPTED' || !hasStoppedBinding(offer, moment)) return null
  return offer.enquiryClosed || offer.enquiryArchived ? 'DECLINED' : 'OPEN'
}

const guarded = ['edit', 'release', 'revise', 'accept', 'decline', 'wish', 'confirm', 'archive'] as const

/** What the party may do with the offer now, in the order of the buttons. */
export const offerActionsOf = (offer: OfferFacts, party: Party, moment: Moment): OfferAction[] => {
  const actions: OfferAction[] = guarded.filter(
    (action) => offerObstacle(action, offer, party, moment) === null,
  )
  if (offerFileTypesOf(offer, party).length > 0) actions.push('uploadFile')
  return actions
}

const draftFileTypes: readonly FileType[] = [
  'OFFER',
  'LEGAL_DOCUMENT',
  'POWER_FLOW_DIAGRAM',
  'BILL_OF_MATERIAL',
  'CIRCUIT_DIAGRAM',
  'LABELLING',
  'CONNECTION_LIST',
  'NC_DATA',
  'PERFOREX',
  'UNKNOWN',
]

/** Which types the party may place, retype and delete on an offer in this state. */
export const offerFileTypesOf = (
  offer: Pick<OfferFacts, 'state' | 'released' | 'invalidated' | 'archived'>,
  party: Party,
): readonly FileType[] => {
  if (offer.invalidated || offer.archived) return []
  if (party === 'SUPPLIER' && offer.state === 'OPEN' && !offer.released) return draftFileTypes
  if (party === 'SUPPLIER' && offer.state === 'ACCEPTED') return ['ORDER_CONFIRMATION']
  if (party === 'CUSTOMER' && offer.state === 'OPEN' && offer.released) return ['ORDER']
  return []
}

/** The same for whoever may place anything on it, which is one party at most. */
export const placeableFileTypesOf = (offer: Parameters<typeof offerFileTypesOf>[0]): readonly FileType[] => [
  ...offerFileTypesOf(offer, 'SUPPLIER'),
  ...offerFileTypesOf(offer, 'CUSTOMER'),
]

/** Whose move is next; null when nobody's is. */
export const nextPartyOf = (
  offer: Pick<OfferFacts, 'state' | 'released' | 'invalidated' | 'archived'>,
): Party | null => {
  if (offer.invalidated || offer.archived) return null
  if (offer.state === 'OPEN') return offer.released ? 'CUSTOMER' : 'SUPPLIER'
  return offer.state === 'ACCEPTED' ? 'SUPPLIER' : null
}
