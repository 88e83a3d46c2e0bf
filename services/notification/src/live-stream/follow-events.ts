import {
  companyChanged,
  type EventEnvelope,
  type EventPayload,
  type Notice,
  userChanged,
} from '@schrankwerk/contracts'
import { type Logger, type Nats, subscribeBroadcast } from '@schrankwerk/service-kit'
import type { LiveHub } from './live-hub.ts'
import { noticeOf } from './notices.ts'

export interface FollowParts {
  nats: Nats
  hub: LiveHub
  /** Whether the customer of this offer may know of it now; asked because of that event. */
  isReleased(offerId: string, eventId: string): Promise<boolean>
  log: Logger
}

const subjects = ['identity.>', 'workflow.>', 'catalogue.>', 'businessdata.>']

/**
 * Hears all events at this copy and hands them to the live streams. After an interruption of NATS the streams end:
 * what passed meanwhile is unknown, and the browsers come back and ask for everything.
 */
export function followEvents({ nats, hub, isReleased, log }: FollowParts): {
  isListening(): boolean
  stop(): Promise<void>
} {
  let wasConnected = false
  const offConnect = nats.onConnect(() => {
    hub.forget()
    wasConnected = true
  })
  const watch = setInterval(() => {
    if (wasConnected && !nats.isConnected()) hub.forget()
  }, 1000)

  async function tell(event: EventEnvelope, notice: Notice): Promise<void> {
    const customer = notice.customerIfReleased
    const told = customer && (await isReleased(customer.offerId, event.id)) ? [customer.companyId] : []
    hub.tell(event.id, { ...notice, companyIds: [...(notice.companyIds ?? []), ...told] }, notice.events)
  }

  async function hear(event: EventEnvelope): Promise<void> {
    const notice = noticeOf(event)
    if (notice === undefined) return
    // Not awaited where workflow is asked: the events behind it need not wait.
    const telling = tell(event, notice)
    if (notice.customerIfReleased === undefined) await telling
    else telling.catch((error) => log.warn({ err: error, eventId: event.id }, 'a live event was lost'))
    if (event.name === userChanged.name)
      hub.endUser((event.payload as EventPayload<typeof userChanged>).userId)
    if (event.name === companyChanged.name)
      hub.endCompany((event.payload as EventPayload<typeof companyChanged>).companyId)
  }

  const subscriptions = subjects.map((subject) => subscribeBroadcast({ nats, subject, handle: hear, log }))
  return {
    isListening: nats.isConnected,
    async stop() {
      offConnect()
      clearInterval(watch)
      await Promise.all(subscriptions.map((subscription) => subscription.stop()))
    },
  }
}
