import { readFile } from 'node:fs/promises'

const sampleMs = 20

/** Resident memory of a process and of those it started in MB (Linux). */
export async function megabytesOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const running = children.split(' ').filter((child) => child.trim() !== '')
  const all = await Promise.all([
    ownMegabytes(pid),
    ...running.map((child) => ownMegabytes(child).catch(() => 0)),
  ])
  return all.reduce((sum, one) => sum + one, 0)
}

async function ownMegabytes(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024
}

/** Runs `act` and answers by how much each process grew meanwhile, at most, in MB, and what it had before. */
export async function growthWhile(
  pids: readonly number[],
  act: () => Promise<void>,
): Promise<{ before: number; grown: number }[]> {
  const memory = () => Promise.all(pids.map(megabytesOf))
  const before = await memory()
  const most = [...before]
  const sampling = setInterval(async () => {
    for (const [at, now] of (await memory()).entries()) most[at] = Math.max(most[at]!, now)
  }, sampleMs)
  try {
    await act()
  } finally {
    clearInterval(sampling)
  }
  return before.map((megabytes, at) => ({ before: megabytes, grown: most[at]! - megabytes }))
}
