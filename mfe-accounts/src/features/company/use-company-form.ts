import type { Company } from '@schrankwerk/contracts'
import { type ObjectForm, useObjectForm } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { type CompanyInput, create, read, rememberCompany, update } from '../../company.api.ts'
import { companyPath } from '../../paths.ts'
import { checkCompany, companyProblem } from './check-company.ts'
import { type CompanyValues, changedFields, emptyCompany, inputOf, valuesOf } from './company-values.ts'

export type CompanyForm = ObjectForm<Company, CompanyValues>

/** The form of one company, or of a new one. */
export function useCompanyForm(company: Company | undefined): CompanyForm {
  const { t } = useTranslation('accounts')
  return useObjectForm<Company, CompanyValues, CompanyInput>({
    kind: 'company',
    saved: company,
    empty: emptyCompany,
    valuesOf,
    changedFields,
    inputOf,
    // The type decides whether there is a customer number.
    isLinked: (field) => field === 'type' || field === 'customerNumber',
    check: (values) => checkCompany(values, t),
    refusedFields: (problem) => companyProblem(problem, t),
    create,
    update,
    read,
    remember: rememberCompany,
    path: companyPath,
    words: {
      saved: t('company.save.saved'),
      created: t('company.save.created'),
      failed: (detail) => t('company.save.failed', { detail }),
    },
  })
}
