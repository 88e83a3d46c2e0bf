import type { EnquiryAction, FileType } from '@schrankwerk/contracts'

export type EnquiryState = 'DRAFT' | 'RELEASED' | 'CLOSED' | 'ARCHIVED'

export interface EnquiryFacts {
  released: boolean
  closed: boolean
  archived: boolean
  /** One of its offers is CONFIRMED. */
  hasJob: boolean
  /** One of its offers is ACCEPTED and still binding. */
  hasOrder: boolean
}

/** The one state a list shows: archived before closed before released. */
export const enquiryStateOf = (enquiry: Omit<EnquiryFacts, 'hasJob' | 'hasOrder'>): EnquiryState => {
  if (enquiry.archived) return 'ARCHIVED'
  if (enquiry.closed) return 'CLOSED'
  return enquiry.released ? 'RELEASED' : 'DRAFT'
}

type Asker = 'CUSTOMER' | 'SUPPLIER'

/** Per action: whose it is and when it is possible. */
const actionRules: Readonly<Record<EnquiryAction, { by: Asker; when: (enquiry: EnquiryFacts) => boolean }>> =
  {
    edit: { by: 'CUSTOMER', when: (enquiry) => enquiryStateOf(enquiry) === 'DRAFT' },
    release: { by: 'CUSTOMER', when: (enquiry) => enquiryStateOf(enquiry) === 'DRAFT' },
    uploadFile: { by: 'CUSTOMER', when: (enquiry) => enquiryStateOf(enquiry) === 'DRAFT' },
    close: { by: 'CUSTOMER', when: (enquiry) => enquiryStateOf(enquiry) === 'RELEASED' && !enquiry.hasOrder },
    reopen: { by: 'CUSTOMER', when: (enquiry) => enquiryStateOf(enquiry) === 'CLOSED' && !enquiry.hasJob },
    copy: { by: 'CUSTOMER', when: () => true },
    archive: { by: 'CUSTOMER', when: (enquiry) => !enquiry.archived && !enquiry.hasOrder },
    createOffer: { by: 'SUPPLIER', when: (enquiry) => enquiryStateOf(enquiry) === 'RELEASED' },
  }

/** Whose act it is at all. */
export const partyOfEnquiryAction = (action: EnquiryAction): Asker => actionRules[action].by

export const canOnEnquiry = (action: EnquiryAction, enquiry: EnquiryFacts, asker: Asker): boolean =>
  actionRules[action].by === asker && actionRules[action].when(enquiry)

/** What the asking party may do with the enquiry now. */
export const enquiryActionsOf = (enquiry: EnquiryFacts, asker: Asker): EnquiryAction[] =>
  (Object.keys(actionRules) as EnquiryAction[]).filter((action) => canOnEnquiry(action, enquiry, asker))

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
export const enquiryFileTypesOf = (enquiry: EnquiryFacts, asker: Asker): readonly FileType[] =>
  canOnEnquiry('uploadFile', enquiry, asker) ? draftFileTypes : []
