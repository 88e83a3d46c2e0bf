import { dirname } from 'node:path'
import { stillRunning } from '@schrankwerk/infra/start/processes.ts'

/**
 * Throws where another run uses the same folder now: its product is not left behind, and ending it would fail its tests.
 * `file` is where a start writes its processes down.
 */
export async function refuseBesideOther(file: string): Promise<void> {
  const running = await stillRunning(file)
  if (!running.includes('start')) return
  throw new Error(
    `Another npm test is using ${dirname(file)}. Wait for its end, or name another folder with SCHRANKWERK_HOME.`,
  )
}
