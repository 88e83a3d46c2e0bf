import type { Offer } from '@schrankwerk/contracts'
import { shownValue } from '@schrankwerk/portal-ui/form'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, SaveState, useIsNarrow } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatDoor } from '../../../chat/chat-door.tsx'
import { deadlineText } from '../../../deal/deadline-text.ts'
import { DealHeader } from '../../../deal/deal-header.tsx'
import { DealTitle } from '../../../deal/deal-title.tsx'
import { useDraftState } from '../form/offer-draft.ts'
import { modeOfState, offerModes } from '../modes.ts'
import { OfferBadges } from '../offer-badges.tsx'
import { documentTitleOf, offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { canDecide } from './decision-card.tsx'
import { mayBeginChat } from './may-begin-chat.ts'
import { offerFigures } from './offer-figures.ts'
import { isMade } from './offer-to-begin.ts'

/** Which offer this is, in what state, and whether everything is saved. */
export function OfferHeader({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const { t: deal } = useTranslation('workflow')
  const mode = modeOfState(offer.state)
  const price = useDraftState((state) => shownValue(state, 'price'))
  const desiredDeliveryDate = useDraftState((state) => shownValue(state, 'desiredDeliveryDate'))
  const validUntil = useDraftState((state) => shownValue(state, 'validUntil'))
  // On a phone the decision follows at once, and begins with them.
  const toldBelow = useIsNarrow() && canDecide(offer)
  const save = useDraftState((state) => state.save)
  const savedAt = useDraftState((state) => state.savedAt)
  const deadline = (offer.standing === 'DRAFT' && offer.enquiry?.offerDeadline) || null
  const isNew = !isMade(offer)
  const [wasNew] = useState(isNew)
  const isUntouched = isNew && save === 'saved'
  const title = isNew
    ? t('new.title')
    : t('page.title', { kind: t(`mode.${mode}.one`), name: offerName(offer, t) })
  const documentTitle = isNew ? title : documentTitleOf(offer, t)
  return (
    <>
      <DealTitle title={documentTitle} isJustMade={wasNew && !isNew} />
      <DealHeader
        back={
          <BackLink component={Link} to={offerModes[mode].list}>
            {t(`mode.${mode}.title`)}
          </BackLink>
        }
        title={title}
        state={<OfferBadges state={offer.state} standing={offer.standing} />}
        action={!isNew && <ChatDoor offerId={offer.id} begins={mayBeginChat(offer) ? 'here' : 'nowhere'} />}
        save={
          offer.allowedActions.includes('edit') &&
          !isUntouched && <SaveState state={save} at={savedAt ?? offer.lastUpdate} />
        }
        deal={{
          project: offer.enquiryTitle,
          customerName: offer.customerName,
          supplierName: offer.supplierName,
          referenceNumber: offer.referenceNumber,
          version: offer.version,
        }}
        figures={[
          ...(toldBelow ? [] : offerFigures(t, offer, { price, desiredDeliveryDate, validUntil })),
          ...(deadline
            ? [{ label: deal('enquiry.field.offerDeadline'), value: deadlineText(deal, deadline) }]
            : []),
        ]}
      />
    </>
  )
}
