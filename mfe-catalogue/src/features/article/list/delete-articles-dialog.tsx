import type { ArticleListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../../article-name.ts'
import { removeMany } from '../article.api.ts'

/** Deletes all of them in as few calls as there may be; what is in use stays. */
async function removeArticles(articles: readonly ArticleListItem[]) {
  const left = await removeMany(articles.map(({ id }) => id))
  return articles.filter(({ id }) => left.includes(id)).map((item) => ({ item }))
}

export function DeleteArticlesDialog(choice: BulkChoice<ArticleListItem>) {
  const { t } = useTranslation('catalogue')
  return (
    <BulkDialog
      {...choice}
      nameOf={(article) => articleName(article, t)}
      act={removeArticles}
      changes="article"
      words={{
        title: (count, name) => t('article.delete.title', { count, name }),
        verb: (count) => t('article.delete.verb', { count }),
        effect: (count) => t('article.delete.effect', { count }),
        done: (count) => t('article.delete.done', { count }),
        failed: (names, detail) =>
          t('article.delete.failed', { names, detail: detail || t('article.delete.stillChosen') }),
      }}
    />
  )
}
