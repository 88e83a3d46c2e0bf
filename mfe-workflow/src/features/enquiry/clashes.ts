import { differingFields, type EnquiryField, type EnquiryValues, isConditionField } from './enquiry-values.ts'

export interface Stand {
  /** What was saved when one began to type. */
  before: EnquiryValues
  /** What is saved now. */
  now: EnquiryValues
  /** What one typed, on top of `before`. */
  mine: EnquiryValues
  /** What was sent without an answer, oldest first: each may have arrived. */
  sent?: readonly Partial<EnquiryValues>[]
}

/** Fields that somebody else changed to something that is not one's own. */
export const changedElsewhere = ({ before, now, mine, sent = [] }: Stand): EnquiryField[] =>
  differingFields(before, now).filter(
    (field) =>
      !Object.is(now[field], mine[field]) &&
      !sent.some((values) => field in values && Object.is(now[field], values[field])),
  )

/**
 * Fields in which two people disagree. The conditions decide about one another, so a change of one here and of
 * another there is a clash of both.
 */
export const clashesOf = (stand: Stand): EnquiryField[] => {
  const there = changedElsewhere(stand)
  const here = differingFields(stand.before, stand.mine)
  const conditionsClash = there.some(isConditionField) && here.some(isConditionField)
  return here
    .filter((field) => there.includes(field) || (conditionsClash && isConditionField(field)))
    .concat(conditionsClash ? there.filter((field) => isConditionField(field) && !here.includes(field)) : [])
}
