import type { Offer } from '@schrankwerk/contracts'
import { Button, Muted, Section, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import { useOfferText } from '../offer-text.ts'
import { sectionIds } from '../page-ids.ts'
import { DeviationTable } from './deviation-table.tsx'
import { usePageText } from './page-text.ts'

const shownAtFirst = 20

export function OfferDeviations({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const page = usePageText()
  const [isComplete, setComplete] = useState(false)
  const { deviations, deviationCount } = offer
  const isLong = deviations.length > shownAtFirst && !isComplete
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
            atMost={isLong ? shownAtFirst : undefined}
          />
          {isLong && (
            <Button small onClick={() => setComplete(true)}>
              {page(deviationCount > deviations.length ? 'deviation.first' : 'deviation.all', {
                count: deviations.length,
              })}
            </Button>
          )}
          {!isLong && deviationCount > deviations.length && (
            <Muted>{page('deviation.beyond', { count: deviations.length })}</Muted>
          )}
        </Stack>
      )}
    </Section>
  )
}
