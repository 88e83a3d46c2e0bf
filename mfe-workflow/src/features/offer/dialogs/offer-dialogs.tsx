import type { Offer } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { ConfirmDialog, formatDate, formatMoney, Stack } from '@schrankwerk/ui'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import type { DialogName } from '../page/open-step.ts'
import type { useOfferStep } from '../page/use-offer-step.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useDialogText } from './dialog-text.ts'
import { OpenQuestions } from './open-questions.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { RemoveOffersDialog } from './remove-offers-dialog.tsx'
import { useStepObstacle } from './step-obstacle.ts'

export interface OfferDialogsProps {
  offer: Offer
  open: DialogName | undefined
  onClose: () => void
  step: ReturnType<typeof useOfferStep>
}

/** The question before each step: what it does, and to whom. */
export function OfferDialogs({ offer, open, onClose, step }: OfferDialogsProps) {
  const t = useOfferText()
  const say = useDialogText()
  const sayObstacle = useStepObstacle(offer)
  if (open === undefined) return null
  const cancel = () => {
    step.reset()
    onClose()
  }
  const shared = {
    offer,
    onCancel: cancel,
    busy: step.isPending,
    error: step.error && problemText(step.error, t('refused.failed')),
    // What the step itself has just changed is no obstacle to it.
    obstacle: step.isPending ? undefined : sayObstacle(open),
  }
  const words = {
    name: offerName(offer, t),
    customer: offer.customerName,
    version: Math.max(offer.version, ...offer.versions.map(({ version }) => version)) + 1,
    price: formatMoney(offer.price),
    cabinets: say('accept.cabinets', { count: offer.amount }),
    date: formatDate(offer.desiredDeliveryDate),
  }
  if (open === 'archive')
    return <RemoveOffersDialog items={[offer]} onClose={onClose} onDone={() => undefined} />
  if (open === 'accept')
    return <AcceptDialog {...shared} onConfirm={() => step.mutate({ action: 'accept' })} />
  if (open === 'release')
    return <ReleaseDialog {...shared} onConfirm={() => step.mutate({ action: 'release' })} />
  if (open === 'decline')
    return (
      <DeclineDialog
        {...shared}
        onConfirm={(reason, text) => step.mutate({ action: 'decline', reason, text })}
      />
    )
  const confirmations = offer.fileItems.filter(
    ({ fileType, lapsed }) => fileType === 'ORDER_CONFIRMATION' && !lapsed,
  )
  const file = confirmations.map(({ filename }) => filename).join(', ')
  return (
    <ConfirmDialog
      {...shared}
      open
      danger={false}
      onConfirm={() => step.mutate({ action: open })}
      title={say(`${open}.title`, words)}
      verb={say(`${open}.verb`)}
    >
      <Stack gap={3}>
        <p>
          {say(
            open === 'revise' && offer.state === 'DECLINED' ? 'revise.afterDeclined' : `${open}.effect`,
            words,
          )}
        </p>
        {open === 'confirm' && <p>{say('confirm.told', words)}</p>}
        {open === 'confirm' && <p>{say('confirm.file', { name: file })}</p>}
        {open === 'confirm' && <OpenQuestions offer={offer} onLeave={cancel} />}
      </Stack>
    </ConfirmDialog>
  )
}
