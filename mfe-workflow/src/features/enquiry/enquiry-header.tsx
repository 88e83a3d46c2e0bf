import { createEnquiry, type Enquiry } from '@schrankwerk/contracts'
import { shownValue } from '@schrankwerk/portal-ui/form'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, formatDate, formatMoney, formatNumber, SaveState } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatDoor } from '../../chat/chat-door.tsx'
import { deadlineText } from '../../deal/deadline-text.ts'
import { DealHeader } from '../../deal/deal-header.tsx'
import { DealTitle } from '../../deal/deal-title.tsx'
import { enquiryListPath } from '../../paths.ts'
import { answersText } from './answers-text.ts'
import { chatBeginning } from './chat-beginning.ts'
import { EnquiryBadges } from './enquiry-badges.tsx'
import { useDraftState } from './enquiry-draft.ts'

/** Which enquiry this is, in what state, and whether everything is saved. */
export function EnquiryHeader({ enquiry, isEditable }: { enquiry?: Enquiry; isEditable: boolean }) {
  const { t } = useTranslation('workflow')
  const [wasNew] = useState(enquiry === undefined)
  const isCustomer = useMayCall(createEnquiry)
  const title = useDraftState((state) => shownValue(state, 'title'))?.trim()
  const reference = useDraftState((state) => shownValue(state, 'referenceNumber'))?.trim()
  const amount = useDraftState((state) => shownValue(state, 'amount'))
  const date = useDraftState((state) => shownValue(state, 'desiredDeliveryDate'))
  const save = useDraftState((state) => state.save)
  const savedAt = useDraftState((state) => state.savedAt)
  const isUntouched = !enquiry && save === 'saved'
  const name = title || t(enquiry ? 'enquiry.untitled' : 'enquiry.page.new')
  const documentTitle = enquiry
    ? t('enquiry.page.documentTitle', { reference: reference || name })
    : t('enquiry.page.new')
  return (
    <>
      <DealTitle title={documentTitle} isJustMade={wasNew && enquiry !== undefined} />
      <DealHeader
        back={
          <BackLink component={Link} to={enquiryListPath}>
            {t('enquiry.list.title')}
          </BackLink>
        }
        title={name}
        state={enquiry && <EnquiryBadges state={enquiry.state} awardedState={enquiry.awardedState} />}
        action={
          enquiry?.released && <ChatDoor enquiryId={enquiry.id} begins={chatBeginning(enquiry, isCustomer)} />
        }
        save={isEditable && !isUntouched && <SaveState state={save} at={savedAt ?? enquiry?.lastUpdate} />}
        deal={
          enquiry && {
            ...(enquiry.released && partiesOf(enquiry, isCustomer, t)),
            referenceNumber: reference,
          }
        }
        figures={[
          { label: t('enquiry.field.amount'), value: formatNumber(amount, { decimals: 0 }) },
          { label: t('enquiry.field.desiredDeliveryDate'), value: formatDate(date) },
          ...(enquiry ? figureOf(enquiry, t) : []),
        ]}
      />
    </>
  )
}

const partiesOf = (enquiry: Enquiry, isCustomer: boolean, t: TFunction<'workflow'>) => ({
  customerName: enquiry.customerName,
  supplierName: isCustomer ? answersText(enquiry, t) : null,
})

/** What it costs once that is agreed; until then, by when offers are wished for. */
const figureOf = ({ price, released, offerDeadline }: Enquiry, t: TFunction<'workflow'>) => {
  if (price !== null) return [{ label: t('deal.price'), value: formatMoney(price) }]
  if (!released) return []
  return [{ label: t('enquiry.field.offerDeadline'), value: deadlineText(t, offerDeadline) }]
}
