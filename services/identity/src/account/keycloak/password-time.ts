import { type AdminApi, type Keycloak, listOf, openAdminApi } from './admin-api.ts'

/** When the password that counts was set, in milliseconds since 1970 on Keycloak's clock; undefined where there is none. */
export async function passwordTimeOf(api: AdminApi, sub: string): Promise<number | undefined> {
  const credentials = await listOf<{ type: string; createdDate: number }>(api, sub, 'credentials')
  return credentials.find(({ type }) => type === 'password')?.createdDate
}

export async function passwordSetAt(keycloak: Keycloak, sub: string): Promise<Date | undefined> {
  const setAt = await passwordTimeOf(await openAdminApi(keycloak), sub)
  return setAt === undefined ? undefined : new Date(setAt)
}
