import { ProblemError, problemText } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

interface Draft {
  saveOrAsk: () => Promise<boolean>
  getState: () => { problem: unknown; clash: unknown }
}

/** Saves because somebody said so, and says why something could not be; two people's changes are asked about instead. */
export function useSaveNow(draft: Draft): () => Promise<boolean> {
  const { t } = useTranslation('workflow')
  return useCallback(async () => {
    const isSaved = await draft.saveOrAsk()
    const { problem, clash } = draft.getState()
    if (!isSaved && !clash) notify.warn(reasonOf(problem, t))
    return isSaved
  }, [draft, t])
}

const reasonOf = (problem: unknown, t: TFunction<'workflow'>): string => {
  if (problem === undefined) return t('saving.invalid')
  return isUnreachable(problem) ? t('saving.offline') : t('saving.failed', { detail: problemText(problem) })
}

/** No answer came at all. */
const isUnreachable = (problem: unknown): boolean =>
  (problem instanceof ProblemError && problem.status === 0) || !navigator.onLine
