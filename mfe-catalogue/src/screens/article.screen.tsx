import { ProblemError } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { Empty, Failed, FormSkeleton, LinkButton, Loading, Page } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleQuery } from '../features/article/article.api.ts'
import { ArticlePage } from '../features/article/article-page.tsx'
import { articleListAddress } from '../lists/article-list-address.ts'
import { newId } from '../paths.ts'

export function Component() {
  const { id = newId } = useParams()
  return id === newId ? <ArticlePage key={newId} article={undefined} /> : <ExistingArticle key={id} id={id} />
}

function ExistingArticle({ id }: { id: string }) {
  const { t } = useTranslation('catalogue')
  const query = useQuery(articleQuery(id))
  const { error } = query
  const problem = error instanceof ProblemError ? error : undefined
  // Also where it was there a moment ago: somebody else has deleted it.
  if (problem?.status === 404 || problem?.status === 400)
    return (
      <Page title={t('article.page.one')}>
        <Empty
          text={t('article.page.missing')}
          action={
            <LinkButton component={Link} to={articleListAddress()}>
              {t('article.page.back')}
            </LinkButton>
          }
        />
      </Page>
    )
  if (query.data) return <ArticlePage article={query.data} />
  if (error)
    return (
      <Page title={t('article.page.one')}>
        <Failed
          what={t('article.page.what')}
          onRetry={() => void query.refetch()}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      </Page>
    )
  return (
    <Page bare>
      <Loading>
        <FormSkeleton fields={10} />
      </Loading>
    </Page>
  )
}
