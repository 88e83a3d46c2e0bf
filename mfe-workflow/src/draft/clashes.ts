import type { FieldOf } from './draft-kind.ts'

export interface Stand<Values> {
  fields: readonly FieldOf<Values>[]
  isLinked(field: FieldOf<Values>): boolean
  /** What was saved when one began to type. */
  before: Values
  /** What is saved now. */
  now: Values
  /** What one typed, on top of `before`. */
  mine: Values
  /** What was sent without an answer, oldest first: each may have arrived. */
  sent: readonly Partial<Values>[]
}

export const differingFields = <Values>(
  fields: readonly FieldOf<Values>[],
  one: Values,
  other: Values,
): FieldOf<Values>[] => fields.filter((field) => !Object.is(one[field], other[field]))

/** Fields that somebody else changed to something that is not one's own. */
export const changedElsewhere = <Values extends object>({
  fields,
  before,
  now,
  mine,
  sent,
}: Stand<Values>): FieldOf<Values>[] =>
  differingFields(fields, before, now).filter(
    (field) =>
      !Object.is(now[field], mine[field]) &&
      !sent.some((values) => field in values && Object.is(now[field], values[field])),
  )

/** Fields in which two people disagree; linked ones clash together. */
export const clashesOf = <Values extends object>(stand: Stand<Values>): FieldOf<Values>[] => {
  const { isLinked } = stand
  const there = changedElsewhere(stand)
  const here = differingFields(stand.fields, stand.before, stand.mine)
  const linkedClash = there.some(isLinked) && here.some(isLinked)
  return here
    .filter((field) => there.includes(field) || (linkedClash && isLinked(field)))
    .concat(linkedClash ? there.filter((field) => isLinked(field) && !here.includes(field)) : [])
}
