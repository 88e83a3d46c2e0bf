import type { ArticleImport } from '@schrankwerk/contracts'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { historyQuery } from './article-import.api.ts'
import { failedToUndo, importOutcome, isAsBefore, leftOutMost } from './import-outcome.ts'
import { isImportWatched } from './import-watchers.ts'
import type { ImportProgress } from './running-import.tsx'

const tell = {
  RUNNING: notify.info,
  ENDED: notify.success,
  ABORTED: notify.warn,
  FAILED: notify.error,
  PROPOSED: notify.info,
  REJECTED: notify.info,
  EXPIRED: notify.info,
  UNDONE: notify.success,
}

/** Once the import that ran runs no more: what it changed is read anew, and its outcome told on whatever page. */
export function useImportEnding(progress: ImportProgress | undefined): void {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const seen = useRef<Pick<ArticleImport, 'id' | 'work'>>(undefined)
  useEffect(() => {
    if (!progress) return
    const ended = seen.current
    const { importId, work } = progress
    seen.current = importId === null ? undefined : { id: importId, work }
    if (!ended || ended.id === importId) return
    void cache.invalidateQueries({ queryKey: ['article'] })
    void cache.invalidateQueries({ queryKey: ['masterData'] })
    const report = (entries: readonly ArticleImport[]) => {
      const entry = entries.find(({ id }) => id === ended.id)
      if (!entry || isImportWatched() || isAsBefore(entry, ended.work)) return
      const { title, effect } = importOutcome(entry, t)
      const say = failedToUndo(entry) ? notify.error : leftOutMost(entry) ? notify.warn : tell[entry.state]
      say(`${title} ${effect}`)
    }
    // The outcome also stands in the list of imports.
    cache.fetchQuery(historyQuery).then(report, () => undefined)
  }, [cache, progress, t])
}
