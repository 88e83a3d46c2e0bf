import type { SlimLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
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
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLine, useLineAhead } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import type { Decisions } from '../data/use-decisions.ts'
import classes from './line.module.css'
import { LineContent } from './line-content.tsx'
import type { LineMarks } from './line-marks.ts'
import { useReviewText } from './review-texts.ts'
import type { OpenLine } from './use-lost-line.ts'

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
  /** Shows a line whose decision was not kept. */
  onShow: (lineId: string) => void
  onClose: () => void
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** `n` and `p`, with Alt where one types; told by their place too, for Alt makes other signs of them on some machines. */
function stepOf(event: KeyboardEvent): 'next' | 'previous' | undefined {
  const { key, code, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || (!altKey && isTyping(event.target))) return undefined
  if (key === 'n' || (altKey && (key === 'N' || code === 'KeyN'))) return 'next'
  return key === 'p' || (altKey && (key === 'P' || code === 'KeyP')) ? 'previous' : undefined
}

/** The line that an article was just taken for and that was left with it. */
interface Before {
  lineId: string
  position: number
  text: string
}

/** One line: what the list says, what was found, why, and what else it could be. */
export function LineDialog(props: LineDialogProps) {
  const { owner, line: slim, editable, decisions, openLine, onStep, onClose } = props
  const t = useReviewText()
  // A phone has no keys to tell of, and its dialog is closed above.
  const isNarrow = useIsNarrow()
  const query = useLine(owner, slim.id)
  const [note, setNote] = useState('')
  const { id: lineId, position } = slim
  const onTyped = useCallback(
    (typed: string) => {
      openLine.current = { lineId, position, typed }
    },
    [openLine, lineId, position],
  )
  useEffect(() => {
    // What is in its fields may have told of itself already.
    if (openLine.current?.lineId !== lineId) onTyped('')
  }, [openLine, lineId, onTyped])
  const isTyped = () => editable && openLine.current?.lineId === lineId && openLine.current.typed !== ''
  const [leaving, setLeaving] = useState<() => void>()
  const leave = (go: () => void) => (isTyped() ? setLeaving(() => go) : go())
  const close = () => leave(onClose)
  const frame = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const [before, setBefore] = useState<Before>()
  const go = (to: 'next' | 'previous', from?: Before) => {
    setNote(onStep(to) ? '' : t('line.noMore'))
    setBefore(from)
  }
  const step = (to: 'next' | 'previous', from?: Before) => leave(() => go(to, from))
  const beforeOf = (text: string): Before => ({ lineId: slim.id, position: slim.position, text })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event)
    // What is open above, as the editor of an article, has keys of its own.
    const isHere = frame.current?.closest('[role="dialog"]')?.contains(event.target as Node)
    if (to === undefined || !isHere) return
    event.preventDefault()
    // What comes is reached by the keys; a button that was pressed keeps the focus for the next press, and a field
    // what was typed into it until that is given up.
    if (!isTyped()) frame.current?.focus({ preventScroll: true })
    step(to)
  }
  // What had the focus may have gone with the line before; the keys would then reach nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line
  useLayoutEffect(() => {
    const now = document.activeElement
    if (now === null || now === document.body) frame.current?.focus({ preventScroll: true })
  }, [slim.id])
  const askAhead = useLineAhead(owner)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line that is shown
  useEffect(() => {
    if (query.isSuccess && editable) for (const lineId of props.upcoming()) askAhead(lineId)
  }, [slim.id, query.isSuccess])
  const problem = query.error instanceof ProblemError ? query.error : undefined
  const isQuiet = isNarrow && note === '' && decisions.waiting === 0
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
              <span className={isQuiet ? 'kit-hidden' : classes.note}>
                <span role="status">{note}</span>
                {note === '' &&
                  (decisions.waiting > 0
                    ? t('line.saving', {
                        decisions: formatCount(decisions.waiting, t('line.decision'), t('line.decisions')),
                      })
                    : t(editable ? 'line.keys' : 'line.keysOfReader'))}
              </span>
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
              {before !== undefined && before.lineId !== slim.id && (
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
                detail={problem?.detail}
                code={problem?.code}
                requestId={problem?.requestId}
                onRetry={() => void query.refetch()}
              />
            )}
            {query.data && (
              <LineContent
                {...props}
                key={query.data.id}
                line={query.data}
                frame={frame}
                onTyped={onTyped}
                onNext={() => step('next')}
                onTaken={(text) => step('next', beforeOf(text))}
                // What was typed is kept: there is nothing to give up.
                onSaved={(text) => go('next', beforeOf(text))}
                onChosen={() => nextButton.current?.focus()}
              />
            )}
          </div>
        </Dialog>
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('line.leaveTitle', { position: slim.position })}
        verb={t('line.leave')}
        cancel={t('line.stay')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          setLeaving(undefined)
          leaving?.()
        }}
      >
        {t('line.leaveEffect')}
      </ConfirmDialog>
    </>
  )
}

interface DecidedBeforeProps {
  before: Before
  decisions: Decisions
  onUndone: () => void
}

/** What was decided about the line before, with the way back. Where it was not kept, the open line says so. */
function DecidedBefore({ before: { lineId, position, text }, decisions, onUndone }: DecidedBeforeProps) {
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
            decisions.decide(lineId, undo, { text: t('line.undone') })
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
