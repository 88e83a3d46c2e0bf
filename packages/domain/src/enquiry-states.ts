import type { EnquiryAction, FileType, ProblemCode } from '@schrankwerk/contracts'
import type { Party } from './party.ts'

export type EnquiryState = 'DRAFT' | 'RELEASED' | 'CLOSED' | 'ARCHIVED'

export interface EnquiryFacts {
  released: boolean
  closed: boolean
  archived: boolean
  /** One of its offers is CONFIRMED. */
  hasJob: boolean
  /** One of its offers is ACCEPTED and still binding. */
  hasOrder: boolean
  /** The customer's company is gone. */
  customerInactive: boolean
}

/** The one state a list shows: archived before closed before released. */
export const enquiryStateOf = (
  enquiry: Pick<EnquiryFacts, 'released' | 'closed' | 'archived'>,
): EnquiryState => {
  if (enquiry.archived) return 'ARCHIVED'
  if (enquiry.closed) return 'CLOSED'
  return enquiry.released ? 'RELEASED' : 'DRAFT'
}

type Rule = (enquiry: EnquiryFacts) => ProblemCode | null

const unless = (condition: boolean, code: ProblemCode): ProblemCode | null => (condition ? null : code)
const notArchived: Rule = ({ archived }) => unless(!archived, 'enquiry-archived')
const notClosed: Rule = ({ closed }) => unless(!closed, 'enquiry-closed')
const released: Rule = (enquiry) => unless(enquiry.released, 'enquiry-not-released')
const activeCustomer: Rule = (enquiry) => unless(!enquiry.customerInactive, 'customer-inactive')
const draft: readonly Rule[] = [
  notArchived,
  notClosed,
  (enquiry) => unless(!enquiry.released, 'enquiry-released'),
]

/** Per action: whose it is, and the reasons against it in the order in which they are given. */
const actionRules: Readonly<Record<EnquiryAction, { by: Party; rules: readonly Rule[] }>> = {
  edit: { by: 'CUSTOMER', rules: draft },
  release: { by: 'CUSTOMER', rules: draft },
  uploadFile: { by: 'CUSTOMER', rules: draft },
  // With an order as well: it stays, and its supplier can confirm it.
  close: { by: 'CUSTOMER', rules: [notArchived, notClosed, released] },
  reopen: {
    by: 'CUSTOMER',
    rules: [
      notArchived,
      ({ closed }) => unless(closed, 'enquiry-not-closed'),
      ({ hasJob }) => unless(!hasJob, 'enquiry-has-job'),
    ],
  },
  copy: { by: 'CUSTOMER', rules: [] },
  archive: { by: 'CUSTOMER', rules: [notArchived, ({ hasOrder }) => unless(!hasOrder, 'enquiry-has-order')] },
  createOffer: { by: 'SUPPLIER', rules: [released, notArchived, notClosed, activeCustomer] },
}

/** Why this party cannot do this now: a problem code, `other-party`, or null when it can. */
export const enquiryObstacle = (
  action: EnquiryAction,
  enquiry: EnquiryFacts,
  party: Party,
): ProblemCode | null => {
  const { by, rules } = actionRules[action]
  if (by !== party) return 'other-party'
  for (const rule of rules) {
    const code = rule(enquiry)
    if (code !== null) return code
  }
  return null
}

/** What the party may do with the enquiry now. */
export const enquiryActionsOf = (enquiry: EnquiryFacts, party: Party): EnquiryAction[] =>
  (Object.keys(actionRules) as EnquiryAction[]).filter(
    (action) => enquiryObstacle(action, enquiry, party) === null,
  )

const draftFileTypes: readonly FileType[] = [
  'BILL_OF_MATERIAL',
  'CIRCUIT_DIAGRAM',
  'POWER_FLOW_DIAGRAM',
  'LEGAL_DOCUMENT',
  'LABELLING',
  'CONNECTION_LIST',
  'NC_DATA',
  'PERFOREX',
  'UNKNOWN',
]

/** File types the party may place on the enquiry; what belongs to an offer never lies here. */
export const enquiryFileTypesOf = (enquiry: EnquiryFacts, party: Party): readonly FileType[] =>
  enquiryObstacle('uploadFile', enquiry, party) === null ? draftFileTypes : []
