import { Problem } from '@schrankwerk/service-kit'

export const mailTaken = () =>
  new Problem(409, 'mail-taken', { errors: [{ path: 'mail', code: 'mail-taken' }] })
