import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRemotes } from '@schrankwerk/tooling/remotes'
import { portalHost, reachedAt } from '../addresses.ts'
import { root } from '../home.ts'
import type { Setting } from '../part.ts'
import { freePort } from '../ports.ts'
import { untilReady } from '../ready.ts'
import { answers } from '../until.ts'

const webpack = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js')
const proxy = fileURLToPath(new URL('../dev-proxy.ts', import.meta.url))

/**
 * For `npm run dev`: a development server for the shell and each microfrontend, and before them and the
 * gateway a proxy at the portal's address, so that sign-in and addresses are those of the real thing.
 */
export async function startDevServers(setting: Setting): Promise<string> {
  const { environment, home, portal, ports, processes } = setting
  const servers = [
    { name: 'shell', folder: 'shell', port: ports.shellDev, page: '/' },
    ...(await Promise.all(
      findRemotes(root).map(async ({ id, folder }, place) => ({
        name: id,
        folder,
        port: await freePort(ports.shellDev + 1 + place),
        page: '/portal.json',
      })),
    )),
  ]
  await Promise.all(
    servers.map(async ({ name, folder, port, page }) => {
      const log = home.logOf(`${name}-dev`)
      const running = await processes.start({
        name: `${name}-dev`,
        command: process.execPath,
        args: [webpack, 'serve', '--mode', 'development'],
        cwd: join(root, folder),
        env: {
          ...environment,
          NODE_ENV: 'development',
          SCHRANKWERK_DEV_PORT: String(port),
          SCHRANKWERK_PORTAL: `http://127.0.0.1:${ports.gatewayDev}`,
        },
        log,
        restart: true,
      })
      await untilReady(() => answers(`http://localhost:${port}${page}`), {
        part: `${name} (Entwicklung)`,
        running,
        log,
        seconds: 180,
        everyMs: 300,
      })
    }),
  )
  const targets = {
    ...Object.fromEntries(
      servers.slice(1).map(({ name, port }) => [`/mfe/${name}/`, `http://localhost:${port}/`]),
    ),
    '/api/': `http://127.0.0.1:${ports.gatewayDev}/api/`,
    '/auth/': `http://127.0.0.1:${ports.gatewayDev}/auth/`,
    '/': `http://localhost:${ports.shellDev}/`,
  }
  const host = portalHost(environment)
  const log = home.logOf('dev-proxy')
  const running = await processes.start({
    name: 'dev-proxy',
    command: process.execPath,
    args: [proxy],
    env: {
      ...environment,
      PORT: String(ports.portal),
      HOST: host,
      TARGETS: JSON.stringify(targets),
    },
    log,
    restart: true,
  })
  await untilReady(() => answers(reachedAt(host, ports.portal)), {
    part: 'Entwicklung',
    running,
    log,
    seconds: 20,
  })
  return portal
}
