import { Button, formatPercent } from '@schrankwerk/ui'
import { IconProgress } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { progressQuery } from './article-import.api.ts'

/** As long as anybody's import runs: how far it is, and the way to it. */
export function ImportBadge({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const { data } = useQuery(progressQuery)
  const isRunning = data !== undefined && data.importId !== null
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void cache.invalidateQueries({ queryKey: ['article'] })
      void cache.invalidateQueries({ queryKey: ['masterData'] })
      void cache.invalidateQueries({ queryKey: ['articleImport', 'history'] })
    }
    wasRunning.current = isRunning
  }, [cache, isRunning])
  if (!isRunning) return null
  return (
    <Button
      variant="quiet"
      icon={<IconProgress size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {t('import.badge', { percent: formatPercent((data.percent ?? 0) / 100) })}
    </Button>
  )
}
