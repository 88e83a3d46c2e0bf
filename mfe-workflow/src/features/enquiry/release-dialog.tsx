import { formatRange } from '@schrankwerk/bom-ui/format-range'
import { settledOf } from '@schrankwerk/bom-ui/line-counts'
import type { BomSummary, Enquiry, Estimate, Recommendation } from '@schrankwerk/contracts'
import { priceColumnsOf } from '@schrankwerk/domain'
import { notConnected, ProblemError } from '@schrankwerk/shell-api'
import { Button, ConfirmDialog, formatCount, Notice } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftStore } from './enquiry-draft.ts'
import { linesSummaryQuery } from './lines-summary.api.ts'
import { titleOf } from './list/enquiry-columns.tsx'
import { jumpToRecommended } from './readiness/jump-to-recommended.ts'
import { recommendedText } from './readiness/recommended-text.ts'
import { unreadListOf } from './readiness/unread-list.ts'
import { type StepText, useStepText } from './step-text.ts'
import { suppliersQuery } from './suppliers.api.ts'
import { useEnquiryStep } from './use-enquiry-step.ts'

export interface ReleaseDialogProps {
  enquiry: Enquiry
  open: boolean
  onClose: () => void
  onIncomplete: () => void
}

/** Says what a release means before it happens; what the service misses then stands at its place. */
export function ReleaseDialog({ enquiry, open, onClose, onIncomplete }: ReleaseDialogProps) {
  const { t } = useTranslation('workflow')
  const say = useStepText()
  const draft = useDraftStore()
  const step = useEnquiryStep('release', enquiry)
  const problem = step.error instanceof ProblemError ? step.error : undefined
  const close = () => {
    step.reset()
    onClose()
  }
  const confirm = () => {
    const { editVersion } = draft.getState()
    step.mutate(editVersion ?? enquiry.editVersion, {
      onSuccess: close,
      onError: (error) => {
        if (error instanceof ProblemError && error.status === 412) onIncomplete()
      },
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={confirm}
      danger={false}
      busy={step.isPending}
      title={say('release.title', { title: titleOf(enquiry, t) })}
      verb={say('release.verb')}
      obstacle={
        !step.isPending && !enquiry.allowedActions.includes('release') && say(`obstacle.${enquiry.state}`)
      }
      error={
        step.error && (
          <>
            {problem?.code === notConnected
              ? say('release.notConnected')
              : (problem?.detail ?? String(step.error))}
            {problem && problem.errors.length > 0 && (
              <ul>
                {problem.errors.map((entry) => (
                  <li key={entry.path}>{entry.detail ?? entry.path}</li>
                ))}
              </ul>
            )}
          </>
        )
      }
    >
      {open && <WhatSuppliersSee enquiry={enquiry} onLeave={close} />}
      <p>{say('release.fixed')}</p>
    </ConfirmDialog>
  )
}

type Code = Recommendation['code']

const workbook = /\.(?:xlsx|xlsb|xls|ods)$/i

/** What a release shows to suppliers, point by point, with what one may have overlooked in it. */
function WhatSuppliersSee({ enquiry, onLeave }: { enquiry: Enquiry; onLeave: () => void }) {
  const say = useStepText()
  const hasLines = enquiry.lineCount > 0
  const told = useQuery({ ...linesSummaryQuery(enquiry.id), enabled: hasLines }).data
  const suppliers = useQuery(suppliersQuery()).data?.suppliers
  const notRead = told?.summary?.notices.find(({ code }) => code === 'SHEETS_NOT_READ')?.text
  const files = enquiry.fileItems.length
  // Whoever had one sheet read has perhaps not thought of the others.
  const kind = enquiry.fileItems.some(({ filename }) => workbook.test(filename)) ? 'workbooks' : 'files'
  const left = useRef<Code>(undefined)
  // What the dialog covers takes no focus before it is gone.
  useEffect(() => () => void (left.current && jumpToRecommended(left.current)), [])
  const jump = (code: Code) => {
    left.current = code
    onLeave()
  }
  return (
    <>
      <p>
        {suppliers === undefined ? say('release.visible') : say('release.visibleTo', { count: suppliers })}
      </p>
      <ul>
        <li>{say('release.sees.data')}</li>
        {files > 0 && <li>{say(`release.sees.${kind}`, { count: files })}</li>}
        {hasLines && <LinesSeen count={enquiry.lineCount} summary={told?.summary ?? undefined} />}
        {notRead && <li>{say('release.sees.sheets', { notRead })}</li>}
        {hasLines && <li>{estimateSeen(enquiry, told?.estimate ?? null, say)}</li>}
      </ul>
      <Overlooked enquiry={enquiry} onJump={jump} />
      <ListWithoutLines enquiry={enquiry} onJump={jump} />
      <PricesInFile enquiry={enquiry} />
      <UnlookedLists enquiry={enquiry} />
    </>
  )
}

interface LeadsAway {
  enquiry: Enquiry
  /** Closes the dialog and leads to where one follows this. */
  onJump: (code: Code) => void
}

/** What is recommended beside the form too, said once more where it is the last chance. */
function Overlooked({ enquiry, onJump }: LeadsAway) {
  const { t } = useTranslation('workflow')
  const say = useStepText()
  const id = useId()
  // A list without lines has a notice of its own.
  const unread = unreadListOf(enquiry)?.code
  const left = enquiry.recommended.filter(({ code }) => code !== unread)
  if (left.length === 0) return null
  return (
    <>
      <p>{say('release.overlooked')}</p>
      <ul>
        {left.map((one) => (
          <li key={one.code}>
            <span id={`${id}-${one.code}`}>{recommendedText(t, one)}</span>{' '}
            <Button small onClick={() => onJump(one.code)} aria-describedby={`${id}-${one.code}`}>
              {t('recommended.show')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A list that nobody sees a line of: what that means, and the way to mend it. It holds nothing up. */
function ListWithoutLines({ enquiry, onJump }: LeadsAway) {
  const say = useStepText()
  const unread = unreadListOf(enquiry)
  if (unread === undefined) return null
  return (
    <Notice
      tone="warning"
      title={say(`release.unread.${unread.code}`, { name: unread.name })}
      action={
        <Button small onClick={() => onJump(unread.code)}>
          {say(`release.unread.${unread.code}-mend`)}
        </Button>
      }
    >
      {say('release.unread.effect')}
    </Notice>
  )
}

/** The lines as they are, those that are not in order among them. */
function LinesSeen({ count, summary }: { count: number; summary: BomSummary | undefined }) {
  const say = useStepText()
  const counted = (lines: number) => ({ count: lines, lines: formatCount(lines, say('line'), say('lines')) })
  const settled = summary ? settledOf(summary) : 0
  const unmatched = summary ? summary.lines - summary.matched - settled : 0
  const errors = Math.max((summary?.errors ?? 0) - settled, unmatched)
  // A line without an article has an error for that alone: nothing is counted twice.
  const others = errors > unmatched
  return (
    <li>
      {say('release.sees.lines', counted(count))}{' '}
      {unmatched > 0 && say('release.unmatched', counted(unmatched))}{' '}
      {others && say(unmatched > 0 ? 'release.otherErrors' : 'release.errors', counted(errors - unmatched))}{' '}
      {errors > 0 && say('release.asTheyAre')}
    </li>
  )
}

/** Suppliers get the estimate exact; the customer knows its own rounded bounds, and no more is told here. */
function estimateSeen(enquiry: Enquiry, estimate: Estimate | null, say: StepText): string {
  if (!enquiry.estimateVisible) return say('release.sees.noEstimate')
  const { range } = estimate ?? { range: null }
  return range === null
    ? say('release.sees.estimateWithout')
    : say('release.sees.estimate', { range: formatRange(range.lower, range.upper) })
}

const named = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ')

/** The attached table goes to suppliers as it is, prices included. */
function PricesInFile({ enquiry }: { enquiry: Enquiry }) {
  const say = useStepText()
  const isAttached = enquiry.fileItems.some(({ filename }) => filename === enquiry.bomFileName)
  const columns = isAttached ? priceColumnsOf(enquiry) : []
  const elsewhere = isAttached ? enquiry.pricesBySheet.filter(({ sheet }) => sheet !== enquiry.sheet) : []
  if (columns.length + elsewhere.length === 0) return null
  const shown = [
    ...(columns.length > 0 ? [named(columns)] : []),
    ...elsewhere.map((one) =>
      say('release.pricesInSheet', { sheet: one.sheet, columns: named(one.columns) }),
    ),
  ]
  return (
    <Notice tone="warning" title={say('release.pricesInFile', { name: enquiry.bomFileName })}>
      {say('release.pricesInFileText', { columns: shown.join('; ') })}
    </Notice>
  )
}

/** Lists that are merely attached: nobody has looked into them for prices. */
function UnlookedLists({ enquiry: { fileItems, bomFileName } }: { enquiry: Enquiry }) {
  const say = useStepText()
  const lists = fileItems.filter(
    ({ fileType, filename }) => fileType === 'BILL_OF_MATERIAL' && filename !== bomFileName,
  )
  if (lists.length === 0) return null
  const names = named(lists.map(({ filename }) => filename))
  return <Notice tone="warning">{say('release.unlooked', { count: lists.length, names })}</Notice>
}
