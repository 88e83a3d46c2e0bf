import type { BomLine } from '@schrankwerk/contracts'
import { roundToCents } from '@schrankwerk/domain'
import { Button, Disclosure, Inline, Stack } from '@schrankwerk/ui'
import { FormGrid, MoneyField, NumberField, SwitchField, TextField } from '@schrankwerk/ui/forms'
import { useEffect, useState } from 'react'
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
  /** Whether something was typed that is not saved. */
  onTyped: (typed: boolean) => void
  onSave: (changes: Changes) => void
}

const texts = ['orderNumber', 'manufacturerNumber', 'manufacturerName', 'description'] as const

/** Without an article the line costs what the supplier said a piece costs. */
const ownPriceOf = ({ matchedArticle, linePrice, quantity }: BomLine): number | null =>
  matchedArticle === null && linePrice != null && quantity ? roundToCents(linePrice / quantity) : null

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

/** Only what differs from the line as it is. */
function changesOf(before: ReturnType<typeof valuesOf>, after: ReturnType<typeof valuesOf>): Changes {
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== before[field as keyof typeof before],
  )
  return Object.fromEntries(changed.map(([field, value]) => [field, value === '' ? null : value]))
}

/** Changes values of this one line. */
export function LineEdit({ line, withPrice, opened, isBusy, onTyped, onSave }: LineEditProps) {
  const t = useReviewText()
  const before = valuesOf(line)
  // Only what was typed: the line may change below it, as by the choice of an article.
  const [typed, setTyped] = useState<Partial<typeof before>>({})
  const values = { ...before, ...typed }
  const set = (part: typeof typed) => setTyped({ ...typed, ...part })
  const changes = changesOf(before, values)
  const isDirty = Object.keys(changes).length > 0
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  const isReadable = !Number.isNaN(values.quantity) && !Number.isNaN(values.purchasePrice)
  return (
    <Disclosure summary={t('line.edit')} open={opened}>
      <Stack gap={3}>
        <FormGrid columns={2}>
          {texts.map((field) => (
            <TextField
              key={field}
              label={t(`line.fields.${field}`)}
              value={values[field]}
              maxLength={field === 'description' ? 2000 : 200}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
          <NumberField
            label={t('line.fields.quantity')}
            value={values.quantity}
            min={0}
            decimals={3}
            description={
              line.quantity === null && line.quantityText
                ? t('line.fields.asWritten', { text: line.quantityText })
                : undefined
            }
            error={values.quantity === null ? t('line.quantityMissing') : undefined}
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
              min={0}
              onChange={(purchasePrice) => set({ purchasePrice })}
            />
          )}
        </FormGrid>
        <SwitchField
          label={t('line.suppliedPart')}
          value={values.isSuppliedPart}
          onChange={(isSuppliedPart) => set({ isSuppliedPart })}
        />
        <Inline>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isDirty || !isReadable}
            onClick={() => onSave(changes)}
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
