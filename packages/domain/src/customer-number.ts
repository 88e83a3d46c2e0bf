import type { CompanyType } from '@schrankwerk/contracts'

/** Whether a company of this type has a customer number: then it needs one, the others have none. */
export const hasCustomerNumber = (type: CompanyType): boolean => type === 'CUSTOMER'
