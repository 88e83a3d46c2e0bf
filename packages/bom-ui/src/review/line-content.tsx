import type { BomLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, formatCount, Notice, Stack, useIsNarrow } from '@schrankwerk/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CertaintyChip } from '../mapping/certainty-chip.tsx'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { judgementOf } from './judge-line.ts'
import { LeaveOutLine } from './leave-out-line.tsx'
import classes from './line.module.css'
import { LineCompare } from './line-compare.tsx'
import type { LineDialogProps } from './line-dialog.tsx'
import { LineEdit } from './line-edit.tsx'
import { LineFacts } from './line-facts.tsx'
import { LineHead } from './line-head.tsx'
import { LineReason } from './line-reason.tsx'
import { LineSuggestions } from './line-suggestions.tsx'
import { RememberedNote } from './remembered-note.tsx'
import { useReviewText } from './review-texts.ts'
import { type LineActsInput, useLineActs } from './use-line-acts.ts'

export interface LineContentProps extends Omit<LineDialogProps, 'line'>, LineActsInput {
  /** What has the focus while nothing in the line wants it. */
  frame: RefObject<HTMLElement | null>
  onTyped: (typed: string) => void
  onNext: () => void
}

/** Whether typing a value helps this line, rather than choosing an article. */
const needsValues = ({ bomError, orderNumber, manufacturerNumber }: BomLine): boolean =>
  bomError === 'WRONG_UNIT' || (bomError === 'MISSING_VALUES' && (orderNumber ?? manufacturerNumber) !== null)

/** What is known of the line, and what can be decided about it. */
export function LineContent(props: LineContentProps) {
  const { owner, line, editable, onNext } = props
  const t = useReviewText()
  // As the line was when it was opened: nothing changes its place while one types.
  const [valuesFirst] = useState(() => needsValues(line))
  const [judgement] = useState(() => judgementOf(line))
  // There the first suggestion lies below all that it is to be judged by.
  const isNarrow = useIsNarrow()
  const acts = useLineActs(props)
  const edit = editable && (
    <LineEdit
      key={acts.saves}
      line={line}
      withPrice={owner.offerId !== undefined}
      opened={valuesFirst || acts.refused !== undefined}
      isBusy={acts.isWaiting}
      refused={acts.refused}
      onTyped={props.onTyped}
      onSave={acts.save}
      onNext={onNext}
    />
  )
  return (
    <Stack gap={4}>
      <LineHead line={line} Mark={props.Mark} onLeave={props.onClose} />
      <OtherFailures {...props} />
      {acts.done && (
        <div role="status">
          <Notice tone="success">{acts.done.text}</Notice>
        </div>
      )}
      {acts.failed && <DecisionFailed error={acts.failed.error} onReload={props.onReload} />}
      {line.bomError === 'MISSING_VALUES' && <p>{missingText(line, t)}</p>}
      <LineReason
        line={line}
        editable={editable}
        isBusy={acts.isWaiting}
        onUndo={acts.undo}
        onArticleSaved={acts.matchAgain}
      />
      {valuesFirst && edit}
      <LineCompare owner={owner} line={line} />
      {editable && (
        <LineSuggestions
          owner={owner}
          line={line}
          isBusy={acts.isWaiting}
          wantsFocus={!isNarrow && (judgement === 'check' || (line.matchedBy === null && !valuesFirst))}
          frame={props.frame}
          note={<RememberedNote line={line} />}
          onTake={acts.take}
          onLeaveWithout={acts.leaveWithout}
          onNext={onNext}
        />
      )}
      <LineNotes notes={line.notes} />
      <LineFacts line={line} />
      {!valuesFirst && edit}
      {editable && props.rowChoice && (
        <LeaveOutLine line={line} rowChoice={props.rowChoice} onLeftOut={props.onClose} />
      )}
    </Stack>
  )
}

function LineNotes({ notes }: Pick<BomLine, 'notes'>) {
  const t = useReviewText()
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={t('line.notes')}>
      {notes.map((entry, index) => (
        <li key={index}>
          <CertaintyChip certainty={entry.certainty} /> {entry.text}
        </li>
      ))}
    </ul>
  )
}

/** What the line lacks, where it lacks something. */
function missingText({ quantity, quantityText: text }: BomLine, t: BomText): string {
  if (quantity !== null && quantity > 0) return t('line.numberMissing')
  const written = text || (quantity === null ? null : quantityText(quantity))
  return written === null ? t('line.quantityMissing') : t('line.quantityUnread', { text: written })
}

/** Decisions of lines that were left meanwhile, and were not kept. */
function OtherFailures({ decisions, line, onShow }: LineContentProps) {
  const t = useReviewText()
  const others = decisions.failed.filter((lineId) => lineId !== line.id)
  const [first] = others
  if (first === undefined) return null
  return (
    <Notice
      tone="error"
      action={
        <Button small onClick={() => onShow(first)}>
          {t('line.showFailed')}
        </Button>
      }
    >
      {t('line.failedElsewhere', { lines: formatCount(others.length, t('count.line'), t('count.lines')) })}
    </Notice>
  )
}

/** Comes into sight: the button for changed values stands far below it. */
function DecisionFailed({ error, onReload }: { error: unknown; onReload: () => void }) {
  const t = useReviewText()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const problem = error instanceof ProblemError ? error : undefined
  return (
    <div ref={part}>
      <Notice
        tone="error"
        title={t('line.failed')}
        action={
          problem?.code === 'changed-meanwhile' && (
            <Button small onClick={onReload}>
              {t('line.reload')}
            </Button>
          )
        }
      >
        {problem?.detail}
      </Notice>
    </div>
  )
}
