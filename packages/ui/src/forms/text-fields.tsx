import { InputBase, TextInput } from '@mantine/core'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react'
import { type FieldProps, wrapperProps } from './field.ts'
import { lengthMessage } from './length-message.ts'

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'password' | 'search' | 'tel'
  placeholder?: string
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  icon?: ReactNode
  /** A button at the right end of the box. */
  action?: ReactNode
}

/** No browser's own field of addresses: that writes domains with umlauts as other ones, „außen“ as „aussen“. */
const mail = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/**
 * A line of text; undefined and null are shown empty, an entry is a text. What is longer than `maxLength` stays
 * whole, and the field says so before any other error.
 */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, ref, readOnly, type, placeholder, maxLength, autoComplete } = props
  return (
    <TextInput
      {...wrapperProps({ ...props, error: lengthMessage(value, maxLength) ?? props.error })}
      ref={ref}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      readOnly={readOnly}
      {...(type === 'email' ? mail : { type: type ?? 'text' })}
      placeholder={placeholder}
      autoComplete={autoComplete ?? 'off'}
      leftSection={props.icon}
      rightSection={props.action}
      rightSectionPointerEvents="all"
    />
  )
}

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  rows?: number
  placeholder?: string
  maxLength?: number
}

/** The same with several lines. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, ref, readOnly, rows = 6, placeholder, maxLength } = props
  return (
    // Mantine's own brings code that measures its height, which no field here asks for.
    <InputBase
      component="textarea"
      multiline
      {...wrapperProps({ ...props, error: lengthMessage(value, maxLength) ?? props.error })}
      classNames={{ input: 'kit-area' }}
      ref={ref}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      readOnly={readOnly}
      rows={rows}
      placeholder={placeholder}
    />
  )
}

/** An address in the web; `https://` is put in front where it is missing. */
export function UrlField(props: FieldProps<string> & { placeholder?: string }) {
  const { value, onChange, onBlur } = props
  const [message, setMessage] = useState<string>()
  const leave = () => {
    const text = (value ?? '').trim()
    const full = text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
    setMessage(
      full === '' || isWebAddress(full) ? undefined : 'Bitte eine Adresse wie https://beispiel.de eingeben.',
    )
    if (full !== value) onChange(full)
    onBlur?.()
  }
  return (
    <TextInput
      {...wrapperProps({ ...props, error: message ?? props.error })}
      ref={props.ref}
      type="text"
      inputMode="url"
      autoComplete="url"
      placeholder={props.placeholder ?? 'https://'}
      readOnly={props.readOnly}
      value={value ?? ''}
      onChange={(event) => {
        setMessage(undefined)
        onChange(event.currentTarget.value)
      }}
      onBlur={leave}
    />
  )
}

const isWebAddress = (text: string): boolean =>
  !/\s/.test(text) && /^https?:/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.')
