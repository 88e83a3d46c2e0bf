import type { Article, ArticleInput } from '@schrankwerk/contracts'
import { type ObjectForm, useObjectForm } from '@schrankwerk/portal-ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../../paths.ts'
import { create, read, rememberArticle, update } from './article.api.ts'
import { articleProblem, type Holders, holdersOf } from './article-problem.ts'
import { type ArticleValues, changedFields, emptyArticle, inputOf, valuesOf } from './article-values.ts'
import { checkArticle } from './check-article.ts'

export interface ArticleForm extends ObjectForm<Article, ArticleValues> {
  /** Which article has the number that the last save was refused for. */
  holders: Holders
}

/** The form of one article, or of a new one. */
export function useArticleForm(article: Article | undefined): ArticleForm {
  const { t } = useTranslation('catalogue')
  const [holders, setHolders] = useState<Holders>({})
  const form = useObjectForm<Article, ArticleValues, ArticleInput>({
    kind: 'article',
    saved: article,
    empty: emptyArticle,
    valuesOf,
    changedFields,
    inputOf,
    // A discount group belongs to a manufacturer.
    isLinked: (field) => field === 'manufacturerId' || field === 'discountGroupId',
    check: (values) => {
      setHolders({})
      return checkArticle(values, article ? valuesOf(article) : emptyArticle, t)
    },
    refusedFields: (problem, values) => {
      setHolders(holdersOf(problem))
      return articleProblem(problem, values, t)
    },
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
  return { ...form, holders }
}
