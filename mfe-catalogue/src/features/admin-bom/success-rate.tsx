import type { BomSummary } from '@schrankwerk/contracts'
import { formatCount, formatNumber, Progress } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** How much of a list found its article. */
export function SuccessRate({ summary }: { summary: BomSummary }) {
  const { t } = useTranslation('catalogue')
  const { lines, matched, matchedPercent, toCheck, errors } = summary
  return (
    <Progress
      value={matchedPercent}
      label={t('adminBom.successRate', {
        percent: matchedPercent,
        matched: formatNumber(matched),
        lines: formatCount(lines, t('adminBom.line'), t('adminBom.lines')),
        toCheck: formatNumber(toCheck),
        errors: formatNumber(errors),
      })}
    />
  )
}
