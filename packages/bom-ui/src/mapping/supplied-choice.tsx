import { Chip } from '@schrankwerk/ui'
import { Fieldset } from '@schrankwerk/ui/forms'
import { ChipsField } from '@schrankwerk/ui/multi-select'
import type { MappedColumn } from './mapped-columns.ts'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'

export interface SuppliedChoiceProps {
  column: MappedColumn
  values: readonly { text: string; count: number }[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (texts: string[]) => void
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Which values of the column say that the customer brings the part along. */
export function SuppliedChoice({ column, values, chosen, error, onChange }: SuppliedChoiceProps) {
  const t = useMappingText()
  const others = chosen.filter((text) => !values.some((value) => isSame(value.text, text)))
  const fromColumn = chosen.filter((text) => !others.includes(text))
  const toggle = (text: string) =>
    onChange(
      chosen.some((one) => isSame(one, text))
        ? chosen.filter((one) => !isSame(one, text))
        : [...chosen, text],
    )
  return (
    <Fieldset
      legend={t('mapping.supplied')}
      description={t('mapping.suppliedHint', { column: column.label })}
    >
      {values.length > 0 && (
        <div className={classes.chips}>
          {values.map(({ text, count }) => (
            <Chip key={text} pressed={chosen.some((one) => isSame(one, text))} onClick={() => toggle(text)}>
              {text} ({count})
            </Chip>
          ))}
        </div>
      )}
      <ChipsField
        label={t('mapping.suppliedOther')}
        value={others}
        error={error}
        onChange={(texts) => onChange([...fromColumn, ...texts])}
      />
    </Fieldset>
  )
}
