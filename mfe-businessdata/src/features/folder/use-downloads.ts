import { problemText } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from './folder.api.ts'

/** Downloads of one file or of several as a zip. Both count at their end, of which a live event tells. */
export function useDownloads(offerId: string) {
  const { t } = useTranslation('businessdata')
  const onError = (error: unknown) => notify.error(t('folder.downloadFailed', { detail: problemText(error) }))
  const one = useMutation({ mutationFn: (itemId: string) => download({ offerId, itemId }), onError })
  const several = useMutation({ mutationFn: (itemIds: string[]) => download({ offerId, itemIds }), onError })
  return { one, several }
}
