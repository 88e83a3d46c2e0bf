import type { AnyEndpoint, BodyOf } from '@schrankwerk/contracts'
import type { Actor, Ctx } from './actor.ts'
import type { Api, ApiContext } from './create-api.ts'
import { publicRoute, route } from './route.ts'
import { createTicket, redeemTicket } from './ticket.ts'

export interface TicketCalls<Create extends AnyEndpoint> {
  /** `POST`, its body says what is to be fetched; answers `{ url }`. */
  create: Create
  /** `GET` with the query `ticket`, open to whoever has the address. */
  redeem: AnyEndpoint
}

export interface TicketUse<DB, Target> {
  /** Throws where this person may not fetch it, or where it is not there. */
  authorise(ctx: Ctx<DB>, target: Target): Promise<unknown>
  /** Looks it up again as this person and sends it. */
  send(ctx: Ctx<DB>, target: Target, c: ApiContext): Promise<Response>
}

/**
 * Serves the two calls of downloads by ticket: an address that is good once, for 30 seconds and for what was asked,
 * so that the browser downloads without a token and without the page holding the bytes. The address acts as the person
 * who asked; a token of somebody else that comes along finds nothing.
 */
export function ticketRoutes<DB, Create extends AnyEndpoint>(
  app: Api<DB>,
  { create, redeem }: TicketCalls<Create>,
  { authorise, send }: TicketUse<DB, BodyOf<Create>>,
): void {
  route<DB, AnyEndpoint>(app, create, async ({ ctx, body }) => {
    await authorise(ctx, body as BodyOf<Create>)
    const { ticket } = await createTicket(ctx, { resource: { target: body, actor: ctx.actor } })
    return { url: `/api${redeem.path}?ticket=${ticket}` }
  })
  publicRoute<DB, AnyEndpoint>(app, redeem, async ({ ctx, query, c }) => {
    const { ticket } = query as { ticket: string }
    const { resource } = await redeemTicket(ctx.db, ticket, ctx.now(), ctx.actor?.userId)
    const { target, actor } = resource as { target: BodyOf<Create>; actor: Actor }
    return send({ ...ctx, actor }, target, c)
  })
}
