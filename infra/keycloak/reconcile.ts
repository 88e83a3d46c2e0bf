import { readFile } from 'node:fs/promises'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { differs } from './differs.ts'
import { reconcileFlows, removeFormerFlows, type WantedFlows } from './reconcile-flows.ts'
import { reconcileScopes } from './reconcile-scopes.ts'

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
  /** Flows of its own, by their aliases; Keycloak wants their ids. */
  authenticationFlowBindingOverrides?: Record<string, string>
  defaultClientScopes: string[]
  optionalClientScopes: string[]
}
interface ServiceAccount {
  username: string
  serviceAccountClientId: string
  clientRoles?: Record<string, string[]>
}
interface RequiredAction {
  alias: string
  enabled: boolean
}
interface Realm extends WantedFlows {
  attributes: Record<string, string>
  clients: Client[]
  users: ServiceAccount[]
  /** What everyone has by having an account. */
  defaultRole: { composites: { realm: string[] } }
  /** What a client that is made by hand begins with. */
  defaultDefaultClientScopes: string[]
  defaultOptionalClientScopes: string[]
  requiredActions: RequiredAction[]
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
    await api.send('DELETE', `${path}/protocol-mappers/models/${extra.id}`)
    changed.push(extra.name)
  }
  return changed
}

/** The client with the flows that it names as Keycloak wants them. */
function withFlowIds(client: Client, idOf: ReadonlyMap<string, string>): Client {
  if (client.authenticationFlowBindingOverrides === undefined) return client
  const overrides = Object.entries(client.authenticationFlowBindingOverrides).map(([use, alias]) => {
    const id = idOf.get(alias)
    if (!id) throw new Error(`Keycloak has no flow ${alias}.`)
    return [use, id]
  })
  return { ...client, authenticationFlowBindingOverrides: Object.fromEntries(overrides) }
}

