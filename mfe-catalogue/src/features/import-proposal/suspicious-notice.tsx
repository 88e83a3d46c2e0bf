import type { ImportProposal } from '@schrankwerk/contracts'
import { Button, formatNumber, Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

export interface SuspiciousNoticeProps {
  proposal: ImportProposal
  /** Undefined for those who may only look. */
  onTakeAll: (() => void) | undefined
  isBusy: boolean
}

/** How many suspicious rows are left out, above all rows: nobody has to find out by counting. */
export function SuspiciousNotice({ proposal, onTakeAll, isBusy }: SuspiciousNoticeProps) {
  const { t } = useTranslation('catalogue')
  const suspicious = proposal.classes.find((entry) => entry.class === 'SUSPICIOUS')
  if (!suspicious?.rows) return null
  const left = suspicious.rows - suspicious.chosen
  if (left === 0) return <Notice>{t('proposal.suspiciousTaken')}</Notice>
  return (
    <Notice
      tone="warning"
      title={t('proposal.suspiciousLeft', { count: left, shown: formatNumber(left) })}
      action={
        onTakeAll && (
          <Button small disabled={isBusy} onClick={onTakeAll}>
            {t('proposal.takeAll', { class: t('proposal.className.SUSPICIOUS') })}
          </Button>
        )
      }
    >
      {t('proposal.suspiciousLook')}
    </Notice>
  )
}
