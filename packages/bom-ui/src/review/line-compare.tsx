import type { BomLine } from '@schrankwerk/contracts'
import { IconArrowsDiff } from '@tabler/icons-react'
import { compareLine } from './compare.ts'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'

/** The line at the left, its article at the right; what differs is marked. */
export function LineCompare({ line }: { line: BomLine }) {
  const t = useReviewText()
  return (
    <table className={classes.compare}>
      <thead>
        <tr>
          <th scope="col">{t('line.field')}</th>
          <th scope="col">{t('line.source')}</th>
          <th scope="col">{t('line.article')}</th>
        </tr>
      </thead>
      <tbody>
        {compareLine(line).map(({ field, source, article, differs }) => (
          <tr key={field} data-differs={differs || undefined}>
            <th scope="row">{t(`line.fields.${field}`)}</th>
            <td>{source || '–'}</td>
            <td>
              {line.matchedArticle === null && field === 'orderNumber'
                ? t('line.noArticle')
                : (article ?? '–')}
              {differs && (
                <span className={classes.differs}>
                  <IconArrowsDiff size={14} stroke={2} aria-hidden="true" />
                  {t('line.differs')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