async function reconcileClient(api: AdminApi, realm: string, wanted: Client): Promise<string[]> {
  const { clientId, protocolMappers = [], defaultClientScopes, optionalClientScopes, ...settings } = wanted
  const find = async () =>
    (await api.get<Client[]>(`/${realm}/clients?clientId=${encodeURIComponent(clientId)}`))?.[0]
  const known = await find()
  if (!known) await api.send('POST', `/${realm}/clients`, wanted)
  const present = known ?? (await find())!
  const path = `/${realm}/clients/${present.id}`
  const changed = known ? [] : [`client ${clientId}`]
  if (differs(settings, present)) {
    const attributes = { ...present.attributes, ...settings.attributes }
    await api.send('PUT', path, { ...present, ...settings, attributes })
    changed.push(`client ${clientId}`)
  }
  const scopeLists = {
    'default-client-scopes': defaultClientScopes,
    'optional-client-scopes': optionalClientScopes,
  }
  for (const [list, names] of Object.entries(scopeLists)) {
    if (await reconcileScopes(api, { realm, path: `${path}/${list}`, wanted: names }))
      changed.push(`${list} ${clientId}`)
  }
  const mappers = await reconcileMappers(api, path, protocolMappers)
  return [...changed, ...mappers.map((name) => `mapper ${clientId}/${name}`)]
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

/** Everyone who has an account holds exactly these roles of the realm, and none of a client. */
async function reconcileDefaultRole(api: AdminApi, { realm, defaultRole }: Realm): Promise<string[]> {
  const names = defaultRole.composites.realm
  const { defaultRole: held } = (await api.get<{ defaultRole: Named }>(`/${realm}`))!
  const path = `/${realm}/roles-by-id/${held.id}/composites`
  const present = (await api.get<(Named & { clientRole: boolean })[]>(path)) ?? []
  const superfluous = present.filter(({ clientRole, name }) => clientRole || !names.includes(name))
  const missing = names.filter((name) => !present.some((role) => !role.clientRole && role.name === name))
  if (superfluous.length) await api.send('DELETE', path, superfluous)
  if (missing.length) {
    const roles = await Promise.all(missing.map((name) => api.get(`/${realm}/roles/${name}`)))
    await api.send('POST', path, roles)
  }
  return [...superfluous.map(({ name }) => name), ...missing].map((name) => `default role ${name}`)
}

async function reconcileRequiredActions(api: AdminApi, { realm, requiredActions }: Realm): Promise<string[]> {
  const changed: string[] = []
  for (const wanted of requiredActions) {
    const path = `/${realm}/authentication/required-actions/${wanted.alias}`
    const present = await api.get<RequiredAction>(path)
    if (!differs(wanted, present)) continue
    await api.send('PUT', path, { ...present, ...wanted })
    changed.push(`required action ${wanted.alias}`)
  }
  return changed
}

/** The realm itself; a missing one is made bare, and what belongs to it follows as for one that is there. */
async function reconcileSettings(api: AdminApi, wanted: Realm): Promise<string[]> {
  const {
    clients: _clients,
    users: _users,
    defaultRole: _defaultRole,
    requiredActions: _requiredActions,
    browserFlow: _browserFlow,
    authenticationFlows: _authenticationFlows,
    authenticatorConfig: _authenticatorConfig,
    defaultDefaultClientScopes,
    defaultOptionalClientScopes,
    ...settings
  } = wanted
  const path = `/${wanted.realm}`
  const present = await api.get<Pick<Realm, 'attributes'>>(path)
  const changed = !present || differs(settings, present) ? ['realm'] : []
  if (!present) await api.send('POST', '', settings)
  else if (changed.length) {
    // Keycloak removes attributes that it is not given.
    const attributes = { ...present.attributes, ...settings.attributes }
    await api.send('PUT', path, { ...present, ...settings, attributes })
  }
  const scopeLists = {
    'default-default-client-scopes': defaultDefaultClientScopes,
    'default-optional-client-scopes': defaultOptionalClientScopes,
  }
  for (const [list, names] of Object.entries(scopeLists)) {
    if (await reconcileScopes(api, { realm: wanted.realm, path: `${path}/${list}`, wanted: names }))
      changed.push(list)
  }
  return changed
}

async function reconcileUserProfile(api: AdminApi, realm: string): Promise<string[]> {
  const wanted = JSON.parse(await readFile(new URL('./user-profile.json', import.meta.url), 'utf8'))
  const present = await api.get<object>(`/${realm}/users/profile`)
  if (!differs(wanted, present)) return []
  await api.send('PUT', `/${realm}/users/profile`, wanted)
  return ['user profile']
}

/**
 * Brings a running Keycloak to what realm.json and user-profile.json say; makes the realm where it is missing.
 *
 * The files own, and what they do not hold is deleted: scopes, protocol mappers, redirect URIs and origins of the
 * clients they name, roles of these clients' service accounts, what every account holds by default, the scopes a new
 * client begins with, the steps of the flows they name, the user profile. Of everything else they own the values they
 * name: users, Keycloak's own clients, roles, scopes and flows, and settings without a line stay as they are.
 * @returns what was changed; nothing the second time
 */
export async function reconcile({ baseUrl, admin, values }: ReconcileInput): Promise<string[]> {
  const wanted = await readRealm(values)
  const api = await openAdminApi(baseUrl, admin.username, admin.password)
  const changed = await reconcileSettings(api, wanted)
  changed.push(...(await reconcileDefaultRole(api, wanted)), ...(await reconcileRequiredActions(api, wanted)))
  const flows = await reconcileFlows(api, wanted)
  changed.push(...flows.changed)
  for (const client of wanted.clients)
    changed.push(...(await reconcileClient(api, wanted.realm, withFlowIds(client, flows.idOf))))
  await removeFormerFlows(api, wanted.realm)
  for (const account of wanted.users) changed.push(...(await reconcileRoles(api, wanted.realm, account)))
  changed.push(...(await reconcileUserProfile(api, wanted.realm)))
  return changed
}
