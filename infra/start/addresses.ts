import { isIPv6 } from 'node:net'
import { freePort } from './ports.ts'

/** Ports unless the environment names others; a taken one makes way for the next free one. */
export const defaultPorts = {
  portal: 8080,
  inbox: 8025,
  smtp: 1025,
  keycloak: 8180,
  keycloakManagement: 8190,
  postgres: 54320,
  nats: 4222,
  identity: 8101,
  workflow: 8102,
  catalogue: 8103,
  businessdata: 8104,
  notification: 8105,
  identityInternal: 8111,
  workflowInternal: 8112,
  catalogueInternal: 8113,
  businessdataInternal: 8114,
  notificationInternal: 8115,
  gatewayInternal: 8110,
  gatewayDev: 8109,
  shellDev: 4200,
}

export type PortName = keyof typeof defaultPorts
export type Ports = Record<PortName, number>

/** `keycloakManagement` is `KEYCLOAK_MANAGEMENT_PORT` in the environment. */
export const portVariable = (name: PortName) =>
  `${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_PORT`

/**
 * Where the portal listens: on this machine alone unless told. A start brings accounts whose password is printed, and
 * no TLS; what is opened to a network with it is open to everyone there.
 */
export const portalHost = (environment: NodeJS.ProcessEnv) => environment.PORTAL_HOST || '127.0.0.1'

/** Where this machine reaches what listens at an address: one that means all of them is none to call. */
export const reachedAt = (host: string, port: number): string => {
  const called = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${isIPv6(called) ? `[${called}]` : called}:${port}/`
}

interface Moved {
  name: PortName
  from: number
  to: number
}

/** What the start says of ports that had to make way: which, where to, and how to choose others. */
export function describeMoved(moved: readonly Moved[]): string[] {
  const told = moved.map(({ name, from, to }) => `${portVariable(name)} ${from} → ${to}`)
  return [
    `Belegte Ports (127.0.0.1 oder ::1), daher die nächsten freien: ${told.join(', ')}`,
    `Andere wählen Sie mit diesen Umgebungsvariablen, etwa ${portVariable(moved[0]!.name)}=<Port> npm start`,
  ]
}

/** Chooses a free port for each of the names, the others as they are wanted; `moved` tells of those that had to make way. */
export async function choosePorts(
  environment: NodeJS.ProcessEnv,
  wanted: Partial<Ports>,
  names = Object.keys(defaultPorts) as PortName[],
): Promise<{ ports: Ports; moved: Moved[] }> {
  const ports = { ...defaultPorts }
  const moved: Moved[] = []
  for (const name of Object.keys(defaultPorts) as PortName[]) {
    const from = wanted[name] ?? Number(environment[portVariable(name)] || defaultPorts[name])
    ports[name] = names.includes(name) ? await freePort(from) : from
    if (ports[name] !== from) moved.push({ name, from, to: ports[name] })
  }
  return { ports, moved }
}
