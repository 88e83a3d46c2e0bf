import type { ImportProposal } from '@schrankwerk/contracts'
import { ProblemError, problemText } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Choice, choose, type ListedRow, proposalKey, proposalQuery, rowsKey } from './proposal.api.ts'

interface Page {
  content: ListedRow[]
}

/**
 * Takes rows or leaves them out, one act after the other: each names the state that the one before it made. The rows on
 * the screen follow at once and go back where the act is refused.
 */
export function useChoice(id: string) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const { queryKey } = proposalQuery(id)
  const show = ({ rows, chosen }: Choice) => {
    if (!rows) return
    cache.setQueriesData<Page>(
      { queryKey: rowsKey(id) },
      (page) =>
        page && {
          ...page,
          content: page.content.map((row) => (rows.includes(row.row) ? { ...row, chosen } : row)),
        },
    )
  }
  return useMutation({
    scope: { id: `proposal-${id}` },
    mutationFn: (choice: Choice) => {
      const known = cache.getQueryData<ImportProposal>(queryKey)
      return choose(id, known?.editVersion ?? 0, choice)
    },
    onMutate: show,
    onSuccess: (proposal, { rows }) => {
      cache.setQueryData(queryKey, proposal)
      if (!rows) void cache.invalidateQueries({ queryKey: rowsKey(id) })
    },
    onError: (error) => {
      notify.error(problemText(error, t('proposal.chooseFailed')))
      const isOutdated = error instanceof ProblemError && error.code === 'changed-meanwhile'
      void cache.invalidateQueries({ queryKey: isOutdated ? proposalKey(id) : rowsKey(id) })
    },
  })
}
