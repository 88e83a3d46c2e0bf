import type { Offer } from '@schrankwerk/contracts'
import { Button, Inline, Muted, Section, Stack } from '@schrankwerk/ui'
import { usePrinting } from '@schrankwerk/ui/table'
import { useEffect, useRef, useState } from 'react'
import { jumpToSection } from '../../../jump.ts'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import { DeviationTable } from './deviation-table.tsx'
import { usePageText } from './page-text.ts'

const shownAtFirst = 20
const shownMore = 50

/** The deviations, a few at a time: the sections below stay in reach. On paper they are all there. */
export function OfferDeviations({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const page = usePageText()
  const isPrinting = usePrinting()
  const [shown, setShown] = useState(shownAtFirst)
  const fewer = useRef<HTMLButtonElement>(null)
  const { deviations, deviationCount } = offer
  const next = Math.min(shownMore, deviations.length - shown)
  const isComplete = next <= 0
  useEffect(() => {
    // With the last ones the button that showed them is gone.
    if (isComplete && document.activeElement === document.body) fewer.current?.focus()
  }, [isComplete])
  const showFewer = () => {
    setShown(shownAtFirst)
    jumpToSection(sectionIds.deviations)
  }
  return (
    <Section
      id={sectionIds.deviations}
      title={t('page.sections.deviations')}
      description={deviations.length > 0 && page('deviation.intro')}
    >
      {deviations.length === 0 ? (
        <Muted>{page('deviation.none')}</Muted>
      ) : (
        <Stack gap={3}>
          <DeviationTable
            label={page('deviation.table')}
            deviations={deviations}
            count={deviationCount}
            atMost={isPrinting ? undefined : shown}
          />
          {isComplete && deviationCount > deviations.length && (
            <Muted>{page('deviation.beyond', { count: deviations.length })}</Muted>
          )}
          {deviations.length > shownAtFirst && (
            <Inline gap={2}>
              {!isComplete && (
                <Button small onClick={() => setShown(shown + next)}>
                  {page('deviation.next', { count: next })}
                </Button>
              )}
              {shown > shownAtFirst && (
                <Button small variant="quiet" ref={fewer} onClick={showFewer}>
                  {page('deviation.fewer')}
                </Button>
              )}
            </Inline>
          )}
        </Stack>
      )}
    </Section>
  )
}
