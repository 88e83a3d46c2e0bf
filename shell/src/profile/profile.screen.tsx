import type { User } from '@schrankwerk/contracts'
import { problemText, usePageTitle, useSession } from '@schrankwerk/shell-api'
import { Button, DescriptionList, Failed, FormSkeleton, Loading, Page, Section, Stack } from '@schrankwerk/ui'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Documents, LegalLinks } from './documents.tsx'
import { GateNotices } from './gate-notices.tsx'
import { MessageMails } from './message-mails.tsx'
import { ownUserQuery } from './own-user.api.ts'
import { PasswordForm } from './password-form.tsx'
import { PersonForm } from './person-form.tsx'
import styles from './profile.module.css'
import { SecondFactors } from './second-factors.tsx'
import { Sessions } from './sessions.tsx'

export function Component() {
  const { t } = useTranslation('shell')
  const { user, signOut } = useSession()
  const { data, error, refetch } = useQuery(ownUserQuery)
  usePageTitle(t('profile.menu'))
  const { passwordChangeNeeded } = user
  return (
    <Page
      title={t('profile.greeting', { name: `${user.name} ${user.lastname}`.trim() })}
      actions={
        <Button icon={<IconLogout size={18} aria-hidden />} onClick={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      }
    >
      <Stack gap={6}>
        <GateNotices />
        {passwordChangeNeeded && <PasswordForm />}
        {error && !data && (
          <Failed what={t('profile.failed')} onRetry={() => void refetch()}>
            {problemText(error)}
          </Failed>
        )}
        {!data && !error && (
          <Loading>
            <FormSkeleton fields={4} />
          </Loading>
        )}
        <div className={styles.columns}>
          <Stack gap={6}>
            {data && <PersonForm key={data.id} user={data} />}
            {data && <Facts user={data} />}
            <MessageMails />
          </Stack>
          <Stack gap={6}>
            {!passwordChangeNeeded && <PasswordForm />}
            <SecondFactors />
            <Documents />
          </Stack>
        </div>
        <Sessions />
        <LegalLinks />
      </Stack>
    </Page>
  )
}

function Facts({ user: { company, admin } }: { user: User }) {
  const { t } = useTranslation('shell')
  return (
    <Section title={t('profile.facts.title')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('profile.facts.company'), value: company.name },
          { term: t('profile.facts.type'), value: t(`companyType.${company.type}`) },
          {
            term: t('profile.facts.admin'),
            value: t(admin ? 'profile.facts.isAdmin' : 'profile.facts.isNoAdmin'),
          },
          { term: t('profile.facts.language'), value: t('profile.facts.german') },
        ]}
      />
    </Section>
  )
}
