import { readFile } from 'node:fs/promises'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'

const ticksPerSecond = 100

/**
 * Seconds of processor time that these processes of the stack have used so far, database sessions that run or have
 * ended included (Linux). On a machine that others use as well it says more than the clock.
 */
export const processorSeconds = ({ processes }: Stack, names: readonly string[]): Promise<number> =>
  processorSecondsOf(names.map((name) => processes.get(name)!.pid))

/** The same of processes by their ids. */
export async function processorSecondsOf(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(ticksWithChildren))
  return used.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
}

/** A child is counted by itself while it runs, by its parent afterwards. */
async function ticksWithChildren(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const running = children.split(' ').filter((child) => child.trim() !== '')
  const ticks = await Promise.all([ticksOf(pid), ...running.map((child) => ticksOf(child).catch(() => 0))])
  return ticks.reduce((sum, one) => sum + one, 0)
}

async function ticksOf(pid: number | string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name in brackets: state is field 3, the four times are fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}
