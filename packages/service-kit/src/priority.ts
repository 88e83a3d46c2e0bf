import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority

/** `steps` nicer than the caller is, as far as there are any: a service may have been started at a low priority. */
export const priorityBelowOwn = (steps: number): number => Math.min(PRIORITY_LOW, getPriority() + steps)

/**
 * Lets this thread give way to all others, 10 `steps` for about a tenth of their share. On Linux alone, where each
 * thread has a priority of its own; elsewhere it would be the whole service's.
 */
export function giveWay(steps = 10): void {
  if (process.platform === 'linux') setPriority(priorityBelowOwn(steps))
}
