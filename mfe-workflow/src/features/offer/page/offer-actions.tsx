import { type MissingItem, type OfferAction, problemCodes } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { ActionBar, type BarAction, notify, useShortcuts } from '@schrankwerk/ui'
import {
  IconArchive,
  IconArrowBackUp,
  IconDeviceFloppy,
  IconFolder,
  IconReplace,
  IconRosetteDiscountCheck,
  IconSend,
} from '@tabler/icons-react'
import { jumpToField } from '../../../jump.ts'
import { useSaveNow } from '../../../use-save-now.ts'
import { useDraftStore } from '../form/offer-draft.ts'
import type { OfferField } from '../form/offer-values.ts'
import { useOfferText } from '../offer-text.ts'
import { fieldId } from '../page-ids.ts'
import { removalOf } from '../removal.ts'
import { fileTypeOfProblem } from './needed-file.ts'
import { isMade } from './offer-to-begin.ts'
import { type OpenStepOptions, openStep } from './open-step.ts'

type BarStep = keyof typeof icons

const icons = {
  release: IconSend,
  confirm: IconRosetteDiscountCheck,
  revise: IconReplace,
}
const removalIcons = { withdraw: IconArrowBackUp, archive: IconArchive }
/** Never two of them are allowed at once. */
const leading = ['release', 'confirm'] as const

const icon = (Icon: typeof IconSend) => <Icon size={18} stroke={1.75} aria-hidden="true" />

export interface OfferActionsProps extends OpenStepOptions {
  /** What a release waits for. */
  missing: readonly MissingItem[]
}

/** Strictly what the server allows the asking user now; the decision stands in its card. */
export function OfferActions({ offer, missing, onOpen, onWantFile }: OfferActionsProps) {
  const t = useOfferText()
  const draft = useDraftStore()
  const isAllowed = (action: OfferAction) => offer.allowedActions.includes(action)
  const saveNow = useSaveNow(draft)
  useShortcuts({ save: isAllowed('edit') ? () => void saveNow() : undefined })
  const open = async (action: BarStep) => {
    const [first] = action === 'release' ? missing : []
    if (first) {
      const fileType = fileTypeOfProblem(first.code)
      notify.warn(fileType ? problemCodes['offer-file-missing'].detail : first.detail)
      return fileType ? onWantFile(fileType) : jumpToField(fieldId(first.path as OfferField))
    }
    if (action === 'release' && !(await saveNow())) return
    openStep({ offer, onOpen, onWantFile })(action)
  }
  const barAction = (action: BarStep): BarAction => ({
    key: action,
    label: t(`action.${action}`),
    icon: icon(icons[action]),
    onSelect: () => void open(action),
  })
  const primary = leading.find(isAllowed)
  const removal = removalOf(offer)
  return (
    <ActionBar
      primary={primary && barAction(primary)}
      others={[
        ...(isAllowed('edit')
          ? [
              {
                key: 'save',
                label: t('action.save'),
                icon: icon(IconDeviceFloppy),
                isBeside: true,
                onSelect: () => void saveNow(),
              },
            ]
          : []),
        ...(isAllowed('revise') ? [{ ...barAction('revise'), isBeside: true }] : []),
        ...(isMade(offer)
          ? [
              {
                key: 'folder',
                label: t('action.folder'),
                icon: icon(IconFolder),
                component: Link,
                linkProps: { to: `/business-data/${offer.id}` },
              },
            ]
          : []),
        ...(isAllowed('archive')
          ? [
              {
                key: 'archive',
                label: t(`removal.${removal}`),
                icon: icon(removalIcons[removal]),
                danger: true,
                onSelect: () => onOpen('archive'),
              },
            ]
          : []),
      ]}
    />
  )
}
