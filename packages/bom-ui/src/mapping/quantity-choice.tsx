import type { BomReading } from '@schrankwerk/contracts'
import { RadioGroupField } from '@schrankwerk/ui/forms'
import { useMappingText } from './mapping-texts.ts'

export interface QuantityChoiceProps {
  suggested: BomReading['suggestedQuantityBasis']
  chosen: 'EACH' | 'TOTAL' | undefined
  /** Cabinets of the enquiry. */
  amount: number
  onChange: (basis: 'EACH' | 'TOTAL') => void
}

/** Whether the quantities are for one cabinet or for all, with what the list itself says. */
export function QuantityChoice({ suggested, chosen, amount, onChange }: QuantityChoiceProps) {
  const t = useMappingText()
  const names = {
    EACH: t('mapping.each'),
    TOTAL: amount > 1 ? t('mapping.total', { amount }) : t('mapping.totalOne'),
  }
  return (
    <RadioGroupField
      label={t('mapping.basis')}
      description={t('mapping.proposed', { basis: names[suggested.basis], reason: suggested.reason })}
      inline
      value={chosen ?? suggested.basis}
      options={[
        { value: 'EACH', label: names.EACH },
        { value: 'TOTAL', label: names.TOTAL },
      ]}
      onChange={(value) => onChange(value === 'TOTAL' ? 'TOTAL' : 'EACH')}
    />
  )
}
