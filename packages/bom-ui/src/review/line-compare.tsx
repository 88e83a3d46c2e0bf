import type { BomLine } from '@schrankwerk/contracts'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useManufacturerAgrees } from '../data/bom-queries.ts'
import type { BomOwner } from '../data/owner.ts'
import { compareLine } from './compare.ts'
import classes from './line.module.css'
import { useReviewText } from './review-texts.ts'

/** The line at the left, its article at the right; what differs is marked. Without an article the line alone. */
export function LineCompare({ owner, line }: { owner: BomOwner; line: BomLine }) {
  const t = useReviewText()
  const agrees = useManufacturerAgrees(owner, line)
  if (line.matchedArticle === null) return <OwnValues line={line} />
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
        {compareLine(line, agrees).map(({ field, source, article, differs }) => (
          <tr key={field} data-differs={differs || undefined}>
            <th scope="row">{t(`line.fields.${field}`)}</th>
            <td>{source || '–'}</td>
            <td>
              {article ?? '–'}
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

/** What there is to go by. */
function OwnValues({ line }: { line: BomLine }) {
  const t = useReviewText()
  const values = compareLine(line).filter(({ source }) => source)
  if (values.length === 0) return null
  return (
    <dl className={classes.own}>
      {values.map(({ field, source }) => (
        <div key={field}>
          <dt>{t(`line.fields.${field}`)}</dt>
          <dd>{source}</dd>
        </div>
      ))}
    </dl>
  )
}
