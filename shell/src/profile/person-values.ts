import { type BodyInput, mailAddress, phoneNumber, type User, updateUser } from '@schrankwerk/contracts'
import { type FieldErrors, lengthErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'

/** What everyone may change of himself. */
export interface PersonValues {
  name: string
  lastname: string
  phoneNumber: string
  mail: string
}
export type PersonInput = Pick<BodyInput<typeof updateUser>, keyof PersonValues>

export const noPerson: PersonValues = { name: '', lastname: '', phoneNumber: '', mail: '' }
export const personFields = ['name', 'lastname', 'phoneNumber', 'mail'] as const

/** An address that was asked for and is not confirmed yet is nothing that is saved. */
export const valuesOf = ({ name, lastname, phoneNumber, mail }: User): PersonValues => ({
  name,
  lastname,
  phoneNumber: phoneNumber ?? '',
  mail,
})

export const changedFields = (base: PersonValues, values: PersonValues) =>
  personFields.filter((field) => base[field].trim() !== values[field].trim())

export const inputOf = (values: PersonValues, changed: readonly (keyof PersonValues)[]): PersonInput =>
  Object.fromEntries(changed.map((field) => [field, values[field].trim()]))

/** Who never had a telephone number, as a guest, needs none; whoever has one keeps one. */
export const isRequired = (field: keyof PersonValues, { phoneNumber }: User): boolean =>
  field !== 'phoneNumber' || phoneNumber !== null

/** The texts that are too long to be sent. */
export const personLengths = (values: PersonValues): FieldErrors => lengthErrors(updateUser.body, values)

/** What keeps the form from being sent; the rules are the server's own. */
export const checkPerson = (values: PersonValues, user: User, t: TFunction<'shell'>): FieldErrors => ({
  ...Object.fromEntries(
    personFields.flatMap((field) => {
      if (values[field].trim() === '')
        return isRequired(field, user) ? [[field, t('profile.person.missing')]] : []
      const format = formats[field]
      return !format || format.safeParse(values[field]).success
        ? []
        : [[field, t(`profile.person.${field}Format`)]]
    }),
  ),
  ...personLengths(values),
})

const formats: Partial<Record<keyof PersonValues, typeof mailAddress>> = { phoneNumber, mail: mailAddress }
