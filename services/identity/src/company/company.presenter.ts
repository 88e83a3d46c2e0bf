import type { ChangeEntry } from '@schrankwerk/service-kit'
import type { AddressRow, CompanyRow } from './company.queries.ts'

const presentAddress = (row: AddressRow) => ({
  id: row.id,
  street: row.street,
  houseNo: row.house_no,
  zip: row.zip,
  city: row.city,
  country: row.country,
  createDate: row.create_date,
  lastUpdate: row.last_update,
})

export const presentCompany = (row: CompanyRow, address: AddressRow | undefined, changes: ChangeEntry[]) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  active: row.active,
  pendingRegistration: row.pending_registration,
  additionalInfo: row.additional_info,
  customerNumber: row.customer_number,
  address: address === undefined ? null : presentAddress(address),
  editVersion: row.edit_version,
  createDate: row.create_date,
  lastUpdate: row.last_update,
  changeEntries: changes,
})

/** All a counterparty learns. */
export const presentCompanyName = (row: CompanyRow) => ({ id: row.id, name: row.name })
