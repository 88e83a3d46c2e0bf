import { openLiveStream } from '@schrankwerk/contracts'
import { type Api, route, Unavailable } from '@schrankwerk/service-kit'
import type { NotificationTables } from '../database/tables.ts'
import type { LiveHub } from './live-hub.ts'
import { tokenEnd } from './token-end.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy in front must not wait until a buffer is full.
  'X-Accel-Buffering': 'no',
}

export function liveStreamRoutes(
  app: Api<NotificationTables>,
  { hub, isListening }: { hub: LiveHub; isListening(): Promise<boolean> },
): void {
  route(app, openLiveStream, async ({ ctx, c }) => {
    // A browser without a stream polls; one with a deaf stream would wait for ever.
    if (!(await isListening())) throw new Unavailable('nats')
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const stream = hub.open({
      actor: ctx.actor,
      endsAt: tokenEnd(c.req.header('authorization'), ctx.now().getTime()),
      lastEventId: c.req.header('last-event-id'),
    })
    return new Response(stream, { headers })
  })
}
