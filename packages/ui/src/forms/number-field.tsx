import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../formats/formats.ts'
import { type FieldProps, wrapperProps } from './field.ts'
import { parseGermanNumber } from './parse-german-number.ts'

export interface NumberFieldProps extends Omit<FieldProps<number | null>, 'onChange'> {
  /** `text` is what the field holds; kept beside a NaN, it brings back what could not be read. */
  onChange: (value: number | null, text: string) => void
  /** The text to begin with where the value is NaN. */
  unreadable?: string
  unit?: string
  min?: number
  max?: number
  /** Arrow keys up and down change the value by this much; without it they do nothing. */
  step?: number
  decimals?: number
  integer?: boolean
  /** Zeros fill up two decimals when the field is left. */
  fixed?: boolean
  placeholder?: string
  onEnter?: () => void
  /** Also called at once for a value that cannot be read; `text` is what stands in the field. */
  onInvalid?: (message: string | undefined, text: string) => void
}

const rangeMessage = (value: number | null, { min, max }: NumberFieldProps): string | undefined => {
  if (value === null) return undefined
  if (min !== undefined && value < min) return `Mindestens ${formatNumber(min, { decimals: 6 })}.`
  if (max !== undefined && value > max) return `Höchstens ${formatNumber(max, { decimals: 6 })}.`
  return undefined
}

const isSame = (a: number | null, b: number | null): boolean => Object.is(a ?? null, b ?? null)

/**
 * German numbers only. While the text cannot be read the value is NaN, which every schema refuses, and the
 * text stays as typed with a sentence below.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, onInvalid, unit, step, integer, fixed = false } = props
  const decimals = integer ? 0 : (props.decimals ?? 2)
  const show = (number: number | null) =>
    number === null || number === undefined || Number.isNaN(number)
      ? ''
      : formatNumber(number, { decimals, fixed })
  const [text, setText] = useState(() => (Number.isNaN(value) ? (props.unreadable ?? '') : show(value)))
  const complaintOf = (typed: string) => {
    const parsed = parseGermanNumber(typed, { decimals, unit })
    return parsed.ok ? rangeMessage(parsed.value, props) : parsed.message
  }
  const [message, setMessage] = useState(() => complaintOf(text))
  const told = useRef<number | null>(value)
  const toldText = useRef(text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside replaces what was typed
  useEffect(() => {
    if (isSame(value, told.current)) return
    told.current = value
    setText(show(value))
    setMessage(undefined)
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is complained of once
  useEffect(() => {
    if (message) onInvalid?.(message, text)
  }, [])

  const tell = (next: number | null, typed: string) => {
    // A value finer than its text stays what it is until another text is typed.
    if (!Number.isNaN(told.current) && typed === show(told.current)) return
    if (isSame(next, told.current) && (!Number.isNaN(next) || typed === toldText.current)) return
    told.current = next
    toldText.current = typed
    onChange(next, typed)
  }
  const complain = (next: string | undefined, typed: string) => {
    if (next === message) return
    setMessage(next)
    onInvalid?.(next, typed)
  }
  const read = (typed: string, isFinal: boolean) => {
    const parsed = parseGermanNumber(typed, { decimals, unit })
    const next = complaintOf(typed)
    tell(parsed.ok ? parsed.value : Number.NaN, typed)
    // A half-typed `1.2` is not told off before the field is left, a cured one is let off at once.
    if (isFinal || next === undefined || message !== undefined) complain(next, typed)
    return parsed
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') props.onEnter?.()
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || !step || props.readOnly || Number.isNaN(value)) return
    event.preventDefault()
    const raised = Number(((value ?? 0) + direction * step).toFixed(decimals))
    const next = Math.min(props.max ?? raised, Math.max(props.min ?? raised, raised))
    setText(show(next))
    complain(undefined, show(next))
    tell(next, show(next))
  }
  return (
    <TextInput
      {...wrapperProps({ ...props, error: message ?? props.error })}
      ref={props.ref}
      classNames={{ wrapper: 'kit-input-short', input: 'kit-number-input' }}
      inputMode={integer ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      rightSection={unit && <span className="kit-unit">{unit}</span>}
      rightSectionWidth={unit ? `${unit.length + 2}ch` : undefined}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        const isPasted = (event.nativeEvent as InputEvent).inputType === 'insertFromPaste'
        read(event.currentTarget.value, isPasted)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        const parsed = read(text, true)
        if (parsed.ok) setText(show(parsed.value))
        onBlur?.()
      }}
    />
  )
}

/** Euro with two decimals, or more where they are wanted. */
export function MoneyField(props: Omit<NumberFieldProps, 'integer' | 'fixed'>) {
  return <NumberField unit="€" {...props} fixed />
}
