import { DiscardPolicy, type JetStreamManager, NatsError, nanos, RetentionPolicy, StorageType } from 'nats'
import type { StreamSettings } from './nats-settings.ts'

const day = 24 * 60 * 60 * 1000

/** Repeats within this time are recognised by their message id; longer than what a reconnect sends again. */
export const duplicateWindowMs = 15 * 60 * 1000

/** A service's stream carries its name and takes `<service>.>`. */
export const streamConfig = (service: string, settings: StreamSettings) => ({
  name: service,
  subjects: [`${service}.>`],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  // A full stream refuses the new instead of losing the old: the outbox keeps it.
  discard: DiscardPolicy.New,
  max_age: nanos(settings.NATS_STREAM_DAYS * day),
  max_bytes: settings.NATS_STREAM_MEGABYTES * 1024 * 1024,
  duplicate_window: nanos(duplicateWindowMs),
  num_replicas: settings.NATS_STREAM_REPLICAS,
})

/** Makes the stream if there is none; answers when it was made. One that is there stays as it is. */
export async function ensureStream(
  manager: JetStreamManager,
  service: string,
  settings: StreamSettings,
): Promise<Date> {
  try {
    return new Date((await manager.streams.info(service)).created)
  } catch (error) {
    if (!isMissing(error)) throw error
    return new Date((await manager.streams.add(streamConfig(service, settings))).created)
  }
}

/** True if JetStream says that there is no such stream or consumer. */
export const isMissing = (error: unknown) => error instanceof NatsError && error.api_error?.code === 404
