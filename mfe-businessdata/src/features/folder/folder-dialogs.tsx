import type { BusinessData, Subfolder } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import type { FolderCalls } from '../../folder/folder.api.ts'
import { DeleteSubfolderDialog } from './delete-subfolder-dialog.tsx'
import { addSubfolder, changeSubfolder, renameItem } from './folder-changes.api.ts'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

/** What somebody is about to do; files and subfolders by their ids, as they stand when it is done. */
export type FolderAct =
  | { act: 'move'; itemIds: readonly string[] }
  | { act: 'rename' | 'versions'; itemId: string }
  | { act: 'add-subfolder' }
  | { act: 'rename-subfolder' | 'delete-subfolder'; subfolderId: string }

export interface FolderDialogsProps {
  folder: BusinessData
  calls: FolderCalls
  doing: FolderAct
  onSubfolder: (subfolder: Subfolder) => void
  onClose: () => void
}

/** The ending stays, with its dot; of a name without one, nothing does. */
const endingOf = (filename: string): string => /.(\.[^.\s]+)$/.exec(filename)?.[1] ?? ''

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

const findById = <Thing extends { id: string }>(things: readonly Thing[], wanted: string) =>
  things.find(({ id }) => id === wanted)

/** The dialog of what somebody is about to do; none where its object is gone. */
export function FolderDialogs({ folder, calls, doing, onSubfolder, onClose }: FolderDialogsProps) {
  const { t } = useTranslation('businessdata')
  const { offerId, items, subfolders } = folder
  if (doing.act === 'add-subfolder')
    return (
      <NameDialog
        title={t('subfolder.add')}
        label={t('subfolder.name')}
        verb={t('subfolder.addVerb')}
        name=""
        refuse={(name) =>
          subfolders.some((one) => keyOf(one.name) === keyOf(name)) ? t('subfolder.taken') : undefined
        }
        save={async (name) => onSubfolder(await addSubfolder(offerId, name))}
        onClose={onClose}
      />
    )
  if (doing.act === 'move') {
    const wanted = new Set(doing.itemIds)
    const moved = items.filter(({ id }) => wanted.has(id))
    return moved.length > 0 && <MoveDialog folder={folder} items={moved} onClose={onClose} />
  }
  if ('subfolderId' in doing) {
    const subfolder = findById(subfolders, doing.subfolderId)
    if (!subfolder) return null
    if (doing.act === 'delete-subfolder')
      return <DeleteSubfolderDialog folder={folder} subfolder={subfolder} onClose={onClose} />
    return (
      <NameDialog
        title={t('subfolder.renameTitle', { name: subfolder.name })}
        label={t('subfolder.name')}
        verb={t('name.rename')}
        name={subfolder.name}
        save={(name) => changeSubfolder(offerId, subfolder, name)}
        onClose={onClose}
      />
    )
  }
  const item = findById(items, doing.itemId)
  if (!item) return null
  if (doing.act === 'versions')
    return <VersionsDialog folder={folder} item={item} calls={calls} onClose={onClose} />
  const ending = endingOf(item.filename)
  return (
    <NameDialog
      title={t('name.title', { name: item.filename })}
      label={t('name.label')}
      verb={t('name.rename')}
      name={item.filename.slice(0, item.filename.length - ending.length)}
      ending={ending}
      save={(filename) => renameItem(offerId, item, filename)}
      onClose={onClose}
    />
  )
}
