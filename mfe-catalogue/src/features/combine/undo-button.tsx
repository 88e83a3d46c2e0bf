import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice, Stack } from '@schrankwerk/ui'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askAgain, undo } from './combine.api.ts'

export interface UndoButtonProps {
  id: string
  /** What it took in, where several buttons stand on one page. */
  name?: string
  onUndone?: () => void
}

/** Takes a combination back; why it cannot be is said beside it. */
export function UndoButton({ id, name, onUndone }: UndoButtonProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const undoing = useSingleMutation({
    mutationFn: () => undo(id),
    onSuccess: () => {
      void askAgain(cache)
      onUndone?.()
    },
  })
  return (
    <Stack gap={2}>
      <div>
        <Button
          small
          icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
          loading={undoing.isPending}
          onClick={() => undoing.mutate()}
          {...(name && { 'aria-label': t('combination.undoOf', { name }) })}
        >
          {t('combination.undo')}
        </Button>
      </div>
      {undoing.error && (
        <Notice tone="error">{t('combination.failed', { detail: problemText(undoing.error) })}</Notice>
      )}
    </Stack>
  )
}
