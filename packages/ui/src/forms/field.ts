import type { ReactNode, Ref } from 'react'

/** What all fields have in common. */
export interface FieldProps<Value, Element = HTMLInputElement> {
  label: ReactNode
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  name?: string
  id?: string
  ref?: Ref<Element>
  /** The label is only read aloud. */
  hideLabel?: boolean
  /** A dialog begins here instead of on its first button. */
  dialogStart?: boolean
}

/** Props of the surrounding Mantine input that follow from ours. */
export const wrapperProps = ({
  label,
  error,
  description,
  required,
  disabled,
  name,
  id,
  hideLabel,
  dialogStart,
}: Omit<FieldProps<never>, 'value' | 'onChange' | 'ref'>) => ({
  label,
  error,
  description,
  withAsterisk: required,
  'aria-required': required || undefined,
  'data-autofocus': dialogStart || undefined,
  disabled,
  name,
  id,
  ...(hideLabel ? { labelProps: { className: 'kit-hidden' } } : {}),
})
