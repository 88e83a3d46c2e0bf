import { Section } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alternatives } from './alternatives.tsx'
import styles from './article.module.css'
import { ArticleField } from './article-field.tsx'
import { articleSections, type FieldSection, pageSections, sectionId } from './article-fields.ts'
import { CalculatedPrice } from './calculated-price.tsx'
import { WholesalerRows } from './wholesaler-rows.tsx'

/** The fields of an article, on its page and in the dialog over a parts list. */
export function ArticleSections({ articleId }: { articleId: string | undefined }) {
  const { t } = useTranslation('catalogue')
  const parts: Record<(typeof pageSections)[number], ReactNode> = {
    numbers: <Fields section="numbers" />,
    prices: (
      <>
        <Fields section="prices" />
        <CalculatedPrice />
      </>
    ),
    packaging: <Fields section="packaging" />,
    wholesalers: <WholesalerRows />,
    alternatives: <Alternatives articleId={articleId} />,
    classification: <Fields section="classification" />,
    customs: <Fields section="customs" />,
    dimensions: <Fields section="dimensions" />,
    links: <Fields section="links" />,
  }
  return (
    <div className={styles.sections}>
      <div className={styles.arranged}>
        {pageSections.map((section) => (
          <div key={section} className={halves.has(section) ? undefined : styles.wide}>
            <Section id={sectionId(section)} title={t(`article.section.${section}`)}>
              {parts[section]}
            </Section>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Short ones, of which two that follow each other stand side by side. */
const halves: ReadonlySet<string> = new Set(['alternatives', 'classification', 'dimensions', 'links'])

function Fields({ section }: { section: FieldSection }) {
  return (
    <div className={styles.fields}>
      {articleSections[section].map((field) =>
        field.kind === 'area' ? (
          <div key={field.name} className={styles.wide}>
            <ArticleField field={field} />
          </div>
        ) : (
          <ArticleField key={field.name} field={field} />
        ),
      )}
    </div>
  )
}

/** An article's field by the path of its error; rows of wholesalers are counted. */
export const useLabelOf = () => {
  const { t } = useTranslation('catalogue')
  return (path: string): string => {
    const [field, row] = path.split('.')
    return [t(`article.field.${field}`), ...(row ? [Number(row) + 1] : [])].join(' ')
  }
}
