import { ProblemError, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import { Failed, FormSkeleton, LinkButton, Loading, Notice, Page } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { enquiryPath, offerPath } from '../../../paths.ts'
import { create, rememberOffer } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'

/** Makes the draft and goes on to it; a repetition after a lost answer makes no second one. */
export function NewOffer({ enquiryId }: { enquiryId: string }) {
  const t = useOfferText()
  const title = t('new.title')
  usePageTitle(title)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const hasBegun = useRef(false)
  const creation = useMutation({
    mutationFn: () => create(enquiryId, idempotencyKey),
    onSuccess: async (offer) => {
      await rememberOffer(cache, offer)
      await navigate(offerPath(offer.id), { replace: true })
    },
  })
  const { mutate, error } = creation
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [mutate])

  const problem = error instanceof ProblemError ? error : undefined
  const isRefused = problem && !problem.isUndecided
  const toEnquiry = (
    <LinkButton component={Link} to={enquiryPath(enquiryId)}>
      {t('new.toEnquiry')}
    </LinkButton>
  )
  return (
    <Page title={title}>
      {isRefused && (
        <Notice tone="error" title={t('new.failed')} action={toEnquiry}>
          {problem.detail}
        </Notice>
      )}
      {error && !isRefused && (
        <Failed
          what={t('new.failed')}
          onRetry={() => mutate()}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      )}
      {!error && (
        <Loading label={t('new.running')}>
          <FormSkeleton fields={6} />
        </Loading>
      )}
    </Page>
  )
}
