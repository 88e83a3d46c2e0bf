import type { Enquiry } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { ConfirmDialog } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { titleOf } from './list/enquiry-columns.tsx'
import { useStepText } from './step-text.ts'
import { useEnquiryStep } from './use-enquiry-step.ts'

/** Ends a released enquiry after saying what that means. */
export function CloseDialog({
  enquiry,
  open,
  onClose,
}: {
  enquiry: Enquiry
  open: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('workflow')
  const say = useStepText()
  const step = useEnquiryStep('close', enquiry)
  const close = () => {
    step.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={() => step.mutate(enquiry.editVersion, { onSuccess: close })}
      busy={step.isPending}
      title={say('close.title', { title: titleOf(enquiry, t) })}
      verb={t('enquiry.close.verb')}
      obstacle={
        !step.isPending &&
        !enquiry.allowedActions.includes('close') &&
        say(enquiry.state === 'RELEASED' ? 'obstacle.ordered' : `obstacle.${enquiry.state}`)
      }
      error={step.error && problemText(step.error)}
    >
      {say('close.effect')}
    </ConfirmDialog>
  )
}
