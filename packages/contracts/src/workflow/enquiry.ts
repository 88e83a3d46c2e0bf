import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  calendarDate,
  changeEntry,
  editVersion,
  id,
  instant,
  mostCabinets,
  pageOf,
  pageQuery,
  text,
} from '../values.ts'
import { bomState } from './bom-state.ts'
import { fileItem, fileType } from './file.ts'
import { jobConditionField, jobConditionFields, wireIdentificationInput } from './job-conditions.ts'

export const deliveryConditions = ['EXW', 'DAP'] as const
export const deliveryCondition = z.enum(deliveryConditions)
/** `EXP` of older clients is stored as `EXW`. */
export const deliveryConditionInput = z.pipe(
  z.enum(['EXW', 'DAP', 'EXP']),
  z.transform((value) => (value === 'EXP' ? ('EXW' as const) : value)),
)

export const enquiryStates = ['DRAFT', 'RELEASED', 'CLOSED', 'ARCHIVED'] as const
export const enquiryState = z.enum(enquiryStates)

export const enquiryActions = [
  'edit',
  'release',
  'close',
  'archive',
  'reopen',
  'copy',
  'createOffer',
  'uploadFile',
] as const
export const enquiryAction = z.enum(enquiryActions)
export type EnquiryAction = z.output<typeof enquiryAction>

/** What is missing before a release: a field or a file, with the place to jump to. */
export const missingItem = z.object({
  path: z.string(),
  code: z.string(),
  detail: z.string(),
})
export type MissingItem = z.output<typeof missingItem>

/** What is worth a look before a step and holds nothing up. */
export const recommendationCodes = [
  'amount-untouched',
  'list-not-read',
  'list-not-mapped',
  'quantities-assumed',
  'lines-incomplete',
  'lines-unmatched',
  'lines-to-check',
  'conditions-untouched',
  'conditions-unsaid',
  'conditions-open',
  'lines-deviate',
  'questions-open',
] as const
export const recommendation = z.object({
  code: z.enum(recommendationCodes),
  /** How many lines, deviations or questions, where it is about them. */
  count: z.optional(z.int()),
  /** Which conditions, where it names some. */
  fields: z.optional(z.array(jobConditionField)),
})
export type Recommendation = z.output<typeof recommendation>

const awardedState = z.enum(['ACCEPTED', 'CONFIRMED'])

export const enquiry = z.object({
  id,
  customerId: id,
  companyId: id,
  customerName: z.string(),
  /** For the customer: the awarded supplier; null while there is none, and for suppliers. */
  supplierName: z.nullable(z.string()),
  /** For the customer: released offers; for a supplier: his own. */
  offerCount: z.int(),
  /** How many of them the customer declined. */
  declinedCount: z.int(),
  title: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  deliveryCondition: z.nullable(deliveryCondition),
  desiredDeliveryDate: z.nullable(calendarDate),
  offerDeadline: z.nullable(calendarDate),
  amount: z.nullable(z.int()),
  /** What became of the awarded offer: an order or a job; null while there is none, and for other suppliers. */
  awardedState: z.nullable(awardedState),
  /** Net total of the awarded offer; null before. */
  price: z.nullable(z.number()),
  estimateVisible: z.boolean(),
  additionalInfo: z.nullable(z.string()),
  ...jobConditionFields,
  state: enquiryState,
  released: z.boolean(),
  releaseDate: z.nullable(instant),
  closed: z.boolean(),
  archived: z.boolean(),
  invalidated: z.boolean(),
  createDate: instant,
  lastUpdate: instant,
  editVersion,
  fileItems: z.array(fileItem),
  ...bomState.shape,
  lineCount: z.int(),
  /** What is missing for the release; empty once released. */
  missing: z.array(missingItem),
  /** Worth a look before the release, for whoever may release; empty otherwise. */
  recommended: z.array(recommendation),
  allowedActions: z.array(enquiryAction),
  /** File types the asking user may place now. */
  allowedFileTypes: z.array(fileType),
  changeEntries: z.array(changeEntry),
})
export type Enquiry = z.output<typeof enquiry>

export const enquiryListItem = z.object({
  id,
  title: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  customerName: z.string(),
  supplierName: z.nullable(z.string()),
  offerCount: z.int(),
  declinedCount: z.int(),
  awardedState: z.nullable(awardedState),
  state: enquiryState,
  amount: z.nullable(z.int()),
  deliveryCondition: z.nullable(deliveryCondition),
  desiredDeliveryDate: z.nullable(calendarDate),
  offerDeadline: z.nullable(calendarDate),
  releaseDate: z.nullable(instant),
  createDate: instant,
  lastUpdate: instant,
  lineCount: z.int(),
  allowedActions: z.array(enquiryAction),
})
export type EnquiryListItem = z.output<typeof enquiryListItem>

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(schema)
const conditionInput = Object.fromEntries(
  Object.entries(jobConditionFields).map(([field, schema]) => [field, z.optional(schema)]),
) as { [Field in keyof typeof jobConditionFields]: z.ZodMiniOptional<(typeof jobConditionFields)[Field]> }

