import type { InternalClient } from '@schrankwerk/service-kit'

/** What folders need of identity: what people are called now, and whose an address is. */
export type IdentityClient = Pick<InternalClient, 'call'>
