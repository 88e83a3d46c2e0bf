import type { UndoPreview } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatNumber, Notice, TextLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../../paths.ts'

export const keptAmount = ({ byCompanies, byOperator }: UndoPreview['kept']): number =>
  byCompanies + byOperator

/** How the list names an article: by its order number first. */
export const listedName = (article: UndoPreview['examples'][number]): string =>
  [article.manufacturerName, article.orderNumber ?? article.manufacturerNumber].filter(Boolean).join(' ')

/** Which articles stay when an import is undone, who chose them, and where to look at them. */
export function KeptArticles({ kept, examples }: Pick<UndoPreview, 'kept' | 'examples'>) {
  const { t } = useTranslation('catalogue')
  const amount = keptAmount(kept)
  const shown = examples.filter(({ act }) => act === 'KEEP')
  return (
    <Notice tone="warning" title={t('undo.kept.title', { count: amount, shown: formatNumber(amount) })}>
      <p>
        {(['byCompanies', 'byOperator'] as const)
          .filter((by) => kept[by] > 0)
          .map((by) => t(`undo.kept.${by}`, { count: kept[by], shown: formatNumber(kept[by]) }))
          .join(', ')}
        .
      </p>
      {amount > shown.length && <p>{t('undo.kept.first', { shown: formatNumber(shown.length) })}</p>}
      <ul>
        {shown.map((article) => (
          <li key={article.articleId}>
            <TextLink component={Link} to={articlePath(article.articleId)} target="_blank">
              {listedName(article)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
