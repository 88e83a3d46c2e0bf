import { Button, Notice } from '@schrankwerk/ui'
import { ErrorSummary } from '@schrankwerk/ui/forms'
import { useEffect, useRef } from 'react'
import type { ObjectForm } from './object-form.ts'
import { SaveFailure } from './save-failure.tsx'

export interface FormNoticesProps {
  form: Pick<
    ObjectForm<unknown, object>,
    'errors' | 'refusals' | 'failure' | 'isRestored' | 'save' | 'discard'
  >
  /** Id of a field's input, by the path of its error. */
  fieldId: (path: string) => string
  labelOf: (path: string) => string
}

/** What was refused, what was typed before, and a save that failed; a refused save leads to its first field. */
export function FormNotices({ form, fieldId, labelOf }: FormNoticesProps) {
  const { errors, refusals, failure, isRestored, save, discard } = form
  const first = useRef<string>(undefined)
  const [path] = Object.keys(errors)
  first.current = path === undefined ? undefined : fieldId(path)
  useEffect(() => {
    if (refusals > 0 && first.current) document.getElementById(first.current)?.focus()
  }, [refusals])
  return (
    <>
      {isRestored && (
        <Notice
          action={
            <Button small onClick={discard}>
              Änderungen verwerfen
            </Button>
          }
        >
          Ihre noch nicht gespeicherten Eingaben wurden wiederhergestellt.
        </Notice>
      )}
      <ErrorSummary
        errors={Object.entries(errors).map(([at, message]) => ({
          field: fieldId(at),
          label: labelOf(at),
          message,
        }))}
      />
      {failure && <SaveFailure onRetry={save}>{failure}</SaveFailure>}
    </>
  )
}
