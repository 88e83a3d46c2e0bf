import type { LiveEvent, LiveKind } from '@schrankwerk/contracts'

type Handler = (event: LiveEvent) => void
const handlers = new Map<LiveKind, Set<Handler>>()

/** Calls `handler` for every live event of the kind; the returned function ends that. */
export const onLive = (kind: LiveKind, handler: Handler): (() => void) => {
  const ofKind = handlers.get(kind) ?? new Set()
  handlers.set(kind, ofKind.add(handler))
  return () => {
    ofKind.delete(handler)
  }
}

/** Hands an event to everyone who listens; the shell's stream calls this. */
export const announceLive = (event: LiveEvent): void => {
  for (const handler of handlers.get(event.kind) ?? []) handler(event)
}
