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
  /** So many of its own lines without an article are to stay without one. */
  leftWithout: number
  editable: boolean
  onShowLines: ((filter: LineFilter) => void) | undefined
}

/**
 * What would narrow the range most, first; where nobody can change the lines, what makes it as wide as it is. Each
 * leads to its lines.
 */
export function Narrowings({ estimate, settled, leftWithout, editable, onShowLines }: NarrowingsProps) {
  const t = useEstimateText()
  const ways = waysOf({ estimate, settled, leftWithout }, t, editable ? 'narrowing' : 'widening')
  if (ways.length === 0) return null
  return (
    <div>
      <p className={classes.note}>
        {t(`estimate.${editable ? 'narrowing' : 'widening'}.${estimate.range === null ? 'toOne' : 'title'}`)}
      </p>
      <ul className={classes.ways}>
        {ways.map(({ text, filter }) => (
          <li key={filter}>
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
  { estimate, settled, leftWithout }: Pick<NarrowingsProps, 'estimate' | 'settled' | 'leftWithout'>,
  t: BomText,
  said: 'narrowing' | 'widening',
): Way[] {
  const counted = (lines: number) => formatCount(lines, t('count.line'), t('count.lines'))
  const way = (by: string, lines: number | undefined, filter: LineFilter): Way[] =>
    lines ? [{ text: t(`estimate.${said}.${by}`, { lines: counted(lines) }), filter }] : []
  /** Lines that are open, and beside them those that only lack an article where none is needed. */
  const parted = (
    by: string,
    lines: number,
    needless: number,
    words: Record<string, string> = {},
  ): string => {
    const open = lines - needless
    const name = needless === 0 ? by : open > 0 ? `${by}Settled` : by.replace(/\w+$/, 'settled')
    return t(`estimate.${said}.${name}`, {
      lines: counted(open),
      settled: open > 0 ? formatNumber(needless) : counted(needless),
      ...words,
    })
  }
  // What is not there yet does not become narrower by so and so much.
  if (estimate.view === 'ROUNDED' || estimate.range === null) {
    const counts = estimate.view === 'ROUNDED' ? estimate.counts : estimate.parts
    const { unmatchedLines } = counts
    return [
      ...(unmatchedLines > 0
        ? [{ text: parted('counts.articles', unmatchedLines, leftWithout), filter: 'unmatched' as const }]
        : []),
      ...way('counts.quantities', counts.linesWithoutQuantity, 'unquantified'),
      ...way('counts.prices', counts.linesWithoutPrice, 'unpriced'),
    ]
  }
  const known = narrowings(estimate).map(({ by, euro, lines }): Way => {
    const words = { euro: `${formatNumber(euro, { decimals: 0 })}\u00a0€` }
    return by === 'articles'
      ? { text: parted('articles', lines, leftWithout, words), filter: 'unmatched' }
      : { text: parted('errors', lines, settled, words), filter: 'erring' }
  })
  return [
    ...known,
    ...way('quantities', estimate.parts.linesWithoutQuantity, 'unquantified'),
    ...way('prices', estimate.parts.linesWithoutPrice, 'unpriced'),
  ]
}
