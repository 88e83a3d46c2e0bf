import type { PasswordProblem } from '@schrankwerk/domain'
import { awayFor, type Keycloak, send } from './admin-api.ts'

/** The password policy of the realm refuses a new password. */
export class PasswordRefused extends Error {
  readonly problem: PasswordProblem
  constructor(problem: PasswordProblem) {
    super('the password policy refuses the password')
    this.name = 'PasswordRefused'
    this.problem = problem
  }
}

/** What the policy of realm.json can say against a password, in Keycloak's words. */
const refusals: Readonly<Record<string, PasswordProblem>> = {
  invalidPasswordMinLengthMessage: 'password-too-short',
  invalidPasswordMaxLengthMessage: 'password-too-long',
  invalidPasswordNotEmailMessage: 'password-is-mail',
  invalidPasswordNotUsernameMessage: 'password-is-mail',
}

export async function setPassword(keycloak: Keycloak, sub: string, password: string): Promise<void> {
  const body = JSON.stringify({ type: 'password', value: password, temporary: false })
  const answer = await send(keycloak, `/users/${sub}/reset-password`, { method: 'PUT', body }, [400])
  if (answer.ok) return
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
  const problem = error === undefined ? undefined : refusals[error]
  if (problem === undefined) throw awayFor(`set password: ${error}`)
  throw new PasswordRefused(problem)
}
