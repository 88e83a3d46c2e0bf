import { readFile } from 'node:fs/promises'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { differs } from './differs.ts'

interface Named {
  id?: string
  name: string
}
interface Mapper extends Named {
  protocolMapper: string
  config: Record<string, string>
}
interface Client {
  id?: string
  clientId: string
  attributes?: Record<string, string>
  protocolMappers?: Mapper[]
}
interface ServiceAccount {
  username: string
  serviceAccountClientId: string
  clientRoles?: Record<string, string[]>
}
interface Realm {
  realm: string
  clients: Client[]
  users: ServiceAccount[]
}

export interface ReconcileInput {
  /** Direct address of Keycloak, ends in /auth. */
  baseUrl: string
  admin: { username: string; password: string }
  /** Values of the `${…}` in realm.json. */
  values: Record<string, string>
}

/** realm.json with its `${NAME}` filled in, as Keycloak's own import would. */
export async function readRealm(values: Record<string, string>): Promise<Realm> {
  const text = await readFile(new URL('./realm.json', import.meta.url), 'utf8')
  return JSON.parse(
    text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`realm.json asks for ${name}, which has no value.`)
      return JSON.stringify(value).slice(1, -1)
    }),
  )
}

async function reconcileMappers(api: AdminApi, path: string, wanted: Mapper[]): Promise<string[]> {
  const present = (await api.get<Mapper[]>(`${path}/protocol-mappers/models`)) ?? []
  const changed: string[] = []
  for (const mapper of wanted) {
    const found = present.find((one) => one.name === mapper.name)
    if (found && !differs(mapper, found)) continue
    if (found) await api.send('PUT', `${path}/protocol-mappers/models/${found.id}`, { ...found, ...mapper })
    else await api.send('POST', `${path}/protocol-mappers/models`, mapper)
    changed.push(mapper.name)
  }
  for (const extra of present.filter((one) => !wanted.some((mapper) => mapper.name === one.name))) {
    if (extra.protocolMapper !== 'oidc-audience-mapper') continue
    await api.send('DELETE', `${path}/protocol-mappers/models/${extra.id}`)
    changed.push(extra.name)
  }
  return changed
}

async function reconcileClient(api: AdminApi, realm: string, wanted: Client): Promise<string[]> {
  const find = async () =>
    (await api.get<Client[]>(`/${realm}/clients?clientId=${encodeURIComponent(wanted.clientId)}`))?.[0]
  const present = await find()
  if (!present) {
    await api.send('POST', `/${realm}/clients`, wanted)
    return [`client ${wanted.clientId}`]
  }
  const path = `/${realm}/clients/${present.id}`
  const { protocolMappers = [], ...settings } = wanted
  const changed: string[] = []
  if (differs(settings, present)) {
    const attributes = { ...present.attributes, ...settings.attributes }
    await api.send('PUT', path, { ...present, ...settings, attributes })
    changed.push(`client ${wanted.clientId}`)
  }
  const mappers = await reconcileMappers(api, path, protocolMappers)
  return [...changed, ...mappers.map((name) => `mapper ${wanted.clientId}/${name}`)]
}

interface RoleMappings {
  realmMappings?: Named[]
  clientMappings?: Record<string, { id: string; mappings: Named[] }>
}

/** A service account holds exactly the roles its entry names: no defaults, no leftovers. */
async function reconcileRoles(api: AdminApi, realm: string, account: ServiceAccount): Promise<string[]> {
  const clientNamed = async (clientId: string) =>
    (await api.get<Client[]>(`/${realm}/clients?clientId=${encodeURIComponent(clientId)}`))![0]!.id!
  const client = await clientNamed(account.serviceAccountClientId)
  const user = await api.get<{ id: string }>(`/${realm}/clients/${client}/service-account-user`)
  const path = `/${realm}/users/${user!.id}/role-mappings`
  const present = (await api.get<RoleMappings>(path))!
  const changed: string[] = []
  if (present.realmMappings?.length) {
    await api.send('DELETE', `${path}/realm`, present.realmMappings)
    changed.push(...present.realmMappings.map((role) => role.name))
  }
  const wanted = account.clientRoles ?? {}
  for (const owner of new Set([...Object.keys(wanted), ...Object.keys(present.clientMappings ?? {})])) {
    const has = present.clientMappings?.[owner]?.mappings ?? []
    const owned = wanted[owner] ?? []
    const ownerId = await clientNamed(owner)
    const superfluous = has.filter((role) => !owned.includes(role.name))
    if (superfluous.length) await api.send('DELETE', `${path}/clients/${ownerId}`, superfluous)
    const missing = owned.filter((name) => !has.some((role) => role.name === name))
    if (missing.length) {
      const roles = await Promise.all(
        missing.map((name) => api.get(`/${realm}/clients/${ownerId}/roles/${name}`)),
      )
      await api.send('POST', `${path}/clients/${ownerId}`, roles)
    }
    changed.push(...superfluous.map((role) => role.name), ...missing)
  }
  return changed.map((name) => `role ${account.serviceAccountClientId}/${name}`)
}

async function reconcileSettings(api: AdminApi, wanted: Realm): Promise<string[]> {
  const { clients, users, ...settings } = wanted
  const present = await api.get<object>(`/${wanted.realm}`)
  if (!present) {
    await api.send('POST', '', { ...settings, clients, users })
    return ['realm']
  }
  if (!differs(settings, present)) return []
  await api.send('PUT', `/${wanted.realm}`, { ...present, ...settings })
  return ['realm']
}

async function reconcileUserProfile(api: AdminApi, realm: string): Promise<string[]> {
  const wanted = JSON.parse(await readFile(new URL('./user-profile.json', import.meta.url), 'utf8'))
  const present = await api.get<object>(`/${realm}/users/profile`)
  if (!differs(wanted, present)) return []
  await api.send('PUT', `/${realm}/users/profile`, wanted)
  return ['user profile']
}

/**
 * Brings a running Keycloak to what realm.json and user-profile.json say; makes the realm where it is
 * missing. Users, and what the files do not mention, stay as they are.
 * @returns what was changed; nothing the second time
 */
export async function reconcile({ baseUrl, admin, values }: ReconcileInput): Promise<string[]> {
  const wanted = await readRealm(values)
  const api = await openAdminApi(baseUrl, admin.username, admin.password)
  const changed = await reconcileSettings(api, wanted)
  for (const client of wanted.clients) changed.push(...(await reconcileClient(api, wanted.realm, client)))
  for (const account of wanted.users) changed.push(...(await reconcileRoles(api, wanted.realm, account)))
  changed.push(...(await reconcileUserProfile(api, wanted.realm)))
  return changed
}
