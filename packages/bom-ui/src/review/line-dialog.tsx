import type { SlimLine } from '@schrankwerk/contracts'
import { absenceOf } from '@schrankwerk/shell-api'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Failed,
  FormSkeleton,
  formatCount,
  Loading,
  useIsNarrow,
} from '@schrankwerk/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useLine, useLineAhead } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import type { Decisions } from '../data/use-decisions.ts'
import type { useRowChoice } from '../data/use-row-choice.ts'
import { DecidedBefore } from './decided-before.tsx'
import classes from './line.module.css'
import { LineContent } from './line-content.tsx'
import type { LineMarks } from './line-marks.ts'
import { useReviewText } from './review-texts.ts'
import { useGoingOn } from './use-going-on.ts'
import { useLineKeys } from './use-line-keys.ts'
import type { OpenLine } from './use-lost-line.ts'
import { useTypedLine } from './use-typed-line.ts'

export interface LineDialogProps {
  owner: BomOwner
  line: SlimLine
  editable: boolean
  decisions: Decisions
  /** Tells the page which line is open, and what is typed there. */
  openLine: RefObject<OpenLine | undefined>
  onReload: () => void
  Mark: LineMarks['Mark'] | undefined
  /** Goes to another line that is worth a look; false where there is none. */
  onStep: (step: 'next' | 'previous') => boolean
  /** The lines that follow, for whoever goes from one to the next. */
  upcoming: () => string[]
  /** Leaves the line's row out of the list; missing where the list has no table that could be read again. */
  rowChoice: ReturnType<typeof useRowChoice> | undefined
  /** Shows a line whose decision was not kept. */
  onShow: (lineId: string) => void
  onClose: () => void
}

/** One line: what the list says, what was found, why, and what else it could be. */
export function LineDialog(props: LineDialogProps) {
  const { owner, line: slim, editable, decisions, onStep, onClose } = props
  const t = useReviewText()
  // On a phone the dialog is closed above.
  const isNarrow = useIsNarrow()
  const query = useLine(owner, slim.id)
  const frame = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const { isTyped, leave, ...typed } = useTypedLine(props)
  const { hasNoMore, before, go, step } = useGoingOn({ line: slim, onStep, leave })
  const onKeyDown = useLineKeys({ lineId: slim.id, frame, isTyped, step })
  const askAhead = useLineAhead(owner)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is shown
  useEffect(() => {
    if (query.isSuccess && editable) for (const lineId of props.upcoming()) askAhead(lineId)
  }, [slim.id, query.isSuccess])
  const close = () => leave(onClose)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole dialog, whose buttons lie outside its content; every act has its button */}
      <div onKeyDown={onKeyDown}>
        <Dialog
          open
          onClose={close}
          size="large"
          title={t('line.title', { position: slim.position })}
          actions={
            <>
              <StateOfSteps hasNoMore={hasNoMore} waiting={decisions.waiting} editable={editable} />
              <Button onClick={() => step('previous')}>{t('line.previous')}</Button>
              <Button ref={nextButton} onClick={() => step('next')}>
                {t('line.next')}
              </Button>
              {!isNarrow && <Button onClick={close}>{t('line.close')}</Button>}
            </>
          }
        >
          <div ref={frame} tabIndex={-1} data-autofocus className={classes.frame}>
            <div aria-live="polite" className={classes.before}>
              {before && (
                <DecidedBefore
                  before={before}
                  decisions={decisions}
                  onUndone={() => frame.current?.focus({ preventScroll: true })}
                />
              )}
            </div>
            {query.isPending && (
              <Loading>
                <FormSkeleton fields={4} />
              </Loading>
            )}
            {(query.isError || query.data === null) && (
              <Failed
                what={t('line.what')}
                {...absenceOf(query.error)}
                onRetry={() => void query.refetch()}
              />
            )}
            {query.data && (
              <LineContent
                {...props}
                key={query.data.id}
                line={query.data}
                frame={frame}
                onTyped={typed.onTyped}
                onNext={() => step('next')}
                onTaken={(text) => step('next', text)}
                // What was typed is kept: there is nothing to give up.
                onSaved={(text) => go('next', text)}
                onChosen={() => nextButton.current?.focus()}
              />
            )}
          </div>
        </Dialog>
      </div>
      <AskToLeave open={typed.isAsking} position={slim.position} onStay={typed.stay} onLeave={typed.giveUp} />
    </>
  )
}

interface StateOfStepsProps {
  hasNoMore: boolean
  /** Decisions on their way. */
  waiting: number
  editable: boolean
}

/** That no other line is worth a look, that decisions are on their way, or else by which keys one goes on. */
function StateOfSteps({ hasNoMore, waiting, editable }: StateOfStepsProps) {
  const t = useReviewText()
  // A phone has no keys to tell of.
  const isQuiet = useIsNarrow() && !hasNoMore && waiting === 0
  const decided = formatCount(waiting, t('line.decision'), t('line.decisions'))
  const other =
    waiting > 0 ? t('line.saving', { decisions: decided }) : t(editable ? 'line.keys' : 'line.keysOfReader')
  return (
    <span className={isQuiet ? 'kit-hidden' : classes.note}>
      <span role="status">{hasNoMore && t('line.noMore')}</span>
      {!hasNoMore && other}
    </span>
  )
}

interface AskToLeaveProps {
  open: boolean
  position: number
  onStay: () => void
  onLeave: () => void
}

function AskToLeave({ open, position, onStay, onLeave }: AskToLeaveProps) {
  const t = useReviewText()
  return (
    <ConfirmDialog
      open={open}
      title={t('line.leaveTitle', { position })}
      verb={t('line.leave')}
      cancel={t('line.stay')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {t('line.leaveEffect')}
    </ConfirmDialog>
  )
}
