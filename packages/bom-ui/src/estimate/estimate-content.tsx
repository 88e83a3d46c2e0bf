import type { BomSummary, Estimate } from '@schrankwerk/contracts'
import { linesWithoutMaterial } from '@schrankwerk/domain'
import { Card, Disclosure, formatCount, formatNumber, Muted, Notice, Stack } from '@schrankwerk/ui'
import type { LineFilter } from '../review/judge-line.ts'
import { settledOf } from '../review/line-counts.ts'
import classes from './estimate.module.css'
import { EstimateBars } from './estimate-bars.tsx'
import { EstimateCounts } from './estimate-counts.tsx'
import { useEstimateText } from './estimate-texts.ts'
import { formatRange } from './format-range.ts'
import { Narrowings } from './narrowings.tsx'

export interface EstimateContentProps {
  estimate: Estimate
  /** Of the list that it is of, where the page has it. */
  summary: BomSummary | null | undefined
  amount: number
  editable: boolean
  /** Shows the lines behind a figure; left out where the page shows none. */
  onShowLines: ((filter: LineFilter) => void) | undefined
}

/** The range with what it is made of and what would narrow it. */
export function EstimateContent({ estimate, summary, amount, editable, onShowLines }: EstimateContentProps) {
  const t = useEstimateText()
  const { range } = estimate
  const settled = summary ? settledOf(summary) : 0
  const counts = estimate.view === 'EXACT' ? estimate.parts : estimate.counts
  const supplied = counts.suppliedParts
  const without = linesWithoutMaterial(counts)
  return (
    <Card title={t('estimate.title')}>
      <div className={classes.content}>
        <div className={classes.arranged}>
          <Stack gap={3}>
            {range === null ? (
              <p>{t(`estimate.${editable ? 'missing' : 'missingRead'}.${estimate.missing}`)}</p>
            ) : (
              <dl className={classes.ranges}>
                <div>
                  <dt>{t('estimate.each')}</dt>
                  <dd>{formatRange(range.lower, range.upper)}</dd>
                </div>
                {amount > 1 && (
                  <div>
                    <dt>
                      {t('estimate.all', {
                        count: formatCount(amount, t('count.cabinet'), t('count.cabinets')),
                      })}
                    </dt>
                    <dd className={classes.all}>{formatRange(range.lower * amount, range.upper * amount)}</dd>
                  </div>
                )}
              </dl>
            )}
            {range !== null && without > 0 && (
              <p className={classes.honest}>
                {t('estimate.withoutMaterial', {
                  without: formatNumber(without),
                  lines: formatCount(counts.lines, t('count.line'), t('count.lines')),
                })}{' '}
                {supplied > 0 &&
                  t(supplied === 1 ? 'estimate.oneSupplied' : 'estimate.manySupplied', {
                    supplied: formatNumber(supplied),
                  })}
              </p>
            )}
            {range !== null && without * 2 > counts.lines - supplied && (
              <Notice tone="warning">{t('estimate.mostlyWithout')}</Notice>
            )}
            {range !== null && (
              <Muted>{t(estimate.view === 'EXACT' ? 'estimate.note' : 'estimate.roundedNote')}</Muted>
            )}
          </Stack>
          <Stack gap={3}>
            <Narrowings
              {...{ estimate, settled, editable, onShowLines }}
              leftWithout={summary?.withoutArticle ?? 0}
            />
            {range !== null && (
              <Disclosure summary={t('estimate.parts')}>
                {estimate.view === 'EXACT' ? (
                  <EstimateBars estimate={estimate} settled={settled} onShowLines={onShowLines} />
                ) : (
                  <EstimateCounts estimate={estimate} onShowLines={onShowLines} />
                )}
              </Disclosure>
            )}
          </Stack>
        </div>
      </div>
    </Card>
  )
}
