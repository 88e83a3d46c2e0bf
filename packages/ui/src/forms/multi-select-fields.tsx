import { MultiSelect, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldProps, wrapperProps } from './field.ts'
import { type ChoiceProps, choiceProps } from './options.tsx'

const focusLook = { input: 'kit-multi', inputField: 'kit-multi-text' }

export interface MultiSelectFieldProps extends FieldProps<string[]>, ChoiceProps {
  clearable?: boolean
  /** The box keeps its height, whatever is chosen; what has no room is scrolled to. */
  singleLine?: boolean
}

/** Several of given values, found by typing. For free texts there is `ChipsField`. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { value, onChange, onBlur, readOnly, clearable = true } = props
  return (
    <MultiSelect
      {...wrapperProps(props)}
      {...choiceProps(props)}
      classNames={{
        options: 'kit-options',
        ...focusLook,
        ...(props.singleLine ? { pillsList: 'kit-pills-single' } : {}),
      }}
      ref={props.ref}
      placeholder={value?.length ? undefined : props.placeholder}
      value={value ?? []}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={readOnly}
      clearable={clearable}
      searchable
      // Typed and Enter: the best match is taken without an arrow key before.
      selectFirstOptionOnChange
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
      classNames={focusLook}
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
