import type { Enquiry } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { ConfirmDialog, formatDate } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { titleOf } from './list/enquiry-columns.tsx'
import { orderQuery } from './order.api.ts'
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
        !step.isPending && !enquiry.allowedActions.includes('close') && say(`obstacle.${enquiry.state}`)
      }
      error={step.error && problemText(step.error)}
    >
      <p>{say('close.effect')}</p>
      {enquiry.awardedState === 'ACCEPTED' && <OrderStays enquiry={enquiry} />}
    </ConfirmDialog>
  )
}

/** What closing does not end: the order that waits for its confirmation, and until when it binds. */
function OrderStays({ enquiry }: { enquiry: Enquiry }) {
  const say = useStepText()
  const bindingUntil = useQuery(orderQuery(enquiry.id)).data?.bindingUntil
  return (
    <p>
      {say('close.order', { supplier: enquiry.supplierName ?? '' })}
      {bindingUntil && ` ${say('close.orderBinds', { date: formatDate(bindingUntil) })}`}
    </p>
  )
}
