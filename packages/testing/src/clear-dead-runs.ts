import { glob, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endLeftBehind, startMarkOf } from '@schrankwerk/infra/start/processes.ts'

/** A run's folder is named by this, its process number, a hyphen and something of its own. */
export const runPrefix = 'schrankwerk-test-'

/** Removes from `parent` what test runs left behind that were ended with force, and ends their servers. */
export async function clearDeadRuns(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(runPrefix)) continue
    const pid = Number(name.slice(runPrefix.length).split('-')[0])
    if (!pid || (await startMarkOf(pid))) continue
    // Another run may be clearing the same folder away, and someone else's is not ours to clear.
    await endRun(join(parent, name)).catch(() => undefined)
  }
}

/** Ends every server that was started in a run's folder or in one that a test made in it, and removes it. */
export async function endRun(folder: string): Promise<void> {
  for await (const file of glob(['pids.json', '*/pids.json', '*/*/pids.json'], { cwd: folder }))
    await endLeftBehind(join(folder, file))
  await rm(folder, { recursive: true, force: true })
}
