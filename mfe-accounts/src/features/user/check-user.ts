import { mailAddress, noPhoneSign, phoneNumber, updateUser } from '@schrankwerk/contracts'
import type { UserField } from '@schrankwerk/domain'
import { type FieldErrors, lengthErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import { emptyUser, type UserValues } from './user-values.ts'

const required = ['name', 'lastname', 'phoneNumber', 'mail', 'companyId'] as const
const isRequired = (field: UserField): field is (typeof required)[number] =>
  required.some((name) => name === field)

/** The texts that are too long to be sent. */
export const userLengths = (values: UserValues): FieldErrors => lengthErrors(updateUser.body, values)

/** What keeps the form from being sent; `fields` are those that can be changed in it. */
export function checkUser(
  values: UserValues,
  fields: readonly UserField[],
  t: TFunction<'accounts'>,
): FieldErrors {
  const errors: Partial<Record<UserField, string>> = {}
  for (const field of fields)
    if (isRequired(field) && !values[field]?.trim()) errors[field] = t(`user.error.missing.${field}`)
  if (!errors.phoneNumber && !phoneNumber.safeParse(values.phoneNumber).success)
    errors.phoneNumber = phoneProblem(values.phoneNumber, t)
  if (!errors.mail && !mailAddress.safeParse(values.mail).success) errors.mail = t('user.error.mail')
  const lengths = userLengths(values)
  for (const field of fields) if (lengths[field]) errors[field] = lengths[field]
  return errors
}

function phoneProblem(entered: string, t: TFunction<'accounts'>): string {
  const sign = noPhoneSign.exec(entered)?.[0]
  return sign === undefined ? t('user.error.phoneNumber') : t('user.error.phoneSign', { sign })
}

const fieldOfCode: Record<string, UserField> = {
  'mail-taken': 'mail',
  'company-inactive': 'companyId',
}

/** What a refused save says, by field; nothing where it is about no field. */
export function userProblem(
  problem: ProblemError,
  changed: readonly UserField[],
  t: TFunction<'accounts'>,
): FieldErrors {
  if (problem.code === 'mail-external') return { mail: t('user.error.mailExternal') }
  // Who leaves a company hands on its flag as well.
  if (problem.code === 'last-admin')
    return { [changed.includes('companyId') ? 'companyId' : 'admin']: problem.detail }
  const field = fieldOfCode[problem.code]
  if (field) return { [field]: problem.detail }
  return Object.fromEntries(
    problem.errors.flatMap(({ path, detail }) =>
      path in emptyUser ? [[path, detail ?? t('error.invalid')]] : [],
    ),
  )
}
