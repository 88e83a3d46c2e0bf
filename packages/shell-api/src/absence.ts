import { ProblemError } from '@schrankwerk/contracts/client'

export interface Absence {
  /** There is no such object, or none that one may see; asking again does not help. */
  isMissing: boolean
  /** Why, in the server's own German sentence. */
  detail?: string
  code?: string
  requestId?: string
}

/** Why an object did not come; undefined without an error. */
export const absenceOf = (error: unknown): Absence | undefined => {
  if (!error) return undefined
  if (!(error instanceof ProblemError)) return { isMissing: false }
  const { status, detail, code, requestId } = error
  return { isMissing: status === 404 || status === 400, detail, code, requestId }
}
