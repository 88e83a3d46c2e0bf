import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { Notice, Stack, useIsNarrow } from '@schrankwerk/ui'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useOfferText } from '../offer-text.ts'
import styles from './comparison.module.css'
import { ComparisonFiles, typesAmong } from './comparison-files.tsx'
import { ComparisonHead } from './comparison-head.tsx'
import { ComparisonLines } from './comparison-lines.tsx'
import { type ComparisonRow, comparisonRows } from './comparison-rows.tsx'
import { useComparisonText } from './comparison-text.ts'
import { HeadedRow } from './headed-row.tsx'

export interface ComparisonTableProps {
  comparison: OfferComparison
  /** In the order of the columns. */
  offers: readonly ComparedOffer[]
}

/** Offers as columns, figures as rows; where it is wider than the page, it scrolls beside its row heads. */
export function ComparisonTable({ comparison, offers }: ComparisonTableProps) {
  const t = useComparisonText()
  const { t: workflow } = useTranslation('workflow')
  const ofOffers = useOfferText()
  const downloads = useFileDownload()
  const isNarrow = useIsNarrow()
  const fileRows = typesAmong(offers).map(
    (type): ComparisonRow => ({
      key: type,
      label: t('row.file', { type: workflow(`files.type.${type}`) }),
      cell: (offer) => <ComparisonFiles offer={offer} type={type} downloads={downloads} />,
    }),
  )
  return (
    <Stack gap={3}>
      {downloads.failure && (
        <Notice tone="error" onClose={downloads.forgetFailure}>
          {downloads.failure}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key */}
      <section className={`kit-table-scroll ${styles.scroll}`} aria-label={t('table')} tabIndex={0}>
        <table className={`kit-table ${styles.table}`} style={{ '--offers': offers.length } as CSSProperties}>
          <caption className="kit-hidden">{t('table')}</caption>
          <thead>
            <tr>
              {!isNarrow && (
                <th scope="col">
                  <span className="kit-hidden">{t('figure')}</span>
                </th>
              )}
              {offers.map((offer) => (
                <th key={offer.id} scope="col">
                  <ComparisonHead offer={offer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...comparisonRows(t, ofOffers, comparison), ...fileRows].map(({ key, label, asked, cell }) => (
              <HeadedRow
                key={key}
                label={label}
                note={asked}
                cells={offers.map((offer) => ({ key: offer.id, content: cell(offer) }))}
              />
            ))}
          </tbody>
          <ComparisonLines offers={offers} />
        </table>
      </section>
      {offers
        .filter(({ deviations, deviationCounts }) => deviations.length < sumOf(deviationCounts))
        .map(({ id, supplierName, deviations }) => (
          <p key={id} className="kit-muted">
            {t('deviation.cut', { supplier: supplierName, count: deviations.length })}
          </p>
        ))}
    </Stack>
  )
}

const sumOf = ({ lines: _, ...kinds }: ComparedOffer['deviationCounts']): number =>
  Object.values(kinds).reduce((sum, count) => sum + count, 0)
