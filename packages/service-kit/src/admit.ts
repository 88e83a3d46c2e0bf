import { type AnyEndpoint, shareTokenHeader, type Who } from '@schrankwerk/contracts'
import type { Actor } from './actor.ts'
import type { ApiContext, Frame } from './create-api.ts'
import { Forbidden, NotSignedIn } from './errors.ts'

/** The token of `Authorization: Bearer …`; that of a sign-in never comes from anywhere else. */
export function bearerOf(c: ApiContext): string | undefined {
  const header = c.req.header('authorization')
  if (header === undefined) return undefined
  const token = /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1]
  if (!token) throw new NotSignedIn('token-invalid')
  return token
}

/** A visitor's token; nothing where the call is not for visitors, or where somebody signed in makes it. */
export function shareTokenOf(endpoint: AnyEndpoint, c: ApiContext): string | undefined {
  return endpoint.shareToken && bearerOf(c) === undefined ? c.req.header(shareTokenHeader) : undefined
}

/** Who calls, if he may call this at all: 401 without a good token, 403 at a gate or for the wrong role. */
export async function admit(frame: Frame, endpoint: AnyEndpoint, c: ApiContext): Promise<Actor> {
  const shareToken = shareTokenOf(endpoint, c)
  if (shareToken !== undefined && frame.admitVisitor)
    return frame.admitVisitor(shareToken, c.get('requestId'))
  const token = bearerOf(c)
  if (!token) throw new NotSignedIn()
  const actor = await frame.authenticate!(token, c.get('requestId'))
  if (endpoint.gate !== 'own-profile') passGates(actor)
  if (!mayCall(endpoint.who, actor)) throw new Forbidden()
  return actor
}

/** Such a user reaches only what is marked `gate: 'own-profile'`. */
function passGates(actor: Actor): void {
  if (actor.passwordChangeNeeded) throw new Forbidden('password-change-needed')
  if (actor.pendingRegistration) throw new Forbidden('registration-pending')
}

/** The role part of an endpoint's `who`; rights on a single object are the service's policies. */
export function mayCall(who: Who, actor: Pick<Actor, 'companyType' | 'admin'>): boolean {
  if (typeof who === 'string') return true
  const rule = who[actor.companyType]
  return rule === true || (rule === 'admin' && actor.admin)
}
