import type { ComparedOffer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Stack, TextLink } from '@schrankwerk/ui'
import { IconCheck } from '@tabler/icons-react'
import { modeOfState, offerModes } from '../modes.ts'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import type { WantedStep } from '../page/use-wanted-step.ts'
import styles from './comparison.module.css'
import { useComparisonText } from './comparison-text.ts'

/** Whose offer a column is, with the ways to its page and, there, to the order. */
export function ComparisonHead({ offer }: { offer: ComparedOffer }) {
  const t = useComparisonText()
  const ofOffers = useOfferText()
  const to = offerModes[modeOfState(offer.state)].page(offer.id)
  const accepting: WantedStep = { step: 'accept' }
  return (
    <Stack gap={1} align="start">
      <strong className={styles.supplier}>{offer.supplierName}</strong>
      <TextLink component={Link} to={to}>
        {t('offer', { name: offerName(offer, ofOffers), version: offer.version })}
      </TextLink>
      {offer.allowedActions.includes('accept') && (
        <LinkButton
          small
          component={Link}
          to={to}
          state={accepting}
          aria-label={t('acceptOf', { supplier: offer.supplierName })}
          icon={<IconCheck size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('accept')}
        </LinkButton>
      )}
    </Stack>
  )
}
