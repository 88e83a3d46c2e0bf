import { awayFor, callRealm, type Keycloak } from './admin-api.ts'

export async function checkPassword(
  keycloak: Keycloak,
  username: string,
  password: string,
): Promise<boolean> {
  const signIn = { grant_type: 'password', ...keycloak.passwords, username, password, scope: 'openid' }
  const answer = await callRealm(keycloak, 'token', signIn)
  if (answer.ok) {
    await leave(keycloak, ((await answer.json()) as { refresh_token: string }).refresh_token)
    return true
  }
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string }
  // What else is refused (the client, a required action) is nothing that another password would mend.
  if (error === 'invalid_grant') return false
  throw awayFor(`check password: ${answer.status} ${error}`)
}

/** Ends the session that checking a password began: it is no sign-in of the person's. One that stays runs out. */
async function leave(keycloak: Keycloak, refreshToken: string): Promise<void> {
  const session = { ...keycloak.passwords, refresh_token: refreshToken }
  const answer = await callRealm(keycloak, 'logout', session).catch(() => undefined)
  await answer?.body?.cancel()
}
