import { type FileType, uploadFile as uploadCall } from '@schrankwerk/contracts'
import { ProblemError, problemText, uploadFile } from '@schrankwerk/shell-api'
import type { FileDropProps } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offerKey } from '../offer.api.ts'

type Upload = NonNullable<FileDropProps['uploads']>[number]

/** Uploads to an offer, each with its progress and, where it failed, the way to try again. */
export function useUploads(offerId: string) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const [uploads, setUploads] = useState<Upload[]>([])

  const start = useCallback(
    (file: File, fileType: FileType | undefined, key: string = crypto.randomUUID()) => {
      const change = (next: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)))
      const remove = () => setUploads((all) => all.filter((one) => one.key !== key))
      const stop = new AbortController()
      const begun: Upload = { key, name: file.name, progress: 0, onCancel: () => stop.abort() }
      setUploads((all) => [...all.filter((one) => one.key !== key), begun])
      const fields = { path: `offer/${offerId}`, ...(fileType && { fileType }) }
      const onProgress = (share: number) => change({ progress: share * 100 })
      const onWaiting = (waiting: string | undefined) => change({ waiting })
      // The key stays over repetitions: a lost answer makes no second file.
      const around = { onProgress, onWaiting, signal: stop.signal, idempotencyKey: key }
      return uploadFile(uploadCall, { file, fields, ...around }).then(
        async () => {
          await cache.invalidateQueries({ queryKey: offerKey(offerId) })
          remove()
        },
        (error: unknown) => {
          if (error instanceof ProblemError && error.status === 409)
            void cache.invalidateQueries({ queryKey: offerKey(offerId) })
          const isCancelled = error instanceof DOMException && error.name === 'AbortError'
          const reason = problemText(error, t('offer.files.failed'))
          change({
            error: isCancelled ? t('offer.files.cancelled') : reason,
            onCancel: undefined,
            onRetry: () => void start(file, fileType, key),
            onRemove: remove,
          })
        },
      )
    },
    [offerId, cache, t],
  )
  return { uploads, start }
}
