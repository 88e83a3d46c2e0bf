import { LazyPart, lazyCode, Stack } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FolderCalls, sessionCalls } from '../../folder/folder.api.ts'
import styles from './folder.module.css'
import { FolderAbsence } from './folder-absence.tsx'
import type { FolderAct } from './folder-dialogs.tsx'
import { FolderState } from './folder-state.tsx'
import { FolderUpload } from './folder-upload.tsx'
import { ItemTable } from './item-table.tsx'
import { SubfolderChoice } from './subfolder-choice.tsx'
import type { OpenedFolder } from './use-folder.ts'
import { useFolderAddress } from './use-folder-address.ts'
import { watchCalls } from './watch-calls.ts'

const dialogs = lazyCode(() => import('./folder-dialogs.tsx'))

export interface FolderFilesProps {
  opened: OpenedFolder
  /** Left out, those of the session. */
  calls?: FolderCalls
}

/** The files of a folder for whoever sees them; with an absence what is to be said of it, and nothing else. */
export function FolderFiles({ opened, calls = sessionCalls }: FolderFilesProps) {
  const { folder } = opened
  if (!folder) return <FolderAbsence {...opened} />
  return <OpenFolder key={folder.offerId} folder={folder} calls={calls} onRefused={opened.askAgain} />
}

interface OpenFolderProps {
  folder: NonNullable<OpenedFolder['folder']>
  calls: FolderCalls
  onRefused: () => void
}

function OpenFolder({ folder, calls, onRefused }: OpenFolderProps) {
  const { t } = useTranslation('businessdata')
  const { choice, choose, previewed, onPreview } = useFolderAddress(folder.subfolders)
  const watchedCalls = watchCalls(calls, onRefused)
  const [doing, setDoing] = useState<FolderAct>()
  const subfolderId = choice === 'all' || choice === 'top' ? undefined : choice
  return (
    <Stack gap={4}>
      <FolderState folder={folder} />
      <FolderUpload folder={folder} subfolderId={subfolderId} />
      <div className={styles.parts} data-subfolders={folder.subfolders.length > 0 || undefined}>
        <SubfolderChoice folder={folder} choice={choice} onChoice={choose} onAct={setDoing} />
        <ItemTable
          folder={folder}
          calls={watchedCalls}
          choice={choice}
          onAct={setDoing}
          onRefused={onRefused}
          panel={{ previewed, onPreview }}
        />
      </div>
      {doing && (
        <LazyPart part={dialogs} what={t('folder.what')}>
          {({ FolderDialogs }) => (
            <FolderDialogs
              folder={folder}
              calls={watchedCalls}
              doing={doing}
              onSubfolder={({ id }) => choose(id)}
              onClose={() => setDoing(undefined)}
            />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
