import { Button } from '@schrankwerk/ui'
import type { Decisions } from '../data/use-decisions.ts'
import { useReviewText } from './review-texts.ts'
import { undoneText } from './use-line-acts.ts'

/** The line that an article was just taken for and that was left with it. */
export interface Before {
  lineId: string
  position: number
  text: string
}

interface DecidedBeforeProps {
  before: Before
  decisions: Decisions
  onUndone: () => void
}

/** What was decided about the line before, with the way back. Where it was not kept, the open line says so. */
export function DecidedBefore({
  before: { lineId, position, text },
  decisions,
  onUndone,
}: DecidedBeforeProps) {
  const t = useReviewText()
  const course = decisions.courseOf(lineId)
  if (course === undefined || course.state === 'failed') return null
  if (course.state === 'waiting') return <p>{t('line.beforeSaving', { position })}</p>
  const { undo } = course
  return (
    <>
      <p>{t('line.before', { position, text: undo === undefined ? course.text : text })}</p>
      {undo !== undefined && (
        <Button
          small
          aria-label={t('line.undoBeforeLabel', { position })}
          onClick={() => {
            decisions.decide(lineId, undo, { text: undoneText(undo, t) })
            // The button is gone then.
            onUndone()
          }}
        >
          {t('line.undoBefore')}
        </Button>
      )}
    </>
  )
}
