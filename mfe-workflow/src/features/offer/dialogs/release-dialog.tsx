import { ConfirmDialog, Stack } from '@schrankwerk/ui'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { useChangedSince } from './changed-since.ts'
import { DeviationsNamed } from './deviations-named.tsx'
import { useDialogText } from './dialog-text.ts'
import { OpenQuestions } from './open-questions.tsx'
import type { StepDialogProps } from './step-dialog.ts'
import { WhatBinds } from './what-binds.tsx'

/** Before an offer is released: what it binds to, what it replaces, which files the customer gets with it. */
export function ReleaseDialog({ offer, obstacle, busy, ...shared }: StepDialogProps) {
  const t = useOfferText()
  const say = useDialogText()
  const changed = useChangedSince(offer)
  const words = { name: offerName(offer, t), customer: offer.customerName }
  const kept = offer.fileItems.filter(({ onlyOwn }) => onlyOwn)
  const shown = offer.fileItems.filter((file) => !kept.includes(file))
  return (
    <ConfirmDialog
      {...shared}
      open
      danger={false}
      busy={busy}
      // What the step itself has just changed is no obstacle to it.
      obstacle={obstacle ?? (busy ? undefined : changed)}
      // As wide as the customer's before accepting: it holds the same figures and the same table.
      size="medium"
      title={say('release.title', words)}
      verb={say('release.verb')}
    >
      <Stack gap={3}>
        <p>{say('release.what', words)}</p>
        <WhatBinds offer={offer} />
        <p>{say('release.effect', words)}</p>
        {offer.version > 1 && <p>{say('release.replaces')}</p>}
        {shown.length > 0 && (
          <div>
            <p>{say('release.files')}</p>
            <ul>
              {shown.map(({ id, filename }) => (
                <li key={id}>{filename}</li>
              ))}
            </ul>
          </div>
        )}
        {kept.length > 0 && (
          <p>{say('release.keptFile', { names: kept.map(({ filename }) => filename).join(', ') })}</p>
        )}
        <DeviationsNamed offer={offer} step="release" />
        <OpenQuestions offer={offer} onLeave={shared.onCancel} />
      </Stack>
    </ConfirmDialog>
  )
}
