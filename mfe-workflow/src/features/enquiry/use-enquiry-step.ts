import type { Enquiry } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { close, release, rememberEnquiry, reopen } from './enquiry.api.ts'

/** Releases or closes; the answer is the enquiry's new state. A refusal is followed by a look at the current one. */
export function useEnquiryStep(step: 'release' | 'close', enquiry: Enquiry) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  return useSingleMutation({
    mutationFn: (editVersion: number) => (step === 'release' ? release : close)(enquiry.id, editVersion),
    onSuccess: (changed) => {
      rememberEnquiry(cache, changed)
      notify.success(t(`enquiry.${step}.done`))
    },
    onError: () => cache.invalidateQueries({ queryKey: ['enquiry', enquiry.id] }),
  })
}

export function useReopenEnquiry() {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  return useSingleMutation({
    mutationFn: reopen,
    onSuccess: () => notify.success(t('enquiry.reopen.done')),
    onError: (error) => notify.error(problemText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: ['enquiry'] }),
  })
}
