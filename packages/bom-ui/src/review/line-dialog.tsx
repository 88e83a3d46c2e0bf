import type { ArticleSuggestion, BomLine, SlimLine } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Failed,
  FormSkeleton,
  formatCount,
  Inline,
  Loading,
  Muted,
  Notice,
  Stack,
} from '@schrankwerk/ui'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useBomCalls } from '../data/bom-calls.ts'
import { useLine } from '../data/bom-queries.ts'
import type { EditVersions } from '../data/edit-version.ts'
import type { BomOwner } from '../data/owner.ts'
import { type Decision, useDecision } from '../data/use-decision.ts'
import { CertaintyChip } from '../mapping/certainty-chip.tsx'
import classes from './line.module.css'
import { LineCompare } from './line-compare.tsx'
import { LineEdit } from './line-edit.tsx'
import { LineFacts } from './line-facts.tsx'
import type { LineMarks } from './line-marks.ts'
import { LineStatus } from './line-status.tsx'
import { LineSuggestions, numberOf } from './line-suggestions.tsx'
import { useReviewText } from './review-texts.ts'

export interface LineDialogProps {
  owner: BomOwner
  line: SlimLine
  editable: boolean
  versions: EditVersions
  onChanged: (editVersion?: number) => void
  Mark: LineMarks['Mark'] | undefined
  /** Goes to another line with an error; false where there is none. */
  onStep: (step: 'next' | 'previous') => boolean
  onClose: () => void
}

// Said in the operator's own lists alone: the words of the other parts are loaded with every enquiry.
const forEveryone = 'Ein Artikel, den Sie hier wählen, gilt in den Stücklisten aller Unternehmen.'
const matchedAgain = 'Der Artikel wurde gespeichert und die Zeile neu abgeglichen.'

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** One line: what the list says, what was found, why, and what else it could be. */
export function LineDialog(props: LineDialogProps) {
  const { owner, line: slim, onStep, onClose } = props
  const t = useReviewText()
  const query = useLine(owner, slim.id)
  const [note, setNote] = useState('')
  const isTyped = useRef(false)
  const onTyped = useCallback((typed: boolean) => {
    isTyped.current = typed
  }, [])
  const [leaving, setLeaving] = useState<() => void>()
  const leave = (go: () => void) => (isTyped.current ? setLeaving(() => go) : go())
  const close = () => leave(onClose)
  const step = (to: 'next' | 'previous') =>
    leave(() => {
      if (!onStep(to)) setNote(t('line.noMoreErrors'))
    })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key !== 'n' && event.key !== 'p') return
    event.preventDefault()
    step(event.key === 'n' ? 'next' : 'previous')
  }
  const problem = query.error instanceof ProblemError ? query.error : undefined
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
              <span className={classes.note} role="status">
                {note}
              </span>
              <Button onClick={() => step('previous')}>{t('line.previous')}</Button>
              <Button data-autofocus onClick={() => step('next')}>
                {t('line.next')}
              </Button>
              <Button onClick={close}>{t('line.close')}</Button>
            </>
          }
        >
          {query.isPending && (
            <Loading>
              <FormSkeleton fields={4} />
            </Loading>
          )}
          {(query.isError || query.data === null) && (
            <Failed
              what={t('line.what')}
              code={problem?.code}
              requestId={problem?.requestId}
              onRetry={() => void query.refetch()}
            />
          )}
          {query.data && <LineContent key={query.data.id} {...props} line={query.data} onTyped={onTyped} />}
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

/** Whether typing a value helps this line, rather than choosing an article. */
const needsValues = ({ bomError, orderNumber, manufacturerNumber }: BomLine): boolean =>
  bomError === 'WRONG_UNIT' || (bomError === 'MISSING_VALUES' && (orderNumber ?? manufacturerNumber) !== null)

interface LineContentProps extends Omit<LineDialogProps, 'line'> {
  line: BomLine
  onTyped: (typed: boolean) => void
}

