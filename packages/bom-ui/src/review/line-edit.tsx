import type { BomLine } from '@schrankwerk/contracts'
import { quantityDecimals, unitPriceDecimals } from '@schrankwerk/domain'
import { Button, Disclosure, formatNumber, Inline, Stack } from '@schrankwerk/ui'
import { FormGrid, MoneyField, NumberField, SwitchField, TextField } from '@schrankwerk/ui/forms'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Decision } from '../data/use-decisions.ts'
import { useReviewText } from './review-texts.ts'
import { UnitField } from './unit-field.tsx'

type Changes = NonNullable<Decision['changes']>

export interface LineEditProps {
  line: BomLine
  /** Lines of an offer carry a price of the supplier's own. */
  withPrice: boolean
  /** Where values are what the line lacks. */
  opened: boolean
  isBusy: boolean
  /** Changes that the service did not take when they were made by key: they are there again to be mended. */
  refused: Changes | undefined
  /** Whether something was typed that is not saved. */
  onTyped: (typed: boolean) => void
  /** `goesOn`: by the key, to the next line at once. */
  onSave: (changes: Changes, goesOn: boolean) => void
  onNext: () => void
}

/** A field in which Enter has no other meaning: neither a choice nor a switch. */
const isValueField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text' && !target.hasAttribute('aria-haspopup')

/** Texts with what the service takes of each. */
const texts = { orderNumber: 200, manufacturerNumber: 200, manufacturerName: 200, description: 2000 } as const
const textFields = Object.keys(texts) as (keyof typeof texts)[]
const greatest = 1e9

/** Without an article the line costs what the supplier said a piece costs. */
const ownPriceOf = ({ matchedArticle, unitPrice }: BomLine): number | null =>
  (matchedArticle === null ? unitPrice : null) ?? null

const valuesOf = (line: BomLine) => ({
  orderNumber: line.orderNumber ?? '',
  manufacturerNumber: line.manufacturerNumber ?? '',
  manufacturerName: line.manufacturerName ?? '',
  description: line.description ?? '',
  quantity: line.quantity,
  quantityUnitName: line.quantityUnitName ?? '',
  isSuppliedPart: line.isSuppliedPart,
  purchasePrice: line.matchedArticle?.purchasePricePerPiece ?? ownPriceOf(line),
})

/** What was typed, from changes that were not kept. */
const typedIn = (refused: Changes): Partial<ReturnType<typeof valuesOf>> =>
  Object.fromEntries(
    Object.entries(refused)
      .filter(([field]) => field !== 'withoutArticle')
      .map(([field, value]) => [field, value === null && !numbers.has(field) ? '' : value]),
  )

const numbers: ReadonlySet<string> = new Set(['quantity', 'purchasePrice'])

/** Only what differs from the line as it is. */
function changesOf(before: ReturnType<typeof valuesOf>, after: ReturnType<typeof valuesOf>): Changes {
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== before[field as keyof typeof before],
  )
  return Object.fromEntries(changed.map(([field, value]) => [field, value === '' ? null : value]))
}

const whole = (count: number) => formatNumber(count, { decimals: 0 })
const isPrice = (value: number | null) => value === null || (value >= 0 && value <= greatest)
const isQuantity = (value: number | null) => value === null || (value > 0 && value <= greatest)

/** Changes values of this one line. */
export function LineEdit(props: LineEditProps) {
  const { line, withPrice, opened, isBusy, refused, onTyped, onSave } = props
  const t = useReviewText()
  const before = valuesOf(line)
  // Only what was typed: the line may change below it, as by the choice of an article.
  const [typed, setTyped] = useState<Partial<typeof before>>(() => typedIn(refused ?? {}))
  const values = { ...before, ...typed }
  const set = (part: typeof typed) => setTyped({ ...typed, ...part })
  const changes = changesOf(before, values)
  const isDirty = Object.keys(changes).length > 0
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
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
        <div onKeyDown={onEnter}>
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
        <Inline>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isDirty || !canSave}
            onClick={() => onSave(changes, false)}
          >
            {t('line.save')}
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={() => setTyped({})}>
            {t('line.discard')}
          </Button>
        </Inline>
      </Stack>
    </Disclosure>
  )
}
