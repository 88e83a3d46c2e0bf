import type { FileType, MissingItem, Offer, OfferAction } from '@schrankwerk/contracts'
import { problemCodes } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { ActionBar, type BarAction, notify, useShortcuts } from '@schrankwerk/ui'
import {
  IconArchive,
  IconCheck,
  IconDeviceFloppy,
  IconFolder,
  IconReplace,
  IconRosetteDiscountCheck,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { jumpToField } from '../../../jump.ts'
import { useDraftStore } from '../form/offer-draft.ts'
import type { OfferField } from '../form/offer-values.ts'
import { fieldId } from '../page-ids.ts'
import { fileTypeOfProblem, neededFile } from './needed-file.ts'

export type DialogName = Exclude<OfferAction, 'edit' | 'wish' | 'uploadFile'>

const icons = {
  release: IconSend,
  accept: IconCheck,
  confirm: IconRosetteDiscountCheck,
  decline: IconX,
  revise: IconReplace,
  archive: IconArchive,
}
/** Never two of them are allowed at once. */
const leading = ['release', 'accept', 'confirm'] as const
const beside = ['decline', 'revise'] as const

const icon = (Icon: typeof IconSend) => <Icon size={18} stroke={1.75} aria-hidden="true" />

export interface OfferActionsProps {
  offer: Offer
  /** What a release waits for. */
  missing: readonly MissingItem[]
  onOpen: (dialog: DialogName) => void
  onWantFile: (type: FileType) => void
}

/** Strictly what the server allows the asking user now. */
export function OfferActions({ offer, missing, onOpen, onWantFile }: OfferActionsProps) {
  const { t } = useTranslation('workflow')
  const draft = useDraftStore()
  const isAllowed = (action: OfferAction) => offer.allowedActions.includes(action)
  const saveNow = async (): Promise<boolean> => {
    const isSaved = await draft.saveOrAsk()
    if (!isSaved && !draft.getState().clash) notify.warn(t('offer.form.invalid'))
    return isSaved
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
    const [first] = action === 'release' ? missing : []
    if (first) {
      const fileType = fileTypeOfProblem(first.code)
      notify.warn(fileType ? problemCodes['offer-file-missing'].detail : first.detail)
      return fileType ? onWantFile(fileType) : jumpToField(fieldId(first.path as OfferField))
    }
    if (action === 'release' && !(await saveNow())) return
    onOpen(action)
  }
  const barAction = (action: DialogName): BarAction => ({
    key: action,
    label: t(`offer.action.${action}`),
    icon: icon(icons[action]),
    onSelect: () => void open(action),
  })
  const primary = leading.find(isAllowed)
  return (
    <ActionBar
      primary={primary && barAction(primary)}
      others={[
        ...(isAllowed('edit')
          ? [
              {
                key: 'save',
                label: t('offer.action.save'),
                icon: icon(IconDeviceFloppy),
                isBeside: true,
                onSelect: () => void saveNow(),
              },
            ]
          : []),
        ...beside.filter(isAllowed).map((action) => ({ ...barAction(action), isBeside: true })),
        {
          key: 'folder',
          label: t('offer.action.folder'),
          icon: icon(IconFolder),
          component: Link,
          linkProps: { to: `/business-data/${offer.id}` },
        },
        ...(isAllowed('archive') ? [{ ...barAction('archive'), danger: true }] : []),
      ]}
    />
  )
}
