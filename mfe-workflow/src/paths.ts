/** Addresses of this area's pages. */
export const enquiryListPath = '/enquiry'
export const newEnquiryId = 'new'
export const enquiryPath = (id: string): string => `/enquiry/${id}`
export const newEnquiryPath = enquiryPath(newEnquiryId)
export const comparisonPath = (enquiryId: string): string => `${enquiryPath(enquiryId)}/offers`
export const replacementPath = '/enquiry/memory'

export const offerListPath = '/offer'
export const offerPath = (id: string): string => `/offer/${id}`
export const newOfferPath = (enquiryId: string): string => `/offer/new/${enquiryId}`
export const orderListPath = '/order'
export const orderPath = (id: string): string => `/order/${id}`
export const jobListPath = '/job'
export const jobPath = (id: string): string => `/job/${id}`

export const messagesPath = '/messages'
