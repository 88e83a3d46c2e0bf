import { type FileType, uploadFile as uploadEndpoint } from '@schrankwerk/contracts'
import { problemText, uploadFile } from '@schrankwerk/shell-api'
import { useCallback, useState } from 'react'

export interface RunningUpload {
  key: string
  name: string
  progress?: number
  waiting?: string | undefined
  error?: string
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
}

export interface UploadTarget {
  /** The folder, `enquiry/{id}`; made first where the draft has no row yet. */
  placeFiles: () => Promise<string>
  /** Type to upload with; undefined leaves it to the file's extension. */
  typeOf: (file: File) => FileType | undefined
  onUploaded: (file: File, type: FileType) => Promise<void> | void
}

let counter = 0

/** Uploads with their progress. A failed one stays with its reason until it is tried again or removed. */
export function useUploads({ placeFiles, typeOf, onUploaded }: UploadTarget) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([])

  const start = useCallback(
    async (file: File, fileType: FileType | undefined): Promise<void> => {
      counter += 1
      const key = `upload-${counter}`
      const controller = new AbortController()
      const update = (part: Partial<RunningUpload>) =>
        setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
      const remove = () => setUploads((now) => now.filter((upload) => upload.key !== key))
      setUploads((now) => [
        ...now,
        { key, name: file.name, progress: 0, onCancel: () => controller.abort(), onRemove: remove },
      ])
      try {
        const path = await placeFiles()
        const item = await uploadFile(uploadEndpoint, {
          file,
          fields: { path, fileType },
          signal: controller.signal,
          onProgress: (share) => update({ progress: Math.round(share * 100) }),
          onWaiting: (waiting) => update({ waiting }),
        })
        await onUploaded(file, item.fileType)
        remove()
      } catch (error) {
        if (controller.signal.aborted) return remove()
        const retry = () => {
          remove()
          void start(file, fileType)
        }
        update({
          error: problemText(error),
          onCancel: undefined,
          onRetry: retry,
        })
      }
    },
    [placeFiles, onUploaded],
  )
  const add = (files: readonly File[]) => {
    for (const file of files) void start(file, typeOf(file))
  }
  return { uploads, add }
}
