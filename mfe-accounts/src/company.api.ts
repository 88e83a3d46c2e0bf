import {
  type BodyInput,
  type Company,
  countBusiness,
  createCompany,
  deleteCompany,
  filterCompanies,
  getCompanies,
  getCompany,
  type QueryInput,
  releaseCompany,
  updateCompany,
} from '@schrankwerk/contracts'
import { api, ProblemError } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

export type CompanyFilter = { [K in keyof QueryInput<typeof filterCompanies>]?: unknown }
export type CompanyInput = BodyInput<typeof createCompany>

const companyKey = (id: string) => ['company', id] as const

/** A page of the list; the previous one stays until the next is there. */
export const companiesQuery = (filter: CompanyFilter) =>
  queryOptions({
    queryKey: ['company', 'list', filter],
    queryFn: ({ signal }) => api.call(filterCompanies, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** All of them, to choose from. */
export const allCompaniesQuery = queryOptions({
  queryKey: ['company', 'all'],
  queryFn: ({ signal }) => api.call(getCompanies, { signal }),
})

export async function read(id: string, signal?: AbortSignal): Promise<Company> {
  const company = await api.call(getCompany, { query: { id }, signal })
  if ('editVersion' in company) return company
  // Of others no more than the name is told, which is no page.
  throw new ProblemError({ status: 404, code: 'not-found', detail: '' })
}

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: companyKey(id), queryFn: ({ signal }) => read(id, signal) })

export const businessQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['businessCounts', companyId],
    queryFn: ({ signal }) => api.call(countBusiness, { query: { companyId }, signal }),
  })

/** Puts what a call answered into the cache, past any read that is still under way. */
export const rememberCompany = async (cache: QueryClient, company: Company): Promise<void> => {
  await cache.cancelQueries({ queryKey: companyKey(company.id) })
  cache.setQueryData(companyKey(company.id), company)
  void cache.invalidateQueries({ queryKey: ['company', 'list'] })
  void cache.invalidateQueries({ queryKey: ['company', 'all'] })
}

export const create = (input: CompanyInput, idempotencyKey: string): Promise<Company> =>
  api.call(createCompany, { body: input, idempotencyKey })
export const update = (id: string, editVersion: number, input: CompanyInput): Promise<Company> =>
  api.call(updateCompany, { body: { ...input, id, editVersion } })
export const restore = (id: string, editVersion: number, input: CompanyInput): Promise<Company> =>
  api.call(updateCompany, { body: { ...input, id, editVersion, active: true } })
export const release = (companyId: string): Promise<void> =>
  api.call(releaseCompany, { query: { companyId } })
export const remove = (companyId: string): Promise<void> => api.call(deleteCompany, { query: { companyId } })
