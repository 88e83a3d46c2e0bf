import type { ExactEstimate } from '@schrankwerk/contracts'
import {
  type EstimateBar,
  type EstimateBarKey,
  estimateBars,
  hourlyRate,
  unmatchedMinutes,
} from '@schrankwerk/domain'
import { formatCount, formatMoney, formatNumber } from '@schrankwerk/ui'
import { quantityText } from '../quantity-text.ts'
import type { LineFilter } from '../review/judge-line.ts'
import type { BomText } from '../texts.ts'
import classes from './estimate.module.css'
import { useEstimateText } from './estimate-texts.ts'
import { formatRange } from './format-range.ts'
import { ShowLines } from './show-lines.tsx'
import { cutsOf, minutesOf } from './work-time.ts'

export interface EstimateBarsProps {
  estimate: ExactEstimate
  /** So many of its lines with an error are only without an article, where none is needed. */
  settled: number
  onShowLines: ((filter: LineFilter) => void) | undefined
}

/** The lines behind each bar. */
const filters: Partial<Record<EstimateBarKey, LineFilter>> = {
  discounted: 'discounted',
  discountedMargin: 'erring',
  nonDiscounted: 'nonDiscounted',
  nonDiscountedMargin: 'erring',
  supplied: 'supplied',
  work: 'timed',
}

/** What the range is made of, each part a bar that begins where those before it end; its light end is the uncertain part. */
export function EstimateBars({ estimate, settled, onShowLines }: EstimateBarsProps) {
  const t = useEstimateText()
  const bars = estimateBars(estimate)
  const whole = bars.reduce((sum, { upper }) => sum + upper, 0)
  const percent = (euro: number) => `${whole === 0 ? 0 : (euro / whole) * 100}%`
  return (
    <ol className={classes.bars}>
      {bars.map((bar) => {
        const what = t(`estimate.bars.${bar.key}`)
        const note = noteOf(bar, { estimate, settled }, t)
        return (
          <li key={bar.key}>
            <span className={classes.barHead}>
              <ShowLines
                filter={hasLines(bar, estimate) ? filters[bar.key] : undefined}
                label={t('estimate.showLines', { what })}
                onShowLines={onShowLines}
              >
                {what}
              </ShowLines>
              <span className={classes.barValue}>{amountOf(bar)}</span>
            </span>
            <span className={classes.track} aria-hidden="true">
              <span
                className={classes.bar}
                data-mark
                style={{ left: percent(bar.from), width: percent(bar.lower) }}
              />
              <span
                className={classes.uncertain}
                data-mark
                style={{ left: percent(bar.from + bar.lower), width: percent(bar.upper - bar.lower) }}
              />
            </span>
            {note && <span className={classes.note}>{note}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const amountOf = ({ lower, upper }: EstimateBar): string =>
  upper - lower < 0.005 ? formatMoney(upper) : formatRange(lower, upper)

function hasLines({ key, upper }: EstimateBar, { parts }: ExactEstimate): boolean {
  if (key === 'supplied') return parts.suppliedParts > 0
  if (key === 'discountedMargin' || key === 'nonDiscountedMargin')
    return upper > 0 && parts.linesWithError > 0
  return upper > 0
}

function noteOf(
  { key, upper }: EstimateBar,
  { estimate: { parts }, settled }: Pick<EstimateBarsProps, 'estimate' | 'settled'>,
  t: BomText,
): string {
  if (key === 'supplied') return formatCount(parts.suppliedParts, t('count.part'), t('count.parts'))
  if (key === 'work') {
    const work = t('estimate.notes.work', {
      minutes: minutesOf(parts),
      rate: formatMoney(hourlyRate),
      pieces: quantityText(parts.unmatchedQuantity, t('count.pieces')),
      ...unmatchedMinutes,
    })
    return [work, ...cutsOf(parts, t)].join('; ')
  }
  const isWidened = key.endsWith('Margin') && upper > 0 && parts.linesWithError > 0
  if (!isWidened) return ''
  const errors = t('estimate.notes.errorFactor', {
    factor: formatNumber(parts.errorFactor, { decimals: 3 }),
    errors: formatNumber(parts.linesWithError - settled),
    lines: formatCount(parts.lines, t('count.line'), t('count.lines')),
  })
  return settled > 0
    ? `${errors}, ${t('estimate.notes.settled', { settled: formatNumber(settled) })}`
    : errors
}
