import type { Enquiry } from '@schrankwerk/contracts'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutosavingDraft } from '../../draft/use-autosaving-draft.ts'
import { enquiryPath } from '../../paths.ts'
import { rememberEnquiry } from './enquiry.api.ts'
import { createEnquiryDraft, type EnquiryDraft } from './enquiry-draft.ts'

/** The draft of an enquiry's page, tied to cache and address. */
export function useEnquiryDraft(enquiry: Enquiry | undefined, onBorn: (id: string) => void): EnquiryDraft {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const events = useMemo(
    () => ({
      onSaved: (saved: Enquiry) => rememberEnquiry(cache, saved),
      onCreated: ({ id }: Enquiry) => {
        onBorn(id)
        void navigate(enquiryPath(id), { replace: true, preventScrollReset: true })
      },
      onLost: () => notify.error(t('enquiry.save.lost')),
    }),
    [cache, navigate, onBorn, t],
  )
  const storageKey = `enquiry:${enquiry?.id ?? 'new'}`
  return useAutosavingDraft({ row: enquiry, storageKey, begin: createEnquiryDraft, events })
}
