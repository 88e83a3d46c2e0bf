import { createOffer, type Offer } from '@schrankwerk/contracts'
import { shownValue } from '@schrankwerk/portal-ui/form'
import { useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, formatDate, formatMoney, ObjectHeader, SaveState } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { ChatDoor } from '../../../chat/chat-door.tsx'
import { useDraftState } from '../form/offer-draft.ts'
import { modeOfState, offerModes } from '../modes.ts'
import { OfferStandingBadge, OfferStateBadge } from '../offer-badges.tsx'
import { offerName } from '../offer-name.ts'
import { mayBeginChat } from './may-begin-chat.ts'

/** Which offer this is, in what state, and whether everything is saved. */
export function OfferHeader({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const isSupplier = useMayCall(createOffer)
  const mode = modeOfState(offer.state)
  const price = useDraftState((state) => shownValue(state, 'price'))
  const date = useDraftState((state) => shownValue(state, 'desiredDeliveryDate'))
  const save = useDraftState((state) => state.save)
  const savedAt = useDraftState((state) => state.savedAt)
  const title = t('offer.page.title', { kind: t(`offer.mode.${mode}.one`), name: offerName(offer, t) })
  usePageTitle(title)
  return (
    <ObjectHeader
      back={
        <BackLink component={Link} to={offerModes[mode].list}>
          {t(`offer.mode.${mode}.title`)}
        </BackLink>
      }
      title={title}
      state={
        <>
          <OfferStateBadge state={offer.state} />
          <OfferStandingBadge standing={offer.standing} />
        </>
      }
      action={<ChatDoor offerId={offer.id} mayBegin={mayBeginChat(offer)} />}
      save={
        offer.allowedActions.includes('edit') && <SaveState state={save} at={savedAt ?? offer.lastUpdate} />
      }
      facts={[
        {
          label: t(`offer.field.${isSupplier ? 'customerName' : 'supplierName'}`),
          value: isSupplier ? offer.customerName : offer.supplierName,
        },
        {
          label: t(`offer.field.${isSupplier ? 'referenceNumberOfCustomer' : 'referenceNumber'}`),
          value: offer.referenceNumber,
        },
        ...(offer.version > 1 ? [{ label: t('offer.field.version'), value: offer.version }] : []),
        { label: t('offer.field.priceTotal'), value: formatMoney(price) },
        { label: t('offer.field.desiredDeliveryDate'), value: formatDate(date) },
      ]}
    />
  )
}
