import type { Enquiry, Offer } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { draftOnQuery } from '../offer.api.ts'
import type { BeforeOfferProps } from './before-offer.tsx'
import { offerToBegin } from './offer-to-begin.ts'

/** The enquiry of a new offer, as it is being read. */
export type AskedEnquiry = Pick<UseQueryResult<Enquiry>, 'data' | 'error' | 'refetch'>

/** The offer that is begun on an enquiry, or what stands before it; where the company has a draft, a second one on request. */
export function useBegunOffer(
  enquiryId: string | undefined,
  enquiry: AskedEnquiry,
): { begun: Offer | undefined; before: Omit<BeforeOfferProps, 'enquiryId'> } {
  const { user } = useSession()
  const [isAnother, setAnother] = useState(false)
  const { data: draft, ...drafts } = useQuery({
    ...draftOnQuery(enquiryId ?? ''),
    enabled: enquiryId !== undefined,
  })
  const isRefused = enquiry.data !== undefined && !enquiry.data.allowedActions.includes('createOffer')
  const isFree = draft === null || isAnother
  const begun = useMemo(
    () =>
      enquiry.data && isFree && !isRefused
        ? offerToBegin(enquiry.data, { id: user.companyId, name: user.companyName })
        : undefined,
    [enquiry.data, isFree, isRefused, user.companyId, user.companyName],
  )
  const retry = () => {
    if (enquiry.error) void enquiry.refetch()
    if (drafts.error) void drafts.refetch()
  }
  return {
    begun,
    before: {
      error: enquiry.error ?? drafts.error,
      onRetry: retry,
      draft,
      onAnother: () => setAnother(true),
      isRefused,
    },
  }
}
