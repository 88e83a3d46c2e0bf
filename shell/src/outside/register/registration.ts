import { register } from '@schrankwerk/contracts'
import { minimumPasswordLengthToRegister } from '@schrankwerk/domain'
import { lengthErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import type { NewPassword } from '../password/new-password-fields.tsx'
import { passwordErrors } from '../password/password-errors.ts'

/** What is typed and kept over a reload, by its path in what is sent. */
export const emptyValues = {
  'user.name': '',
  'user.lastname': '',
  'user.phoneNumber': '',
  'user.mail': '',
  'company.name': '',
  'company.customerNumber': '',
  'company.address.street': '',
  'company.address.houseNo': '',
  'company.address.zip': '',
  'company.address.city': '',
  'company.address.country': 'Deutschland',
}
export type Values = typeof emptyValues
export type Field = keyof Values

export const stepNames = ['person', 'account', 'company'] as const
export type StepName = (typeof stepNames)[number]

/** Sentences by field. */
export type Errors = Readonly<Record<string, string>>

const passwordFields = ['user.password', 'user.repeated']

const stepOf = (field: string): StepName => {
  if (field.startsWith('company')) return 'company'
  return field === 'user.mail' || passwordFields.includes(field) ? 'account' : 'person'
}

/** The first step with an error. */
export const stepOfErrors = (errors: Errors): StepName | undefined =>
  stepNames.find((step) => Object.keys(errors).some((field) => stepOf(field) === step))

export const ofStep = (errors: Errors, step: StepName): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step))

export const isField = (path: string): boolean => path in emptyValues || path === 'user.password'

/** The body of the call. */
export const registrationOf = (values: Values, password: string) => ({
  user: {
    name: values['user.name'],
    lastname: values['user.lastname'],
    phoneNumber: values['user.phoneNumber'],
    mail: values['user.mail'],
    password,
  },
  company: {
    name: values['company.name'],
    customerNumber: values['company.customerNumber'],
    address: {
      street: values['company.address.street'],
      houseNo: values['company.address.houseNo'],
      zip: values['company.address.zip'],
      city: values['company.address.city'],
      country: values['company.address.country'],
    },
  },
})

const formatErrors: Readonly<Record<string, string>> = {
  'user.mail': 'register.mailFormat',
  'user.phoneNumber': 'register.phoneFormat',
}

/** The texts that are too long to be sent, by field. */
export const registrationLengths = (values: Values): Errors =>
  lengthErrors(register.body, registrationOf(values, ''))

/** What is missing or wrong, by field. */
export const checkRegistration = (values: Values, password: NewPassword, t: TFunction<'shell'>): Errors => {
  const checked = register.body?.safeParse(registrationOf(values, password.password))
  const fields = (checked?.error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => path in values)
  const ofFields = fields.map((field) => {
    const isMissing = values[field as Field].trim() === ''
    return [field, t(isMissing ? 'register.missing' : (formatErrors[field] ?? 'register.invalid'))] as const
  })
  const owner = { mail: values['user.mail'], minimumLength: minimumPasswordLengthToRegister }
  const ofPassword = Object.entries(passwordErrors(password, owner, t)).map(
    ([field, sentence]) => [`user.${field}`, sentence] as const,
  )
  return { ...Object.fromEntries([...ofFields, ...ofPassword]), ...registrationLengths(values) }
}
