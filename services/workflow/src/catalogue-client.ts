import type { InternalClient } from '@schrankwerk/service-kit'

/** What matching needs of catalogue: its internal calls. */
export type CatalogueClient = Pick<InternalClient, 'call' | 'callText'>
