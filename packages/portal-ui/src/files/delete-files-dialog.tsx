import { useQueryClient } from '@tanstack/react-query'
import { BulkDialog, oneByOne } from '../list/bulk-dialog.tsx'

/** What deleting means for the files of a table. */
export interface FileRemoval<File> {
  mayRemove: (file: File) => boolean
  remove: (file: File) => Promise<unknown>
  /** With it several are deleted by one call: all of them or none. */
  removeMany?: (files: readonly File[]) => Promise<unknown>
  /** Kind of the queries that are asked again afterwards. */
  changes: string
  /** What is lost by it, in a sentence. */
  effect: (count: number) => string
}

export interface DeleteFilesDialogProps<File> extends FileRemoval<File> {
  files: readonly File[]
  onClose: () => void
}

/** Asks before one or several files are deleted; where all of them are refused it stays and says why. */
export function DeleteFilesDialog<File extends { id: string; filename: string }>(
  props: DeleteFilesDialogProps<File>,
) {
  const { files, mayRemove, remove, removeMany, changes, effect, onClose } = props
  const cache = useQueryClient()
  const act = async (some: readonly File[]) => {
    if (removeMany && some.length > 1) {
      await removeMany(some)
      return []
    }
    const failures = await oneByOne(remove)(some)
    if (failures.length < some.length) return failures
    void cache.invalidateQueries({ queryKey: [changes] })
    throw failures[0]?.error
  }
  return (
    <BulkDialog
      items={files}
      onClose={onClose}
      onDone={() => undefined}
      nameOf={({ filename }) => filename}
      mayAct={mayRemove}
      act={act}
      changes={changes}
      words={{
        title: (count, name) => (count === 1 ? `Datei „${name}“ löschen?` : `${count} Dateien löschen?`),
        verb: (count) => (count === 1 ? 'Datei löschen' : `${count} Dateien löschen`),
        effect,
        done: (count) => (count === 1 ? 'Die Datei wurde gelöscht.' : `${count} Dateien wurden gelöscht.`),
        failed: (names, detail) => `Nicht gelöscht werden konnten: ${names}. ${detail}`,
        impossible: (names) => `Nicht gelöscht werden können, weil Ihnen das Recht fehlt: ${names}.`,
        none: 'Löschen nicht möglich',
      }}
    />
  )
}
