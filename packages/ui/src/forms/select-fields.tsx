import { type ComboboxItem, type ComboboxParsedItem, MultiSelect, Select, TagsInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { matchesSearch } from '../formats/fold-text.ts'
import { type FieldProps, wrapperProps } from './field.ts'

export interface Option {
  value: string
  label: string
  group?: string
  detail?: ReactNode
  disabled?: boolean
}

interface ChoiceProps {
  options: readonly Option[]
  placeholder?: string
  loading?: boolean
  /** Called with the typed text; the options then come already filtered. */
  onSearch?: (search: string) => void
}

const asData = (options: readonly Option[]) => {
  const item = ({ value, label, disabled }: Option) => ({ value, label, disabled })
  if (!options.some(({ group }) => group)) return options.map(item)
  return [...Map.groupBy(options, ({ group }) => group ?? '')].map(([group, members]) => ({
    group,
    items: members.map(item),
  }))
}

/** Keeps what matches, whichever way umlauts are typed. */
export const filterOptions = <Item extends ComboboxParsedItem>(options: Item[], search: string): Item[] =>
  options.flatMap((option) => {
    if (!('group' in option)) return matchesSearch(String(option.label), search) ? [option] : []
    const items = (option.items as ComboboxItem[]).filter((item) => matchesSearch(String(item.label), search))
    return items.length > 0 ? [{ ...option, items }] : []
  })

const sharedProps = ({ options, placeholder, loading, onSearch }: ChoiceProps) => ({
  data: asData(options) as never,
  placeholder,
  nothingFoundMessage: loading ? 'Wird geladen …' : 'Kein Treffer',
  filter: ({ options: all, search }: { options: ComboboxParsedItem[]; search: string }) =>
    onSearch ? all : filterOptions(all, search),
  onSearchChange: onSearch,
  comboboxProps: { transitionProps: { duration: 0 }, shadow: 'md' },
  clearButtonProps: { 'aria-label': 'Auswahl löschen' },
  maxDropdownHeight: 320,
  renderOption: ({ option }: { option: { value: unknown; label?: unknown } }) => {
    const detail = options.find(({ value }) => value === option.value)?.detail
    return (
      <span className="kit-option">
        {String(option.label ?? option.value)}
        {detail && <span className="kit-muted">{detail}</span>}
      </span>
    )
  },
})

export interface SelectFieldProps extends FieldProps<string | null>, ChoiceProps {
  clearable?: boolean
  searchable?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onBlur, readOnly, clearable = false, searchable = true } = props
  return (
    <Select
      {...wrapperProps(props)}
      {...sharedProps(props)}
      ref={props.ref}
      value={value ?? null}
      onChange={(next) => onChange(next)}
      onBlur={onBlur}
      readOnly={readOnly}
      clearable={clearable}
      searchable={searchable}
      allowDeselect={false}
      autoComplete="off"
    />
  )
}

export function MultiSelectField(props: FieldProps<string[]> & ChoiceProps & { clearable?: boolean }) {
  const { value, onChange, onBlur, readOnly, clearable = true } = props
  return (
    <MultiSelect
      {...wrapperProps(props)}
      {...sharedProps(props)}
      ref={props.ref}
      placeholder={value?.length ? undefined : props.placeholder}
      value={value ?? []}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={readOnly}
      clearable={clearable}
      searchable
    />
  )
}

export interface ChipsFieldProps extends FieldProps<string[]> {
  placeholder?: string
  /** A sentence for what is refused, undefined for what is taken. */
  validate?: (text: string) => string | undefined
  suggestions?: readonly string[]
}

/** Any number of values; Enter, comma or leaving the field adds the one being typed. */
export function ChipsField(props: ChipsFieldProps) {
  const { value, onChange, onBlur, validate, suggestions } = props
  const [message, setMessage] = useState<string>()
  const take = (next: string[]) => {
    const trimmed = next.map((text) => text.trim()).filter(Boolean)
    const refusal = trimmed
      .filter((text) => !value.includes(text))
      .map((text) => validate?.(text))
      .find(Boolean)
    setMessage(refusal)
    onChange(trimmed.filter((text) => value.includes(text) || !validate?.(text)))
  }
  return (
    <TagsInput
      {...wrapperProps({ ...props, error: message ?? props.error })}
      ref={props.ref}
      value={value ?? []}
      onChange={take}
      onBlur={onBlur}
      onDuplicate={(text) => setMessage(`„${text}“ steht schon in der Liste.`)}
      readOnly={props.readOnly}
      placeholder={value?.length ? undefined : props.placeholder}
      data={suggestions ? [...suggestions] : undefined}
      splitChars={[',', ';']}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': 'Alle entfernen' }}
      comboboxProps={{ transitionProps: { duration: 0 }, shadow: 'md' }}
    />
  )
}
