import type { Enquiry } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useDraftStore } from './draft-context.tsx'
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
  const confirm = async () => {
    const { editVersion } = draft.getState()
    await step.mutateAsync(editVersion ?? enquiry.editVersion).then(close, (error: unknown) => {
      if (error instanceof ProblemError && error.status === 412) onIncomplete()
    })
  }
  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={() => void confirm()}
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
      <p>{t('enquiry.release.fixed')}</p>
    </ConfirmDialog>
  )
}