function LineContent(props: LineContentProps) {
  const { owner, line, editable, versions, onChanged, Mark, onTyped } = props
  const t = useReviewText()
  const decision = useDecision(owner, versions, onChanged)
  const { ArticleEditor, isForEveryone } = useBomCalls()
  const [editedArticle, setEditedArticle] = useState<string>()
  // As the line was when it was opened: nothing changes its place while one types.
  const [valuesFirst] = useState(() => needsValues(line))
  const [saves, setSaves] = useState(0)
  const [done, setDone] = useState<{ text: string; undoes?: string[] }>()
  const doneNotice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done !== undefined) doneNotice.current?.focus()
  }, [done])
  const decide = (input: Decision, after: { text: string; undoes?: string[] }) =>
    decision.mutate(input, { onSuccess: () => setDone(after) })
  const take = (suggestion: ArticleSuggestion, lineIds: string[]) =>
    decide(
      { lineIds, matchedArticleId: suggestion.articleId },
      {
        text: t('line.taken', {
          number: numberOf(suggestion),
          lines: formatCount(lineIds.length, t('count.line'), t('count.lines')),
        }),
        undoes: lineIds,
      },
    )
  const undo = (lineIds: string[]) => decide({ lineIds, matchedArticleId: null }, { text: t('line.undone') })
  const undoes = done?.undoes ?? (line.manualReplacement ? [line.id] : undefined)
  const edit = (
    <LineEdit
      key={saves}
      line={line}
      withPrice={owner.offerId !== undefined}
      opened={valuesFirst}
      isBusy={decision.isPending}
      onTyped={onTyped}
      onSave={(changes) =>
        decision.mutate(
          { lineIds: [line.id], changes },
          {
            onSuccess: () => {
              setDone({ text: t('line.saved') })
              setSaves((count) => count + 1)
            },
          },
        )
      }
    />
  )
  return (
    <Stack gap={5}>
      <Inline gap={3}>
        <LineStatus line={line} />
        <CertaintyChip certainty={line.certainty} />
        <Muted>{t('line.row', { row: line.rowIndex })}</Muted>
        {line.equivalentAllowed && <Muted>{t('line.equivalent')}</Muted>}
        {Mark && <Mark line={line} place="dialog" onLeave={props.onClose} />}
      </Inline>
      {done !== undefined && (
        <div ref={doneNotice} tabIndex={-1} className={classes.done}>
          <Notice tone="success">{done.text}</Notice>
        </div>
      )}
      {decision.isError && <DecisionFailed error={decision.error} onReload={() => onChanged()} />}
      <div>
        <p>
          {/* Of a supplier's own list a customer gets no reason. */}
          {line.reason !== '' && <strong>{line.reason}</strong>}
          {line.matchedBy !== null && (
            <Muted>
              {line.reason !== '' && ' · '}
              {t(`line.by.${line.matchedBy}`)}
            </Muted>
          )}
        </p>
        <Inline gap={2}>
          {editable && undoes !== undefined && (
            <Button small disabled={decision.isPending} onClick={() => undo(undoes)}>
              {t('line.undo')}
            </Button>
          )}
          {ArticleEditor && line.matchedArticleId !== null && (
            <Button small onClick={() => setEditedArticle(line.matchedArticleId ?? undefined)}>
              {editable ? 'Artikel bearbeiten' : 'Artikel anzeigen'}
            </Button>
          )}
        </Inline>
        {editable && isForEveryone && <Muted>{forEveryone}</Muted>}
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
      <LineCompare line={line} />
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
      {editable && (
        <>
          <LineSuggestions
            owner={owner}
            lineId={line.id}
            matchedArticleId={line.matchedArticleId}
            isBusy={decision.isPending}
            onTake={take}
          />
          {!valuesFirst && edit}
        </>
      )}
    </Stack>
  )
}

function DecisionFailed({ error, onReload }: { error: unknown; onReload: () => void }) {
  const t = useReviewText()
  const problem = error instanceof ProblemError ? error : undefined
  return (
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
  )
}