/** What a customer writes; a draft may be incomplete, so everything is optional. Fields left out stay. */
const enquiryInputFields = {
  title: optional(z.nullable(text(200))),
  referenceNumber: optional(z.nullable(text(100))),
  deliveryCondition: optional(z.nullable(deliveryConditionInput)),
  desiredDeliveryDate: optional(z.nullable(calendarDate)),
  offerDeadline: optional(z.nullable(calendarDate)),
  amount: optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostCabinets)))),
  estimateVisible: optional(z.boolean()),
  additionalInfo: optional(z.nullable(text(10_000))),
  ...conditionInput,
  individualWireIdentification: optional(wireIdentificationInput),
}
export const enquiryInput = z.object(enquiryInputFields)
export type EnquiryInput = z.input<typeof enquiryInput>

const parties = { CUSTOMER: true, SUPPLIER: true } as const
const customer = { CUSTOMER: true } as const

export const getEnquiry = defineEndpoint({
  name: 'getEnquiry',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/',
  summary: 'One enquiry with its files, conditions and what the asking user may do',
  who: parties,
  query: z.object({ id }),
  ok: 200,
  answer: enquiry,
})

export const enquiryColumns = [
  'createDate',
  'lastUpdate',
  'title',
  'referenceNumber',
  'customerName',
  'desiredDeliveryDate',
  'releaseDate',
  'state',
] as const

export const filterEnquiries = defineEndpoint({
  name: 'filterEnquiries',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/filter',
  summary: "Enquiries of the caller's company, or released ones for a supplier",
  who: parties,
  query: z.object({
    ...pageQuery(enquiryColumns),
    title: z.optional(text(200)),
    referenceNumber: z.optional(text(100)),
    state: z.optional(enquiryState),
  }),
  ok: 200,
  answer: pageOf(enquiryListItem),
})

export const createEnquiry = defineEndpoint({
  name: 'createEnquiry',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/',
  summary: 'Begin a draft; it may be empty',
  who: customer,
  body: enquiryInput,
  ok: 201,
  answer: enquiry,
})

export const updateEnquiry = defineEndpoint({
  name: 'updateEnquiry',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/update',
  summary: 'Save a draft; `released: true` releases it, `closed: true` alone ends a released one',
  who: customer,
  body: z.object({
    ...enquiryInputFields,
    id,
    editVersion: z.optional(editVersion),
    released: z.optional(z.boolean()),
    closed: z.optional(z.boolean()),
  }),
  ok: 200,
  answer: enquiry,
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'enquiry-released',
    'enquiry-archived',
    'enquiry-closed',
    'enquiry-not-released',
    'release-incomplete',
  ],
})

export const archiveEnquiry = defineEndpoint({
  name: 'archiveEnquiry',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/archive',
  summary: 'Archive an enquiry (the delete of the list)',
  who: customer,
  query: z.object({ enquiryId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['enquiry-archived', 'enquiry-has-order'],
})

export const reopenEnquiry = defineEndpoint({
  name: 'reopenEnquiry',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/reopen',
  summary: 'Open a closed enquiry again',
  who: customer,
  query: z.object({ enquiryId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['enquiry-not-closed', 'enquiry-has-job', 'enquiry-archived'],
  changes: true,
})

export const copyEnquiry = defineEndpoint({
  name: 'copyEnquiry',
  service: 'workflow',
  method: 'POST',
  path: '/enquiry/copy',
  summary: 'A new draft with the same data, files and parts list',
  who: customer,
  query: z.object({ id }),
  ok: 201,
  answer: enquiry,
})

/** How much business a company has, by state. */
export const businessCounts = z.object({
  drafts: z.int(),
  releasedEnquiries: z.int(),
  closedEnquiries: z.int(),
  openOffers: z.int(),
  declinedOffers: z.int(),
  /** ACCEPTED: they stay confirmable, whatever becomes of the company. */
  orders: z.int(),
  jobs: z.int(),
})
export type BusinessCounts = z.output<typeof businessCounts>

export const countBusiness = defineEndpoint({
  name: 'countBusiness',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/company/counts',
  summary: "A company's business as counts: the operator sees no more of it",
  who: { ADMIN: 'admin' },
  query: z.object({ companyId: id }),
  ok: 200,
  answer: businessCounts,
})
