import type { ArticleImport } from '@schrankwerk/contracts'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { historyQuery } from './article-import.api.ts'
import { importOutcome, leftOutMost } from './import-outcome.ts'
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
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (!progress) return
    const ended = seen.current
    seen.current = progress.importId ?? undefined
    if (!ended || ended === seen.current) return
    void cache.invalidateQueries({ queryKey: ['article'] })
    void cache.invalidateQueries({ queryKey: ['masterData'] })
    const report = (entries: readonly ArticleImport[]) => {
      const entry = entries.find(({ id }) => id === ended)
      if (!entry || isImportWatched()) return
      const { title, effect } = importOutcome(entry, t)
      const say = leftOutMost(entry) ? notify.warn : tell[entry.state]
      say(`${title} ${effect}`)
    }
    // The outcome also stands in the list of imports.
    cache.fetchQuery(historyQuery).then(report, () => undefined)
  }, [cache, progress, t])
}
