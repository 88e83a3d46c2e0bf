import type { InternalClient } from '@schrankwerk/service-kit'

/** What lists of guests need of businessdata: which folders are shared with whom. */
export type BusinessdataClient = Pick<InternalClient, 'call'>
