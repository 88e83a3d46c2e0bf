import type { Article } from '@schrankwerk/contracts'
import { usePageTitle } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  ActionBar,
  AnchorTabs,
  Button,
  Notice,
  ObjectHeader,
  Page,
  SaveState,
  Section,
  Stack,
  TextLink,
  useShortcuts,
} from '@schrankwerk/ui'
import { ErrorSummary, FormGrid } from '@schrankwerk/ui/forms'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
import { ArticleHistory } from './article-history.tsx'
import { articleName, secondNumber } from './article-name.ts'
import { CalculatedPrice } from './calculated-price.tsx'
import { ChangedDialog } from './changed-dialog.tsx'
import { ArticleFormProvider } from './form-context.tsx'
import { type ArticleForm, useArticleForm } from './use-article-form.ts'
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
  const sections: PageSection[] = article ? [...pageSections, 'history'] : [...pageSections]
  const saveState = form.isSaving ? 'saving' : form.failure ? 'failed' : 'unsaved'
  return (
    <ArticleFormProvider value={form}>
      <Page bare>
        <ObjectHeader
          back={
            <TextLink component={Link} to={articleListAddress()}>
              {t('article.page.back')}
            </TextLink>
          }
          title={title}
          reference={article && secondNumber(article)}
          save={form.changed.length > 0 && <SaveState state={saveState} />}
        />
        <AnchorTabs
          items={sections.map((id) => ({ id: sectionId(id), label: t(`article.section.${id}`) }))}
        />
        <Stack gap={6}>
          <FormNotices form={form} />
          {pageSections.map((section) => (
            <Section key={section} id={sectionId(section)} title={t(`article.section.${section}`)}>
              {parts[section]}
            </Section>
          ))}
          {article && (
            <Section id={sectionId('history')} title={t('article.section.history')}>
              <ArticleHistory article={article} />
            </Section>
          )}
        </Stack>
        <ActionBar note={t('article.page.numbersNote')}>
          {form.changed.length > 0 && (
            <Button disabled={form.isSaving} onClick={form.discard}>
              {t('article.save.discard')}
            </Button>
          )}
          <Button
            variant="primary"
            loading={form.isSaving}
            icon={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={form.save}
          >
            {t(article ? 'article.save.verb' : 'article.save.createVerb')}
          </Button>
        </ActionBar>
        <ChangedDialog />
      </Page>
    </ArticleFormProvider>
  )
}

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

/** What was refused, what was typed before, and a save that failed; a refused save leads to its first field. */
function FormNotices({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('catalogue')
  const { errors, refusals, failure, isRestored } = form
  const first = useRef<string>(undefined)
  first.current = Object.keys(errors)[0]
  useEffect(() => {
    if (refusals > 0 && first.current) document.getElementById(fieldId(first.current))?.focus()
  }, [refusals])
  const label = (path: string) => {
    const [list, at, part] = path.split('.')
    if (at === undefined || part === undefined) return t(`article.field.${list}`)
    return `${t(`article.field.${list}`)} ${Number(at) + 1}`
  }
  return (
    <>
      {isRestored && (
        <Notice
          action={
            <Button small onClick={form.discard}>
              {t('article.save.discard')}
            </Button>
          }
        >
          {t('article.save.restored')}
        </Notice>
      )}
      <ErrorSummary
        errors={Object.entries(errors).map(([path, message]) => ({
          field: fieldId(path),
          label: label(path),
          message,
        }))}
      />
      {failure && (
        <Notice
          tone="error"
          action={
            <Button small onClick={form.save}>
              {t('article.save.retry')}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </>
  )
}
