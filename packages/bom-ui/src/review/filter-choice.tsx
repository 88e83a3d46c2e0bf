import type { BomSummary, SlimLine } from '@schrankwerk/contracts'
import { Chip, formatNumber } from '@schrankwerk/ui'
import { useMemo } from 'react'
import { type LineFilter, passes } from './judge-line.ts'
import { countsOf } from './line-counts.ts'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

const always = ['issue', 'check', 'remembered', 'supplied'] as const

interface FilterChoiceProps {
  lines: readonly SlimLine[]
  /** Undefined while it is asked for; the lines may still be coming in when it is there. */
  summary: BomSummary | undefined
  filter: LineFilter | undefined
  onFilter: (filter: LineFilter | undefined) => void
  isSummed: boolean
  onSummed: (isSummed: boolean) => void
}

/** Which lines are shown, each choice with how many there are; one that came from elsewhere stands among them. */
export function FilterChoice({ lines, summary, filter, onFilter, isSummed, onSummed }: FilterChoiceProps) {
  const t = useReviewText()
  const counted = useCounts(lines, filter)
  const usual: LineFilter[] = counted('without') > 0 ? [...always, 'without'] : [...always]
  const choices = filter === undefined || usual.includes(filter) ? usual : [...usual, filter]
  const told: Partial<Record<LineFilter, number>> =
    summary === undefined
      ? {}
      : {
          ...countsOf(summary),
          erring: summary.errors,
          supplied: summary.suppliedParts,
        }
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form fields
    <div className={classes.filters} role="group" aria-label={t('review.filters')}>
      {choices.map((choice) => (
        <Chip
          key={choice}
          pressed={filter === choice}
          onClick={() => onFilter(filter === choice ? undefined : choice)}
        >
          {t(`review.filter.${choice}`, { count: formatNumber(told[choice] ?? counted(choice)) })}
        </Chip>
      ))}
      <Chip pressed={isSummed} onClick={() => onSummed(!isSummed)}>
        {t('review.summed')}
      </Chip>
    </div>
  )
}

/** Counted once for the lines at hand. */
function useCounts(lines: readonly SlimLine[], filter: LineFilter | undefined) {
  return useMemo(() => {
    const counts = new Map<LineFilter, number>()
    for (const choice of new Set([...always, 'without' as const, ...(filter === undefined ? [] : [filter])]))
      counts.set(choice, lines.filter((line) => passes(choice, line)).length)
    return (choice: LineFilter) => counts.get(choice) ?? 0
  }, [lines, filter])
}
