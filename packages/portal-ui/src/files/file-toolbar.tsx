import { Button, Inline } from '@schrankwerk/ui'
import { IconDownload, IconFileZip, IconTrash } from '@tabler/icons-react'
import type { StoredFile } from './file-columns.tsx'
import type { FileAct } from './use-file-acts.ts'
import type { FileDownloads } from './use-file-download.ts'

interface FileToolbarProps<File> {
  files: readonly File[]
  chosen: readonly File[]
  acts: readonly FileAct<File>[]
  downloads: FileDownloads
  downloadAll: { begin: () => Promise<void>; hint?: string } | undefined
  downloadChosen: ((files: readonly File[]) => Promise<void>) | undefined
  /** Does it with the files, or says that there are none. */
  withFiles: (files: readonly File[], act: (files: readonly File[]) => void) => void
  /** Left out where none of the files may be deleted. */
  onDelete: ((files: readonly File[]) => void) | undefined
  /** Left out where the table itself lets all be chosen. */
  onChooseAll: (() => void) | undefined
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with all files of a table, and with those that are chosen. */
export function FileToolbar<File extends StoredFile>({
  files,
  chosen,
  acts,
  downloads,
  downloadAll,
  downloadChosen,
  withFiles,
  onDelete,
  onChooseAll,
}: FileToolbarProps<File>) {
  return (
    <Inline gap={2}>
      {downloadAll && (
        <Button
          icon={<IconFileZip {...icon} />}
          title={downloadAll.hint}
          loading={downloads.running === 'all'}
          onClick={() => downloads.download({ key: 'all', begin: downloadAll.begin })}
        >
          Alle herunterladen
        </Button>
      )}
      {downloadChosen && files.length > 0 && (
        <>
          <Button
            icon={<IconDownload {...icon} />}
            loading={downloads.running === 'chosen'}
            onClick={() =>
              withFiles(chosen, (some) =>
                downloads.download({ key: 'chosen', begin: () => downloadChosen(some) }),
              )
            }
          >
            Auswahl herunterladen
          </Button>
          {acts.map(
            ({ chosenLabel, icon: sign, mayAct, run }) =>
              chosenLabel &&
              files.some(mayAct) && (
                <Button
                  key={chosenLabel}
                  icon={sign}
                  onClick={() => withFiles(chosen, (some) => run(some.filter(mayAct)))}
                >
                  {chosenLabel}
                </Button>
              ),
          )}
          {onDelete && (
            <Button icon={<IconTrash {...icon} />} onClick={() => withFiles(chosen, onDelete)}>
              Auswahl löschen
            </Button>
          )}
          {onChooseAll && <Button onClick={onChooseAll}>Alle auswählen</Button>}
        </>
      )}
    </Inline>
  )
}
