import type { InternalClient } from '@schrankwerk/service-kit'

/** What conversations need of identity: who is in a company, and what people are called now. */
export type IdentityClient = Pick<InternalClient, 'call'>
