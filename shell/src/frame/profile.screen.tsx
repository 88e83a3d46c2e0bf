import { usePageTitle, useSession } from '@schrankwerk/shell-api'
import { Button, DescriptionList, Notice, Page, Stack } from '@schrankwerk/ui'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

export function Component() {
  const { t } = useTranslation('shell')
  const { user, signOut } = useSession()
  usePageTitle(t('profile.menu'))
  const fullName = `${user.name} ${user.lastname}`.trim()
  return (
    <Page
      title={t('profile.greeting', { name: fullName })}
      reading
      actions={
        <Button icon={<IconLogout size={18} aria-hidden />} onClick={() => void signOut()}>
          {t('profile.signOut')}
        </Button>
      }
    >
      <Stack gap={4}>
        {user.pendingRegistration && (
          <Notice tone="info" title={t('profile.pendingTitle')}>
            {t('profile.pendingText')}
          </Notice>
        )}
        {user.passwordChangeNeeded && (
          <Notice tone="warning" title={t('profile.passwordTitle')}>
            {t('profile.passwordText')}
          </Notice>
        )}
        <DescriptionList
          items={[
            { term: t('profile.name'), value: fullName },
            { term: t('profile.mail'), value: user.mail },
            { term: t('profile.company'), value: user.companyName },
            { term: t('profile.type'), value: t(`companyType.${user.companyType}`) },
          ]}
        />
      </Stack>
    </Page>
  )
}
