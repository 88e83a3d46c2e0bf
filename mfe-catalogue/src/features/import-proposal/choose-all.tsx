import type { ImportProposal } from '@schrankwerk/contracts'
import { Button, ConfirmDialog, formatNumber, Inline } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenClass } from './proposal.api.ts'

export interface ChooseAllProps {
  proposal: ImportProposal
  shown: ChosenClass
  isBusy: boolean
  onChoose: (chosen: boolean) => void
}

/** Takes or leaves out all rows of the class that is shown; to delete what is gone is asked for first. */
export function ChooseAll({ proposal, shown, isBusy, onChoose }: ChooseAllProps) {
  const { t } = useTranslation('catalogue')
  const [asks, setAsks] = useState(false)
  const deletable = (proposal.classes.find((entry) => entry.class === 'GONE')?.rows ?? 0) - proposal.goneInUse
  const counted = { count: deletable, shown: formatNumber(deletable) }
  if (shown !== 'GONE')
    return (
      <Inline gap={2}>
        <Button small disabled={isBusy} onClick={() => onChoose(false)}>
          {t('proposal.leaveAll', { class: t(`proposal.className.${shown}`) })}
        </Button>
        {/* Suspicious rows are taken where it is said that they are left out. */}
        {shown !== 'SUSPICIOUS' && (
          <Button small disabled={isBusy} onClick={() => onChoose(true)}>
            {t('proposal.takeAll', { class: t(`proposal.className.${shown}`) })}
          </Button>
        )}
      </Inline>
    )
  return (
    <Inline gap={2}>
      <Button small disabled={isBusy} onClick={() => onChoose(false)}>
        {t('proposal.keepAll')}
      </Button>
      <Button small disabled={isBusy || deletable === 0} onClick={() => setAsks(true)}>
        {t('proposal.deleteAll')}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t('proposal.gone.title', counted)}
        verb={t('proposal.gone.verb', counted)}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          onChoose(true)
        }}
      >
        <p>{t('proposal.gone.effect', counted)}</p>
        {proposal.goneInUse > 0 && (
          <p>
            {t('proposal.gone.inUse', {
              count: proposal.goneInUse,
              shown: formatNumber(proposal.goneInUse),
            })}
          </p>
        )}
      </ConfirmDialog>
    </Inline>
  )
}
