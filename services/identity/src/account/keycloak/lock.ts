import { type Keycloak, send } from './admin-api.ts'

const lockPath = (sub: string) => `/attack-detection/brute-force/users/${sub}`

export async function lockOf(
  keycloak: Keycloak,
  sub: string,
): Promise<{ until: Date | null; wrongPasswords: number }> {
  const answer = await send(keycloak, lockPath(sub), { method: 'GET' })
  const state = (await answer.json()) as {
    numFailures: number
    disabled: boolean
    /** Seconds since 1970. */
    failedLoginNotBefore?: number
  }
  const until = state.disabled ? new Date((state.failedLoginNotBefore ?? 0) * 1000) : null
  return { until, wrongPasswords: state.numFailures }
}

export async function unlock(keycloak: Keycloak, sub: string): Promise<void> {
  await send(keycloak, lockPath(sub), { method: 'DELETE' })
}
