import { createCompany } from '@schrankwerk/contracts'
import { type FieldErrors, lengthErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import {
  type CompanyFieldName,
  type CompanyValues,
  companyFieldNames,
  inputOf,
  needsNumber,
} from './company-values.ts'

export const requiredFields: readonly CompanyFieldName[] = [
  'name',
  'type',
  'street',
  'houseNo',
  'zip',
  'city',
  'country',
]

const nameAt = (path: string): string => path.split('.').at(-1) ?? ''

/** The texts that are too long to be sent. */
export const companyLengths = (values: CompanyValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(lengthErrors(createCompany.body, inputOf(values))).map(([path, message]) => [
      nameAt(path),
      message,
    ]),
  )

/** What keeps the form from being sent; the same rules the server has. */
export function checkCompany(values: CompanyValues, t: TFunction<'accounts'>): FieldErrors {
  const required = companyFieldNames.filter(
    (name) => requiredFields.includes(name) || (name === 'customerNumber' && needsNumber(values)),
  )
  const missing = required.filter((name) => (values[name] ?? '').trim() === '')
  return {
    ...Object.fromEntries(missing.map((name) => [name, t(`company.error.missing.${name}`)])),
    ...companyLengths(values),
  }
}

/** What a refused save says, by field; nothing where it is about no field. */
export function companyProblem(problem: ProblemError, t: TFunction<'accounts'>): FieldErrors {
  if (problem.code === 'company-type-fixed') return { type: problem.detail }
  return Object.fromEntries(
    problem.errors.flatMap(({ path, detail }) => {
      const name = nameAt(path)
      return companyFieldNames.some((field) => field === name) ? [[name, detail ?? t('error.invalid')]] : []
    }),
  )
}
