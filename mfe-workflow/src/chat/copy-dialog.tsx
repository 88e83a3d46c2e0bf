import type { FileType } from '@schrankwerk/contracts'
import { Button, Dialog, Notice } from '@schrankwerk/ui'
import { SelectField } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatText } from './chat-text.ts'
import { type bindingTypeOf, type CopyChoice, type CopyTarget, sensibleType } from './copy-target.ts'
import { useOfferCaption } from './use-offer-caption.ts'

export interface CopyDialogProps {
  filename: string
  targets: readonly CopyTarget[]
  /** What is declared by it. */
  bindingType: ReturnType<typeof bindingTypeOf>
  /** The other company, where the file is its own. */
  sentBy: string | undefined
  begin: CopyChoice
  isPending: boolean
  failure: string | undefined
  onCopy: (choice: CopyChoice) => void
  onClose: () => void
}

/** Asks which offer takes the file, and as what, where there is a choice. */
export function CopyDialog({
  filename,
  targets,
  bindingType,
  sentBy,
  begin,
  isPending,
  failure,
  onCopy,
  onClose,
}: CopyDialogProps) {
  const t = useChatText()
  const { t: workflowText } = useTranslation('workflow')
  const captionOf = useOfferCaption()
  const [choice, setChoice] = useState(begin)
  const types = targets.find(({ offer }) => offer.id === choice.offerId)?.types ?? []
  const chooseOffer = (offerId: string) => {
    const next = targets.find(({ offer }) => offer.id === offerId)?.types ?? []
    const fileType = next.includes(choice.fileType) ? choice.fileType : sensibleType(filename, next)
    setChoice({ offerId, fileType })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isPending}
      size="small"
      title={t('copy.title', { name: filename })}
      actions={
        <>
          <Button onClick={onClose}>{t('copy.cancel')}</Button>
          <Button variant="primary" loading={isPending} onClick={() => onCopy(choice)}>
            {t('copy.apply')}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {bindingType && <p>{t(`copy.effectOf.${bindingType}`)}</p>}
      {bindingType && sentBy && <Notice tone="warning">{t('copy.ofOther', { company: sentBy })}</Notice>}
      {targets.length > 1 && (
        <SelectField
          label={t('copy.offer')}
          searchable={false}
          options={targets.map(({ offer }) => ({ value: offer.id, label: captionOf(offer) }))}
          value={choice.offerId}
          onChange={(offerId) => offerId !== null && chooseOffer(offerId)}
        />
      )}
      <SelectField
        label={t('copy.type')}
        searchable={false}
        disabled={types.length < 2}
        options={types.map((type) => ({ value: type, label: workflowText(`files.type.${type}`) }))}
        value={choice.fileType}
        onChange={(fileType) => fileType && setChoice({ ...choice, fileType: fileType as FileType })}
      />
    </Dialog>
  )
}
