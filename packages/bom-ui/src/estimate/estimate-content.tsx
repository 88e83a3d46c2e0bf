import type { Estimate, ExactEstimate, RoundedEstimate } from '@schrankwerk/contracts'
import { hourlyRate, unmatchedMinutes } from '@schrankwerk/domain'
import { Card, Disclosure, formatCount, formatMoney, formatNumber, Muted } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import type { BomText } from '../texts.ts'
import classes from './estimate.module.css'
import { useEstimateText } from './estimate-texts.ts'
import { formatRange } from './format-range.ts'

/** The range with what it is made of. */
export function EstimateContent({ estimate, amount }: { estimate: Estimate; amount: number }) {
  const t = useEstimateText()
  const { range } = estimate
  const parts = estimate.view === 'EXACT' ? partsOf(estimate, t) : countsOf(estimate, t)
  return (
    <Card title={t('estimate.title')}>
      {range === null ? (
        <p>{t(`estimate.missing.${estimate.missing}`)}</p>
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
      <Disclosure summary={t('estimate.parts')}>
        <dl className={classes.parts}>
          {parts.map(({ term, value, note }) => (
            <div key={term}>
              <dt>
                {term}
                {note && <span className={classes.note}>{note}</span>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Muted>{t(estimate.view === 'EXACT' ? 'estimate.note' : 'estimate.roundedNote')}</Muted>
    </Card>
  )
}

interface Part {
  term: string
  value: ReactNode
  note?: string
}

type Counts = RoundedEstimate['counts']

const minutesOf = ({ workMinutesMinimum, workMinutesMaximum }: Counts): string =>
  `${formatNumber(workMinutesMinimum, { decimals: 0 })}–${formatNumber(workMinutesMaximum, { decimals: 0 })} min`

const cutsOf = ({ hasConnectionList, hasNcData }: Counts, t: BomText): string[] => [
  ...(hasConnectionList ? [t('estimate.connectionList')] : []),
  ...(hasNcData ? [t('estimate.ncData')] : []),
]

/** What a rounded range tells beside itself: counts and minutes, no euro. */
function countsOf({ counts }: RoundedEstimate, t: BomText): Part[] {
  const count = (key: string, value: number): Part => ({
    term: t(`estimate.${key}`),
    value: formatNumber(value),
  })
  return [
    count('lines', counts.lines),
    count('unmatchedLines', counts.unmatchedLines),
    count('linesWithoutPrice', counts.linesWithoutPrice),
    count('suppliedParts', counts.suppliedParts),
    { term: t('estimate.workTime'), value: minutesOf(counts), note: cutsOf(counts, t).join('; ') },
  ]
}

/** The parts in the words of the formula. */
function partsOf({ parts }: ExactEstimate, t: BomText): Part[] {
  const sum = (key: string, amount: number): Part => ({
    term: t(`estimate.${key}`),
    value: formatMoney(amount),
    note: t(`estimate.${key}Note`),
  })
  const lines = formatCount(parts.lines, t('count.line'), t('count.lines'))
  return [
    sum('discounted', parts.discountedSum),
    sum('nonDiscounted', parts.nonDiscountedSum),
    { term: t('estimate.linesWithoutPrice'), value: formatNumber(parts.linesWithoutPrice) },
    {
      term: t('estimate.errorFactor'),
      value: formatNumber(parts.errorFactor, { decimals: 3 }),
      note: t('estimate.errorFactorNote', { errors: formatNumber(parts.linesWithError), lines }),
    },
    {
      term: t('estimate.supplied'),
      value: formatMoney(parts.suppliedPartSurcharge),
      note: formatCount(parts.suppliedParts, t('count.part'), t('count.parts')),
    },
    {
      term: t('estimate.unmatched'),
      value: formatNumber(parts.unmatchedQuantity, { decimals: 3 }),
      note: t('estimate.unmatchedNote', unmatchedMinutes),
    },
    {
      term: t('estimate.work'),
      value: `${formatMoney(parts.workCostMinimum)} – ${formatMoney(parts.workCostMaximum)}`,
      note: [
        t('estimate.workNote', { minutes: minutesOf(parts), rate: formatMoney(hourlyRate) }),
        ...cutsOf(parts, t),
      ].join('; '),
    },
  ]
}
