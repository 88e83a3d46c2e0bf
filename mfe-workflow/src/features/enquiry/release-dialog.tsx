import { formatRange } from '@schrankwerk/bom-ui/format-range'
import type { BomSummary, Enquiry, Estimate } from '@schrankwerk/contracts'
import { priceColumnsOf } from '@schrankwerk/domain'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, Notice } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { linesSummaryQuery } from './enquiry.api.ts'
import { useDraftStore } from './enquiry-draft.ts'
import { titleOf } from './list/enquiry-columns.tsx'
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
      title={t('enquiry.release.title', { title: titleOf(enquiry, t) })}
      verb={t('enquiry.release.confirm')}
      error={
        step.error && (
          <>
            {problem?.detail ?? String(step.error)}
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
      {open && <WhatSuppliersSee enquiry={enquiry} />}
      <p>{t('enquiry.release.fixed')}</p>
    </ConfirmDialog>
  )
}

/** What a release shows to suppliers, point by point, with what one may have overlooked in it. */
function WhatSuppliersSee({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('workflow')
  const hasLines = enquiry.lineCount > 0
  const told = useQuery({ ...linesSummaryQuery(enquiry.id), enabled: hasLines }).data
  const files = enquiry.fileItems.length
  return (
    <>
      <p>{t('enquiry.release.visible')}</p>
      <ul>
        <li>{t('enquiry.release.sees.data')}</li>
        {files > 0 && <li>{t('enquiry.release.sees.files', { count: files })}</li>}
        {hasLines && <LinesSeen count={enquiry.lineCount} summary={told?.summary ?? undefined} />}
        {hasLines && <li>{estimateSeen(enquiry, told?.estimate ?? null, t)}</li>}
      </ul>
      <PricesInFile enquiry={enquiry} />
    </>
  )
}

/** The lines as they are, those that are not in order among them. */
function LinesSeen({ count, summary }: { count: number; summary: BomSummary | undefined }) {
  const { t } = useTranslation('workflow')
  const errors = summary?.errors ?? 0
  const unmatched = summary ? summary.lines - summary.matched : 0
  return (
    <li>
      {t('enquiry.release.sees.lines', { count })}{' '}
      {errors > 0 && t('enquiry.release.errors', { count: errors })}{' '}
      {unmatched > 0 && t('enquiry.release.unmatched', { count: unmatched })}{' '}
      {errors + unmatched > 0 && t('enquiry.release.asTheyAre')}
    </li>
  )
}

/** Suppliers get the estimate exact; the customer knows its own rounded bounds, and no more is told here. */
function estimateSeen(enquiry: Enquiry, estimate: Estimate | null, t: TFunction<'workflow'>): string {
  if (!enquiry.estimateVisible) return t('enquiry.release.sees.noEstimate')
  const { range } = estimate ?? { range: null }
  return range === null
    ? t('enquiry.release.sees.estimateWithout')
    : t('enquiry.release.sees.estimate', { range: formatRange(range.lower, range.upper) })
}

/** The attached table goes to suppliers as it is, prices included. */
function PricesInFile({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('workflow')
  const isAttached = enquiry.fileItems.some(({ filename }) => filename === enquiry.bomFileName)
  const columns = isAttached ? priceColumnsOf(enquiry) : []
  if (columns.length === 0) return null
  return (
    <Notice tone="warning" title={t('enquiry.release.pricesInFile', { name: enquiry.bomFileName })}>
      {t('enquiry.release.pricesInFileText', { columns: columns.map((name) => `„${name}“`).join(', ') })}
    </Notice>
  )
}
