import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Processes, RunningProcess } from '../start/processes.ts'
import { untilReady } from '../start/ready.ts'
import { answers, until } from '../start/until.ts'
import { keycloakVersion } from './distribution.ts'
import { type Java, majorWithCache } from './java.ts'

export interface KeycloakOptions {
  processes: Processes
  folder: string
  cache: string
  java: Java
  port: number
  managementPort: number
  /** Origin of the portal; what browsers see is `<origin>/auth`. */
  portalOrigin: string
  database: { host: string; port: number; name: string; user: string; password: string }
  admin: { username: string; password: string }
  log: string
  /** What Keycloak runs with beside the above; may hold settings of its own (`KC_…`). */
  environment: NodeJS.ProcessEnv
  onStep: (step: string) => void
}

/** Keycloak keeps compressed copies of a theme's files and never looks whether they have changed. */
async function forgetCompressedTheme(folder: string) {
  const compressed = join(folder, 'data', 'tmp', 'kc-gzip-cache')
  for (const version of await readdir(compressed).catch(() => [])) {
    await rm(join(compressed, version, 'login', 'schrankwerk'), { recursive: true, force: true })
  }
}

const themes = fileURLToPath(new URL('./themes', import.meta.url))

async function launch(
  options: KeycloakOptions,
  javaOptions: string[],
  restart: boolean,
): Promise<RunningProcess> {
  const { processes, folder, java, port, managementPort, portalOrigin, database, admin, log } = options
  await forgetCompressedTheme(folder)
  const args = [
    'start',
    '--optimized',
    // Without it Keycloak looks for others of a cluster, half a minute long after one that was killed.
    '--cache=local',
    `--db-url=jdbc:postgresql://${database.host}:${database.port}/${database.name}`,
    `--db-username=${database.user}`,
    '--db-pool-initial-size=2',
    '--db-pool-max-size=20',
    '--http-enabled=true',
    '--http-host=127.0.0.1',
    `--http-port=${port}`,
    '--http-management-scheme=http',
    `--http-management-port=${managementPort}`,
    `--hostname=${portalOrigin}/auth`,
    `--hostname-admin=http://localhost:${port}/auth`,
    '--proxy-headers=xforwarded',
    `--spi-theme--folder--dir=${themes}`,
    '--spi-theme--static-max-age=86400',
    // Each question whether it is up already would be a line.
    '--log-level=info,io.smallrye.health:warn',
  ]
  return processes.start({
    name: 'keycloak',
    command: join(folder, 'bin', 'kc.sh'),
    args,
    log,
    restart,
    graceMs: 60_000,
    env: {
      ...options.environment,
      JAVA: java.program,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      // kc.sh takes them apart at blanks, which a path may hold.
      JAVA_OPTS_APPEND: javaOptions.map((option) => `"${option}"`).join(' '),
      KC_DB_PASSWORD: database.password,
      // A connection that the database's restart has cut would make a right password a wrong one, and lock its owner.
      QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW: 'true',
      KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
    },
  })
}

const untilUp = ({ managementPort, log }: KeycloakOptions, running: RunningProcess) =>
  untilReady(() => answers(`http://127.0.0.1:${managementPort}/auth/health/ready`), {
    part: 'Keycloak',
    running,
    log,
    // The first start makes its tables: a minute on a quiet machine with two cores, several on a busy one.
    seconds: 400,
    everyMs: 150,
  })

/**
 * Starts Keycloak. With Java 25 the first start writes Java's ahead-of-time cache at its end (some 20 s,
 * once per version of Keycloak and Java) and every later one takes half the time.
 */
export async function startKeycloakServer(options: KeycloakOptions): Promise<RunningProcess> {
  const { cache, java, onStep } = options
  if (java.major < majorWithCache) {
    const process = await launch(options, ['-XX:TieredStopAtLevel=1'], true)
    await untilUp(options, process)
    return process
  }
  const aotCache = join(cache, `keycloak-${keycloakVersion}-java-${java.version}.aot`)
  if (!existsSync(aotCache)) {
    onStep('startet zum ersten Mal')
    const training = await launch(options, [`-XX:AOTCacheOutput=${aotCache}.new`], false)
    await untilUp(options, training)
    onStep('wird für schnelle Starts vorbereitet')
    await training.stop()
    const isWritten = await until(async () => existsSync(`${aotCache}.new`), { seconds: 60 })
    if (isWritten) await rename(`${aotCache}.new`, aotCache)
    await rm(`${aotCache}.new.config`, { force: true })
  }
  onStep('startet')
  const withCache = existsSync(aotCache) ? [`-XX:AOTCache=${aotCache}`] : []
  const process = await launch(options, [...withCache, '-XX:TieredStopAtLevel=1'], true)
  await untilUp(options, process)
  return process
}
