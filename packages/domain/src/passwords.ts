import type { CompanyType } from '@schrankwerk/contracts'

const longestPassword = 128

/** How many characters a password needs at least: more for those who run the portal. */
export const minimumPasswordLength = (companyType: CompanyType): number => (companyType === 'ADMIN' ? 12 : 6)

/** The same for who registers: as a customer, always. */
export const minimumPasswordLengthToRegister = minimumPasswordLength('CUSTOMER')

export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-is-mail'

/** Whose password it is. Who does not know the kind of company may have been told the length that it asks for. */
export type PasswordOwner = { mail: string } & ({ companyType: CompanyType } | { minimumLength: number })

/**
 * What speaks against a new password; undefined where nothing does. Characters count as a reader counts them, so an
 * emoji is one.
 */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const { length } = [...password]
  const minimum = 'minimumLength' in owner ? owner.minimumLength : minimumPasswordLength(owner.companyType)
  if (length < minimum) return 'password-too-short'
  if (length > longestPassword) return 'password-too-long'
  return password.trim().toLowerCase() === owner.mail.trim().toLowerCase() ? 'password-is-mail' : undefined
}
