import type { ChangeEntry } from '@schrankwerk/service-kit'
import type { NewMail } from '../link/new-mail.ts'
import type { UserRow } from './user.queries.ts'
import type { UserListRow } from './user-list.queries.ts'

export const presentUser = (row: UserRow, changes: ChangeEntry[], newMail: NewMail | undefined) => ({
  id: row.id,
  name: row.name,
  lastname: row.lastname,
  mail: row.mail,
  phoneNumber: row.phone_number,
  admin: row.admin,
  companyId: row.company_id,
  company: {
    id: row.company_id,
    name: row.company_name,
    type: row.company_type,
    pendingRegistration: row.company_pending,
  },
  customerDesignation: row.customer_designation,
  permissions: row.permissions,
  passwordChangeNeeded: row.password_change_needed,
  loginCounter: row.login_counter,
  lastLoginAt: row.last_login_at,
  newMail: newMail?.mail ?? null,
  newMailLapsed: newMail?.isLinkGood === false,
  editVersion: row.edit_version,
  createDate: row.create_date,
  lastUpdate: row.last_update,
  changeEntries: changes,
})

/** As lists show him. */
export const presentUserRow = (row: UserListRow, newMail: NewMail | undefined) => ({
  id: row.id,
  name: row.name,
  lastname: row.lastname,
  mail: row.mail,
  newMail: newMail?.mail ?? null,
  phoneNumber: row.phone_number,
  admin: row.admin,
  companyId: row.company_id,
  companyName: row.company_name,
  companyType: row.company_type,
  loginCounter: row.login_counter,
  lastLoginAt: row.last_login_at,
  createDate: row.create_date,
})

/** All a counterparty learns. */
export const presentUserName = (row: UserRow) => ({ id: row.id, name: row.name, lastname: row.lastname })

/** The actor the other services work with, and which sessions count no more. */
export const presentActorWithSessions = (row: UserRow) => ({
  ...presentActor(row),
  endedSessions: row.sessions_valid_from && {
    before: row.sessions_valid_from.getTime() / 1000,
    except: row.session_kept,
  },
})

/** Who acts. */
export const presentActor = (row: UserRow) => ({
  userId: row.id,
  mail: row.mail,
  name: row.name,
  lastname: row.lastname,
  companyId: row.company_id,
  companyName: row.company_name,
  companyType: row.company_type,
  admin: row.admin,
  passwordChangeNeeded: row.password_change_needed,
  pendingRegistration: row.company_pending,
})
