import type { OfferListItem } from '@schrankwerk/contracts'
import { absenceOf, usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { AbsentObject, Button, Inline, LinkButton, Notice, Page } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { enquiryListPath, enquiryPath, offerPath } from '../../../paths.ts'
import { useOfferText } from '../offer-text.ts'

export interface BeforeOfferProps {
  enquiryId: string
  /** Why the enquiry, or what there is on it already, could not be read. */
  error: unknown
  onRetry: () => void
  /** The draft that the company has on the enquiry. */
  draft: OfferListItem | null | undefined
  /** Begins a second one. */
  onAnother: () => void
  /** The enquiry takes no offers now. */
  isRefused: boolean
}

/** What stands where a new offer would: that there is a draft already, or why none can be begun. */
export function BeforeOffer(props: BeforeOfferProps) {
  const { enquiryId, error, onRetry, draft, onAnother, isRefused } = props
  const t = useOfferText()
  if (isRefused)
    return (
      <NoOffer>
        <Notice
          tone="warning"
          title={t('new.refused')}
          action={
            <LinkButton component={Link} to={enquiryPath(enquiryId)}>
              {t('new.toEnquiry')}
            </LinkButton>
          }
        >
          {t('new.refusedText')}
        </Notice>
      </NoOffer>
    )
  if (draft)
    return (
      <NoOffer>
        <Notice
          title={t('new.draft.title')}
          action={
            <Inline gap={2}>
              <LinkButton component={Link} to={offerPath(draft.id)} replace>
                {t('new.draft.continue')}
              </LinkButton>
              <Button onClick={onAnother}>{t('new.draft.another')}</Button>
            </Inline>
          }
        >
          {t('new.draft.text')}
        </Notice>
      </NoOffer>
    )
  return (
    <AbsentObject
      reason={absenceOf(error)}
      title={t('new.title')}
      what={t('new.what')}
      missing={t('new.missing')}
      back={
        <LinkButton component={Link} to={enquiryListPath}>
          {t('new.toEnquiries')}
        </LinkButton>
      }
      onRetry={onRetry}
    />
  )
}

/** The page while it holds a word instead of a form. */
function NoOffer({ children }: { children: ReactNode }) {
  const title = useOfferText()('new.title')
  usePageTitle(title)
  return <Page title={title}>{children}</Page>
}
