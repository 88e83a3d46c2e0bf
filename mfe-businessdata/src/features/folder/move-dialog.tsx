import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, notify } from '@schrankwerk/ui'
import { SelectField } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveItems } from './folder-changes.api.ts'

export interface MoveDialogProps {
  folder: BusinessData
  items: readonly BusinessDataItem[]
  onClose: () => void
}

const top = 'top'

/** Asks where files go: into a subfolder, or out of all of them. */
export function MoveDialog({ folder, items, onClose }: MoveDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const [target, setTarget] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [first] = items
  const isAllIn = (place: string | null) => items.every(({ subfolderId }) => subfolderId === place)
  const moving = useSingleMutation({
    mutationFn: () => moveItems(folder.offerId, items, target === top ? null : target),
    onSettled: () => cache.invalidateQueries({ queryKey: ['businessData'] }),
    onSuccess: (moved) => {
      const before = new Map(items.map(({ id, filename }) => [id, filename]))
      const renamed = moved.filter(({ id, filename }) => before.get(id) !== filename)
      notify.success(t('move.done', { count: moved.length }))
      const [one] = renamed
      if (one)
        notify.warn(
          t('move.renamed', { count: renamed.length, before: before.get(one.id), after: one.filename }),
        )
      onClose()
    },
  })
  const places = [
    ...(isAllIn(null) ? [] : [{ value: top, label: t('subfolder.top') }]),
    ...folder.subfolders.filter(({ id }) => !isAllIn(id)).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const move = () => {
    setMissing(target === null)
    if (target !== null) moving.mutate()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      closable={!moving.isPending}
      title={t('move.title', { count: items.length, name: first?.filename })}
      actions={
        <>
          <Button onClick={onClose} disabled={moving.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={moving.isPending} onClick={move}>
            {t('move.verb', { count: items.length })}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('move.where')}
        value={target}
        onChange={setTarget}
        dialogStart
        required
        options={places}
        error={(isMissing && t('move.missing')) || (moving.error && problemText(moving.error)) || undefined}
      />
    </Dialog>
  )
}
