import type { Article } from '@schrankwerk/contracts'
import { ChangeHistory } from '@schrankwerk/portal-ui/change-history'
import { FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, formatDate, ObjectHeader, ObjectPage, Section, useShortcuts } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../article-name.ts'
import { articleListAddress } from '../../lists/article-list-address.ts'
import { priceText } from '../../price-text.ts'
import { fieldId, type PageSection, pageSections, sectionId } from './article-fields.ts'
import { ArticleSections, useLabelOf } from './article-sections.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { ArticleFormProvider } from './form-context.tsx'
import { useArticleForm } from './use-article-form.ts'
import { usePrefilled } from './use-prefilled.ts'

/** The page of one article, or of a new one. */
export function ArticlePage({ article }: { article: Article | undefined }) {
  const { t } = useTranslation('catalogue')
  const form = useArticleForm(article)
  usePrefilled(form)
  const title = article ? articleName(article, t) : t('article.page.new')
  usePageTitle(article ? `${t('article.page.one')} ${title}` : title)
  useShortcuts({ save: form.save })
  const labelOf = useLabelOf()
  const sections: PageSection[] = article ? [...pageSections, 'history'] : [...pageSections]
  return (
    <ArticleFormProvider value={form}>
      <ObjectPage
        header={
          <ObjectHeader
            back={
              <BackLink component={Link} to={articleListAddress()}>
                {t('article.list.title')}
              </BackLink>
            }
            title={title}
            save={<SaveMark form={form} />}
            facts={article && articleFacts(article, t)}
          />
        }
        note={t('article.page.numbersNote')}
        notices={<FormNotices form={form} fieldId={fieldId} labelOf={labelOf} />}
        sections={sections.map((id) => ({ id: sectionId(id), label: t(`article.section.${id}`) }))}
        bar={<SaveBar form={form} create={t('article.save.createVerb')} />}
      >
        <ArticleSections articleId={article?.id} />
        {article && (
          <Section id={sectionId('history')} title={t('article.section.history')}>
            <ChangeHistory
              of={article}
              labelOf={(field) => t([`article.field.${field}`, 'history.field'])}
              facts={originOf(article, t)}
            />
          </Section>
        )}
      </ObjectPage>
      <ChangedDialog />
    </ArticleFormProvider>
  )
}

/** What tells one article from its neighbours. */
const articleFacts = (article: Article, t: TFunction<'catalogue'>) => [
  { label: t('article.field.orderNumber'), value: article.orderNumber },
  { label: t('article.field.purchasePrice'), value: priceText(article.purchasePrice, article, t) },
  { label: t('article.field.lastUpdate'), value: formatDate(article.lastUpdate) },
]

const originOf = (article: Article, t: TFunction<'catalogue'>) => [
  {
    term: t('article.field.articleImportSource'),
    value: t(`article.source.${article.articleImportSource}`),
  },
  { term: t('article.field.usedByArticleAmount'), value: article.usedByArticleAmount },
]
