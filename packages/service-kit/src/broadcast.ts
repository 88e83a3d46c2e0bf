import { type EventEnvelope, eventEnvelope } from '@schrankwerk/contracts'
import type { Subscription } from 'nats'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Nats } from './nats.ts'

/**
 * Hears events as they pass, at every copy of the service and without keeping anything: for dropping caches and for
 * the live stream. What passes while this copy is not connected is not heard, and a relay may say things twice.
 */
export function subscribeBroadcast({
  nats,
  subject,
  handle,
  log,
}: {
  nats: Nats
  /** As NATS writes it: `identity.>`. */
  subject: string
  handle(event: EventEnvelope): void | Promise<void>
  log: Logger
}): {
  /** Resolves once what passes from now on is heard; not before there is a connection. */
  subscribed: Promise<void>
  stop(): Promise<void>
} {
  const subscribed = Promise.withResolvers<void>()
  let subscription: Subscription | undefined
  let stopped = false

  const running = (async () => {
    const nc = await nats.connection().catch(() => undefined)
    if (!nc || stopped) return
    subscription = nc.subscribe(subject)
    nc.flush().then(subscribed.resolve, () => undefined)
    for await (const message of subscription) {
      try {
        const parsed = z.safeParse(eventEnvelope, message.json())
        if (parsed.success) await handle(parsed.data as EventEnvelope)
      } catch (error) {
        log.warn({ err: error, subject: message.subject }, 'a passing event was not understood')
      }
    }
  })()
  running.catch((error) => log.error({ err: error, subject }, 'the subscription ended'))

  return {
    subscribed: subscribed.promise,
    async stop() {
      stopped = true
      subscription?.unsubscribe()
      if (subscription) await running.catch(() => undefined)
    },
  }
}
