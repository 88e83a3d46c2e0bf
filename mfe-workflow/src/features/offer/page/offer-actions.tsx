import type { FileType, Offer, OfferAction } from '@schrankwerk/contracts'
import { problemCodes } from '@schrankwerk/contracts'
import { ActionBar, Button, notify, useShortcuts } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { jumpToField } from '../../../jump.ts'
import { useDraftStore } from '../form/use-offer-draft.ts'
import { clashId } from '../page-ids.ts'
import { neededFile } from './needed-file.ts'
import { NextStep } from './next-step.tsx'

export type DialogName = Exclude<OfferAction, 'edit' | 'uploadFile'>

/** In the order of the bar; the first primary one that is allowed is the only primary one. */
const buttons = [
  { action: 'archive', variant: 'quiet' },
  { action: 'revise', variant: 'default' },
  { action: 'decline', variant: 'default' },
  { action: 'release', variant: 'primary' },
  { action: 'accept', variant: 'primary' },
  { action: 'confirm', variant: 'primary' },
] as const

export interface OfferActionsProps {
  offer: Offer
  onOpen: (dialog: DialogName) => void
  onWantFile: (type: FileType) => void
}

/** Strictly what the server allows the asking user now. */
export function OfferActions({ offer, onOpen, onWantFile }: OfferActionsProps) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const isAllowed = (action: OfferAction) => offer.allowedActions.includes(action)
  const saveNow = async (): Promise<boolean> => {
    const isSaved = await draft.flush()
    if (isSaved) return true
    const isClashing = draft.getState().clash !== undefined
    notify.warn(t(isClashing ? 'offer.save.clashText' : 'offer.form.invalid'))
    if (isClashing) jumpToField(clashId)
    return false
  }
  useShortcuts({ save: isAllowed('edit') ? () => void saveNow() : undefined })
  const open = async (action: DialogName) => {
    const needed = neededFile(offer)
    if (needed?.action === action && !needed.isThere) {
      notify.warn(
        problemCodes[action === 'accept' ? 'order-file-missing' : 'order-confirmation-missing'].detail,
      )
      return onWantFile(needed.type)
    }
    if (action === 'release' && !(await saveNow())) return
    onOpen(action)
  }
  return (
    <ActionBar note={<NextStep offer={offer} />}>
      {isAllowed('edit') && (
        <Button variant="quiet" onClick={() => void saveNow()}>
          {t('offer.action.save')}
        </Button>
      )}
      {buttons
        .filter(({ action }) => isAllowed(action))
        .map(({ action, variant }) => (
          <Button key={action} variant={variant} onClick={() => void open(action)}>
            {t(`offer.action.${action}`)}
          </Button>
        ))}
    </ActionBar>
  )
}
