import {
  acceptImportProposal,
  chosenClasses,
  type ImportProposal,
  type ProposalClass,
  rejectImportProposal,
} from '@schrankwerk/contracts'
import { problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { Button, ConfirmDialog, formatNumber, notify } from '@schrankwerk/ui'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { articleListPath, importDialogPath } from '../../paths.ts'
import { accept, type ChosenClass, historyKey, proposalKey, reject, rowsQuery } from './proposal.api.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const acts = { accept, reject } as const

export interface ProposalActsProps {
  proposal: ImportProposal
  /** Told as soon as it is decided, and again where that came to nothing. */
  isDecided: boolean
  onDecided: (isDecided: boolean) => void
}

/** Makes the chosen rows visible, or gives the proposal up; both ask first, naming what happens. */
export function ProposalActs({ proposal, isDecided, onDecided }: ProposalActsProps) {
  const { t } = useTranslation('catalogue')
  const mayAccept = useMayCall(acceptImportProposal)
  const mayReject = useMayCall(rejectImportProposal)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<keyof typeof acts>()
  const { filename, id } = proposal.import
  const chosenOf = (one: ProposalClass) => proposal.classes.find((entry) => entry.class === one)?.chosen ?? 0
  const acting = useSingleMutation({
    mutationFn: (act: keyof typeof acts) => acts[act](id, proposal.editVersion),
    onMutate: () => onDecided(true),
    onSuccess: (_, act) => {
      notify.success(t(`proposal.${act}.done`, { filename }))
      setAsks(undefined)
      void navigate(act === 'accept' ? importDialogPath() : articleListPath)
      void cache.invalidateQueries({ queryKey: historyKey })
    },
    onError: () => {
      onDecided(false)
      return cache.invalidateQueries({ queryKey: proposalKey(id) })
    },
  })
  const outdated = useQueries({
    queries: chosenClasses.map((one) => ({
      ...rowsQuery(id, { class: one, chosen: 'true', changedSince: 'true', page: 0, paginationSize: 1 }),
      enabled: asks === 'accept' && !isDecided && chosenOf(one) > 0,
      staleTime: 0,
    })),
  })
  const isCounting = outdated.some(({ isFetching }) => isFetching)
  const isUncounted = outdated.some(({ isError }) => isError)
  const outdatedOf = (one: ChosenClass) => outdated[chosenClasses.indexOf(one)]?.data?.totalElements ?? 0
  const changedSince = chosenClasses.reduce((sum, one) => sum + (chosenOf(one) > 0 ? outdatedOf(one) : 0), 0)
  const takenOf = (one: ChosenClass) => Math.max(0, chosenOf(one) - outdatedOf(one))
  const suspicious = proposal.classes.find((entry) => entry.class === 'SUSPICIOUS')
  const left = (suspicious?.rows ?? 0) - (suspicious?.chosen ?? 0)
  const percents = proposal.discountPercents.total
  const isOfPercents = percents > 0 && chosenClasses.every((one) => chosenOf(one) === 0)
  const effect = {
    created: formatNumber(takenOf('NEW')),
    changed: formatNumber(takenOf('CHANGED')),
    suspicious: formatNumber(takenOf('SUSPICIOUS')),
    deleted: formatNumber(takenOf('GONE')),
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
          {!(asks === 'accept' && isOfPercents) && (
            <p>
              {asks === 'accept' && isCounting
                ? t('proposal.accept.counting')
                : t(`proposal.${asks}.effect`, effect)}
            </p>
          )}
          {asks === 'accept' && percents > 0 && (
            <p>{t('proposal.accept.percents', { count: percents, shown: formatNumber(percents) })}</p>
          )}
          {asks === 'accept' && !isCounting && isUncounted && <p>{t('proposal.accept.uncounted')}</p>}
          {asks === 'accept' && !isCounting && changedSince > 0 && (
            <p>
              {t('proposal.accept.changedSince', { count: changedSince, shown: formatNumber(changedSince) })}
            </p>
          )}
          {asks === 'accept' && left > 0 && (
            <p>{t('proposal.accept.left', { count: left, shown: formatNumber(left) })}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
