import type { InternalClient } from '@schrankwerk/service-kit'

/** What the catalogue needs of identity: what people are called now. */
export type IdentityClient = Pick<InternalClient, 'call'>
