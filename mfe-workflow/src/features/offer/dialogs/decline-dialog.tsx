import { rejectionReasons } from '@schrankwerk/contracts'
import { rejectionReasonNames } from '@schrankwerk/domain'
import { useDiscardQuestion } from '@schrankwerk/portal-ui/discard-question'
import { ConfirmActions, Dialog, Notice, Stack } from '@schrankwerk/ui'
import { SelectField, TextArea } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { useDialogText } from './dialog-text.ts'
import type { StepDialogProps } from './step-dialog.ts'

export interface DeclineDialogProps extends Omit<StepDialogProps, 'onConfirm'> {
  onConfirm: (reason: string, text: string | undefined) => void
}

const longestText = 2000

/** Asks for the reason; another reason than the listed ones is told in words. */
export function DeclineDialog(props: DeclineDialogProps) {
  const { offer, onCancel, onConfirm, busy, error, obstacle } = props
  const t = useOfferText()
  const say = useDialogText()
  const [reason, setReason] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isIndividual = reason === 'INDIVIDUAL'
  const lacksText = isIndividual && text.trim() === ''
  const isTooLong = isIndividual && text.trim().length > longestText
  const decline = () => {
    setTried(true)
    if (reason === null || lacksText || isTooLong) return
    onConfirm(reason, isIndividual ? text.trim() : undefined)
  }
  // What can be done no more is not gone on with either.
  const isTyped = isIndividual && text.trim() !== '' && obstacle === undefined
  const { close, question } = useDiscardQuestion(isTyped, onCancel)
  return (
    <>
      <Dialog
        open
        onClose={close}
        closable={!busy}
        size="small"
        title={say('decline.title', { name: offerName(offer, t) })}
        actions={
          <ConfirmActions
            verb={say('decline.verb')}
            busy={busy}
            isOff={obstacle !== undefined}
            beginsOnCancel={false}
            onCancel={close}
            onConfirm={decline}
          />
        }
      >
        <Stack gap={3}>
          {obstacle ? (
            <Notice tone="warning">{obstacle}</Notice>
          ) : (
            <p>{say('decline.effect', { supplier: offer.supplierName })}</p>
          )}
          <SelectField
            label={say('decline.reason')}
            placeholder={say('decline.reasonPlaceholder')}
            required
            value={reason}
            onChange={setReason}
            error={isTried && reason === null && say('decline.reasonMissing')}
            options={rejectionReasons.map((value) => ({ value, label: rejectionReasonNames[value] }))}
          />
          {isIndividual && (
            <TextArea
              label={say('decline.text')}
              required
              value={text}
              onChange={setText}
              maxLength={longestText}
              error={isTried && lacksText && say('decline.textMissing')}
            />
          )}
          {error && !obstacle && <Notice tone="error">{error}</Notice>}
        </Stack>
      </Dialog>
      {question}
    </>
  )
}
