import type { CompanyType } from '@schrankwerk/contracts'
import { minimumPasswordLength, type PasswordProblem, passwordProblem } from '@schrankwerk/domain'
import { ExpectationFailed } from '@schrankwerk/service-kit'

/** Why a new password is refused, with the number of characters that this person's needs. */
export function passwordRefusal(problem: PasswordProblem, companyType: CompanyType): ExpectationFailed {
  const refusal = new ExpectationFailed(problem)
  return problem === 'password-too-short'
    ? refusal.because(`Das Passwort braucht mindestens ${minimumPasswordLength(companyType)} Zeichen.`)
    : refusal
}

/** Throws where the rule for passwords speaks against a new one. */
export function refuseWeakPassword(
  password: string,
  owner: { mail: string; companyType: CompanyType },
): void {
  const problem = passwordProblem(password, owner)
  if (problem) throw passwordRefusal(problem, owner.companyType)
}
