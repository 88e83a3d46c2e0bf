import { readFile } from 'node:fs/promises'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'

const ticksPerSecond = 100

/**
 * Seconds of processor time that database and catalogue have used so far, ended database sessions included (Linux).
 * On a machine that others use as well it says more than the clock.
 */
export async function processorSeconds({ processes }: Stack): Promise<number> {
  const used = await Promise.all(
    ['postgres', 'catalogue'].map(async (name) => {
      const stat = await readFile(`/proc/${processes.get(name)!.pid}/stat`, 'utf8')
      // After the name in brackets: state is field 3, the four times are fields 14 to 17.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
    }),
  )
  return used.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond
}
