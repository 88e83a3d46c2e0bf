import type { Enquiry } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
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
      <p>{t('enquiry.release.visible')}</p>
      {open && enquiry.lineCount > 0 && <OpenLines enquiryId={enquiry.id} />}
      <p>{t('enquiry.release.fixed')}</p>
    </ConfirmDialog>
  )
}

/** What suppliers will see of the lines that are not in order. */
function OpenLines({ enquiryId }: { enquiryId: string }) {
  const { t } = useTranslation('workflow')
  const summary = useQuery(linesSummaryQuery(enquiryId)).data?.summary
  const errors = summary?.errors ?? 0
  const unmatched = summary ? summary.lines - summary.matched : 0
  if (errors === 0 && unmatched === 0) return null
  return (
    <p>
      {errors > 0 && t('enquiry.release.errors', { count: errors })}{' '}
      {unmatched > 0 && t('enquiry.release.unmatched', { count: unmatched })} {t('enquiry.release.asTheyAre')}
    </p>
  )
}
