import { isUniqueViolation, Problem } from '@schrankwerk/service-kit'

export const mailTaken = () =>
  new Problem(409, 'mail-taken', { errors: [{ path: 'mail', code: 'mail-taken' }] })

/** To be given what a write of an address failed with: of two who take one at the same time one is refused. */
export const mailTakenOr = (error: unknown): never => {
  throw isUniqueViolation(error, 'user_mail') ? mailTaken() : error
}
