import type { BomSummary } from '@schrankwerk/contracts'
import { formatCount, formatNumber, Progress } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** How much of a list found its article. */
export function SuccessRate({ summary }: { summary: BomSummary }) {
  const { t } = useTranslation('catalogue')
  const { lines, matched, matchedPercent, fine, errors } = summary
  return (
    <Progress
      value={matchedPercent}
      label={t('adminBom.successRate', {
        percent: matchedPercent,
        matched: formatNumber(matched),
        lines: formatCount(lines, t('adminBom.line'), t('adminBom.lines')),
        // As the list beneath counts them: a line with an error is no second time one to check.
        toCheck: formatNumber(lines - fine - errors),
        errors: formatNumber(errors),
      })}
    />
  )
}
