import { type BomLine, getUnits } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { SelectField } from '@schrankwerk/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useReviewText } from './review-texts.ts'

const kept = 10 * 60_000

export interface UnitFieldProps {
  line: BomLine
  value: string
  onChange: (unit: string) => void
}

/** The unit of a line, chosen from those that the portal knows; beside it what the file says. */
export function UnitField({ line, value, onChange }: UnitFieldProps) {
  const t = useReviewText()
  const units = useQuery({
    queryKey: ['units'],
    queryFn: ({ signal }) => api.call(getUnits, { query: {}, signal }),
    staleTime: kept,
  })
  const known = (units.data ?? []).map(({ displayName, nameVariants }) => ({
    value: displayName,
    label: displayName,
    names: nameVariants,
  }))
  // What the line has stands for itself until another one is chosen.
  const isKnown = value === '' || known.some((unit) => unit.value === value)
  const options = isKnown ? known : [{ value, label: value }, ...known]
  const inFile = line.quantityUnitText
  return (
    <SelectField
      label={t('line.fields.unit')}
      value={value === '' ? null : value}
      clearable
      options={options}
      description={inFile === null ? undefined : t('line.fields.asWritten', { text: inFile })}
      error={units.isError ? t('line.unitsFailed') : undefined}
      onChange={(unit) => onChange(unit ?? '')}
    />
  )
}
