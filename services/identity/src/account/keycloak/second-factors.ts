import { type Keycloak, listOf, openAdminApi, send } from './admin-api.ts'

export interface AccountFactor {
  id: string
  kind: 'TOTP' | 'PASSKEY'
  label: string | null
  createdAt: Date
}

const factorKinds: Readonly<Record<string, AccountFactor['kind']>> = { otp: 'TOTP', webauthn: 'PASSKEY' }

export async function listFactors(keycloak: Keycloak, sub: string): Promise<AccountFactor[]> {
  const api = await openAdminApi(keycloak)
  const credentials = await listOf<{ id: string; type: string; userLabel?: string; createdDate: number }>(
    api,
    sub,
    'credentials',
  )
  return credentials.flatMap(({ id, type, userLabel, createdDate }) => {
    const kind = factorKinds[type]
    return kind ? [{ id, kind, label: userLabel || null, createdAt: new Date(createdDate) }] : []
  })
}

export async function removeFactor(keycloak: Keycloak, sub: string, id: string): Promise<void> {
  await send(keycloak, `/users/${sub}/credentials/${id}`, { method: 'DELETE' }, [404])
}
