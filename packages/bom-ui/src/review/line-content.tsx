import type { BomLine } from '@schrankwerk/contracts'
import { rowName } from '@schrankwerk/domain/bom'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, formatCount, Inline, Muted, Notice, Stack } from '@schrankwerk/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBomCalls } from '../data/bom-calls.ts'
import type { Decision, Outcome } from '../data/use-decisions.ts'
import { CertaintyChip } from '../mapping/certainty-chip.tsx'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { judgementOf } from './judge-line.ts'
import classes from './line.module.css'
import { LineCompare } from './line-compare.tsx'
import type { LineDialogProps } from './line-dialog.tsx'
import { LineEdit } from './line-edit.tsx'
import { LineFacts } from './line-facts.tsx'
import { LineStatus } from './line-status.tsx'
import { LineSuggestions, type Takeable } from './line-suggestions.tsx'
import { RememberedNote } from './remembered-note.tsx'
import { useReviewText } from './review-texts.ts'
import { numberOf } from './suggestion.tsx'

export interface LineContentProps extends Omit<LineDialogProps, 'line'> {
  line: BomLine
  /** What has the focus while nothing in the line wants it. */
  frame: RefObject<HTMLElement | null>
  onTyped: (typed: string) => void
  onNext: () => void
  /** An article was chosen by key, which `text` says of this line: the next one comes. */
  onTaken: (text: string) => void
  /** Values were changed by key: the next line comes. */
  onSaved: (text: string) => void
  /** An article was chosen and the line stays. */
  onChosen: () => void
}

// Said in the operator's own lists alone: the words of the other parts are loaded with every enquiry.
const matchedAgain = 'Der Artikel wurde gespeichert und die Zeile neu abgeglichen.'

/** Whether typing a value helps this line, rather than choosing an article. */
const needsValues = ({ bomError, orderNumber, manufacturerNumber }: BomLine): boolean =>
  bomError === 'WRONG_UNIT' || (bomError === 'MISSING_VALUES' && (orderNumber ?? manufacturerNumber) !== null)

/** Takes back what a person decided about the line before it was opened. */
function undoOf({ id, manualReplacement, withoutArticle }: BomLine): Decision | undefined {
  if (manualReplacement) return { lineIds: [id], matchedArticleId: null }
  return withoutArticle ? { lineIds: [id], changes: { withoutArticle: false } } : undefined
}

/** Somebody else, or the same person in another window, may have decided since. */
const isStillSo = ({ articleId }: Outcome, line: BomLine): boolean =>
  articleId === undefined || articleId === line.matchedArticleId

/** An article is what is open about the line; what the customer supplies needs none anyway. */
const mayStayWithout = (line: BomLine): boolean =>
  !line.isSuppliedPart && !line.withoutArticle && (line.matchedBy === null || judgementOf(line) === 'check')

