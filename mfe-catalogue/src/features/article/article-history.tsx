import type { Article } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import { DescriptionList, Disclosure, formatDateTime, SimpleTable, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** Where the article came from and who changed what. */
export function ArticleHistory({ article }: { article: Article }) {
  const { t } = useTranslation('catalogue')
  const { user } = useSession()
  const who = (userId: string | null) =>
    t(
      userId === null
        ? 'article.history.portal'
        : userId === user.id
          ? 'article.history.you'
          : 'article.history.other',
    )
  const what = (action: string) => t([`article.history.action.${action}`, 'article.history.action.update'])
  const fields = (names: readonly string[]) =>
    names.map((name) => t([`article.field.${name}`, 'article.history.field'])).join(', ') || '–'
  return (
    <Stack gap={3}>
      <DescriptionList
        columns={2}
        items={[
          {
            term: t('article.field.articleImportSource'),
            value: t(`article.source.${article.articleImportSource}`),
          },
          { term: t('article.field.usedByArticleAmount'), value: article.usedByArticleAmount },
          { term: t('article.column.createDate'), value: formatDateTime(article.createDate) },
          { term: t('article.field.lastUpdate'), value: formatDateTime(article.lastUpdate) },
        ]}
      />
      {article.changeEntries.length > 0 && (
        <Disclosure summary={t('article.history.entries', { count: article.changeEntries.length })}>
          <SimpleTable
            label={t('article.section.history')}
            head={['at', 'who', 'what', 'fields'].map((name) => t(`article.history.${name}`))}
            rows={article.changeEntries
              .toReversed()
              .map((entry) => [
                formatDateTime(entry.at),
                who(entry.userId),
                what(entry.action),
                fields(entry.fields),
              ])}
          />
        </Disclosure>
      )}
    </Stack>
  )
}
