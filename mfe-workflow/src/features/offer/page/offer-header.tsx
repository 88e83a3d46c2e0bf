import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Inline, LinkButton, ObjectHeader, SaveState, TextLink } from '@schrankwerk/ui'
import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../form/use-offer-draft.ts'
import { modeOfState, offerModes } from '../modes.ts'
import { OfferStandingBadge, OfferStateBadge } from '../offer-badges.tsx'
import { offerName } from '../offer-name.ts'

/** Which offer this is, in what state, and whether everything is saved. */
export function OfferHeader({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const isSupplier = useMayCall(createOffer)
  const mode = modeOfState(offer.state)
  const save = useDraftState((state) => state.save)
  const savedAt = useDraftState((state) => state.savedAt)
  const title = t('offer.page.title', { kind: t(`offer.mode.${mode}.one`), name: offerName(offer, t) })
  usePageTitle(title)
  return (
    <ObjectHeader
      back={
        <TextLink component={Link} to={offerModes[mode].list}>
          {t(`offer.mode.${mode}.back`)}
        </TextLink>
      }
      title={title}
      reference={t('offer.page.reference', {
        label: t(isSupplier ? 'offer.field.referenceNumberOfCustomer' : 'offer.field.referenceNumber'),
        reference: offer.referenceNumber ?? '–',
        version: offer.version,
      })}
      state={
        <Inline gap={2}>
          <OfferStateBadge state={offer.state} />
          <OfferStandingBadge offer={offer} />
        </Inline>
      }
      save={
        offer.allowedActions.includes('edit') && <SaveState state={save} at={savedAt ?? offer.lastUpdate} />
      }
      actions={
        <LinkButton
          small
          component={Link}
          to={`/business-data/${offer.id}`}
          icon={<IconFolder size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('offer.page.folder')}
        </LinkButton>
      }
    />
  )
}
