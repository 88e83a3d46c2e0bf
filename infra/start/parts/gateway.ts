import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { schemas } from '../../postgres/roles.ts'
import { portalHost } from '../addresses.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import type { RunningProcess } from '../processes.ts'
import { untilReady } from '../ready.ts'
import { answers } from '../until.ts'

const program = join(root, 'gateway', 'src', 'main.ts')

export const hasGateway = () => existsSync(program)

export async function startGateway(setting: Setting, keycloakUrl: string): Promise<RunningProcess> {
  const { dev, environment, home, ports, portal, processes } = setting
  const log = home.logOf('gateway')
  const upstreams = schemas.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[name]}`])
  const running = await processes.start({
    name: 'gateway',
    command: process.execPath,
    args: [...(dev ? ['--watch', '--watch-preserve-output'] : []), program],
    cwd: join(root, 'gateway'),
    env: {
      ...environment,
      NODE_ENV: environment.NODE_ENV ?? 'production',
      PORT: String(dev ? ports.gatewayDev : ports.portal),
      HOST: dev ? '127.0.0.1' : portalHost(environment),
      METRICS_PORT: String(ports.gatewayInternal),
      ...Object.fromEntries(upstreams),
      KEYCLOAK_URL: keycloakUrl,
      PORTAL_URL: portal,
      WEB_FOLDER: home.web,
      TRUSTED_PROXIES: environment.TRUSTED_PROXIES ?? '0',
      DRAIN_MS: environment.DRAIN_MS ?? '0',
      LOG_LEVEL: environment.LOG_LEVEL ?? 'info',
    },
    log,
    restart: true,
  })
  await untilReady(() => answers(`http://127.0.0.1:${ports.gatewayInternal}/ready`), {
    part: 'Gateway',
    running,
    log,
    seconds: 30,
  })
  return running
}
