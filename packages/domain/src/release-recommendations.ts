import type { FileType, JobConditionField, JobConditions, Recommendation } from '@schrankwerk/contracts'
import {
  countUnsaidConditions,
  jobConditionDefaults,
  openConditions,
  settleConditions,
} from './job-conditions.ts'

export interface PartsListForRecommendation {
  /** A file of this kind is there, mapped or not. */
  isUploaded: boolean
  /** It was opened as a parts list; a file that is merely attached was not, and may not even be readable. */
  isRead: boolean
  /** Of the mapped list, `incomplete` lines lack a quantity or number or contradict their article's unit; `uncounted` ones count for one piece, for no column is a quantity; `unmatchedLines` without those that the customer supplies and those that are to stay so; undefined while nothing is mapped. */
  sums: { uncounted: number; incomplete: number; unmatchedLines: number; toCheck: number } | undefined
}

const ofPartsList = ({ isUploaded, isRead, sums }: PartsListForRecommendation): Recommendation[] => {
  if (sums === undefined) return isUploaded ? [{ code: isRead ? 'list-not-mapped' : 'list-not-read' }] : []
  const unmatched = sums.unmatchedLines
  return [
    ...(sums.uncounted > 0 ? [{ code: 'quantities-assumed', count: sums.uncounted } as const] : []),
    ...(sums.incomplete > 0 ? [{ code: 'lines-incomplete', count: sums.incomplete } as const] : []),
    ...(unmatched > 0 ? [{ code: 'lines-unmatched', count: unmatched } as const] : []),
    ...(sums.toCheck > 0 ? [{ code: 'lines-to-check', count: sums.toCheck } as const] : []),
  ]
}

export interface EnquiryForRecommendation {
  partsList: PartsListForRecommendation
  /** Fields that somebody has ever written. */
  touched: ReadonlySet<string>
  amount: number | null
  conditions: JobConditions
  fileTypes: readonly FileType[]
}

/** What a customer does well to look at before the release, in the order of the page; nothing here holds it up. */
export const recommendedForEnquiry = (enquiry: EnquiryForRecommendation): Recommendation[] => {
  const { partsList, touched, amount, conditions, fileTypes } = enquiry
  const unsaid = countUnsaidConditions(conditions)
  const open = openConditions(conditions, fileTypes)
  // Those of a copy were set where it came from.
  const settled = settleConditions(conditions)
  const isConditionTouched = Object.entries(settleConditions(jobConditionDefaults)).some(
    ([field, standard]) => touched.has(field) || settled[field as JobConditionField] !== standard,
  )
  return [
    ...(amount === 1 && !touched.has('amount') ? [{ code: 'amount-untouched' } as const] : []),
    ...ofPartsList(partsList),
    ...(isConditionTouched ? [] : [{ code: 'conditions-untouched' } as const]),
    ...(unsaid > 0 ? [{ code: 'conditions-unsaid', count: unsaid } as const] : []),
    ...(open.length > 0 ? [{ code: 'conditions-open', fields: open } as const] : []),
  ]
}

export interface OfferForRecommendation {
  /** The offer's own, for its supplier before the release; undefined for every later step and for the customer. */
  partsList: PartsListForRecommendation | undefined
  /** In how many places its lines differ from the enquiry's; 0 for every later step. */
  deviations: number
  /** Questions between the two parties that nobody has settled. */
  openQuestions: number
}

/** The same before an offer's release, its acceptance and its confirmation, for whoever takes that step. */
export const recommendedForOffer = ({
  partsList,
  deviations,
  openQuestions,
}: OfferForRecommendation): Recommendation[] => [
  ...(partsList === undefined ? [] : ofPartsList(partsList)),
  ...(deviations > 0 ? [{ code: 'lines-deviate', count: deviations } as const] : []),
  ...(openQuestions > 0 ? [{ code: 'questions-open', count: openQuestions } as const] : []),
]
