import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { enquiryKey, rememberEnquiry } from './enquiry.api.ts'
import { anEnquiry } from './enquiry.example.ts'

test.each([
  ['another number of cabinets', { amount: 7 }, true],
  ['another title', { title: 'Pumpenschrank 2' }, false],
])('with %s the parts list is asked for again: %s', (_, changes, isAskedAgain) => {
  const cache = new QueryClient()
  const enquiry = anEnquiry({ amount: 2 })
  const list = ['bom', enquiry.id, 'lines']
  cache.setQueryData(enquiryKey(enquiry.id), enquiry)
  cache.setQueryData(list, [])
  rememberEnquiry(cache, { ...enquiry, ...changes })
  expect(cache.getQueryState(list)?.isInvalidated).toBe(isAskedAgain)
})
