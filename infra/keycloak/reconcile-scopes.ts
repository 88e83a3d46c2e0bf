import type { AdminApi } from './admin-api.ts'

interface Scope {
  id: string
  name: string
}

/**
 * Brings one of the lists of client scopes that Keycloak keeps beside clients and realm to exactly these names.
 * `path` is the list's own, such as `/<realm>/default-optional-client-scopes`.
 * @returns whether anything was changed
 */
export async function reconcileScopes(
  api: AdminApi,
  { realm, path, wanted }: { realm: string; path: string; wanted: readonly string[] },
): Promise<boolean> {
  const present = (await api.get<Scope[]>(path)) ?? []
  const superfluous = present.filter(({ name }) => !wanted.includes(name))
  const missing = wanted.filter((name) => !present.some((scope) => scope.name === name))
  for (const { id } of superfluous) await api.send('DELETE', `${path}/${id}`)
  const known = missing.length ? ((await api.get<Scope[]>(`/${realm}/client-scopes`)) ?? []) : []
  for (const name of missing) {
    const scope = known.find((one) => one.name === name)
    if (!scope) throw new Error(`Keycloak has no client scope ${name}.`)
    await api.send('PUT', `${path}/${scope.id}`)
  }
  return superfluous.length + missing.length > 0
}
