import { Muted, Notice, Stack } from '@schrankwerk/ui'
import { type Upload, UploadList } from '@schrankwerk/ui/forms'
import { ClashDialog } from './clash-dialog.tsx'
import { FolderDrop } from './folder-drop.tsx'
import type { FolderUploadEntry } from './folder-upload-store.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { UploadTotal } from './upload-total.tsx'
import { type FolderUploadPlace, useFolderUpload, wrongFormat } from './use-folder-upload.ts'

export interface FolderUploadProps extends FolderUploadPlace {
  label: string
}

const shownAtMost = 50
const notShown = (files: readonly unknown[]) => Math.max(files.length - shownAtMost, 0)

/** Takes files and whole directories into a folder and carries on over a broken line. */
export function FolderUpload(props: FolderUploadProps) {
  const upload = useFolderUpload(props)
  const { accept, running, refused, failure, leftOut, clash } = upload
  const surplus = notShown(running) + notShown(refused)
  return (
    <Stack gap={2}>
      <FolderDrop
        label={props.label}
        accept={accept}
        maxBytes={props.maxBytes}
        onFiles={(files) => void upload.take(files)}
        onUnreadable={upload.fail}
      />
      {upload.isComparing && (
        <span role="status">
          <Muted>Unfertige Übertragungen werden verglichen …</Muted>
        </span>
      )}
      {failure && (
        <Notice tone="error" onClose={upload.onFailureSeen}>
          {failure}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="info" onClose={upload.onLeftOutSeen}>
          {leftOutText(leftOut)}
        </Notice>
      )}
      <UnfinishedUploads {...upload.unfinished} />
      <UploadTotal place={props.place} running={running} />
      <UploadList
        uploads={[...running.slice(0, shownAtMost).map(shownUpload), ...refused.slice(0, shownAtMost)]}
      />
      {refused.some(({ error }) => error === wrongFormat) && <Muted>Möglich sind {accept.join(', ')}.</Muted>}
      {surplus > 0 && <Muted>und {surplus} weitere Dateien</Muted>}
      {clash && <ClashDialog {...clash} />}
    </Stack>
  )
}

const shownUpload = ({ key, name, size, sent, state, ...entry }: FolderUploadEntry): Upload => ({
  key,
  name,
  ...(state === 'failed'
    ? { error: entry.error ?? '', onRemove: entry.cancel, ...(entry.retry && { onRetry: entry.retry }) }
    : {
        progress: (sent / size) * 100,
        onCancel: entry.cancel,
        waiting: state === 'waiting' ? 'Wartet, bis eine andere Datei übertragen ist.' : entry.waitsFor,
      }),
})

function leftOutText(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const some = distinct.slice(0, 3).join(', ') + (distinct.length > 3 ? ' …' : '')
  return names.length === 1
    ? `Eine versteckte oder System-Datei wurde ausgelassen: ${some}`
    : `${names.length} versteckte oder System-Dateien wurden ausgelassen: ${some}`
}
