/** Addresses of this area's pages. */
export const newId = 'new'

export const companyListPath = '/company'
export const companyPath = (id: string): string => `/company/${id}`
export const newCompanyPath = companyPath(newId)

export const userListPath = '/user'
export const userPath = (id: string): string => `/user/${id}`
/** The form of a new user, with this company chosen already. */
export const newUserPath = (companyId?: string): string =>
  companyId ? `${userPath(newId)}?companyId=${companyId}` : userPath(newId)
