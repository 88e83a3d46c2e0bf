import { loadavg } from 'node:os'

/** A figure as it is printed; `met` is left out where there is no target. */
export interface Figure {
  what: string
  value: string
  target?: string
  met?: boolean
}

/** Prints a figure at once. A missed target is told and fails nothing: the machine may be busy. */
export function report({ what, value, target, met }: Figure): void {
  const judged = target === undefined ? '' : ` (target ${target}: ${met ? 'met' : 'missed'})`
  process.stdout.write(`${met === false ? '!' : '·'} ${what}: ${value}${judged}\n`)
}

/** The headline of a part, with how busy the machine is as it begins. */
export function begin(part: string): void {
  process.stdout.write(`\n${part} (load average ${loadavg()[0]!.toFixed(1)})\n`)
}

/** `share` of the times are at most this long. */
export function percentile(times: readonly number[], share: number): number {
  if (times.length === 0) throw new Error('nothing was measured')
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1]!
}

export const median = (times: readonly number[]): number => percentile(times, 0.5)

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const count = (value: number): string => Math.round(value).toLocaleString('en-US')
