import { bindingUntil } from '@schrankwerk/domain'
import { ConfirmActions, Dialog, formatDate, Notice, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { latestVersionLink } from '../page/latest-version-link.tsx'
import { useStandingText } from '../page/standing-text.ts'
import { DeviationsNamed } from './deviations-named.tsx'
import { useDialogText } from './dialog-text.ts'
import { OpenQuestions } from './open-questions.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { WhatBinds } from './what-binds.tsx'

/**
 * Before it binds: what one orders, until when it binds, what differs from the enquiry, and the order that goes along.
 * Where it cannot be had any more: why, and the way to the version that replaced it.
 */
export function AcceptDialog({ offer, onCancel, onConfirm, busy, error, obstacle }: StepDialogProps) {
  const t = useOfferText()
  const say = useDialogText()
  const sayStanding = useStandingText()
  const [openedAt] = useState(() => Date.now())
  const { supplierName: supplier } = offer
  const orders = offer.fileItems.filter(({ fileType, lapsed }) => fileType === 'ORDER' && !lapsed)
  return (
    <Dialog
      open
      onClose={onCancel}
      closable={!busy}
      title={say('accept.title', { name: offerName(offer, t) })}
      actions={
        <ConfirmActions
          verb={say('accept.verb')}
          danger={false}
          busy={busy}
          isOff={obstacle !== undefined}
          onCancel={onCancel}
          onConfirm={onConfirm}
        />
      }
    >
      {obstacle === undefined ? (
        <Stack gap={3}>
          <p>{say('accept.what', { supplier })}</p>
          <WhatBinds offer={offer} />
          <p>
            {say('accept.binding', {
              supplier,
              date: formatDate(new Date(bindingUntil(openedAt))),
            })}
          </p>
          <p>{say('accept.file', { name: orders.map(({ filename }) => filename).join(', ') })}</p>
          <OpenQuestions offer={offer} onLeave={onCancel} />
          <DeviationsNamed offer={offer} step="accept" />
          {error && <Notice tone="error">{error}</Notice>}
        </Stack>
      ) : (
        <Notice
          tone="warning"
          action={offer.standing === 'REPLACED' && latestVersionLink(offer, sayStanding)}
        >
          {obstacle}
        </Notice>
      )}
    </Dialog>
  )
}
