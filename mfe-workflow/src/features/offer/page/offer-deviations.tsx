import type { Offer } from '@schrankwerk/contracts'
import { Button, Muted, Section, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionIds } from '../page-ids.ts'
import { DeviationTable } from './deviation-table.tsx'

const shownAtFirst = 20

export function OfferDeviations({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const [isComplete, setComplete] = useState(false)
  const { deviations } = offer
  const isLong = deviations.length > shownAtFirst && !isComplete
  return (
    <Section
      id={sectionIds.deviations}
      title={t('offer.page.sections.deviations')}
      description={deviations.length > 0 && t('offer.deviation.intro')}
    >
      {deviations.length === 0 ? (
        <Muted>{t('offer.deviation.none')}</Muted>
      ) : (
        <Stack gap={3}>
          <DeviationTable
            label={t('offer.deviation.table')}
            deviations={deviations}
            atMost={isLong ? shownAtFirst : undefined}
          />
          {isLong && (
            <Button small onClick={() => setComplete(true)}>
              {t('offer.deviation.all', { count: deviations.length })}
            </Button>
          )}
        </Stack>
      )}
    </Section>
  )
}
