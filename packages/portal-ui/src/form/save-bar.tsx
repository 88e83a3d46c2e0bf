import { ActionBar, type BarAction, SaveState } from '@schrankwerk/ui'
import { IconDeviceFloppy } from '@tabler/icons-react'
import type { ObjectForm } from './object-form.ts'

type Saving = Pick<
  ObjectForm<unknown, object>,
  'isDirty' | 'isNew' | 'isSaving' | 'failure' | 'save' | 'discard'
>

/** Beside an object's title: whether what is shown is saved. */
export function SaveMark({ form: { isDirty, isSaving, failure } }: { form: Saving }) {
  if (!isDirty) return null
  return <SaveState state={isSaving ? 'saving' : failure ? 'failed' : 'unsaved'} />
}

export interface SaveBarProps {
  form: Saving
  /** The verb for a new object. */
  create: string
  /** What else can be done with the object. */
  others?: readonly BarAction[]
}

/** The action bar of a form: save, and back to what is saved. */
export function SaveBar({ form, create, others = [] }: SaveBarProps) {
  const { isDirty, isNew, isSaving, save, discard } = form
  return (
    <ActionBar
      primary={{
        key: 'save',
        label: isNew ? create : 'Speichern',
        icon: <IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />,
        loading: isSaving,
        onSelect: save,
      }}
      others={
        isDirty
          ? [
              {
                key: 'discard',
                label: 'Änderungen verwerfen',
                isBeside: true,
                disabled: isSaving,
                onSelect: discard,
              },
              ...others,
            ]
          : others
      }
    />
  )
}
