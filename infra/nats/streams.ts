import { readdir, readFile } from 'node:fs/promises'
import { connect, type JetStreamManager, type StreamConfig } from 'nats'

const folder = new URL('./streams/', import.meta.url)

/** The streams as their files describe them. */
export async function readStreams(): Promise<StreamConfig[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))))
}

/**
 * Makes missing streams and updates those that differ from their files; leaves their messages alone.
 * @returns the names of the streams that were made or changed
 */
export async function reconcileStreams(url: string): Promise<string[]> {
  return managing(url, async (manager) => {
    const changed: string[] = []
    for (const wanted of await readStreams()) {
      const present = await found(manager, wanted.name)
      if (!present) await manager.streams.add(wanted)
      else if (differs(wanted, present.config)) await manager.streams.update(wanted.name, wanted)
      else continue
      changed.push(wanted.name)
    }
    return changed
  })
}

/** Removes the streams with their messages, before older outboxes fill them again. */
export async function removeStreams(url: string): Promise<void> {
  await managing(url, async (manager) => {
    for (const { name } of await readStreams()) {
      if (await found(manager, name)) await manager.streams.delete(name)
    }
  })
}

async function managing<T>(url: string, work: (manager: JetStreamManager) => Promise<T>): Promise<T> {
  const address = new URL(url)
  const connection = await connect({
    servers: address.host,
    user: decodeURIComponent(address.username) || undefined,
    pass: decodeURIComponent(address.password) || undefined,
    timeout: 2000,
  })
  try {
    return await work(await connection.jetstreamManager())
  } finally {
    await connection.close()
  }
}

const found = (manager: JetStreamManager, name: string) =>
  manager.streams.info(name).catch((error) => {
    if (error.code === '404') return null
    throw error
  })

function differs(wanted: StreamConfig, present: StreamConfig): boolean {
  return Object.entries(wanted).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(present[key as keyof StreamConfig]),
  )
}
