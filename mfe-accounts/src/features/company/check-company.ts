import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { TFunction } from 'i18next'
import {
  type CompanyFieldName,
  type CompanyValues,
  companyFieldNames,
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

/** What keeps the form from being sent; the same rules the server has. */
export function checkCompany(values: CompanyValues, t: TFunction<'accounts'>): FieldErrors {
  const required = companyFieldNames.filter(
    (name) => requiredFields.includes(name) || (name === 'customerNumber' && needsNumber(values)),
  )
  return Object.fromEntries(
    required.flatMap((name) =>
      (values[name] ?? '').trim() === '' ? [[name, t(`company.error.missing.${name}`)]] : [],
    ),
  )
}

/** What a refused save says, by field; nothing where it is about no field. */
export function companyProblem(problem: ProblemError, t: TFunction<'accounts'>): FieldErrors {
  if (problem.code === 'company-type-fixed') return { type: problem.detail }
  return Object.fromEntries(
    problem.errors.flatMap(({ path, detail }) => {
      const name = path.split('.').at(-1) ?? ''
      return companyFieldNames.some((field) => field === name) ? [[name, detail ?? t('error.invalid')]] : []
    }),
  )
}
