import {
  companyChanged,
  type EventEnvelope,
  type EventPayload,
  type Notice,
  userChanged,
} from '@schrankwerk/contracts'
import type { Logger, PassedEvent } from '@schrankwerk/service-kit'
import type { LiveHub } from './live-hub.ts'
import { noticeOf } from './notices.ts'
import type { Remembered } from './past.ts'

export interface TellParts {
  hub: LiveHub
  /** Whether the customer of this offer may know of it now; asked because of that event. */
  isReleased(offerId: string, eventId: string): Promise<boolean>
  log: Logger
}

/** Hands events to the live streams of those whom they concern. */
export function tellEvents({ hub, isReleased, log }: TellParts) {
  async function audienceOf(event: EventEnvelope, notice: Notice, ask: TellParts['isReleased']) {
    const { events: _events, customerIfReleased: customer, ...audience } = notice
    if (customer === undefined || !(await ask(customer.offerId, event.id))) return audience
    return { ...audience, companyIds: [...(audience.companyIds ?? []), customer.companyId] }
  }

  async function tell(event: EventEnvelope, notice: Notice): Promise<void> {
    hub.tell(event.id, await audienceOf(event, notice, isReleased), notice.events)
  }

  function endWhoseRightsChanged(event: EventEnvelope): void {
    if (event.name === userChanged.name)
      hub.endUser((event.payload as EventPayload<typeof userChanged>).userId)
    if (event.name === companyChanged.name)
      hub.endCompany((event.payload as EventPayload<typeof companyChanged>).companyId)
  }

  return {
    /** An event that passes now. */
    async hear(event: EventEnvelope): Promise<void> {
      const notice = noticeOf(event)
      if (notice === undefined) return
      // Not awaited where workflow is asked: the events behind it need not wait.
      const telling = tell(event, notice)
      if (notice.customerIfReleased === undefined) await telling
      else telling.catch((error) => log.warn({ err: error, eventId: event.id }, 'a live event was lost'))
      endWhoseRightsChanged(event)
    },
    /** Those of the events that the streams have not been told, as the hub takes them over. */
    async untold(passed: readonly PassedEvent[]): Promise<Remembered[]> {
      const releases = new Map<string, Promise<boolean>>()
      const askOnce = (offerId: string, eventId: string) => {
        const asked = releases.get(offerId) ?? isReleased(offerId, eventId)
        releases.set(offerId, asked)
        return asked
      }
      const events: Remembered[] = []
      for (const { event, at } of passed) {
        const notice = hub.knows(event.id) ? undefined : noticeOf(event)
        if (notice === undefined || notice.events.length === 0) continue
        events.push({
          ...(await audienceOf(event, notice, askOnce)),
          at,
          eventId: event.id,
          events: notice.events,
        })
      }
      return events
    },
    endWhoseRightsChanged,
  }
}
