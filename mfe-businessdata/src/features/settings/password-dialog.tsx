import { folderPasswordProblem, minimumFolderPasswordLength } from '@schrankwerk/domain/folder-password'
import { useDiscardQuestion } from '@schrankwerk/portal-ui/discard-question'
import { Button, Dialog, Notice, notify, Stack } from '@schrankwerk/ui'
import { TextField } from '@schrankwerk/ui/forms'
import { type FormEvent, useId, useState } from 'react'
import { ChangeFailure } from './change-failure.tsx'
import { setPassword } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { useSettingsChange } from './use-settings-change.ts'

export interface PasswordDialogProps {
  folder: SharedFolder
  /** Visitors are let in as soon as it is set. */
  isFirst: boolean
  onClose: () => void
  onDone: () => void
}

/** A new password for visitors, typed twice. */
export function PasswordDialog({ folder, isFirst, onClose, onDone }: PasswordDialogProps) {
  const t = useSettingsText()
  const id = useId()
  const [password, setTyped] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({})
  const saving = useSettingsChange({
    send: () => setPassword(folder.offerId, folder.settings, password),
    done: () => t('password.done'),
    onDone,
  })
  const { close, question } = useDiscardQuestion(password !== '' || repeated !== '', onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const problem = folderPasswordProblem(password)
    const found = problem
      ? { password: t(`password.${problem}`, { count: minimumFolderPasswordLength }) }
      : repeated === password
        ? {}
        : { repeated: t('password.mismatch') }
    setErrors(found)
    const [sentence] = Object.values(found)
    if (sentence === undefined) return saving.mutate()
    notify.warn(sentence)
    document.getElementById(`${id}-${found.password ? 'password' : 'repeated'}`)?.focus()
  }
  return (
    <>
      <Dialog
        open
        size="small"
        onClose={close}
        closable={!saving.isPending}
        title={t(folder.settings.hasPassword ? 'password.change' : 'password.set')}
        actions={
          <>
            <Button onClick={close} disabled={saving.isPending}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form={id} loading={saving.isPending}>
              {t(isFirst ? 'password.saveAndOpen' : 'password.save')}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={save}>
          <Stack gap={3}>
            {isFirst && <p>{t('password.first')}</p>}
            {folder.settings.hasPassword && <Notice>{t('password.ends')}</Notice>}
            <TextField
              id={`${id}-password`}
              type="password"
              label={t('password.new')}
              description={t('password.rule', { count: minimumFolderPasswordLength })}
              autoComplete="new-password"
              required
              dialogStart
              value={password}
              error={errors.password}
              onChange={(value) => {
                setTyped(value)
                setErrors({})
              }}
            />
            <TextField
              id={`${id}-repeated`}
              type="password"
              label={t('password.repeat')}
              autoComplete="new-password"
              required
              value={repeated}
              error={errors.repeated}
              onChange={(value) => {
                setRepeated(value)
                setErrors({})
              }}
            />
            <ChangeFailure error={saving.error} />
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  )
}
