import type { BusinessData, FolderSide } from '@schrankwerk/contracts'

type Names = Pick<BusinessData, 'supplierName' | 'customerName'>

export function companyOf(names: Names, side: FolderSide): string
export function companyOf(names: Names, side: FolderSide | null): string | undefined
/** The name of the company on this side; of no side there is none. */
export function companyOf({ supplierName, customerName }: Names, side: FolderSide | null) {
  return side === null ? undefined : { SUPPLIER: supplierName, CUSTOMER: customerName }[side]
}
