import type { Offer } from '@schrankwerk/contracts'
import { Muted, SimpleTable } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

export interface DeviationTableProps {
  label: string
  deviations: Offer['deviations']
  /** The rest is only counted. */
  atMost?: number
}

/** How the offer's lines differ from the enquiry's. */
export function DeviationTable({ label, deviations, atMost = deviations.length }: DeviationTableProps) {
  const { t } = useTranslation('workflow')
  const rest = deviations.length - atMost
  return (
    <>
      <SimpleTable
        label={label}
        head={[
          t('offer.deviation.position'),
          t('offer.deviation.kindTitle'),
          t('offer.deviation.line'),
          t('offer.deviation.before'),
          t('offer.deviation.after'),
        ]}
        align={['end']}
        rows={deviations
          .slice(0, atMost)
          .map(({ kind, position, label, before, after }) => [
            position,
            t(`offer.deviation.kind.${kind}`),
            label,
            before ?? '–',
            after ?? '–',
          ])}
      />
      {rest > 0 && <Muted>{t('offer.deviation.more', { count: rest })}</Muted>}
    </>
  )
}
