import { type Keycloak, listOf, openAdminApi } from './admin-api.ts'

export interface AccountSession {
  id: string
  startedAt: Date
  lastUsedAt: Date
  address: string
}

export async function listSessions(keycloak: Keycloak, sub: string): Promise<AccountSession[]> {
  const api = await openAdminApi(keycloak)
  const sessions = await listOf<{ id: string; start: number; lastAccess: number; ipAddress: string }>(
    api,
    sub,
    'sessions',
  )
  return sessions
    .map(({ id, start, lastAccess, ipAddress }) => ({
      id,
      startedAt: new Date(start),
      lastUsedAt: new Date(lastAccess),
      address: ipAddress,
    }))
    .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())
}
