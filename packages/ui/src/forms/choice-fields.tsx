import { Checkbox, Radio, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, wrapperProps } from './field.ts'

const inCheckbox = { root: 'kit-checkbox', label: 'kit-choice', icon: 'kit-choice-mark' }
const inRadio = { root: 'kit-radio', label: 'kit-choice', icon: 'kit-choice-mark' }
const inSwitch = { root: 'kit-switch', track: 'kit-switch-track', label: 'kit-choice' }
/** What a hint says of a group is read before its choices. */
const groupOrder: ('label' | 'description' | 'input' | 'error')[] = ['label', 'description', 'input', 'error']

const toggleProps = (props: FieldProps<boolean>) => ({
  ref: props.ref,
  id: props.id,
  name: props.name,
  label: props.label,
  description: props.description,
  error: props.error,
  disabled: props.disabled || props.readOnly,
  checked: props.value ?? false,
  onBlur: props.onBlur,
  onChange: (event: { currentTarget: { checked: boolean } }) => props.onChange(event.currentTarget.checked),
  ...(props.hideLabel ? { 'aria-label': String(props.label), label: undefined } : {}),
})

export function CheckboxField(props: FieldProps<boolean>) {
  return (
    <Checkbox
      {...toggleProps(props)}
      classNames={inCheckbox}
      required={false}
      aria-required={props.required || undefined}
    />
  )
}

export function SwitchField(props: FieldProps<boolean>) {
  return <Switch {...toggleProps(props)} classNames={inSwitch} withThumbIndicator={false} />
}

export interface CheckboxGroupFieldProps extends FieldProps<string[], HTMLDivElement> {
  options: readonly { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
}

export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { disabled, name, ...wrapper } = wrapperProps(props)
  return (
    <Checkbox.Group
      {...wrapper}
      inputWrapperOrder={groupOrder}
      ref={props.ref}
      value={props.value ?? []}
      onChange={props.onChange}
    >
      <div className="kit-choices">
        {props.options.map((option) => (
          <Checkbox
            classNames={inCheckbox}
            key={option.value}
            name={name}
            onBlur={props.onBlur}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={disabled || props.readOnly || option.disabled}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

export interface Choice {
  value: string
  label: ReactNode
  description?: ReactNode
  /** Address of a picture, or an element. */
  picture?: ReactNode
  /** Adds „Standard" behind the label. */
  standard?: boolean
  disabled?: boolean
}

export interface RadioGroupFieldProps extends FieldProps<string | null, HTMLDivElement> {
  options: readonly Choice[]
  inline?: boolean
}

const choiceLabel = (option: Choice) => (
  <span className="kit-choice-label">
    {option.picture && (
      <span className="kit-choice-picture">
        {typeof option.picture === 'string' ? <img src={option.picture} alt="" /> : option.picture}
      </span>
    )}
    <span>
      {option.label}
      {option.standard && <span className="kit-standard"> Standard</span>}
    </span>
  </span>
)

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { disabled, name, ...wrapper } = wrapperProps(props)
  const withPictures = props.options.some(({ picture }) => picture)
  return (
    <Radio.Group
      {...wrapper}
      inputWrapperOrder={groupOrder}
      ref={props.ref}
      name={name}
      value={props.value ?? ''}
      onChange={(value) => props.onChange(value)}
    >
      <div
        className="kit-choices"
        data-inline={props.inline || undefined}
        data-pictures={withPictures || undefined}
      >
        {props.options.map((option) => (
          <Radio
            classNames={inRadio}
            key={option.value}
            onBlur={props.onBlur}
            value={option.value}
            label={choiceLabel(option)}
            description={option.description}
            disabled={disabled || props.readOnly || option.disabled}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
