import { problemCodes } from '@schrankwerk/contracts'
import { type PasswordOwner, passwordProblem } from '@schrankwerk/domain'
import type { TFunction } from 'i18next'

/** What is wrong with a new password and its repetition, by field; nothing where both are good. */
export const passwordErrors = (
  { password, repeated }: { password: string; repeated: string },
  owner: PasswordOwner & { minimumLength: number },
  t: TFunction<'shell'>,
): { password?: string; repeated?: string } => {
  const problem = passwordProblem(password, owner)
  if (problem === 'password-too-short')
    return { password: t('password.tooShort', { count: owner.minimumLength }) }
  if (problem) return { password: problemCodes[problem].detail }
  return repeated === password ? {} : { repeated: t('password.mismatch') }
}
