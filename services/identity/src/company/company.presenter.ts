import type { CompanyState } from '@schrankwerk/contracts'
import type { ChangeEntry } from '@schrankwerk/service-kit'
import type { AddressRow, CompanyRow } from './company.queries.ts'
import type { CompanyListRow } from './company-list.queries.ts'

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

const stateOf = (row: Pick<CompanyRow, 'active' | 'pending_registration'>): CompanyState => {
  if (!row.active) return 'inactive'
  return row.pending_registration ? 'pending' : 'active'
}

/** As lists show it. */
export const presentCompanyRow = (row: CompanyListRow) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  zip: row.zip,
  city: row.city,
  customerNumber: row.customer_number,
  state: stateOf(row),
  mailConfirmed: row.mail_confirmed,
  users: row.users,
  createDate: row.create_date,
})

/** All a counterparty learns. */
export const presentCompanyName = (row: CompanyRow) => ({ id: row.id, name: row.name })
