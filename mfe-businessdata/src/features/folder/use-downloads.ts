import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchItem, fetchZip, folderKey } from './folder.api.ts'
import { saveResponse } from './save-response.ts'

/** Downloads of one file or of several as a zip; both count, so the folder is read again. */
export function useDownloads({ offerId, referenceNumber }: BusinessData) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const around = {
    onError: (error: unknown) =>
      notify.error(t('folder.downloadFailed', { detail: error instanceof ProblemError ? error.detail : '' })),
    onSettled: () => cache.invalidateQueries({ queryKey: folderKey(offerId) }),
  }
  const one = useMutation({
    mutationFn: async (item: BusinessDataItem) =>
      saveResponse(await fetchItem(offerId, item.id), item.filename),
    ...around,
  })
  const several = useMutation({
    mutationFn: async (itemIds: string[]) =>
      saveResponse(
        await fetchZip(offerId, itemIds),
        t('folder.zipName', { name: referenceNumber ?? '' }).replace(' .', '.'),
      ),
    ...around,
  })
  return { one, several }
}
