import { uploadBusinessData } from '@schrankwerk/contracts'
import { problemText, uploadFile } from '@schrankwerk/shell-api'
import type { FileDropProps } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Upload = NonNullable<FileDropProps['uploads']>[number]

/** Uploads to a folder, each with its progress and, where it failed, the way to try again. */
export function useUploads(offerId: string) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])

  const start = useCallback(
    (file: File, key: string = crypto.randomUUID()) => {
      const change = (next: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
      const drop = () => setUploads((all) => all.filter((one) => one.key !== key))
      const stop = new AbortController()
      const begun: Upload = { key, name: file.name, progress: 0, onCancel: () => stop.abort() }
      setUploads((all) => [...all.filter((one) => one.key !== key), begun])
      const onProgress = (share: number) => change({ progress: share * 100 })
      const onWaiting = (waiting: string | undefined) => change({ waiting })
      // The key stays over repetitions: a lost answer makes no second file.
      const around = { onProgress, onWaiting, signal: stop.signal, idempotencyKey: key }
      return uploadFile(uploadBusinessData, { file, fields: { offerId }, ...around }).then(
        async () => {
          await cache.invalidateQueries({ queryKey: ['businessData'] })
          drop()
        },
        (error: unknown) => {
          const isCancelled = error instanceof DOMException && error.name === 'AbortError'
          const reason = problemText(error, t('folder.uploadFailed'))
          change({
            error: isCancelled ? t('folder.uploadCancelled') : reason,
            onCancel: undefined,
            onRetry: () => void start(file, key),
            onRemove: drop,
          })
        },
      )
    },
    [offerId, cache, t],
  )
  return { uploads, start }
}
