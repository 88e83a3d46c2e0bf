import { cleanFilename } from '@schrankwerk/domain'
import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog } from '@schrankwerk/ui'
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
  /** Why it cannot be called that; undefined where it can. */
  refuse?: (name: string) => string | undefined
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

const longestName = 200

/** Asks for the name of a file or subfolder; a refusal stands at the field. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, verb, name, ending = '', refuse, save, onClose } = props
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const form = useId()
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState<string>()
  const saving = useSingleMutation({
    mutationFn: () => save(typed.trim() + ending),
    // Also after a refusal: somebody else may have named it meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: ['businessData'] }),
    onSuccess: onClose,
  })
  const reason = () => {
    if (refusal) return refusal
    if (!saving.error) return undefined
    const code = saving.error instanceof ProblemError ? saving.error.code : undefined
    if (code === 'name-taken') return t('name.taken')
    if (code === 'changed-meanwhile') return t('name.changed')
    return problemText(saving.error)
  }
  // The service would put other characters in their place, and nobody would be told.
  const refusalOf = (wanted: string) => {
    if (wanted === '') return t('name.missing')
    if (/[/\\]/.test(wanted)) return t('name.slashes')
    const whole = (wanted + ending).normalize('NFC')
    if (cleanFilename(whole) !== whole) return t('name.unusable')
    return refuse?.(wanted)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    const found = refusalOf(wanted)
    setRefusal(found)
    if (found) return
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
          dialogStart
          required
          maxLength={longestName - ending.length}
          error={reason()}
          description={ending && t('name.ending', { ending })}
        />
      </form>
    </Dialog>
  )
}
