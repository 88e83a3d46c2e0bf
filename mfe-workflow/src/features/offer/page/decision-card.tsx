import type { Offer } from '@schrankwerk/contracts'
import { Button, Inline, LazyPart, lazyCode, Section, Stack, TableSkeleton } from '@schrankwerk/ui'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import { type OpenStepOptions, openStep } from './open-step.ts'
import { useWantedStep } from './use-wanted-step.ts'

const figures = lazyCode(() => import('../compare/decision-figures.tsx'))

/** The asking user may decide on this offer. */
export const canDecide = ({ allowedActions }: Offer): boolean =>
  allowedActions.includes('accept') || allowedActions.includes('decline')

const icon = (Icon: typeof IconCheck) => <Icon size={18} stroke={1.75} aria-hidden="true" />

/** What the customer decides by, and the decision. */
export function DecisionCard(props: OpenStepOptions) {
  const t = useOfferText()
  const { offer } = props
  const open = openStep(props)
  useWantedStep(offer, open)
  return (
    <Section id={sectionIds.decision} title={t('page.sections.decision')}>
      <Stack gap={4}>
        <LazyPart part={figures} what={t('page.comparison')} skeleton={<TableSkeleton rows={3} />}>
          {({ DecisionFigures }) => <DecisionFigures offer={offer} />}
        </LazyPart>
        <Inline gap={3}>
          {offer.allowedActions.includes('accept') && (
            <Button variant="primary" icon={icon(IconCheck)} onClick={() => open('accept')}>
              {t('action.accept')}
            </Button>
          )}
          {offer.allowedActions.includes('decline') && (
            <Button icon={icon(IconX)} onClick={() => open('decline')}>
              {t('action.decline')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  )
}
