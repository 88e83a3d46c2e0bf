import type { Company } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { release } from '../../company.api.ts'
import { isNumberMissing } from './company-values.ts'

export interface ReleaseNoticeProps {
  company: Company
  mailConfirmed: boolean
  /** Somebody changed the form and did not save: he would take it for released with that. */
  isUnsaved: boolean
}

/** A company that registered and waits: what its release still needs, and the release. */
export function ReleaseNotice({ company, mailConfirmed, isUnsaved }: ReleaseNoticeProps) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const releasing = useSingleMutation({
    mutationFn: () => release(company.id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['company'] })
      void cache.invalidateQueries({ queryKey: ['user'] })
      notify.success(t('company.release.done'))
    },
    onError: () => void cache.invalidateQueries({ queryKey: ['company'] }),
  })
  return (
    <Notice
      tone="warning"
      title={t('company.release.title')}
      action={
        <Button
          icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          disabled={!mailConfirmed || isUnsaved}
          loading={releasing.isPending}
          onClick={() => releasing.mutate()}
        >
          {t('company.release.verb')}
        </Button>
      }
    >
      <p>{t(`company.release.${mailConfirmed ? (isUnsaved ? 'unsaved' : 'effect') : 'unconfirmed'}`)}</p>
      {isNumberMissing(company) && <p>{t('company.release.numberMissing')}</p>}
      {releasing.error && (
        <p role="alert">{t('company.release.failed', { detail: problemText(releasing.error) })}</p>
      )}
    </Notice>
  )
}
