import { checkLink, type LinkPurpose, linkPurposes } from '@schrankwerk/contracts'
import { api, problemText, usePageTitle } from '@schrankwerk/shell-api'
import { Navigate, useLocation } from '@schrankwerk/shell-api/router'
import { Failed, FormSkeleton, LinkButton, Loading, Page } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoosePassword } from '../password/choose-password.tsx'
import { ConfirmMail } from './confirm-mail.tsx'
import { ConfirmRegistration } from './confirm-registration.tsx'
import { isUsedUp, LinkUsedUp } from './link-used-up.tsx'

interface MailLink {
  mode: string
  oobCode: string
}

const linkIn = (state: unknown): MailLink | undefined =>
  typeof state === 'object' && state !== null && 'oobCode' in state ? (state as MailLink) : undefined

const isPurpose = (mode: string): mode is LinkPurpose => linkPurposes.some((purpose) => purpose === mode)

/** Where the links of mails lead. Opening one changes nothing; a button does. */
export function Component() {
  const { state, search } = useLocation()
  const query = new URLSearchParams(search)
  const oobCode = query.get('oobCode')
  // The address is what others get to see of a page; the history's state is not.
  if (oobCode) return <Navigate to="/action" replace state={{ mode: query.get('mode') ?? '', oobCode }} />
  const link = linkIn(state)
  if (!link) return <Navigate to="/" replace />
  return isPurpose(link.mode) ? (
    <CheckedLink key={link.oobCode} mode={link.mode} oobCode={link.oobCode} />
  ) : (
    <UnknownLink />
  )
}

function UnknownLink() {
  const { t } = useTranslation('shell')
  usePageTitle(t('link.unknownTitle'))
  return (
    <Page title={t('link.unknownTitle')} reading>
      <p>{t('link.unknownText')}</p>
      <div>
        <LinkButton href="/">{t('toStart')}</LinkButton>
      </div>
    </Page>
  )
}

function CheckedLink({ mode, oobCode }: { mode: LinkPurpose; oobCode: string }) {
  const { t } = useTranslation('shell')
  const title = t(`link.${mode}`)
  usePageTitle(title)
  const { data, error, refetch } = useQuery({
    queryKey: ['link', mode, oobCode],
    queryFn: ({ signal }) => api.call(checkLink, { query: { mode, oobCode }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data && mode === 'resetPassword') return <Navigate to="/reset" replace state={{ oobCode, ...data }} />
  return (
    <Page title={title} reading>
      {isUsedUp(error) && <LinkUsedUp mode={mode} error={error} />}
      {error && !isUsedUp(error) && <Failed what={problemText(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
      {data && mode === 'firstPassword' && <ChoosePassword mode={mode} link={{ oobCode, ...data }} />}
      {data && mode === 'confirmRegistration' && <ConfirmRegistration oobCode={oobCode} mail={data.mail} />}
      {data && mode === 'changeMail' && <ConfirmMail oobCode={oobCode} mail={data.mail} />}
    </Page>
  )
}
