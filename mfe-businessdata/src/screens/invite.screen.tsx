import { formatMail } from '@schrankwerk/domain'
import { problemText, type SessionUser, usePageTitle, useUserIfAny } from '@schrankwerk/shell-api'
import { Link, Navigate, useNavigate, useParams } from '@schrankwerk/shell-api/router'
import { Failed, FormSkeleton, LinkButton, Loading, Notice, Page, Stack } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstVisit } from '../features/invite/first-visit.tsx'
import { type Invite, inviteQuery, isUsedUp } from '../features/invite/invite.api.ts'
import { keepCode, keptCode } from '../features/invite/invite-code.ts'
import { InvitedFolder } from '../features/invite/invited-folder.tsx'
import { folderListPath, folderPath, invitePath } from '../paths.ts'
import { SignInButton } from '../sign-in-button.tsx'

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Where invitations lead: to what a code stands for, or with an offer's id to the sign-in alone. */
export function Component() {
  const { code } = useParams()
  if (code === undefined) return <KeptInvite />
  return isId(code) ? <ToFolder offerId={code} /> : <TakeCode code={code} />
}

/** The address is what others get to see of a page; this tab's storage is not. */
function TakeCode({ code }: { code: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    keepCode(code)
    void navigate(invitePath, { replace: true })
  }, [code, navigate])
  return null
}

function InvitePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('businessdata')
  usePageTitle(t('invite.title'))
  return (
    <Page title={t('invite.title')} reading>
      <Stack gap={5}>{children}</Stack>
    </Page>
  )
}

function ToFolder({ offerId }: { offerId: string }) {
  const { t } = useTranslation('businessdata')
  const isSignedIn = useUserIfAny() !== undefined
  if (isSignedIn) return <Navigate to={folderPath(offerId)} replace />
  return (
    <InvitePage>
      <p>{t('invite.signInFirst')}</p>
      <SignInButton way={{ path: folderPath(offerId) }} variant="primary" />
    </InvitePage>
  )
}

function KeptInvite() {
  const { t } = useTranslation('businessdata')
  const code = keptCode()
  if (code !== undefined) return <CheckedInvite code={code} />
  return (
    <InvitePage>
      <Notice tone="warning">{t('invite.unknown')}</Notice>
      <WayOut />
    </InvitePage>
  )
}

function CheckedInvite({ code }: { code: string }) {
  const { t } = useTranslation('businessdata')
  const user = useUserIfAny()
  const { data: invite, error, refetch } = useQuery(inviteQuery(code))
  return (
    <InvitePage>
      {isUsedUp(error) && (
        <>
          <Notice tone="warning">
            {t(error.code === 'code-expired' ? 'invite.expired' : 'invite.invalid')}
          </Notice>
          <WayOut />
        </>
      )}
      {error && !isUsedUp(error) && <Failed what={problemText(error)} onRetry={() => void refetch()} />}
      {!invite && !error && (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
      {invite && !invite.folder && (
        <>
          <Notice tone="warning">{t('invite.closed')}</Notice>
          <WayOut mail={invite.mail} />
        </>
      )}
      {invite?.folder && (
        <>
          <p>{t('invite.intro')}</p>
          <InvitedFolder folder={invite.folder} />
          <NextStep code={code} invite={invite} path={folderPath(invite.folder.offerId)} user={user} />
        </>
      )}
    </InvitePage>
  )
}

interface NextStepProps {
  code: string
  invite: Invite
  path: string
  user: SessionUser | undefined
}

function NextStep({ code, invite, path, user }: NextStepProps) {
  const { t } = useTranslation('businessdata')
  const { mail, hasPassword } = invite
  if (user && user.mail.toLowerCase() === mail.toLowerCase())
    return (
      <div>
        <LinkButton variant="primary" component={Link} to={path}>
          {t('invite.toFolder')}
        </LinkButton>
      </div>
    )
  if (user) return <Notice tone="info">{t('invite.otherPerson', { mail, own: user.mail })}</Notice>
  if (!hasPassword) return <FirstVisit code={code} invite={invite} path={path} />
  return (
    <>
      <p>{t('invite.hasAccount', { mail: formatMail(mail) })}</p>
      <SignInButton way={{ mail, path }} variant="primary" />
    </>
  )
}

/** Folders that are open to the person are listed after the sign-in. */
function WayOut({ mail }: { mail?: string }) {
  const { t } = useTranslation('businessdata')
  const isSignedIn = useUserIfAny() !== undefined
  if (isSignedIn)
    return (
      <div>
        <LinkButton component={Link} to={folderListPath}>
          {t('invite.toList')}
        </LinkButton>
      </div>
    )
  return <SignInButton way={{ mail, path: folderListPath }} />
}
