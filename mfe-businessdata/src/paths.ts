/** Addresses of this area's pages, and of the page a folder belongs to. */
export const folderListPath = '/business-data'
export const folderPath = (offerId: string): string => `/business-data/${offerId}`
/** Of an invitation whose code is known already. */
export const invitePath = '/business-data/invite'
export const inviteLinkPath = (code: string): string => `${invitePath}/${code}`
export const offerPath = (offerId: string): string => `/offer/${offerId}`
export const folderLogPath = (offerId: string): string => `${folderPath(offerId)}/log`
