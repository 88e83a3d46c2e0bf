import { countsOf } from '@schrankwerk/bom-ui/line-counts'
import type { BomSummary } from '@schrankwerk/contracts'
import { formatCount, formatNumber, Progress } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** How much of a list found its article. */
export function SuccessRate({ summary }: { summary: BomSummary }) {
  const { t } = useTranslation('catalogue')
  const { lines, matched, matchedPercent } = summary
  // As the list beneath counts them.
  const { issue, check } = countsOf(summary)
  return (
    <Progress
      value={matchedPercent}
      label={t('adminBom.successRate', {
        percent: matchedPercent,
        matched: formatNumber(matched),
        lines: formatCount(lines, t('adminBom.line'), t('adminBom.lines')),
        toCheck: formatNumber(check),
        errors: formatNumber(issue),
      })}
    />
  )
}
