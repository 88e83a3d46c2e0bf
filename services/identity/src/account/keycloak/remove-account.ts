import { type Keycloak, send } from './admin-api.ts'

export async function removeAccount(keycloak: Keycloak, sub: string): Promise<void> {
  await send(keycloak, `/users/${sub}`, { method: 'DELETE' }, [404])
}
