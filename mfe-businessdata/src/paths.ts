import type { BusinessData } from '@schrankwerk/contracts'

/** Addresses of this area's pages, and of the page a folder belongs to. */
export const folderListPath = '/business-data'
export const folderPath = (offerId: string): string => `/business-data/${offerId}`
/** Of an invitation whose code is known already. */
export const invitePath = '/business-data/invite'
export const inviteLinkPath = (code: string): string => `${invitePath}/${code}`
/** An offer is an order once it is accepted, and a job once it is confirmed. */
export const offerPath = ({ offerId, state }: NonNullable<BusinessData['belongsTo']>): string =>
  `/${state === 'CONFIRMED' ? 'job' : state === 'ACCEPTED' ? 'order' : 'offer'}/${offerId}`
export const folderLogPath = (offerId: string): string => `${folderPath(offerId)}/log`
