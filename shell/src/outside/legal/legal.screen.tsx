import { getLegalText, type LegalPage } from '@schrankwerk/contracts'
import { api, currentUser, problemText, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { BackLink, Button, Failed, FormSkeleton, Loading, Page } from '@schrankwerk/ui'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Markdown } from './markdown.tsx'

const fromProfile: readonly LegalPage[] = ['avb', 'subcontractors']

/** One of the operator's own texts. */
export function Component() {
  const { t } = useTranslation('shell')
  const page = useLocation().pathname.split('/')[1] as LegalPage
  const title = t(`legalTitle.${page}`)
  usePageTitle(title)
  const { data, error, refetch } = useQuery({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => api.call(getLegalText, { query: { page }, signal }),
  })
  const back =
    currentUser() && fromProfile.includes(page) ? (
      <BackLink component={Link} to="/profile">
        {t('profile.menu')}
      </BackLink>
    ) : undefined
  return (
    <Page
      title={title}
      reading
      back={back}
      actions={
        <Button icon={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
          {t('legalTitle.print')}
        </Button>
      }
    >
      {error && <Failed what={problemText(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <FormSkeleton />
        </Loading>
      )}
      {data && <Markdown text={data.markdown} />}
    </Page>
  )
}
