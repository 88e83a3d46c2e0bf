import type { AdminApi } from './admin-api.ts'
import { differs } from './differs.ts'

interface WantedExecution {
  requirement: string
  authenticator?: string
  /** Alias of the flow that stands in its place. */
  flowAlias?: string
  /** Alias of what the authenticator is told. */
  authenticatorConfig?: string
}
export interface WantedFlow {
  alias: string
  description: string
  providerId: string
  topLevel: boolean
  authenticationExecutions: WantedExecution[]
}
interface WantedConfig {
  alias: string
  config: Record<string, string>
}
export interface WantedFlows {
  realm: string
  /** Alias of the flow of everyone who signs in at a page. */
  browserFlow: string
  authenticationFlows: WantedFlow[]
  authenticatorConfig: WantedConfig[]
}

interface Flow {
  id: string
  alias: string
}
interface Execution {
  id: string
  level: number
  requirement: string
  providerId?: string
  displayName?: string
  flowId?: string
  authenticationConfig?: string
}

const former = ' - former'

/** Direct children of a flow, in their order. */
const executionsOf = async (api: AdminApi, realm: string, alias: string): Promise<Execution[]> =>
  ((await api.get<Execution[]>(`${flowPath(realm, alias)}/executions`)) ?? []).filter(
    ({ level }) => level === 0,
  )

const flowPath = (realm: string, alias: string) =>
  `/${realm}/authentication/flows/${encodeURIComponent(alias)}`

const topLevelFlows = async (api: AdminApi, realm: string): Promise<Flow[]> =>
  (await api.get<Flow[]>(`/${realm}/authentication/flows`)) ?? []

/** Whether a flow that is there, with all below it, does what the wanted one says. */
async function isAsWanted(api: AdminApi, wanted: WantedFlows, alias: string): Promise<boolean> {
  const { realm } = wanted
  const flow = flowNamed(wanted, alias)
  const present = await executionsOf(api, realm, alias)
  if (present.length !== flow.authenticationExecutions.length) return false
  for (const [place, execution] of flow.authenticationExecutions.entries()) {
    const found = present[place]!
    const name = execution.flowAlias === undefined ? found.providerId : found.displayName
    if (found.requirement !== execution.requirement) return false
    if (name !== (execution.flowAlias ?? execution.authenticator)) return false
    if (execution.authenticatorConfig !== undefined) {
      const path = `/${realm}/authentication/config/${found.authenticationConfig}`
      const held = found.authenticationConfig && (await api.get<WantedConfig>(path))
      if (!held || differs(configNamed(wanted, execution.authenticatorConfig).config, held.config))
        return false
    }
    if (execution.flowAlias && !(await isAsWanted(api, wanted, execution.flowAlias))) return false
  }
  return true
}

const flowNamed = ({ authenticationFlows }: WantedFlows, alias: string): WantedFlow => {
  const flow = authenticationFlows.find((one) => one.alias === alias)
  if (!flow) throw new Error(`realm.json has no flow ${alias}.`)
  return flow
}
const configNamed = ({ authenticatorConfig }: WantedFlows, alias: string): WantedConfig => {
  const config = authenticatorConfig.find((one) => one.alias === alias)
  if (!config) throw new Error(`realm.json has no authenticatorConfig ${alias}.`)
  return config
}

/** Fills a flow that has just been made, one execution after the other. */
async function fill(api: AdminApi, wanted: WantedFlows, alias: string): Promise<void> {
  const { realm } = wanted
  const path = `${flowPath(realm, alias)}/executions`
  for (const execution of flowNamed(wanted, alias).authenticationExecutions) {
    const { flowAlias, authenticator, authenticatorConfig, requirement } = execution
    if (flowAlias === undefined) await api.send('POST', `${path}/execution`, { provider: authenticator })
    else {
      const { description } = flowNamed(wanted, flowAlias)
      await api.send('POST', `${path}/flow`, { alias: flowAlias, description, type: 'basic-flow' })
    }
    const made = (await executionsOf(api, realm, alias)).at(-1)!
    await api.send('PUT', path, { ...made, requirement })
    if (authenticatorConfig !== undefined) {
      const config = configNamed(wanted, authenticatorConfig)
      await api.send('POST', `/${realm}/authentication/executions/${made.id}/config`, config)
    }
    if (flowAlias !== undefined) await fill(api, wanted, flowAlias)
  }
}

const formerName = (alias: string, id: string) => `${alias} ${id.slice(0, 8)}${former}`

/** Gives a flow and all below it other names: until nothing leads to it any more, people sign in by it. */
async function setAside(api: AdminApi, realm: string, { id, alias }: Flow): Promise<void> {
  for (const { flowId, displayName, authenticationConfig } of await executionsOf(api, realm, alias)) {
    if (authenticationConfig) await rename(api, `/${realm}/authentication/config/${authenticationConfig}`)
    if (flowId && displayName) await setAside(api, realm, { id: flowId, alias: displayName })
  }
  await rename(api, `/${realm}/authentication/flows/${id}`)
}

async function rename(api: AdminApi, path: string): Promise<void> {
  const present = (await api.get<Flow>(path))!
  await api.send('PUT', path, { ...present, alias: formerName(present.alias, present.id) })
}

/**
 * Brings the flows that realm.json names to what it says, and leaves all others alone. A flow that differs is made
 * anew beside the old one, which serves until the new one has taken its place.
 * @returns what was changed, and the id of each flow by its alias
 */
export async function reconcileFlows(api: AdminApi, wanted: WantedFlows) {
  const { realm, browserFlow } = wanted
  const changed: string[] = []
  const present = await topLevelFlows(api, realm)
  for (const flow of wanted.authenticationFlows.filter(({ topLevel }) => topLevel)) {
    const { alias, description, providerId } = flow
    const found = present.find((one) => one.alias === alias)
    if (found && (await isAsWanted(api, wanted, alias))) continue
    if (found) await setAside(api, realm, found)
    await api.send('POST', `/${realm}/authentication/flows`, {
      alias,
      description,
      providerId,
      topLevel: true,
      builtIn: false,
    })
    await fill(api, wanted, alias)
    changed.push(`flow ${alias}`)
  }
  const settings = (await api.get<{ browserFlow: string }>(`/${realm}`))!
  if (settings.browserFlow !== browserFlow) {
    await api.send('PUT', `/${realm}`, { ...settings, browserFlow })
    changed.push('browser flow')
  }
  const idOf = new Map((await topLevelFlows(api, realm)).map(({ alias, id }) => [alias, id]))
  return { changed, idOf }
}

/** Removes what `reconcileFlows` set aside, once nothing leads there. */
export async function removeFormerFlows(api: AdminApi, realm: string): Promise<void> {
  for (const { id, alias } of await topLevelFlows(api, realm))
    if (alias.endsWith(former)) await api.send('DELETE', `/${realm}/authentication/flows/${id}`)
}
