import type { CompanyType, LinkPurpose } from '@schrankwerk/contracts'
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
  mail_confirmed_at: Generated<Date | null>
  awaits_first_password: Generated<boolean>
  account_due: Generated<boolean>
  erased_at: Generated<Date | null>
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

export interface LinkRequestTable {
  id: string
  purpose: LinkPurpose
  user_id: string
  new_mail: string | null
  former_mail: string | null
  asked_by: string | null
  created_at: Date
  valid_until: Date
  sent_at: Generated<Date | null>
  used_at: Generated<Date | null>
  voided_at: Generated<Date | null>
}

export interface LinkCodeTable {
  hash: Buffer
  request_id: string
  made_at: Date
}

export interface LinkWishTable {
  id: string
  purpose: Extract<LinkPurpose, 'resetPassword' | 'confirmRegistration'>
  mail: string
  at: Date
}

export interface InviteTable {
  id: string
  entry_id: string
  user_id: string
  created_at: Date
  valid_until: Date
  voided_at: Generated<Date | null>
}

export interface InviteCodeTable {
  hash: Buffer
  invite_id: string
  made_at: Date
}

export interface PasswordChangeTable {
  id: string
  user_id: string
  session_kept: string | null
  begun_at: Date
}

export interface IdentityTables extends KitTables {
  company: CompanyTable
  address: AddressTable
  user: UserTable
  followed_password_changes: FollowedPasswordChangesTable
  link_request: LinkRequestTable
  link_code: LinkCodeTable
  link_wish: LinkWishTable
  invite: InviteTable
  invite_code: InviteCodeTable
  password_change: PasswordChangeTable
}
