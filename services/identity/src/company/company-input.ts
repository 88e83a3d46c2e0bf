import type { BodyOf, createCompany } from '@schrankwerk/contracts'
import { hasCustomerNumber } from '@schrankwerk/domain'
import { Invalid } from '@schrankwerk/service-kit'
import type { Insertable } from 'kysely'
import type { AddressTable } from '../database/tables.ts'

export type CompanyInput = BodyOf<typeof createCompany>

/** What a row takes of the input. A customer needs a number, and nobody else has one. */
export function companyValues({ name, type, customerNumber, additionalInfo }: CompanyInput) {
  const hasNumber = hasCustomerNumber(type)
  if (hasNumber && !customerNumber) throw new Invalid([{ path: 'customerNumber', code: 'required' }])
  return {
    name,
    type,
    customer_number: hasNumber ? (customerNumber ?? null) : null,
    additional_info: additionalInfo || null,
  }
}

export const addressValues = (
  { houseNo, ...address }: CompanyInput['address'],
  at: { id: string; companyId: string; now: Date },
): Insertable<AddressTable> => ({
  ...address,
  house_no: houseNo,
  id: at.id,
  company_id: at.companyId,
  create_date: at.now,
  last_update: at.now,
})
