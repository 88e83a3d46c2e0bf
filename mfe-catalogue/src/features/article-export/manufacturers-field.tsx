import type { Option } from '@schrankwerk/ui/forms'
import { MultiSelectField } from '@schrankwerk/ui/multi-select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { manufacturersQuery } from './article-export.api.ts'

export interface ManufacturersFieldProps {
  value: readonly Option[]
  onChange: (chosen: Option[]) => void
}

/** Manufacturers found by display name, abbreviation and variants. */
export function ManufacturersField({ value, onChange }: ManufacturersFieldProps) {
  const { t } = useTranslation('catalogue')
  const [search, setSearch] = useState('')
  const { data, isPending } = useQuery(manufacturersQuery(search.trim()))
  const isChosen = (id: string) => value.some((option) => option.value === id)
  const found = (data?.content ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))
  const options = [...value, ...found.filter((option) => !isChosen(option.value))]
  return (
    <MultiSelectField
      label={t('export.filter.manufacturers')}
      placeholder={t('export.filter.allManufacturers')}
      value={value.map((option) => option.value)}
      onChange={(ids) => onChange(options.filter((option) => ids.includes(option.value)))}
      options={options}
      loading={isPending}
      onSearch={setSearch}
    />
  )
}
