import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enquiryPath } from '../../../paths.ts'
import { copy, rememberEnquiry } from '../enquiry.api.ts'

/** Copies an enquiry and opens the copy. */
export function useCopyEnquiry() {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useSingleMutation({
    mutationFn: copy,
    onSuccess: async (made) => {
      rememberEnquiry(cache, made)
      notify.success(t('enquiry.list.copied'))
      await navigate(enquiryPath(made.id))
    },
    onError: (error) => notify.error(problemText(error)),
  })
}
