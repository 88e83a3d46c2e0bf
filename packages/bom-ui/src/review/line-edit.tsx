import type { BomLine } from '@schrankwerk/contracts'
import { quantityDecimals, unitPriceDecimals } from '@schrankwerk/domain'
import { Button, Disclosure, formatNumber, Inline, Stack } from '@schrankwerk/ui'
import { FormGrid, MoneyField, NumberField, SwitchField, TextField } from '@schrankwerk/ui/forms'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import classes from './line.module.css'
import { LineClash } from './line-clash.tsx'
import {
  changesOf,
  clashesOf,
  keepMine,
  type LineChanges,
  type LineValues,
  nothingTyped,
  takeTheirs,
  typedIn,
  unsavedText,
  valuesOf,
  withTyped,
} from './line-values.ts'
import { useReviewText } from './review-texts.ts'
import { UnitField } from './unit-field.tsx'

export interface LineEditProps {
  line: BomLine
  /** Lines of an offer carry a price of the supplier's own. */
  withPrice: boolean
  /** Where values are what the line lacks. */
  opened: boolean
  isBusy: boolean
  /** Changes of the line, as it was then, that the service did not take: they are there again to be mended. */
  refused: { changes: LineChanges; line: BomLine } | undefined
  /** What was typed and is not saved; empty for nothing. */
  onTyped: (typed: string) => void
  /** `goesOn`: by the key, to the next line at once. */
  onSave: (changes: LineChanges, goesOn: boolean) => void
  onNext: () => void
}

/** A field in which Enter has no other meaning: neither a choice nor a switch. */
const isValueField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text' && !target.hasAttribute('aria-haspopup')

/** Texts with what the service takes of each. */
const texts = { orderNumber: 200, manufacturerNumber: 200, manufacturerName: 200, description: 2000 } as const
const textFields = Object.keys(texts) as (keyof typeof texts)[]
const greatest = 1e9

const whole = (count: number) => formatNumber(count, { decimals: 0 })
const isPrice = (value: number | null) => value === null || (value >= 0 && value <= greatest)
const isQuantity = (value: number | null) => value === null || (value > 0 && value <= greatest)

/** Changes values of this one line. */
export function LineEdit(props: LineEditProps) {
  const { line, withPrice, opened, isBusy, refused, onTyped, onSave } = props
  const t = useReviewText()
  const before = valuesOf(line)
  // Only what was typed: the line may change below it, by somebody else or by the choice of an article.
  const [typed, setTyped] = useState(() =>
    refused === undefined ? nothingTyped : typedIn(refused.changes, refused.line),
  )
  const values = { ...before, ...typed.values }
  const set = (part: Partial<LineValues>) => setTyped(withTyped(typed, before, part))
  const changes = changesOf(typed, before)
  const isDirty = Object.keys(changes).length > 0
  // What is just being saved comes back as the line's own.
  const clashes = isBusy ? [] : clashesOf(typed, before)
  const fields = useRef<HTMLDivElement>(null)
  const settle = (after: typeof typed) => {
    setTyped(after)
    // The button is gone then.
    fields.current?.focus({ preventScroll: true })
  }
  const unsaved = unsavedText(typed, before, t)
  useEffect(() => onTyped(unsaved), [unsaved, onTyped])
  // Nothing is cut off: what is too long stays to be shortened.
  const tooLong = (field: keyof typeof texts) => {
    const { length } = values[field].trim()
    return length > texts[field]
      ? t('line.tooLong', { maximum: whole(texts[field]), length: whole(length) })
      : undefined
  }
  const quantityError = () => {
    if (values.quantity === null) return t('line.quantityMissing')
    // What cannot be read the field says by itself.
    return isQuantity(values.quantity) || Number.isNaN(values.quantity)
      ? undefined
      : t('line.quantityBounds', { greatest: whole(greatest) })
  }
  // No number that cannot be read is within any bounds.
  const canSave =
    clashes.length === 0 &&
    // One that was wrong before keeps nobody from mending something else.
    (isQuantity(values.quantity) || values.quantity === before.quantity) &&
    isPrice(values.purchasePrice) &&
    textFields.every((field) => !tooLong(field))
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || isBusy || !isValueField(event.target)) return
    event.preventDefault()
    if (!isDirty) props.onNext()
    else if (canSave) onSave(changes, true)
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
          <FormGrid columns={2}>
            {textFields.map((field) => (
              <TextField
                key={field}
                label={t(`line.fields.${field}`)}
                value={values[field]}
                error={tooLong(field)}
                onChange={(value) => set({ [field]: value })}
              />
            ))}
            <NumberField
              label={t('line.fields.quantity')}
              value={values.quantity}
              decimals={quantityDecimals}
              description={
                line.quantity === null && line.quantityText
                  ? t('line.fields.asWritten', { text: line.quantityText })
                  : undefined
              }
              error={quantityError()}
              onChange={(quantity) => set({ quantity })}
            />
            <UnitField
              line={line}
              value={values.quantityUnitName}
              onChange={(quantityUnitName) => set({ quantityUnitName })}
            />
            {withPrice && (
              <MoneyField
                label={t('line.purchasePrice')}
                value={values.purchasePrice}
                decimals={unitPriceDecimals}
                min={0}
                max={greatest}
                onChange={(purchasePrice) => set({ purchasePrice })}
              />
            )}
          </FormGrid>
        </div>
        <SwitchField
          label={t('line.suppliedPart')}
          value={values.isSuppliedPart}
          onChange={(isSuppliedPart) => set({ isSuppliedPart })}
        />
        {clashes.length > 0 && (
          <LineClash
            fields={clashes}
            mine={values}
            theirs={before}
            onTake={(field) => settle(takeTheirs(typed, field))}
            onKeep={(field) => settle(keepMine(typed, before, field))}
          />
        )}
        <Inline>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isDirty || !canSave}
            onClick={() => onSave(changes, false)}
          >
            {t('line.save')}
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={() => setTyped(nothingTyped)}>
            {t('line.discard')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}
