import type { User } from '@schrankwerk/contracts'
import type { UserField } from '@schrankwerk/domain'
import type { UserInput } from '../../user.api.ts'

/** What stands in the form: texts are never null. */
export interface UserValues {
  name: string
  lastname: string
  phoneNumber: string
  mail: string
  customerDesignation: string
  admin: boolean
  companyId: string | null
}

export const emptyUser: UserValues = {
  name: '',
  lastname: '',
  phoneNumber: '',
  mail: '',
  customerDesignation: '',
  admin: false,
  companyId: null,
}

export const valuesOf = (user: User): UserValues => ({
  name: user.name,
  lastname: user.lastname,
  phoneNumber: user.phoneNumber ?? '',
  mail: user.mail,
  customerDesignation: user.customerDesignation ?? '',
  admin: user.admin,
  companyId: user.companyId,
})

const trimmed = <Value>(value: Value): Value | string => (typeof value === 'string' ? value.trim() : value)

/** The fields in which what would be saved differs. */
export const changedFields = (base: UserValues, values: UserValues): UserField[] =>
  (Object.keys(emptyUser) as UserField[]).filter((name) => trimmed(base[name]) !== trimmed(values[name]))

/** What is sent: only the fields that changed, the others stay as they are. */
export const inputOf = (values: UserValues, fields: readonly UserField[]): UserInput =>
  Object.fromEntries(
    fields.map((name) => [
      name,
      name === 'customerDesignation' ? values[name].trim() || null : trimmed(values[name]),
    ]),
  )
