import {
  archiveEnquiry,
  copyEnquiry,
  type Enquiry,
  filterEnquiries,
  getEnquiry,
  type QueryInput,
  reopenEnquiry,
  updateEnquiry,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

export type EnquiryFilter = { [K in keyof QueryInput<typeof filterEnquiries>]?: unknown }

export const enquiryKey = (id: string) => ['enquiry', id] as const

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: enquiryKey(id),
    queryFn: ({ signal }) => api.call(getEnquiry, { query: { id }, signal }),
  })

/** A page of the list; the previous one stays until the next is there. */
export const enquiriesQuery = (filter: EnquiryFilter) =>
  queryOptions({
    queryKey: ['enquiry', 'list', filter],
    queryFn: ({ signal }) => api.call(filterEnquiries, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

/** Puts what a call answered into the cache; a read under way began before it and is asked again. */
export const rememberEnquiry = (cache: QueryClient, enquiry: Enquiry): void => {
  const queryKey = enquiryKey(enquiry.id)
  const isReading = cache.isFetching({ queryKey }) > 0
  const before = cache.getQueryData<Enquiry>(queryKey)
  // Totals of the list are shared out anew with it.
  if (before && before.amount !== enquiry.amount)
    void cache.invalidateQueries({ queryKey: ['bom', enquiry.id] })
  cache.setQueryData(queryKey, enquiry)
  if (isReading) void cache.invalidateQueries({ queryKey })
  void cache.invalidateQueries({ queryKey: ['enquiry', 'list'] })
}

export const archive = (enquiryId: string) => api.call(archiveEnquiry, { query: { enquiryId } })
export const copy = (id: string) =>
  api.call(copyEnquiry, { query: { id }, idempotencyKey: crypto.randomUUID() })
export const reopen = (enquiryId: string) => api.call(reopenEnquiry, { query: { enquiryId } })
export const release = (id: string, editVersion: number) =>
  api.call(updateEnquiry, { body: { id, editVersion, released: true } })
export const close = (id: string, editVersion: number) =>
  api.call(updateEnquiry, { body: { id, editVersion, closed: true } })
