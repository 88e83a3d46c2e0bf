import {
  DiscardPolicy,
  type JetStreamManager,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from 'nats'

const day = 24 * 60 * 60 * 1000

/** Repeats within this time are recognised by their message id; longer than what a reconnect sends again. */
export const duplicateWindowMs = 15 * 60 * 1000

/** A service's stream carries its name and takes `<service>.>`. */
export const streamConfig = (service: string): Partial<StreamConfig> & { name: string } => ({
  name: service,
  subjects: [`${service}.>`],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  // A full stream refuses the new instead of losing the old: the outbox keeps it.
  discard: DiscardPolicy.New,
  max_age: nanos(30 * day),
  max_bytes: 1024 * 1024 * 1024,
  duplicate_window: nanos(duplicateWindowMs),
})

/** Makes the stream if there is none; answers when it was made. */
export async function ensureStream(manager: JetStreamManager, service: string): Promise<Date> {
  try {
    return new Date((await manager.streams.info(service)).created)
  } catch (error) {
    if (!isMissing(error)) throw error
    return new Date((await manager.streams.add(streamConfig(service))).created)
  }
}

/** True if JetStream says that there is no such stream or consumer. */
export const isMissing = (error: unknown) => error instanceof NatsError && error.api_error?.code === 404
