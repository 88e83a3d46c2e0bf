import { getMailSettings, type MailSettings, messageMails } from '@schrankwerk/contracts'
import { problemText, useMayCall } from '@schrankwerk/shell-api'
import { Failed, Loading, notify, Section } from '@schrankwerk/ui'
import { RadioGroupField } from '@schrankwerk/ui/forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailSettingsQuery, save } from './mail-settings.api.ts'

/** When one is mailed about unread messages; for whoever has messages. */
export function MessageMails() {
  const hasMessages = useMayCall(getMailSettings)
  return hasMessages ? <MessageMailsSection /> : null
}

function MessageMailsSection() {
  const { t } = useTranslation('shell')
  const { data, error, refetch } = useQuery(mailSettingsQuery)
  return (
    <Section title={t('profile.messageMails.title')} description={t('profile.messageMails.text')}>
      {error && !data && (
        <Failed what={t('profile.messageMails.title')} onRetry={() => void refetch()}>
          {problemText(error)}
        </Failed>
      )}
      {!data && !error && <Loading />}
      {data && <MessageMailsChoice saved={data} />}
    </Section>
  )
}

const hinted: readonly MailSettings['messages'][] = ['BUNDLED', 'NONE']

function MessageMailsChoice({ saved }: { saved: MailSettings }) {
  const { t } = useTranslation('shell')
  const cache = useQueryClient()
  const failed = (failure: Error) => t('profile.messageMails.failed', { detail: problemText(failure) })
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: save,
    // An arrow key chooses too: the next choice waits for the one that is being saved.
    scope: { id: 'mail-settings' },
    onSuccess: async (settings) => {
      await cache.cancelQueries({ queryKey: mailSettingsQuery.queryKey })
      cache.setQueryData(mailSettingsQuery.queryKey, settings)
      notify.success(t('profile.messageMails.saved'))
    },
    onError: (failure) => notify.error(failed(failure)),
  })
  return (
    <RadioGroupField
      label={t('profile.messageMails.choice')}
      value={(isPending ? variables : saved).messages}
      onChange={(messages) => mutate({ messages: messages as MailSettings['messages'] })}
      error={error ? failed(error) : undefined}
      options={messageMails.map((messages) => ({
        value: messages,
        label: t(`profile.messageMails.${messages}`),
        ...(hinted.includes(messages) && { description: t(`profile.messageMails.${messages}Hint`) }),
      }))}
    />
  )
}
