import { ActionBar, Button, SaveState } from '@schrankwerk/ui'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ObjectForm } from './use-object-form.ts'

type Saving = Pick<
  ObjectForm<unknown, object>,
  'isDirty' | 'isNew' | 'isSaving' | 'failure' | 'save' | 'discard'
>

/** Beside an object's title: whether what is shown is saved. */
export function SaveMark({ form: { isDirty, isSaving, failure } }: { form: Saving }) {
  if (!isDirty) return null
  return <SaveState state={isSaving ? 'saving' : failure ? 'failed' : 'unsaved'} />
}

/** The action bar of a form: save, and back to what is saved. `create` is the verb for a new object. */
export function SaveBar({ form, create, note }: { form: Saving; create: string; note?: ReactNode }) {
  const { isDirty, isNew, isSaving, save, discard } = form
  return (
    <ActionBar note={note}>
      {isDirty && (
        <Button disabled={isSaving} onClick={discard}>
          Änderungen verwerfen
        </Button>
      )}
      <Button
        variant="primary"
        loading={isSaving}
        icon={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
        onClick={save}
      >
        {isNew ? create : 'Speichern'}
      </Button>
    </ActionBar>
  )
}
