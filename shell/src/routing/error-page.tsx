import { ProblemError, titleOf } from '@schrankwerk/shell-api'
import { isRouteErrorResponse } from '@schrankwerk/shell-api/router'
import { LinkButton, Muted, Page, Stack } from '@schrankwerk/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

const statusOf = (
  error: unknown,
): { status: number; text: string; requestId?: string | undefined } | undefined => {
  if (error instanceof ProblemError && error.status > 0) {
    return { status: error.status, text: error.detail, requestId: error.requestId }
  }
  return isRouteErrorResponse(error) ? { status: error.status, text: error.statusText } : undefined
}

/** What nobody expected. The way back loads the portal anew, so that nothing broken is taken along. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  const known = statusOf(error)
  useEffect(() => {
    document.title = titleOf(t('error.title'))
  }, [t])
  return (
    <Page title={t('error.title')}>
      <Stack gap={4} align="flex-start">
        <p>{known ? `${known.status} ${known.text}` : t('error.unknown')}</p>
        {known?.requestId && <Muted>{t('error.requestId', { id: known.requestId })}</Muted>}
        <LinkButton href="/">{t('back')}</LinkButton>
      </Stack>
    </Page>
  )
}
