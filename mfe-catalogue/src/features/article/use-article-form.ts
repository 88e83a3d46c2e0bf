import type { Article, ArticleInput } from '@schrankwerk/contracts'
import { type ObjectForm, useObjectForm } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../../paths.ts'
import { create, read, rememberArticle, update } from './article.api.ts'
import { articleProblem } from './article-problem.ts'
import { type ArticleValues, changedFields, emptyArticle, inputOf, valuesOf } from './article-values.ts'
import { checkArticle } from './check-article.ts'

export type ArticleForm = ObjectForm<Article, ArticleValues>

/** The form of one article, or of a new one. */
export function useArticleForm(article: Article | undefined): ArticleForm {
  const { t } = useTranslation('catalogue')
  return useObjectForm<Article, ArticleValues, ArticleInput>({
    kind: 'article',
    saved: article,
    empty: emptyArticle,
    valuesOf,
    changedFields,
    inputOf,
    // A discount group belongs to a manufacturer.
    isLinked: (field) => field === 'manufacturerId' || field === 'discountGroupId',
    check: (values) => checkArticle(values, t),
    refusedFields: (problem, values) => articleProblem(problem, values, t),
    create,
    update,
    read,
    remember: rememberArticle,
    path: articlePath,
    words: {
      saved: t('article.save.saved'),
      created: t('article.save.created'),
      failed: (detail) => t('article.save.failed', { detail }),
    },
  })
}
