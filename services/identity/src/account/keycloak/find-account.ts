import { type AdminApi, awayFor } from './admin-api.ts'

/** The `sub` of the account with this name, or this address; undefined where there is none. */
export async function findAccount(
  api: AdminApi,
  by: { username: string } | { email: string },
): Promise<string | undefined> {
  const found = await api.ask(`/users?exact=true&briefRepresentation=true&${new URLSearchParams(by)}`)
  if (!found.ok) throw awayFor(`find user: ${found.status}`)
  const [account] = (await found.json()) as { id: string }[]
  return account?.id
}
