import type { AnyEndpoint, BodyOf } from '@schrankwerk/contracts'
import type { Actor, Ctx } from './actor.ts'
import { shareTokenOf } from './admit.ts'
import { type Api, type ApiContext, type Frame, frameOf } from './create-api.ts'
import { NotFound, NotSignedIn } from './errors.ts'
import { holding, type Place, type Work } from './heavy-work.ts'
import { publicRoute, route } from './route.ts'
import { createTicket, redeemTicket } from './ticket.ts'
import { inTransaction } from './transaction.ts'

export interface TicketCalls<Create extends AnyEndpoint> {
  /** `POST`, its body says what is to be fetched; answers `{ url }`. */
  create: Create
  /** `GET` with the query `ticket`, open to whoever has the address; `changes: true`, since a ticket is used up. */
  redeem: AnyEndpoint
}

export interface TicketUse<DB, Target> {
  /** Throws where this person may not fetch it, or where it is not there. */
  authorise(ctx: Ctx<DB>, target: Target): Promise<unknown>
  /** Looks it up again as this person and sends it. */
  send(ctx: Ctx<DB>, target: Target, c: ApiContext): Promise<Response>
  /** What sending it costs the service; undefined: hardly anything. */
  workOf?(target: Target): Work | undefined
}

/**
 * Serves the two calls of downloads by ticket: an address that is good once, for 30 seconds and for what was asked,
 * so that the browser downloads without a token and without the page holding the bytes. The address acts as the person
 * who asked, a visitor's only while his token would let him in; a token of somebody else that comes along finds nothing. Where it is work, the first call already says
 * that there is no place for it: a browser shows a refusal of the second to nobody.
 */
export function ticketRoutes<DB, Create extends AnyEndpoint>(
  app: Api<DB>,
  { create, redeem }: TicketCalls<Create>,
  { authorise, send, workOf }: TicketUse<DB, BodyOf<Create>>,
): void {
  // Else HEAD would use a ticket up, and keep the place of an answer that nobody reads.
  if (!redeem.changes) throw new Error(`${redeem.name} uses its ticket up: declare it with changes: true.`)
  const frame = frameOf(app)
  const { heavyWork } = frame
  const placeFor = (actor: Actor, target: BodyOf<Create>) => {
    const work = workOf?.(target)
    return work && heavyWork.take(actor, work)
  }
  route<DB, AnyEndpoint>(app, create, async ({ ctx, body, c }) => {
    await authorise(ctx, body as BodyOf<Create>)
    placeFor(ctx.actor, body as BodyOf<Create>)?.end()
    const { ticket } = await createTicket(ctx, {
      resource: { target: body, actor: ctx.actor },
      secret: shareTokenOf(create, c),
    })
    return { url: `/api${redeem.path}?ticket=${ticket}` }
  })
  publicRoute<DB, AnyEndpoint>(app, redeem, async ({ ctx, query, c }) => {
    const { ticket } = query as { ticket: string }
    let place: Place | undefined
    const { target, actor, shareToken } = await inTransaction(ctx, async (tx) => {
      const { resource, secret } = await redeemTicket(tx, ticket, ctx.now(), ctx.actor?.userId)
      const used = resource as { target: BodyOf<Create>; actor: Actor }
      // Without a place for the work the ticket is not used up. It may run twice and takes one place.
      place ??= placeFor(used.actor, used.target)
      return { ...used, shareToken: secret }
    }).catch((error) => {
      place?.end()
      throw error
    })
    return holding(place, true, async () => {
      await place?.begin(ctx.signal)
      const sender = shareToken === undefined ? actor : await visitorAgain(frame, shareToken, ctx.requestId)
      return send({ ...ctx, actor: sender }, target, c)
    })
  })
}

/** A visitor whose token ended since he got the ticket finds nothing. */
async function visitorAgain(frame: Frame, shareToken: string, requestId: string): Promise<Actor> {
  try {
    return await frame.admitVisitor!(shareToken, requestId)
  } catch (error) {
    throw error instanceof NotSignedIn ? new NotFound() : error
  }
}
