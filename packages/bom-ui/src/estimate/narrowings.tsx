import type { Estimate } from '@schrankwerk/contracts'
import { narrowings } from '@schrankwerk/domain'
import { formatCount, formatNumber } from '@schrankwerk/ui'
import type { LineFilter } from '../review/judge-line.ts'
import type { BomText } from '../texts.ts'
import classes from './estimate.module.css'
import { useEstimateText } from './estimate-texts.ts'
import { ShowLines } from './show-lines.tsx'

export interface NarrowingsProps {
  estimate: Estimate
  /** So many of its lines with an error are only without an article, where none is needed. */
  settled: number
  editable: boolean
  onShowLines: ((filter: LineFilter) => void) | undefined
}

/**
 * What would narrow the range most, first; where nobody can change the lines, what makes it as wide as it is. Each
 * leads to its lines.
 */
export function Narrowings({ estimate, settled, editable, onShowLines }: NarrowingsProps) {
  const t = useEstimateText()
  const ways = waysOf({ estimate, settled }, t, editable ? 'narrowing' : 'widening')
  if (ways.length === 0) return null
  return (
    <div>
      <p className={classes.note}>
        {t(`estimate.${editable ? 'narrowing' : 'widening'}.${estimate.range === null ? 'toOne' : 'title'}`)}
      </p>
      <ul className={classes.ways}>
        {ways.map(({ text, filter }) => (
          <li key={text}>
            <ShowLines
              filter={filter}
              label={t('estimate.showLines', { what: text })}
              onShowLines={onShowLines}
            >
              {text}
            </ShowLines>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Way {
  text: string
  filter: LineFilter
}

function waysOf(
  { estimate, settled }: Pick<NarrowingsProps, 'estimate' | 'settled'>,
  t: BomText,
  said: 'narrowing' | 'widening',
): Way[] {
  const counted = (lines: number) => formatCount(lines, t('count.line'), t('count.lines'))
  const way = (by: string, lines: number | undefined, filter: LineFilter): Way[] =>
    lines ? [{ text: t(`estimate.${said}.${by}`, { lines: counted(lines) }), filter }] : []
  // What is not there yet does not become narrower by so and so much.
  if (estimate.view === 'ROUNDED' || estimate.range === null) {
    const counts = estimate.view === 'ROUNDED' ? estimate.counts : estimate.parts
    return [
      ...way('counts.articles', counts.unmatchedLines, 'unmatched'),
      ...way('counts.quantities', counts.linesWithoutQuantity, 'unquantified'),
      ...way('counts.prices', counts.linesWithoutPrice, 'unpriced'),
    ]
  }
  const known = narrowings(estimate).map(({ by, euro, lines }): Way => {
    const amount = `${formatNumber(euro, { decimals: 0 })}\u00a0€`
    if (by === 'articles')
      return {
        text: t(`estimate.${said}.articles`, { lines: counted(lines), euro: amount }),
        filter: 'unmatched',
      }
    const open = lines - settled
    const name = settled === 0 ? 'errors' : open > 0 ? 'errorsSettled' : 'settled'
    const words = {
      lines: counted(open),
      settled: open > 0 ? formatNumber(settled) : counted(settled),
      euro: amount,
    }
    return { text: t(`estimate.${said}.${name}`, words), filter: 'erring' }
  })
  return [
    ...known,
    ...way('quantities', estimate.parts.linesWithoutQuantity, 'unquantified'),
    ...way('prices', estimate.parts.linesWithoutPrice, 'unpriced'),
  ]
}
