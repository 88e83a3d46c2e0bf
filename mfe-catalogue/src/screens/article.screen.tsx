import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
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
  const reason = absenceOf(query.error)
  // Also where it was there a moment ago: somebody else has deleted it.
  if (query.data && !reason?.isMissing) return <ArticlePage article={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t('article.page.one')}
      what={t('article.page.what')}
      missing={t('article.page.missing')}
      back={
        <LinkButton component={Link} to={articleListAddress()}>
          {t('article.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
      fields={10}
    />
  )
}
