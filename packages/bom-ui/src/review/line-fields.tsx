import type { BomLine } from '@schrankwerk/contracts'
import { quantityDecimals, unitPriceDecimals } from '@schrankwerk/domain'
import { FormGrid, MoneyField, NumberField, TextField } from '@schrankwerk/ui/forms'
import { greatest, quantityFault, textFault, textFields } from './line-bounds.ts'
import type { LineValues } from './line-values.ts'
import { useReviewText } from './review-texts.ts'
import { UnitField } from './unit-field.tsx'

export interface LineFieldsProps {
  line: BomLine
  values: LineValues
  /** Lines of an offer carry a price of the supplier's own. */
  withPrice: boolean
  onChange: (part: Partial<LineValues>) => void
}

/** What of a line can be typed, each with what is wrong with it. */
export function LineFields({ line, values, withPrice, onChange }: LineFieldsProps) {
  const t = useReviewText()
  return (
    <FormGrid columns={2}>
      {textFields.map((field) => (
        <TextField
          key={field}
          label={t(`line.fields.${field}`)}
          value={values[field]}
          error={textFault(values, field, t)}
          onChange={(value) => onChange({ [field]: value })}
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
        error={quantityFault(values, t)}
        onChange={(quantity) => onChange({ quantity })}
      />
      <UnitField
        line={line}
        value={values.quantityUnitName}
        onChange={(quantityUnitName) => onChange({ quantityUnitName })}
      />
      {withPrice && (
        <MoneyField
          label={t('line.purchasePrice')}
          value={values.purchasePrice}
          decimals={unitPriceDecimals}
          min={0}
          max={greatest}
          onChange={(purchasePrice) => onChange({ purchasePrice })}
        />
      )}
    </FormGrid>
  )
}
