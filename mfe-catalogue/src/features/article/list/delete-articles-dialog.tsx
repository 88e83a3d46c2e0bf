import type { ArticleListItem } from '@schrankwerk/contracts'
import { type BulkChoice, BulkDialog } from '@schrankwerk/portal-ui/list'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../../article-name.ts'
import { removeMany } from '../article.api.ts'

/** Deletes all of them in as few calls as there may be; what was gone already stays. */
async function removeArticles(articles: readonly ArticleListItem[]) {
  const left = await removeMany(articles.map(({ id }) => id))
  return articles.filter(({ id }) => left.includes(id)).map((item) => ({ item }))
}

export function DeleteArticlesDialog(choice: BulkChoice<ArticleListItem>) {
  const { t } = useTranslation('catalogue')
  const replacements = choice.items.reduce((sum, { usedByArticleAmount = 0 }) => sum + usedByArticleAmount, 0)
  return (
    <BulkDialog
      {...choice}
      nameOf={(article) => articleName(article, t)}
      act={removeArticles}
      changes="article"
      words={{
        title: (count, name) => t('article.delete.title', { count, name }),
        verb: (count) => t('article.delete.verb', { count }),
        effect: (count) =>
          [
            t('article.delete.effect', { count }),
            replacements > 0 && t('article.delete.forgets', { count: replacements }),
          ]
            .filter(Boolean)
            .join(' '),
        done: (count) => t('article.delete.done', { count }),
        failed: (names, detail) =>
          t('article.delete.failed', { names, detail: detail || t('article.delete.stillChosen') }),
      }}
    />
  )
}
