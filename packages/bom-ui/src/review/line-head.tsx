import type { BomLine } from '@schrankwerk/contracts'
import { rowName } from '@schrankwerk/domain/bom'
import { Inline, Muted } from '@schrankwerk/ui'
import { quantityText } from '../quantity-text.ts'
import type { LineMarks } from './line-marks.ts'
import { LineStatus } from './line-status.tsx'
import { useReviewText } from './review-texts.ts'

export interface LineHeadProps {
  line: BomLine
  Mark: LineMarks['Mark']
  /** Closes what covers the page. */
  onLeave: () => void
}

/** How the line stands, what is needed of it and where, and its row in the file. */
export function LineHead({ line, Mark, onLeave }: LineHeadProps) {
  const t = useReviewText()
  const quantity =
    line.quantity !== null &&
    `${t('line.fields.quantity')} ${quantityText(line.quantity, line.quantityUnitName)}`
  const needed = [quantity, line.bmk].filter(Boolean).join(' · ')
  return (
    <Inline gap={3}>
      <LineStatus line={line} />
      {needed !== '' && <strong>{needed}</strong>}
      <Muted>{t('line.row', { row: rowName(line.rowIndex) })}</Muted>
      {line.equivalentAllowed && <Muted>{t('line.equivalent')}</Muted>}
      {Mark && <Mark line={line} place="dialog" onLeave={onLeave} />}
    </Inline>
  )
}
