import { type Company, type CompanyRow, choosableCompanyTypes } from '@schrankwerk/contracts'
import { hasCustomerNumber } from '@schrankwerk/domain'
import type { CompanyInput } from '../../company.api.ts'

/** What stands in the form: texts are never null. */
export interface CompanyValues {
  name: string
  type: CompanyInput['type'] | null
  customerNumber: string
  street: string
  houseNo: string
  zip: string
  city: string
  country: string
  additionalInfo: string
}
export type CompanyFieldName = keyof CompanyValues

export const emptyCompany: CompanyValues = {
  name: '',
  type: null,
  customerNumber: '',
  street: '',
  houseNo: '',
  zip: '',
  city: '',
  country: 'Deutschland',
  additionalInfo: '',
}

export const companyFieldNames = Object.keys(emptyCompany) as CompanyFieldName[]

/** The company of the guests has a type that nobody chooses: it is kept by the portal. */
export const isKeptByHand = ({ type }: Pick<CompanyRow, 'type'>): boolean => asChoosable(type) !== null

const asChoosable = (type: Company['type']) => choosableCompanyTypes.find((one) => one === type) ?? null

export const valuesOf = ({
  name,
  type,
  customerNumber,
  additionalInfo,
  address,
}: Company): CompanyValues => ({
  name,
  type: asChoosable(type),
  customerNumber: customerNumber ?? '',
  street: address?.street ?? '',
  houseNo: address?.houseNo ?? '',
  zip: address?.zip ?? '',
  city: address?.city ?? '',
  country: address?.country ?? emptyCompany.country,
  additionalInfo: additionalInfo ?? '',
})

export const needsNumber = ({ type }: CompanyValues): boolean => type !== null && hasCustomerNumber(type)

/** A company that registered has none until the operator gives it one. */
export const isNumberMissing = (company: Company): boolean => {
  const values = valuesOf(company)
  return needsNumber(values) && values.customerNumber === ''
}

/** What is sent: always all of it. */
export function inputOf(values: CompanyValues): CompanyInput {
  const { street, houseNo, zip, city, country } = values
  return {
    name: values.name.trim(),
    // A form without a type is not sent.
    type: values.type as CompanyInput['type'],
    customerNumber: needsNumber(values) ? values.customerNumber.trim() : null,
    additionalInfo: values.additionalInfo.trim() || null,
    address: {
      street: street.trim(),
      houseNo: houseNo.trim(),
      zip: zip.trim(),
      city: city.trim(),
      country: country.trim(),
    },
  }
}

/** The fields in which what would be saved differs. */
export const changedFields = (base: CompanyValues, values: CompanyValues): CompanyFieldName[] =>
  companyFieldNames.filter((name) => saved(base)[name] !== saved(values)[name])

const saved = (values: CompanyValues): Record<CompanyFieldName, string | null> => {
  const { address, ...rest } = inputOf(values)
  return {
    ...values,
    ...rest,
    ...address,
    customerNumber: rest.customerNumber ?? '',
    additionalInfo: rest.additionalInfo ?? '',
  }
}
