import type { CompanyType } from '@schrankwerk/contracts'

const longestPassword = 128

/** How many characters a password needs at least: more for those who run the portal. */
export const minimumPasswordLength = (companyType: CompanyType): number => (companyType === 'ADMIN' ? 12 : 6)

export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-is-mail'

/**
 * What speaks against a new password; undefined where nothing does. Characters count as a reader counts them, so an
 * emoji is one.
 */
export function passwordProblem(
  password: string,
  owner: { mail: string; companyType: CompanyType },
): PasswordProblem | undefined {
  const { length } = [...password]
  if (length < minimumPasswordLength(owner.companyType)) return 'password-too-short'
  if (length > longestPassword) return 'password-too-long'
  return password.trim().toLowerCase() === owner.mail.trim().toLowerCase() ? 'password-is-mail' : undefined
}
