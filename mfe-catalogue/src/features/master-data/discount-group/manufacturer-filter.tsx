import { SelectField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { useManufacturerSearch } from '../../../manufacturer-search.ts'

export interface ManufacturerFilterProps {
  value: string | undefined
  onChange: (manufacturerId: string | undefined) => void
}

/** Narrows the list to the groups of one manufacturer. */
export function ManufacturerFilter({ value, onChange }: ManufacturerFilterProps) {
  const { t } = useTranslation('catalogue')
  const manufacturers = useManufacturerSearch([value])
  return (
    <SelectField
      label={t('masterData.field.manufacturerId')}
      placeholder={t('masterData.discountgroup.allManufacturers')}
      clearable
      {...manufacturers}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
