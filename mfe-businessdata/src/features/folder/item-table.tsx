import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'
import { type FileAct, FileTable, type FileTableProps } from '@schrankwerk/portal-ui/files'
import { drawManyFiles } from '@schrankwerk/portal-ui/many-files'
import { formatNumber, Muted } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/table'
import { IconCursorText, IconFolderSymlink, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FolderCalls, removeItem, removeItems } from '../../folder/folder.api.ts'
import type { FolderAct } from './folder-dialogs.tsx'
import { itemColumns } from './item-columns.tsx'
import { hasOwnPreview, ItemPreview } from './item-preview.tsx'
import type { SubfolderChoice } from './use-folder-address.ts'
import { useFoundItems } from './use-found-items.ts'
import { watched } from './watch-calls.ts'

export interface ItemTableProps extends Pick<FileTableProps<BusinessDataItem>, 'panel'> {
  folder: BusinessData
  calls: FolderCalls
  choice: SubfolderChoice
  onAct: (act: FolderAct) => void
  /** A call was refused: access may have ended. */
  onRefused: () => void
}

/** A table that holds all of its rows stays quick up to here. */
const fewFiles = 100

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const mayWrite = ({ permissions }: BusinessDataItem) => permissions.write

/** The files of a folder or of one of its subfolders: found, looked at, downloaded and tidied. */
export function ItemTable({ folder, calls, choice, onAct, onRefused, panel }: ItemTableProps) {
  const { t } = useTranslation('businessdata')
  const { items, subfolders, permissions, offerId } = folder
  const [search, setSearch] = useState('')
  const { inside, found, words } = useFoundItems(items, choice, search)
  const isPreviewed = items.some(({ id }) => id === panel?.previewed)
  const onVersions = ({ id }: BusinessDataItem) => onAct({ act: 'versions', itemId: id })
  const acts: FileAct<BusinessDataItem>[] = [
    {
      label: t('files.rename'),
      icon: <IconCursorText {...icon} />,
      shortcut: 'F2',
      mayAct: mayWrite,
      run: ([item]) => item && onAct({ act: 'rename', itemId: item.id }),
    },
    {
      label: t('files.move'),
      chosenLabel: t('files.moveChosen'),
      icon: <IconFolderSymlink {...icon} />,
      mayAct: (item) => subfolders.length > 0 && mayWrite(item),
      run: (chosen) => onAct({ act: 'move', itemIds: chosen.map(({ id }) => id) }),
    },
    {
      label: t('files.versions'),
      icon: <IconHistory {...icon} />,
      mayAct: ({ version }) => version > 1,
      run: ([item]) => item && onVersions(item),
    },
  ]
  const emptyText = () => {
    if (words !== '') return t('files.noneFound')
    if (choice !== 'all') return t('subfolder.empty')
    return t(permissions.write ? 'folder.emptyWritable' : 'folder.empty')
  }
  return (
    <FileTable
      label={t('folder.table')}
      files={found}
      empty={emptyText()}
      narrowing={`${choice} ${words}`}
      drawRows={inside.length > fewFiles ? drawManyFiles : undefined}
      tools={
        <>
          <Muted>
            <span role="status">
              {words !== '' &&
                t('files.found', { found: formatNumber(found.length), all: formatNumber(inside.length) })}
            </span>
          </Muted>
          <SearchField label={t('files.search')} delay={0} value={search} onChange={setSearch} />
        </>
      }
      // Beside a preview there is room for what every table of files has.
      columns={
        isPreviewed
          ? []
          : itemColumns({
              t,
              folder,
              withSubfolder: choice === 'all' && subfolders.length > 0,
              onVersions,
            })
      }
      date={{ header: t('folder.lastUpdate'), of: ({ lastUpdate }) => lastUpdate }}
      mayRead={(item) => item.permissions.read}
      read={(item, signal) => calls.readItem(offerId, item.id, signal)}
      ownPreview={{
        canShow: hasOwnPreview,
        show: (item) => <ItemPreview key={item.id} offerId={offerId} item={item} calls={calls} />,
      }}
      download={({ id }) => calls.download({ offerId, itemId: id })}
      downloadChosen={(chosen) => calls.download({ offerId, itemIds: chosen.map(({ id }) => id) })}
      acts={acts}
      removal={{
        mayRemove: mayWrite,
        remove: ({ id }) => watched(onRefused, removeItem(offerId, id)),
        removeMany: (chosen) =>
          watched(
            onRefused,
            removeItems(
              offerId,
              chosen.map(({ id }) => id),
            ),
          ),
        changes: 'businessData',
        effect: () => t('folder.deleteEffect'),
      }}
      panel={panel}
    />
  )
}
