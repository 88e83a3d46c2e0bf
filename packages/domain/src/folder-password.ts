import { type PasswordProblem, passwordProblem } from './passwords.ts'

/** How many characters the password of a project folder needs at least. */
export const minimumFolderPasswordLength = 6

/** What speaks against a new password of a project folder; it belongs to nobody, so no address can be in its way. */
export const folderPasswordProblem = (
  password: string,
): Exclude<PasswordProblem, 'password-is-mail'> | undefined => {
  const problem = passwordProblem(password, { mail: '', minimumLength: minimumFolderPasswordLength })
  return problem === 'password-is-mail' ? undefined : problem
}
