/** Addresses of this area's pages, and of the page a folder belongs to. */
export const folderListPath = '/business-data'
export const folderPath = (offerId: string): string => `/business-data/${offerId}`
export const offerPath = (offerId: string): string => `/offer/${offerId}`
export const folderLogPath = (offerId: string): string => `${folderPath(offerId)}/log`
