import { natsOptions, readNatsSettings, streamConfig } from '@schrankwerk/service-kit/prepare-nats'
import { connect, ErrorCode, type JetStreamManager } from 'nats'

type Environment = Readonly<Record<string, string | undefined>>

/** The services that others listen to; each has a stream of its name. */
const publishers = ['businessdata', 'catalogue', 'identity', 'workflow'] as const

/** The streams as an environment wants them. */
export function streamConfigs(environment: Environment) {
  const settings = readNatsSettings(environment)
  return publishers.map((service) => streamConfig(service, settings))
}

/**
 * Makes missing streams and updates those that differ from the settings; leaves their messages alone. Replicas are
 * only ever added: who raised them on the server does not lose them to a start.
 * @returns the names of the streams that were made or changed
 */
export async function reconcileStreams(environment: Environment): Promise<string[]> {
  return managing(environment, async (manager) => {
    const changed: string[] = []
    for (const config of streamConfigs(environment)) {
      const present = await found(manager, config.name)
      const wanted = {
        ...config,
        num_replicas: Math.max(config.num_replicas, present?.config.num_replicas ?? 1),
      }
      if (!present) await answered(() => manager.streams.add(wanted))
      else if (differs(wanted, present.config))
        await answered(() => manager.streams.update(wanted.name, wanted))
      else continue
      changed.push(wanted.name)
    }
    return changed
  })
}

/** Removes the streams with their messages, before older outboxes fill them again. */
export async function removeStreams(environment: Environment): Promise<void> {
  await managing(environment, async (manager) => {
    for (const name of publishers) {
      if (await found(manager, name)) await manager.streams.delete(name)
    }
  })
}

async function managing<T>(
  environment: Environment,
  work: (manager: JetStreamManager) => Promise<T>,
): Promise<T> {
  // Whoever prepares the streams is no service: answers go to the inbox that every such user may read.
  const { inboxPrefix: _, ...options } = natsOptions(readNatsSettings(environment), 'start')
  const connection = await connect({ ...options, timeout: 2000 })
  try {
    return await work(await answered(() => connection.jetstreamManager()))
  } finally {
    await connection.close()
  }
}

const found = (manager: JetStreamManager, name: string) =>
  answered(() => manager.streams.info(name)).catch((error) => {
    if (error.code === '404') return null
    throw error
  })

/**
 * Asks up to five times: a cluster leaves unanswered what reaches it while it elects a leader, and a stream that is
 * made or changed a second time in the same way is answered as the first time.
 */
async function answered<T>(ask: () => Promise<T>, times = 5): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if ((error as { code?: string }).code !== ErrorCode.Timeout || times === 1) throw error
    return answered(ask, times - 1)
  }
}

const differs = (wanted: object, present: object): boolean =>
  Object.entries(wanted).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(present[key as keyof typeof present]),
  )
