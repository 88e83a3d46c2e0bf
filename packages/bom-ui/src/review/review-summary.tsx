import type { BomSummary, Estimate } from '@schrankwerk/contracts'
import { rowName } from '@schrankwerk/domain/bom'
import { problemText } from '@schrankwerk/shell-api'
import { Disclosure, formatCount, formatNumber, Notice, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import type { useRowChoice } from '../data/use-row-choice.ts'
import { formatRange } from '../estimate/format-range.ts'
import { LeftOutRows } from '../mapping/left-out-rows.tsx'
import { countsOf } from './line-counts.ts'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

export interface ReviewSummaryProps {
  summary: BomSummary
  estimate: Estimate | null
  /** Takes a row that was left out back in; missing where the list is fixed. */
  onTakeIn: ((rowIndex: number) => void) | undefined
  rowChoice: ReturnType<typeof useRowChoice>
}

const shownRows = 12
const byHand = 'BY_HAND'

/** What nobody may overlook, by its title: shown until it was seen. */
const openTitles: Readonly<Record<string, string>> = {
  SHEETS_NOT_READ: 'review.sheetsNotRead',
  CABINETS_DIFFER: 'review.cabinetsDiffer',
}
/** The same for who still works at the list. */
const openWhileEdited: Readonly<Record<string, string>> = {
  ...openTitles,
  AMOUNT_CHANGED: 'review.amountChanged',
  BY_HAND_LOST: 'review.byHandLost',
}

/**
 * What became of the list, in a line; below it what another number of cabinets did to it, which changes by hand it lost,
 * which sheets it lacks and that its cabinets are not alike, what else was noticed and what was left out.
 */
export function ReviewSummary({ summary, estimate, onTakeIn, rowChoice }: ReviewSummaryProps) {
  const t = useReviewText()
  const isByHand = (row: number) =>
    summary.leftOut.some(({ rowIndex, reason }) => rowIndex === row && reason === byHand)
  const [seen, setSeen] = useState<readonly string[]>([])
  const titles = onTakeIn === undefined ? openTitles : openWhileEdited
  const open = summary.notices.filter(({ code, text }) => code in titles && !seen.includes(text))
  const notices = summary.notices.filter((notice) => !open.includes(notice))
  const { issue, check } = countsOf(summary)
  const parts = [
    t(issue + check > 0 ? 'review.fineAndNot' : 'review.fine', {
      lines: formatCount(summary.lines, t('count.line'), t('count.lines')),
      fine: formatNumber(summary.fine),
      rest: formatNumber(issue + check),
      issue: formatNumber(issue),
      check: formatNumber(check),
    }),
    ...(estimate?.range
      ? [t('review.each', { range: formatRange(estimate.range.lower, estimate.range.upper) })]
      : []),
  ]
  return (
    <Stack gap={2}>
      <p className={classes.summary}>{parts.join(', ')}</p>
      {open.map(({ code, text, rowIndexes }) => (
        <Notice key={text} title={t(titles[code]!)} onClose={() => setSeen([...seen, text])}>
          {text} {rowsText(rowIndexes, t)}
        </Notice>
      ))}
      {notices.length > 0 && (
        <Disclosure summary={t('review.notices', { count: formatNumber(notices.length) })}>
          <ul className={classes.notices}>
            {notices.map(({ text, rowIndexes }, index) => (
              <li key={index}>
                {text} <span className={classes.quiet}>{rowsText(rowIndexes, t)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <LeftOutRows
        rows={summary.leftOut}
        included={[]}
        {...(onTakeIn !== undefined && {
          onToggle: (row) =>
            isByHand(row) ? rowChoice.mutate({ rows: [row], areLines: true }) : onTakeIn(row),
        })}
        isBusy={rowChoice.isPending}
      />
      {rowChoice.isError && (
        <Notice tone="error" title={t('review.rowsFailed')}>
          {problemText(rowChoice.error)}
        </Notice>
      )}
    </Stack>
  )
}

/** „(Zeilen 9, 10 der Datei)“; nothing where a notice is about no row. */
function rowsText(rowIndexes: readonly number[], t: ReturnType<typeof useReviewText>): string {
  if (rowIndexes.length === 0) return ''
  const rows = rowIndexes.slice(0, shownRows).map(rowName).join(', ')
  return t(rowIndexes.length === 1 ? 'review.row' : 'review.rows', {
    rows: rows + (rowIndexes.length > shownRows ? ' …' : ''),
  })
}
