import {
  type Audience,
  type CompanyType,
  type EventEnvelope,
  events,
  type LiveEvent,
  type Notice,
} from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'

const byName = new Map<string, (typeof events)[number]>(events.map((event) => [event.name, event]))

/** Whom an event concerns and what they are sent; undefined for one that is not known or not readable. */
export function noticeOf({ name, payload, aggregateVersion }: EventEnvelope): Notice | undefined {
  const event = byName.get(name)
  const parsed = event && z.safeParse(event.payload, payload)
  return parsed?.success ? event?.notice(parsed.data as never, aggregateVersion) : undefined
}

/** Guests share a company without being colleagues: what concerns it does not concern them. */
export const concerns = (
  audience: Audience,
  { userId, companyId, companyType }: { userId: string; companyId: string; companyType: CompanyType },
): boolean =>
  audience.userIds?.includes(userId) === true ||
  (companyType !== 'EXTERNAL' && audience.companyIds?.includes(companyId) === true) ||
  audience.companyTypes?.includes(companyType) === true

/** Someone whose password change is due or whose company awaits its release hears of himself and his company alone. */
export const hearsOnlyOwn = (actor: Pick<Actor, 'passwordChangeNeeded' | 'pendingRegistration'>): boolean =>
  actor.passwordChangeNeeded || actor.pendingRegistration

/** It is about his account or his company. */
export const isOwn = ({ kind, id }: LiveEvent, actor: Pick<Actor, 'userId' | 'companyId'>): boolean =>
  (kind === 'user' && id === actor.userId) || (kind === 'company' && id === actor.companyId)

export const mayHear = (event: LiveEvent, actor: Actor): boolean =>
  !hearsOnlyOwn(actor) || isOwn(event, actor)
