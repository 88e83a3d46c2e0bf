import { type CompanyRow, getCompanies } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useQuery } from '@tanstack/react-query'
import { allCompaniesQuery } from '../../company.api.ts'

/** The companies that `isOffered` holds for, for a selection; none for whoever may not see them. */
export function useCompanyChoices(isOffered: (company: CompanyRow) => boolean = () => true) {
  const maySee = useMayCall(getCompanies)
  const companies = useQuery({ ...allCompaniesQuery, enabled: maySee })
  return {
    options: (companies.data ?? []).filter(isOffered).map(({ id, name }) => ({ value: id, label: name })),
    loading: companies.isLoading,
  }
}
