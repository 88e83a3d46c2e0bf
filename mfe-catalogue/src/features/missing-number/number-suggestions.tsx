import { type ArticleSuggestion, type MissingNumber, updateArticle } from '@schrankwerk/contracts'
import { ProblemError, useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Button,
  Empty,
  Failed,
  LazyPart,
  Loading,
  lazyCode,
  Muted,
  Stack,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../article-name.ts'
import { articlePath } from '../../paths.ts'
import { suggestionsQuery } from './missing-number.api.ts'
import styles from './missing-number.module.css'

const addDialog = lazyCode(() => import('./add-number-dialog.tsx'))

/** The nearest articles, each with its reason; the number can be added to one of them. */
export function NumberSuggestions({ missing }: { missing: MissingNumber }) {
  const { t } = useTranslation('catalogue')
  const mayAdd = useMayCall(updateArticle)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ArticleSuggestion>()
  const found = useQuery(suggestionsQuery(missing.id, search.trim()))
  const problem = found.error instanceof ProblemError ? found.error : undefined
  return (
    <Stack gap={3}>
      <SearchField label={t('missing.suggestions.search')} value={search} onChange={setSearch} />
      {found.isError && (
        <Failed
          what={t('missing.suggestions.what')}
          detail={problem?.detail}
          code={problem?.code}
          requestId={problem?.requestId}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && (
        <Loading>
          <TableSkeleton rows={3} columns={2} />
        </Loading>
      )}
      {found.data?.length === 0 && (
        <Empty text={t(search.trim() === '' ? 'missing.suggestions.none' : 'missing.suggestions.noHits')} />
      )}
      {found.data !== undefined && found.data.length > 0 && (
        <ol className={styles.suggestions} aria-busy={found.isFetching}>
          {found.data.map((article) => (
            <li key={article.articleId}>
              <div>
                <TextLink component={Link} to={articlePath(article.articleId)}>
                  {articleName(article, t)}
                </TextLink>
                {article.orderNumber !== null && <> · {article.orderNumber}</>}
                {article.description !== null && <div>{article.description}</div>}
                <div>
                  <Muted>{article.reason}</Muted>
                </div>
              </div>
              {mayAdd && (
                <Button
                  small
                  aria-label={t('missing.add.label', { article: articleName(article, t) })}
                  onClick={() => setChosen(article)}
                >
                  {t('missing.add.open')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {chosen !== undefined && (
        <LazyPart part={addDialog} what={t('missing.add.what')}>
          {({ AddNumberDialog }) => (
            <AddNumberDialog missing={missing} article={chosen} onClose={() => setChosen(undefined)} />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
