import type { Offer, OfferListItem } from '@schrankwerk/contracts'
import { ProblemError, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useNavigate } from '@schrankwerk/shell-api/router'
import { Button, Failed, FormSkeleton, Inline, LinkButton, Loading, Notice, Page } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { enquiryPath, offerPath } from '../../../paths.ts'
import { create, findDraft, rememberOffer } from '../offer.api.ts'
import { useOfferText } from '../offer-text.ts'

type Begun = { draft: OfferListItem } | { offer: Offer }

/**
 * Makes the draft and goes on to it; a repetition after a lost answer makes no second one. Where the company has a draft
 * on this enquiry already, a second one is made on request alone.
 */
export function NewOffer({ enquiryId }: { enquiryId: string }) {
  const t = useOfferText()
  const title = t('new.title')
  usePageTitle(title)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<OfferListItem>()
  const hasBegun = useRef(false)
  const creation = useMutation({
    mutationFn: async ({ another }: { another: boolean }): Promise<Begun> => {
      const found = another ? undefined : await findDraft(enquiryId)
      return found ? { draft: found } : { offer: await create(enquiryId, idempotencyKey) }
    },
    onSuccess: async (begun) => {
      if ('draft' in begun) return setDraft(begun.draft)
      await rememberOffer(cache, begun.offer)
      await navigate(offerPath(begun.offer.id), { replace: true })
    },
  })
  const { mutate, error, isPending } = creation
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate({ another: false })
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
          onRetry={() => mutate({ another: draft !== undefined })}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      )}
      {!error && draft && !isPending && (
        <Notice
          title={t('new.draft.title')}
          action={
            <Inline gap={2}>
              <LinkButton component={Link} to={offerPath(draft.id)} replace>
                {t('new.draft.continue')}
              </LinkButton>
              <Button onClick={() => mutate({ another: true })}>{t('new.draft.another')}</Button>
            </Inline>
          }
        >
          {t('new.draft.text')}
        </Notice>
      )}
      {!error && (!draft || isPending) && (
        <Loading label={t('new.running')}>
          <FormSkeleton fields={6} />
        </Loading>
      )}
    </Page>
  )
}
