import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Muted } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface NameDialogProps {
  title: string
  label: string
  verb: string
  /** What it is called now; empty for a new one. */
  name: string
  /** Stays behind the name, with its dot. */
  ending?: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

const longestName = 200

/** Asks for the name of a file or subfolder; a refusal stands at the field. */
export function NameDialog({ title, label, verb, name, ending = '', save, onClose }: NameDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const saving = useSingleMutation({
    mutationFn: () => save(typed.trim() + ending),
    // Also after a refusal: somebody else may have named it meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: ['businessData'] }),
    onSuccess: onClose,
  })
  const reason = () => {
    if (isMissing) return t('name.missing')
    if (!saving.error) return undefined
    const code = saving.error instanceof ProblemError ? saving.error.code : undefined
    if (code === 'name-taken') return t('name.taken')
    if (code === 'changed-meanwhile') return t('name.changed')
    return problemText(saving.error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    setMissing(wanted === '')
    if (wanted === '') return
    if (wanted === name) onClose()
    else saving.mutate()
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      closable={!saving.isPending}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={saving.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={label}
          value={typed}
          onChange={setTyped}
          required
          maxLength={longestName - ending.length}
          error={reason()}
          description={ending && t('name.ending', { ending })}
          action={ending && <Muted>{ending}</Muted>}
        />
      </form>
    </Dialog>
  )
}