/** What is known of the line, and what can be decided about it. */
export function LineContent(props: LineContentProps) {
  const { owner, line, editable, decisions, Mark, onTyped } = props
  const t = useReviewText()
  const { ArticleEditor } = useBomCalls()
  const [editedArticle, setEditedArticle] = useState<string>()
  // As the line was when it was opened: nothing changes its place while one types.
  const [valuesFirst] = useState(() => needsValues(line))
  const [judgement] = useState(() => judgementOf(line))
  const [saves, setSaves] = useState(0)
  const course = decisions.courseOf(line.id)
  const [refused, setRefused] = useState(() =>
    course?.state === 'failed' && course.decision.changes !== undefined
      ? { changes: course.decision.changes, line: course.line ?? line }
      : undefined,
  )
  const isWaiting = course?.state === 'waiting'
  const done = course?.state === 'done' && isStillSo(course, line) ? course : undefined
  const decide = (decision: Decision, outcome: Outcome) => decisions.decide(line.id, decision, outcome)
  const take = (article: Takeable, lineIds: string[], goesOn: boolean) => {
    const number = numberOf(article)
    const text = t('line.taken', {
      number,
      lines: formatCount(lineIds.length, t('count.line'), t('count.lines')),
    })
    decide(
      { lineIds, matchedArticleId: article.articleId },
      { text, undo: { lineIds, matchedArticleId: null }, articleId: article.articleId },
    )
    if (goesOn) props.onTaken(lineIds.length === 1 ? t('line.takenBefore', { number }) : text)
    else props.onChosen()
  }
  const leaveWithout = (goesOn: boolean) => {
    decide(
      { lineIds: [line.id], changes: { withoutArticle: true } },
      {
        text: t('line.leftWithout'),
        undo: { lineIds: [line.id], changes: { withoutArticle: false } },
      },
    )
    if (goesOn) props.onTaken(t('line.leftWithoutBefore'))
    else props.onChosen()
  }
  const quantity =
    line.quantity !== null &&
    `${t('line.fields.quantity')} ${quantityText(line.quantity, line.quantityUnitName)}`
  const needed = [quantity, line.bmk].filter(Boolean).join(' · ')
  const undo = done?.undo ?? undoOf(line)
  const edit = (
    <LineEdit
      key={saves}
      line={line}
      withPrice={owner.offerId !== undefined}
      opened={valuesFirst || refused !== undefined}
      isBusy={isWaiting}
      refused={refused}
      onTyped={onTyped}
      onSave={(changes, goesOn) => {
        const text = t('line.saved')
        const onKept = () => {
          setRefused(undefined)
          setSaves((n) => n + 1)
        }
        decide({ lineIds: [line.id], changes }, { text, line, onKept })
        if (goesOn) props.onSaved(text)
      }}
      onNext={props.onNext}
    />
  )
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <LineStatus line={line} />
        {needed !== '' && <strong>{needed}</strong>}
        <Muted>{t('line.row', { row: rowName(line.rowIndex) })}</Muted>
        {line.equivalentAllowed && <Muted>{t('line.equivalent')}</Muted>}
        {Mark && <Mark line={line} place="dialog" onLeave={props.onClose} />}
      </Inline>
      <OtherFailures {...props} />
      {done !== undefined && (
        <div role="status">
          <Notice tone="success">{done.text}</Notice>
        </div>
      )}
      {course?.state === 'failed' && <DecisionFailed error={course.error} onReload={props.onReload} />}
      {line.bomError === 'MISSING_VALUES' && <p>{missingText(line, t)}</p>}
      <div>
        <p>
          {/* Of a supplier's own list a customer gets no reason. */}
          {line.reason !== '' && <strong>{line.reason}</strong>}
          {line.matchedBy !== null && !(line.matchedBy === 'ASSIGNED' && line.reason !== '') && (
            <Muted>
              {line.reason !== '' && ' · '}
              {t(`line.by.${line.matchedBy}`)}
            </Muted>
          )}
        </p>
        {judgementOf(line) === 'supplied' && <p>{t('line.suppliedEnough')}</p>}
        <Inline gap={2}>
          {editable && undo !== undefined && (
            <Button small disabled={isWaiting} onClick={() => decide(undo, { text: t('line.undone') })}>
              {t('line.undo')}
            </Button>
          )}
          {ArticleEditor && line.matchedArticleId !== null && (
            <Button small onClick={() => setEditedArticle(line.matchedArticleId ?? undefined)}>
              {editable ? 'Artikel bearbeiten' : 'Artikel anzeigen'}
            </Button>
          )}
        </Inline>
      </div>
      {ArticleEditor && editedArticle !== undefined && (
        <ArticleEditor
          articleId={editedArticle}
          onClose={() => setEditedArticle(undefined)}
          onSaved={() => {
            if (editable) decide({ lineIds: [line.id], changes: {} }, { text: matchedAgain })
          }}
        />
      )}
      {editable && valuesFirst && edit}
      <LineCompare owner={owner} line={line} />
      {editable && (
        <LineSuggestions
          owner={owner}
          line={line}
          isBusy={isWaiting}
          wantsFocus={judgement === 'check' || (line.matchedBy === null && !valuesFirst)}
          frame={props.frame}
          note={<RememberedNote line={line} />}
          onTake={take}
          onLeaveWithout={mayStayWithout(line) ? leaveWithout : undefined}
          onNext={props.onNext}
        />
      )}
      {line.notes.length > 0 && (
        <ul className={classes.notes} aria-label={t('line.notes')}>
          {line.notes.map((entry, index) => (
            <li key={index}>
              <CertaintyChip certainty={entry.certainty} /> {entry.text}
            </li>
          ))}
        </ul>
      )}
      <LineFacts line={line} />
      {editable && !valuesFirst && edit}
    </Stack>
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
