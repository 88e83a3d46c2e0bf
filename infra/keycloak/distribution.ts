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

const artifact = 'org.keycloak:keycloak-quarkus-dist'

const zipIn = async (folder: string) => {
  const zip = (await readdir(folder)).find((name) => name.endsWith('.zip'))
  return zip ? join(folder, zip) : null
}

async function fetchWithMaven(target: string, java: Java): Promise<string | null> {
  const env = findOnPath('java') ? process.env : { ...process.env, JAVA_HOME: dirname(dirname(java.program)) }
  const goal = [`-Dartifact=${artifact}:${keycloakVersion}:zip`, `-DoutputDirectory=${target}`]
  await runProgram('mvn', ['--batch-mode', '--quiet', 'dependency:copy', ...goal], { cwd: target, env })
  return zipIn(target)
}

async function findPythonWithPip(): Promise<string | null> {
  const python = findOnPath('python3')
  const hasPip = python && (await runProgram(python, ['-m', 'pip', '--version']).catch(() => null))
  return hasPip ? python : null
}

/** What Maven would fetch, by a Python package that stays below `target`; needs no root. */
async function fetchWithPip(python: string, target: string): Promise<string | null> {
  const packages = join(target, 'python')
  const options = ['--quiet', '--target', packages, '--only-binary', ':all:']
  await runProgram(python, ['-m', 'pip', 'install', ...options, 'maven-artifact==0.3.5'])
  const program = 'import sys; from maven_artifact.main import main; sys.exit(main())'
  const env = { ...process.env, PYTHONPATH: packages }
  const goal = [`${artifact}:zip:${keycloakVersion}`, join(target, 'keycloak.zip')]
  await runProgram(python, ['-c', program, ...goal], { env })
  return zipIn(target)
}

/** The zip by Maven where it is there, else with pip, else by a Maven from Debian; null where there is none of them. */
async function fetchZip(target: string, java: Java): Promise<string | null> {
  if (findOnPath('mvn')) return fetchWithMaven(target, java)
  const python = await findPythonWithPip()
  let failure: unknown
  const zip =
    python &&
    (await fetchWithPip(python, target).catch((error) => {
      failure = error
      return null
    }))
  if (zip) return zip
  if (await installWithApt('maven')) return fetchWithMaven(target, java)
  if (failure) throw failure
  return null
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
  const zip = given ?? (await fetchZip(target, java))
  if (!zip) {
    throw new PartFailure(
      'Keycloak',
      'Ohne Maven und ohne pip lässt sich Keycloak nicht laden.',
      `Installieren Sie Maven oder python3 mit pip, geben Sie mit KEYCLOAK_DIST die Datei keycloak-${keycloakVersion}.zip an oder mit KEYCLOAK_URL ein laufendes Keycloak.`,
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
      'Prüfen Sie die Verbindung zum Internet oder geben Sie mit KEYCLOAK_DIST ein geladenes Keycloak an.',
      log,
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
