import {
  acceptImportProposal,
  type ImportProposal,
  type ProposalClass,
  rejectImportProposal,
} from '@schrankwerk/contracts'
import { problemText, useMayCall } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { Button, ConfirmDialog, formatNumber, notify } from '@schrankwerk/ui'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articleListPath, importDialogPath } from '../../paths.ts'
import { accept, historyKey, proposalKey, reject } from './proposal.api.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const acts = { accept, reject } as const

/** Makes the chosen rows visible, or gives the proposal up; both ask first, naming what happens. */
export function ProposalActs({ proposal }: { proposal: ImportProposal }) {
  const { t } = useTranslation('catalogue')
  const mayAccept = useMayCall(acceptImportProposal)
  const mayReject = useMayCall(rejectImportProposal)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<keyof typeof acts>()
  const { filename, id } = proposal.import
  const acting = useMutation({
    mutationFn: (act: keyof typeof acts) => acts[act](id, proposal.editVersion),
    onSuccess: (_, act) => {
      notify.success(t(`proposal.${act}.done`, { filename }))
      setAsks(undefined)
      void navigate(act === 'accept' ? importDialogPath() : articleListPath)
      void cache.invalidateQueries({ queryKey: historyKey })
    },
    onError: () => cache.invalidateQueries({ queryKey: proposalKey(id) }),
  })
  const suspicious = proposal.classes.find((entry) => entry.class === 'SUSPICIOUS')
  const left = (suspicious?.rows ?? 0) - (suspicious?.chosen ?? 0)
  const chosenOf = (one: ProposalClass) => proposal.classes.find((entry) => entry.class === one)?.chosen ?? 0
  const effect = {
    created: formatNumber(chosenOf('NEW')),
    changed: formatNumber(chosenOf('CHANGED')),
    suspicious: formatNumber(chosenOf('SUSPICIOUS')),
    deleted: formatNumber(chosenOf('GONE')),
  }
  return (
    <>
      {mayReject && (
        <Button icon={<IconX {...icon} />} onClick={() => setAsks('reject')}>
          {t('proposal.reject.verb')}
        </Button>
      )}
      {mayAccept && (
        <Button variant="primary" icon={<IconCheck {...icon} />} onClick={() => setAsks('accept')}>
          {t('proposal.accept.verb')}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          open
          title={t(`proposal.${asks}.title`, { filename })}
          verb={t(`proposal.${asks}.verb`)}
          busy={acting.isPending}
          error={acting.error && problemText(acting.error)}
          onCancel={() => {
            acting.reset()
            setAsks(undefined)
          }}
          onConfirm={() => acting.mutate(asks)}
        >
          <p>{t(`proposal.${asks}.effect`, effect)}</p>
          {asks === 'accept' && left > 0 && (
            <p>{t('proposal.accept.left', { count: left, shown: formatNumber(left) })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
