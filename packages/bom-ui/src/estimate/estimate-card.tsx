import type { Estimate } from '@schrankwerk/contracts'
import { hourlyRate, unmatchedMinutes } from '@schrankwerk/domain'
import { Card, Disclosure, formatCount, formatMoney, formatNumber, Muted } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useEstimate } from '../data/bom-queries.ts'
import { type BomOwner, ownerId } from '../data/owner.ts'
import { type BomText, useBomText } from '../texts.ts'
import classes from './estimate-card.module.css'
import { formatRange } from './format-range.ts'

export interface EstimateCardProps {
  owner: BomOwner
  /** Where the page has it already; left out, it is loaded. Null hides the card. */
  estimate?: Estimate | null
  /** Cabinets of the enquiry. */
  amount: number
}

/** The price range for one cabinet and for all, and on demand the parts it is made of. */
export function EstimateCard({ owner, estimate: given, amount }: EstimateCardProps) {
  const t = useBomText()
  const loaded = useEstimate(owner, given === undefined && ownerId(owner) !== '')
  const estimate = given === undefined ? loaded.data?.estimate : given
  if (estimate === null || estimate === undefined) return null
  return (
    <Card title={t('estimate.title')}>
      <dl className={classes.ranges}>
        <div>
          <dt>{t('estimate.each')}</dt>
          <dd>{formatRange(estimate.lower, estimate.upper)}</dd>
        </div>
        {amount > 1 && (
          <div>
            <dt>
              {t('estimate.all', {
                count: formatCount(amount, t('count.cabinet'), t('count.cabinets')),
              })}
            </dt>
            <dd className={classes.all}>{formatRange(estimate.lower * amount, estimate.upper * amount)}</dd>
          </div>
        )}
      </dl>
      <Disclosure summary={t('estimate.parts')}>
        <dl className={classes.parts}>
          {partsOf(estimate, t).map(({ term, value, note }) => (
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
      <Muted>{t('estimate.note')}</Muted>
    </Card>
  )
}

interface Part {
  term: string
  value: ReactNode
  note?: string
}

/** The parts in the words of the formula; sums of prices only where they were given. */
function partsOf({ parts }: Estimate, t: BomText): Part[] {
  const sum = (key: string, amount: number | undefined): Part[] =>
    amount === undefined
      ? []
      : [{ term: t(`estimate.${key}`), value: formatMoney(amount), note: t(`estimate.${key}Note`) }]
  const lines = formatCount(parts.lines, t('count.line'), t('count.lines'))
  const minutes = `${formatNumber(parts.workMinutesMinimum, { decimals: 0 })}–${formatNumber(parts.workMinutesMaximum, { decimals: 0 })} min`
  const cuts = [
    ...(parts.hasConnectionList ? [t('estimate.connectionList')] : []),
    ...(parts.hasNcData ? [t('estimate.ncData')] : []),
  ]
  return [
    ...sum('discounted', parts.discountedSum),
    ...sum('nonDiscounted', parts.nonDiscountedSum),
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
      note: [t('estimate.workNote', { minutes, rate: formatMoney(hourlyRate) }), ...cuts].join('; '),
    },
  ]
}
