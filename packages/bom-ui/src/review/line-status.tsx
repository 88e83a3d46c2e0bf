import type { SlimLine } from '@schrankwerk/contracts'
import { StateBadge } from '@schrankwerk/ui'
import { IconPencil } from '@tabler/icons-react'
import type { BomText } from '../texts.ts'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

type Judged = Pick<SlimLine, 'bomError' | 'matchedBy' | 'certainty' | 'edited'>

const stateOf = ({ bomError, matchedBy, certainty }: Judged) => {
  if (bomError !== null) return { tone: 'red', text: `review.errors.${bomError}` } as const
  if (matchedBy === null) return { tone: 'grey', text: 'review.states.open' } as const
  if (certainty !== 'SURE') return { tone: 'amber', text: 'review.states.check' } as const
  return { tone: 'green', text: 'review.states.sure' } as const
}

/** What came of a line, in a word. */
export const lineStatusText = (t: BomText, line: Judged): string => t(stateOf(line).text)

/** What came of a line, in a word, and whether a person changed it. */
export function LineStatus({ line }: { line: Judged }) {
  const t = useReviewText()
  const { tone, text } = stateOf(line)
  return (
    <span className={classes.status}>
      <StateBadge tone={tone}>{t(text)}</StateBadge>
      {line.edited && (
        <span className={classes.edited} title={t('review.edited')}>
          <IconPencil size={16} stroke={1.75} aria-hidden="true" />
          <span className="kit-hidden">{t('review.edited')}</span>
        </span>
      )}
    </span>
  )
}
