import type { BomReading } from '@schrankwerk/contracts'
import { formatCount, Notice, Stack } from '@schrankwerk/ui'
import { RadioGroupField } from '@schrankwerk/ui/forms'
import type { MappingChoices } from './mapping-choices.ts'
import { useMappingText } from './mapping-texts.ts'
import { quantitiesOf, suggestedBasisOf } from './quantities.ts'

export interface QuantityChoiceProps {
  reading: BomReading
  choices: MappingChoices
  /** Cabinets of the enquiry. */
  amount: number
  onChange: (quantities: { basis: 'EACH' | 'TOTAL'; count?: number | undefined }) => void
}

/**
 * Whether the quantities are for one cabinet or for several, with what the list itself says; where the list is for
 * another number of cabinets than the enquiry, both are named and the person decides.
 */
export function QuantityChoice({ reading, choices, amount, onChange }: QuantityChoiceProps) {
  const t = useMappingText()
  const suggested = suggestedBasisOf(reading, choices)
  const { basis, count } = quantitiesOf(reading, choices, amount)
  const cabinets = (of: number) => formatCount(of, t('count.cabinet'), t('count.cabinets'))
  const together = (of: number) => (of > 1 ? t('mapping.total', { amount: of }) : t('mapping.totalOne'))
  // The list's own number, and one that was chosen for it before.
  const counts = [...new Set([amount, suggested.count, count])].filter((of) => of === amount || of > 1)
  const proposed =
    suggested.basis === 'EACH' ? t('mapping.each') : together(suggested.count > 1 ? suggested.count : amount)
  return (
    <Stack gap={3}>
      <RadioGroupField
        label={t('mapping.basis')}
        description={t('mapping.proposed', { basis: proposed, reason: suggested.reason })}
        inline
        value={basis === 'EACH' ? 'EACH' : String(count)}
        options={[
          { value: 'EACH', label: t('mapping.each') },
          ...counts.map((of) => ({ value: String(of), label: together(of) })),
        ]}
        onChange={(value) =>
          onChange(
            value === 'EACH'
              ? { basis: 'EACH' }
              : { basis: 'TOTAL', count: Number(value) === amount ? undefined : Number(value) },
          )
        }
      />
      {suggested.count > 1 && suggested.count !== amount && (
        <Notice
          tone="warning"
          title={t('mapping.otherAmount', { listed: cabinets(suggested.count), wanted: cabinets(amount) })}
        >
          {basis === 'EACH' ? t('mapping.takenAsTheyAre') : t('mapping.divided', { count })}
        </Notice>
      )}
    </Stack>
  )
}
