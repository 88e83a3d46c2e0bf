import { expect } from 'vitest'

/** Each is read within a second; one that fills memory or begins again and again takes minutes. */
const mostCpuSeconds = 20

/** Reads a file. None may take long, whatever comes of it; what else the machine does meanwhile is not counted. */
export async function quickly<T>(read: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const [result] = await Promise.allSettled([read()])
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(mostCpuSeconds)
  if (result.status === 'rejected') throw result.reason
  return result.value
}
