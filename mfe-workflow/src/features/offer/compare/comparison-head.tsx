import type { ComparedOffer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Stack, TextLink } from '@schrankwerk/ui'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { modeOfState, offerModes } from '../modes.ts'
import { offerName } from '../offer-name.ts'
import type { WantedStep } from '../page/use-wanted-step.ts'
import styles from './comparison.module.css'
import { useComparisonText } from './comparison-text.ts'

/** Whose offer a column is, with the ways to its page and, there, to the order. */
export function ComparisonHead({ offer }: { offer: ComparedOffer }) {
  const t = useComparisonText()
  const { t: workflow } = useTranslation('workflow')
  const to = offerModes[modeOfState(offer.state)].page(offer.id)
  const accepting: WantedStep = { step: 'accept' }
  return (
    <Stack gap={1} align="start">
      <strong className={styles.supplier}>{offer.supplierName}</strong>
      <TextLink component={Link} to={to}>
        {t('offer', { name: offerName(offer, workflow), version: offer.version })}
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
