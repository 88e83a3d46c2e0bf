import { LazyPart, lazyCode } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { ArticleDialogProps } from '../article/article-dialog.tsx'

const articleDialog = lazyCode(() => import('../article/article-dialog.tsx'))

/** The article of a line, in a dialog over the list. */
export function ArticleEditor(props: ArticleDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <LazyPart part={articleDialog} what={t('article.page.what')}>
      {({ ArticleDialog }) => <ArticleDialog {...props} />}
    </LazyPart>
  )
}
