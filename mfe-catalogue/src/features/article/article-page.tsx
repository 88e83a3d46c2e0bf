import type { Article } from '@schrankwerk/contracts'
import { FormNotices, SaveBar, SaveMark } from '@schrankwerk/portal-ui/form'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  BackLink,
  formatDate,
  formatMoney,
  ObjectHeader,
  ObjectPage,
  Section,
  useShortcuts,
} from '@schrankwerk/ui'
import { FormGrid } from '@schrankwerk/ui/forms'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeHistory } from '../../change-history.tsx'
import { articleListAddress } from '../../lists/article-list-address.ts'
import { Alternatives } from './alternatives.tsx'
import styles from './article.module.css'
import { ArticleField } from './article-field.tsx'
import {
  articleSections,
  type FieldSection,
  fieldId,
  type PageSection,
  pageSections,
  sectionId,
} from './article-fields.ts'
import { articleName } from './article-name.ts'
import { CalculatedPrice } from './calculated-price.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { ArticleFormProvider } from './form-context.tsx'
import { useArticleForm } from './use-article-form.ts'
import { WholesalerRows } from './wholesaler-rows.tsx'

/** The page of one article, or of a new one. */
export function ArticlePage({ article }: { article: Article | undefined }) {
  const { t } = useTranslation('catalogue')
  const form = useArticleForm(article)
  const title = article ? articleName(article, t) : t('article.page.new')
  usePageTitle(title)
  useShortcuts({ save: form.save })
  const parts: Record<(typeof pageSections)[number], ReactNode> = {
    identity: <Fields section="identity" />,
    logistics: <Fields section="logistics" />,
    dimensions: <Fields section="dimensions" />,
    prices: (
      <>
        <Fields section="prices" />
        <CalculatedPrice />
      </>
    ),
    classification: <Fields section="classification" />,
    wholesalers: <WholesalerRows />,
    alternatives: <Alternatives articleId={article?.id} />,
  }
  // Rows of wholesalers are counted.
  const labelOf = (path: string) => {
    const [field, row] = path.split('.')
    return [t(`article.field.${field}`), ...(row ? [Number(row) + 1] : [])].join(' ')
  }
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
        {pageSections.map((section) => (
          <Section key={section} id={sectionId(section)} title={t(`article.section.${section}`)}>
            {parts[section]}
          </Section>
        ))}
        {article && (
          <Section id={sectionId('history')} title={t('article.section.history')}>
            <ChangeHistory of={article} fields="article.field" facts={originOf(article, t)} />
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
  { label: t('article.field.purchasePrice'), value: formatMoney(article.purchasePrice) },
  { label: t('article.field.lastUpdate'), value: formatDate(article.lastUpdate) },
]

const originOf = (article: Article, t: TFunction<'catalogue'>) => [
  {
    term: t('article.field.articleImportSource'),
    value: t(`article.source.${article.articleImportSource}`),
  },
  { term: t('article.field.usedByArticleAmount'), value: article.usedByArticleAmount },
]

function Fields({ section }: { section: FieldSection }) {
  return (
    <FormGrid>
      {articleSections[section].map((field) =>
        field.kind === 'area' ? (
          <div key={field.name} className={styles.wide}>
            <ArticleField field={field} />
          </div>
        ) : (
          <ArticleField key={field.name} field={field} />
        ),
      )}
    </FormGrid>
  )
}
