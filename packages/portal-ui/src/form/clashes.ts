/** The names of what one types into. */
export type FieldOf<Values> = keyof Values & string

/** One's own version of an object beside the one that is saved now. */
export interface DraftVersion<Values> {
  /** Names of the fields in which two versions differ. */
  differing(one: Values, other: Values): readonly FieldOf<Values>[]
  /** Fields that decide about one another: changed one here and another there, they clash. */
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

/** Fields that somebody else changed to something that is not one's own. */
export const changedElsewhere = <Values extends object>({
  differing,
  before,
  now,
  mine,
  sent,
}: DraftVersion<Values>): FieldOf<Values>[] => {
  const foreign = differing(now, mine)
  return differing(before, now).filter(
    (field) =>
      foreign.includes(field) &&
      !sent.some((values) => field in values && !differing(now, { ...now, ...values }).includes(field)),
  )
}

/** Fields in which two people disagree; linked ones clash together. */
export const clashesOf = <Values extends object>(version: DraftVersion<Values>): FieldOf<Values>[] => {
  const { differing, isLinked, before, mine } = version
  const there = changedElsewhere(version)
  const here = differing(before, mine)
  const linkedClash = there.some(isLinked) && here.some(isLinked)
  return here
    .filter((field) => there.includes(field) || (linkedClash && isLinked(field)))
    .concat(linkedClash ? there.filter((field) => isLinked(field) && !here.includes(field)) : [])
}
