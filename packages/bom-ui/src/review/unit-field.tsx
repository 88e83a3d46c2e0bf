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
  const names = (units.data ?? []).map(({ displayName }) => displayName)
  // What the line has stands for itself until another one is chosen.
  const options = value === '' || names.includes(value) ? names : [value, ...names]
  const inFile = line.quantityUnitText
  return (
    <SelectField
      label={t('line.fields.unit')}
      value={value === '' ? null : value}
      clearable
      options={options.map((name) => ({ value: name, label: name }))}
      description={inFile === null ? undefined : t('line.fields.asWritten', { text: inFile })}
      error={units.isError ? t('line.unitsFailed') : undefined}
      onChange={(unit) => onChange(unit ?? '')}
    />
  )
}
