import type { RoundedEstimate } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { LineFilter } from '../review/judge-line.ts'
import classes from './estimate.module.css'
import { useEstimateText } from './estimate-texts.ts'
import { ShowLines } from './show-lines.tsx'
import { cutsOf, minutesOf } from './work-time.ts'

export interface EstimateCountsProps {
  estimate: RoundedEstimate
  onShowLines: ((filter: LineFilter) => void) | undefined
}

/** What a customer is told beside the rounded range: counts and minutes, no euro. */
export function EstimateCounts({ estimate: { counts }, onShowLines }: EstimateCountsProps) {
  const t = useEstimateText()
  const rows: { key: string; value: string; filter?: LineFilter; note?: string }[] = [
    { key: 'lines', value: formatNumber(counts.lines) },
    {
      key: 'unmatchedLines',
      value: formatNumber(counts.unmatchedLines),
      ...behind(counts.unmatchedLines, 'unmatched'),
    },
    ...(counts.linesWithoutQuantity
      ? [
          {
            key: 'linesWithoutQuantity',
            value: formatNumber(counts.linesWithoutQuantity),
            filter: 'unquantified' as const,
          },
        ]
      : []),
    {
      key: 'linesWithoutPrice',
      value: formatNumber(counts.linesWithoutPrice),
      ...behind(counts.linesWithoutPrice, 'unpriced'),
    },
    {
      key: 'suppliedParts',
      value: formatNumber(counts.suppliedParts),
      ...behind(counts.suppliedParts, 'supplied'),
    },
    {
      key: 'workTime',
      value: minutesOf(counts),
      ...behind(counts.workMinutesMaximum, 'timed'),
      note: cutsOf(counts, t).join('; '),
    },
  ]
  return (
    <dl className={classes.parts}>
      {rows.map(({ key, value, filter, note }) => {
        const what = t(`estimate.${key}`)
        return (
          <div key={key}>
            <dt>
              <ShowLines filter={filter} label={t('estimate.showLines', { what })} onShowLines={onShowLines}>
                {what}
              </ShowLines>
              {note && <span className={classes.note}>{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const behind = (figure: number, filter: LineFilter) => (figure > 0 ? { filter } : {})
