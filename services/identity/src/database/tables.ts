import type { CompanyType } from '@schrankwerk/contracts'
import type { KitTables } from '@schrankwerk/service-kit'
import type { Generated } from 'kysely'

export interface CompanyTable {
  id: string
  name: string
  type: CompanyType
  active: Generated<boolean>
  pending_registration: Generated<boolean>
  additional_info: string | null
  customer_number: string | null
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface AddressTable {
  id: string
  company_id: string
  street: string
  house_no: string
  zip: string
  city: string
  country: string
  create_date: Date
  last_update: Date
}

export interface UserTable {
  id: string
  company_id: string
  sub: string | null
  name: string
  lastname: string
  mail: string
  phone_number: string | null
  admin: Generated<boolean>
  customer_designation: string | null
  permissions: Generated<string[]>
  password_change_needed: Generated<boolean>
  login_counter: Generated<number>
  last_login_at: Date | null
  deleted_at: Date | null
  sessions_valid_from: Generated<Date | null>
  session_kept: Generated<string | null>
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface FollowedPasswordChangesTable {
  single: Generated<boolean>
  until: Date
}

export interface IdentityTables extends KitTables {
  company: CompanyTable
  address: AddressTable
  user: UserTable
  followed_password_changes: FollowedPasswordChangesTable
}
