import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { type FieldProps, wrapperProps } from './field.ts'
import { type ChoiceProps, choiceProps } from './options.tsx'
import { useTypeAhead } from './use-type-ahead.ts'

export interface SelectFieldProps extends FieldProps<string | null>, ChoiceProps {
  clearable?: boolean
  /** False for short lists: no text is written, typed letters choose. */
  searchable?: boolean
}

/** One of several options; nothing is chosen or marked before somebody types or points. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onBlur, readOnly, disabled, clearable = false, searchable = true } = props
  const [isTyped, setTyped] = useState(false)
  const typed = useRef('')
  const [lost, setLost] = useState('')
  const typeAhead = useTypeAhead(props.options, value ?? null, onChange)
  const chosen = props.options.find((option) => option.value === value)?.label
  const isFixed = searchable || readOnly || disabled
  return (
    <Select
      {...wrapperProps({
        ...props,
        error:
          props.error ||
          (lost && `„${lost}“ wurde nicht übernommen. Bitte wählen Sie einen Eintrag der Liste.`),
      })}
      {...choiceProps(props)}
      ref={props.ref}
      value={value ?? null}
      onChange={(next) => {
        setTyped(false)
        typed.current = ''
        setLost('')
        onChange(next)
      }}
      onBlur={() => {
        setTyped(false)
        // What was typed and not chosen goes: nobody shall take it for chosen.
        setLost(typed.current === chosen ? '' : typed.current.trim())
        typed.current = ''
        onBlur?.()
      }}
      // What is typed replaces the chosen text instead of being added to it.
      onFocus={searchable ? (event) => event.currentTarget.select() : undefined}
      onInput={(event) => {
        typed.current = event.currentTarget.value
        setTyped(typed.current !== '')
      }}
      // Emptied text marks no option: the mark comes only after the text is known.
      onKeyDown={isFixed ? () => setTyped(false) : typeAhead}
      selectFirstOptionOnChange={isTyped}
      readOnly={readOnly}
      clearable={clearable}
      searchable={searchable}
      allowDeselect={false}
      autoComplete="off"
    />
  )
}
