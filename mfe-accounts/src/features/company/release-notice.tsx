import type { Company } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, formatDateTime, Notice, notify } from '@schrankwerk/ui'
import { IconSend } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { release } from '../../company.api.ts'
import { signInStateQuery, usersOfCompanyQuery } from '../../user.api.ts'

/** The sign-in state of whoever registered the company: its first user. */
function useRegistrant(companyId: string) {
  const users = useQuery(usersOfCompanyQuery(companyId))
  const [first] = users.data?.toSorted((one, other) => one.createDate.localeCompare(other.createDate)) ?? []
  return useQuery({ ...signInStateQuery(first?.id ?? ''), enabled: first !== undefined }).data
}

/** A company that registered and waits: what its release still needs, and the release. */
export function ReleaseNotice({ company }: { company: Company }) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const registrant = useRegistrant(company.id)
  const releasing = useSingleMutation({
    mutationFn: () => release(company.id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['company'] })
      void cache.invalidateQueries({ queryKey: ['user'] })
      notify.success(t('company.release.done'))
    },
    onError: () => void cache.invalidateQueries({ queryKey: ['company'] }),
  })
  // Where that is not known, the server says it.
  const isUnconfirmed = registrant?.mailConfirmed === false
  const validUntil = registrant?.linkValidUntil
  return (
    <Notice
      tone="warning"
      title={t('company.release.title')}
      action={
        <Button
          variant="primary"
          icon={<IconSend size={18} stroke={1.75} aria-hidden="true" />}
          disabled={isUnconfirmed}
          loading={releasing.isPending}
          onClick={() => releasing.mutate()}
        >
          {t('company.release.verb')}
        </Button>
      }
    >
      <p>
        {isUnconfirmed
          ? t(validUntil ? 'company.release.unconfirmedUntil' : 'company.release.unconfirmed', {
              until: formatDateTime(validUntil),
            })
          : t('company.release.effect')}
      </p>
      {releasing.error && (
        <p role="alert">{t('company.release.failed', { detail: problemText(releasing.error) })}</p>
      )}
    </Notice>
  )
}
