import { existsSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PartFailure } from '../start/failure.ts'
import { findOnPath, installWithApt, runProgram } from '../start/programs.ts'
import { unzip } from '../start/unzip.ts'
import type { Java } from './java.ts'

export const keycloakVersion = '26.7.3'

/** Fixed when the distribution is built; everything else is said at the start. */
const buildOptions = ['--db=postgres', '--cache=local', '--health-enabled=true', '--http-relative-path=/auth']

async function fetchWithMaven(target: string, java: Java): Promise<string | null> {
  if (!findOnPath('mvn') && !(await installWithApt('maven'))) return null
  const env = findOnPath('java') ? process.env : { ...process.env, JAVA_HOME: dirname(dirname(java.program)) }
  await runProgram(
    'mvn',
    [
      '--batch-mode',
      '--quiet',
      'dependency:copy',
      `-Dartifact=org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:zip`,
      `-DoutputDirectory=${target}`,
    ],
    { cwd: target, env },
  )
  const zip = (await readdir(target)).find((name) => name.endsWith('.zip'))
  return zip ? join(target, zip) : null
}

async function unpack(target: string, java: Java): Promise<string> {
  const given = process.env.KEYCLOAK_DIST
  if (given && !existsSync(given)) {
    throw new PartFailure(
      'Keycloak',
      `KEYCLOAK_DIST nennt ${given}; das gibt es nicht.`,
      'Berichtigen Sie KEYCLOAK_DIST.',
    )
  }
  if (given && statSync(given).isDirectory()) {
    await cp(given, join(target, 'unpacked'), { recursive: true })
    return join(target, 'unpacked')
  }
  const zip = given ?? (await fetchWithMaven(target, java))
  if (!zip) {
    throw new PartFailure(
      'Keycloak',
      'Ohne Maven lässt sich Keycloak nicht laden.',
      `Installieren Sie Maven, geben Sie mit KEYCLOAK_DIST die Datei keycloak-${keycloakVersion}.zip an oder mit KEYCLOAK_URL ein laufendes Keycloak.`,
    )
  }
  await unzip(zip, join(target, 'unpacked'))
  const folder = (await readdir(join(target, 'unpacked'))).find((name) => name.startsWith('keycloak'))
  return join(target, 'unpacked', folder ?? '.')
}

/**
 * Keycloak, fetched, unpacked and built once per version below the cache.
 * @returns its folder
 */
export async function ensureDistribution(
  cache: string,
  java: Java,
  log: string,
  onStep: (step: string) => void,
): Promise<string> {
  const folder = join(cache, `keycloak-${keycloakVersion}`)
  if (existsSync(join(folder, 'built.json'))) return folder
  await mkdir(cache, { recursive: true })
  const work = await mkdtemp(join(cache, 'keycloak-'))
  try {
    onStep('wird geladen')
    const unpacked = await unpack(work, java)
    onStep('wird gebaut')
    const built = await runProgram(join(unpacked, 'bin', 'kc.sh'), ['build', ...buildOptions], {
      env: { ...process.env, JAVA: java.program },
    })
    await writeFile(log, built.stdout + built.stderr, { flag: 'a' })
    await writeFile(join(unpacked, 'built.json'), JSON.stringify({ version: keycloakVersion, buildOptions }))
    await rename(unpacked, folder).catch((error) => {
      if (!existsSync(join(folder, 'built.json'))) throw error
    })
    return folder
  } catch (error) {
    if (error instanceof PartFailure) throw error
    // Maven says on its output what went wrong, and writes but colours to the other one.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    await writeFile(log, `${error}\n${stdout}${stderr}\n`, { flag: 'a' })
    throw new PartFailure(
      'Keycloak',
      'Keycloak ließ sich nicht laden oder bauen.',
      'Prüfen Sie die Verbindung zum Maven-Repository oder geben Sie mit KEYCLOAK_DIST ein geladenes Keycloak an.',
      log,
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
