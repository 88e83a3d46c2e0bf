import { Select } from '@mantine/core'
import { type FieldProps, wrapperProps } from './field.ts'
import { type ChoiceProps, choiceProps } from './options.tsx'

export interface SelectFieldProps extends FieldProps<string | null>, ChoiceProps {
  clearable?: boolean
  searchable?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onBlur, readOnly, clearable = false, searchable = true } = props
  return (
    <Select
      {...wrapperProps(props)}
      {...choiceProps(props)}
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
