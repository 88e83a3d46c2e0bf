import type { Visibility } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { useDiscardQuestion } from '@schrankwerk/portal-ui/discard-question'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { ProblemError } from '@schrankwerk/shell-api'
import { Button, Dialog, Inline, Notice, notify, Stack } from '@schrankwerk/ui'
import { CheckboxField, DateField, TextField } from '@schrankwerk/ui/forms'
import { type FormEvent, useId, useState } from 'react'
import { ChangeFailure } from './change-failure.tsx'
import {
  checkEntry,
  type EntryErrors,
  isSameEntry,
  listWith,
  newEntry,
  refusedFields,
  valuesOf,
} from './entry-values.ts'
import { withRead, withWrite } from './rights.ts'
import { share } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { useSettingsChange } from './use-settings-change.ts'

export interface EntryDialogProps {
  folder: SharedFolder
  /** An own one to change; left out for a new one. */
  entry: Visibility | undefined
  onClose: () => void
}

/** Whom to let in, until when, and with what right. */
export function EntryDialog({ folder, entry, onClose }: EntryDialogProps) {
  const t = useSettingsText()
  const id = useId()
  const before = entry ? valuesOf(entry) : newEntry
  const [values, setValues] = useState(before)
  const [errors, setErrors] = useState<EntryErrors>({})
  const { settings, offerId } = folder
  const own = settings.visibilities.filter(({ side }) => side === settings.side)
  const list = listWith(own, entry, values)
  const today = todayInBerlin()
  const saving = useSettingsChange({
    send: () => share(offerId, settings, list),
    done: () => t(entry ? 'entry.saved' : 'entry.added', { email: formatMail(values.email.trim()) }),
    onDone: onClose,
  })
  const refused =
    saving.error instanceof ProblemError ? refusedFields(saving.error, list, values.email) : undefined
  const shown = { ...refused, ...errors }
  const set = (part: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...part }))
    setErrors({})
    if (saving.error) saving.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const others = own.filter((other) => other.id !== entry?.id)
    const found = checkEntry(values, { others, today }, t)
    setErrors(found)
    const [field] = Object.keys(found) as (keyof EntryErrors)[]
    if (field === undefined) return saving.mutate()
    notify.warn(found[field] as string)
    document.getElementById(`${id}-${field}`)?.focus()
  }
  const { read, write } = values
  const { close, question } = useDiscardQuestion(!isSameEntry(before, values), onClose)
  return (
    <>
      <Dialog
        open
        onClose={close}
        closable={!saving.isPending}
        title={entry ? t('entry.editTitle', { email: formatMail(entry.email) }) : t('entry.add')}
        actions={
          <>
            <Button onClick={close} disabled={saving.isPending}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form={id} loading={saving.isPending}>
              {t(entry ? 'entry.save' : 'entry.addVerb')}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={save}>
          <Stack gap={4}>
            <TextField
              id={`${id}-email`}
              type="email"
              label={t('entry.email')}
              description={t(entry ? 'entry.emailFixed' : 'entry.emailText')}
              required
              dialogStart={entry === undefined}
              readOnly={entry !== undefined}
              maxLength={254}
              value={values.email}
              error={shown.email}
              onChange={(email) => set({ email })}
            />
            <DateField
              id={`${id}-endDate`}
              label={t('entry.endDate')}
              description={t('entry.endDateText')}
              min={today}
              dialogStart={entry !== undefined}
              value={values.endDate}
              error={shown.endDate}
              onChange={(endDate) => set({ endDate })}
            />
            <Inline gap={5}>
              <CheckboxField
                label={t('right.read')}
                value={read}
                onChange={(next) => set(withRead({ read, write }, next))}
              />
              <CheckboxField
                label={t('right.write')}
                value={write}
                onChange={(next) => set(withWrite({ read, write }, next))}
              />
            </Inline>
            {!read && (
              <Notice
                tone="warning"
                action={
                  <Button small onClick={() => set({ read: true })}>
                    {t('entry.letRead')}
                  </Button>
                }
              >
                {t('entry.opensNothing')}
              </Notice>
            )}
            {!settings.allowExternal && <Notice>{t('entry.switchedOff')}</Notice>}
            {!(refused && Object.keys(refused).length > 0) && <ChangeFailure error={saving.error} />}
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  )
}
