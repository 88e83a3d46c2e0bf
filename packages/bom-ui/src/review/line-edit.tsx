import type { BomLine } from '@schrankwerk/contracts'
import { Button, Disclosure, Inline, Stack } from '@schrankwerk/ui'
import { SwitchField } from '@schrankwerk/ui/forms'
import { type KeyboardEvent, useRef } from 'react'
import classes from './line.module.css'
import { canSave } from './line-bounds.ts'
import { LineClash } from './line-clash.tsx'
import { LineFields } from './line-fields.tsx'
import type { LineChanges, LineField } from './line-values.ts'
import { useReviewText } from './review-texts.ts'
import { type RefusedChanges, useTypedValues } from './use-typed-values.ts'

export interface LineEditProps {
  line: BomLine
  /** Lines of an offer carry a price of the supplier's own. */
  withPrice: boolean
  /** Where values are what the line lacks. */
  opened: boolean
  isBusy: boolean
  /** Changes of the line, as it was then, that the service did not take: they are there again to be mended. */
  refused: RefusedChanges | undefined
  /** What was typed and is not saved; empty for nothing. */
  onTyped: (typed: string) => void
  /** `goesOn`: by the key, to the next line at once. */
  onSave: (changes: LineChanges, goesOn: boolean) => void
  onNext: () => void
}

/** A field in which Enter has no other meaning: neither a choice nor a switch. */
const isValueField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text' && !target.hasAttribute('aria-haspopup')

/** Changes values of this one line. */
export function LineEdit(props: LineEditProps) {
  const { line, withPrice, opened, isBusy, refused, onTyped, onSave } = props
  const t = useReviewText()
  const typed = useTypedValues({ line, refused, onTyped })
  const { values, before, changes } = typed
  const isDirty = Object.keys(changes).length > 0
  // What is just being saved comes back as the line's own.
  const clashes = isBusy ? [] : typed.clashes
  const isReady = clashes.length === 0 && canSave(values, before)
  const fields = useRef<HTMLDivElement>(null)
  const settle = (how: (field: LineField) => void) => (field: LineField) => {
    how(field)
    // The button is gone then.
    fields.current?.focus({ preventScroll: true })
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || isBusy || !isValueField(event.target)) return
    event.preventDefault()
    if (!isDirty) props.onNext()
    else if (isReady) onSave(changes, true)
    else {
      // What cannot be read is said of a field that is left.
      event.target.blur()
      event.target.focus()
    }
  }
  return (
    <Disclosure summary={t('line.edit')} open={opened}>
      <Stack gap={3}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field does what the button below does */}
        <div ref={fields} tabIndex={-1} className={classes.frame} onKeyDown={onEnter}>
          <LineFields line={line} values={values} withPrice={withPrice} onChange={typed.set} />
        </div>
        <SwitchField
          label={t('line.suppliedPart')}
          value={values.isSuppliedPart}
          onChange={(isSuppliedPart) => typed.set({ isSuppliedPart })}
        />
        {clashes.length > 0 && (
          <LineClash
            fields={clashes}
            mine={values}
            theirs={before}
            onTake={settle(typed.takeTheirs)}
            onKeep={settle(typed.keepMine)}
          />
        )}
        <Inline>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isDirty || !isReady}
            onClick={() => onSave(changes, false)}
          >
            {t('line.save')}
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={typed.discard}>
            {t('line.discard')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}
