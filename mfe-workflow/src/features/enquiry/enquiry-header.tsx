import { createEnquiry, type Enquiry } from '@schrankwerk/contracts'
import { titleOf as documentTitleOf, useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { ObjectHeader, SaveState, TextLink } from '@schrankwerk/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownValue } from '../../draft/draft-state.ts'
import { enquiryListPath } from '../../paths.ts'
import { useDraftState } from './draft-context.tsx'
import { EnquiryStateBadge } from './enquiry-state-badge.tsx'

/** Which enquiry this is, in what state, and whether everything is saved. */
export function EnquiryHeader({ enquiry, isEditable }: { enquiry?: Enquiry; isEditable: boolean }) {
  const { t } = useTranslation('workflow')
  const [wasNew] = useState(enquiry === undefined)
  const isCustomer = useMayCall(createEnquiry)
  const title = useDraftState((state) => shownValue(state, 'title'))?.trim()
  const reference = useDraftState((state) => shownValue(state, 'referenceNumber'))?.trim()
  const save = useDraftState((state) => state.save)
  const savedAt = useDraftState((state) => state.savedAt)
  const isUntouched = !enquiry && save === 'saved'
  const name = title || t(enquiry ? 'enquiry.untitled' : 'enquiry.page.new')
  const documentTitle = enquiry
    ? t('enquiry.page.documentTitle', { reference: reference || name })
    : t('enquiry.page.new')
  return (
    <>
      {wasNew && enquiry ? <QuietTitle title={documentTitle} /> : <PageTitle title={documentTitle} />}
      <ObjectHeader
        back={
          <TextLink component={Link} to={enquiryListPath}>
            {t('enquiry.page.back')}
          </TextLink>
        }
        title={name}
        reference={
          !isCustomer && enquiry
            ? [enquiry.customerName, reference].filter(Boolean).join(' · ')
            : reference || undefined
        }
        state={enquiry && <EnquiryStateBadge state={enquiry.state} />}
        save={isEditable && !isUntouched && <SaveState state={save} at={savedAt ?? enquiry?.lastUpdate} />}
      />
    </>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}

/** The address changed because the draft was made while somebody types: the focus stays where it is. */
function QuietTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = documentTitleOf(title)
  }, [title])
  return null
}
