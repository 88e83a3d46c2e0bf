import type { Article } from '@schrankwerk/contracts'
import { FormNotices, SaveMark } from '@schrankwerk/portal-ui/form'
import { absenceOf } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, FormSkeleton, Loading, Stack } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../article-name.ts'
import { articleQuery } from './article.api.ts'
import { fieldId } from './article-fields.ts'
import { ArticleSections, useLabelOf } from './article-sections.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { ArticleFormProvider } from './form-context.tsx'
import { useArticleForm } from './use-article-form.ts'

export interface ArticleDialogProps {
  articleId: string
  onClose: () => void
  /** After each save. */
  onSaved: () => void
}

/** An article's form over another page; what was typed and not saved is there again when it is opened once more. */
export function ArticleDialog(props: ArticleDialogProps) {
  const { t } = useTranslation('catalogue')
  const query = useQuery(articleQuery(props.articleId))
  if (query.data) return <Opened {...props} article={query.data} />
  const reason = absenceOf(query.error)
  return (
    <Dialog open onClose={props.onClose} size="large" title={t('article.page.one')}>
      {query.isPending ? (
        <Loading>
          <FormSkeleton fields={8} />
        </Loading>
      ) : reason?.isMissing ? (
        <p>{t('article.page.missing')}</p>
      ) : (
        <Failed what={t('article.page.what')} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function Opened({ article, onClose, onSaved }: ArticleDialogProps & { article: Article }) {
  const { t } = useTranslation('catalogue')
  const form = useArticleForm(article)
  const labelOf = useLabelOf()
  const shown = useRef(article.editVersion)
  useEffect(() => {
    if (shown.current === article.editVersion) return
    shown.current = article.editVersion
    onSaved()
  }, [article.editVersion, onSaved])
  return (
    <ArticleFormProvider value={form}>
      <Dialog
        open
        onClose={onClose}
        size="large"
        title={articleName(article, t)}
        actions={
          <>
            <SaveMark form={form} />
            <Button onClick={onClose}>{t('article.dialog.close')}</Button>
            <Button variant="primary" loading={form.isSaving} onClick={form.save}>
              {t('article.dialog.save')}
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <FormNotices form={form} fieldId={fieldId} labelOf={labelOf} />
          <ArticleSections articleId={article.id} />
        </Stack>
      </Dialog>
      <ChangedDialog />
    </ArticleFormProvider>
  )
}
