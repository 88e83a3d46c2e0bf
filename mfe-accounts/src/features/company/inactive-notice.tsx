import type { Company } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, notify } from '@schrankwerk/ui'
import { IconRotate } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { rememberCompany, restore } from '../../company.api.ts'
import { inputOf, isNumberMissing, valuesOf } from './company-values.ts'

/** A deleted company: what that means, and the way back. */
export function InactiveNotice({ company }: { company: Company }) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const values = valuesOf(company)
  const restoring = useSingleMutation({
    mutationFn: () => restore(company.id, company.editVersion, inputOf(values)),
    onSuccess: async (restored) => {
      await rememberCompany(cache, restored)
      void cache.invalidateQueries({ queryKey: ['user'] })
      notify.success(t('company.restore.done'))
    },
    onError: () => void cache.invalidateQueries({ queryKey: ['company', company.id] }),
  })
  return (
    <Notice
      tone="warning"
      title={t('company.restore.title')}
      action={
        <Button
          icon={<IconRotate size={18} stroke={1.75} aria-hidden="true" />}
          disabled={isNumberMissing(company)}
          loading={restoring.isPending}
          onClick={() => restoring.mutate()}
        >
          {t('company.restore.verb')}
        </Button>
      }
    >
      <p>{t(isNumberMissing(company) ? 'company.restore.numberMissing' : 'company.restore.effect')}</p>
      {restoring.error && (
        <p role="alert">{t('company.restore.failed', { detail: problemText(restoring.error) })}</p>
      )}
    </Notice>
  )
}
