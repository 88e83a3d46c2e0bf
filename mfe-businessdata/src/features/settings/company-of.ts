import type { BusinessData, FolderSide } from '@schrankwerk/contracts'

/** The name of the company on this side. */
export const companyOf = (
  { supplierName, customerName }: Pick<BusinessData, 'supplierName' | 'customerName'>,
  side: FolderSide,
): string => ({ SUPPLIER: supplierName, CUSTOMER: customerName })[side]
