import { Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { LazyPart, lazyCode } from '../feedback/lazy-part.tsx'
import { SkeletonLine } from '../feedback/loading.tsx'
import { useOutOfView } from '../floating/use-out-of-view.ts'
import { type FieldProps, wrapperProps } from './field.ts'
import { parseGermanDate, showDate } from './parse-german-date.ts'

const calendar = lazyCode(() => import('./calendar.tsx'))

export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last day allowed, as `YYYY-MM-DD`. */
  min?: string
  max?: string
  /** What to say of an earlier day than `min`, where why it is refused is worth a sentence. */
  minText?: string
  placeholder?: string
  /** Also called at once for a value that is no day; `text` is what stands in the field. */
  onInvalid?: (message: string | undefined, text: string) => void
}

const rangeMessage = (value: string | null, { min, max, minText }: DateFieldProps): string | undefined => {
  if (value && min && value < min) return minText ?? `Frühestens ${showDate(min)}.`
  if (value && max && value > max) return `Spätestens ${showDate(max)}.`
  return undefined
}

/**
 * A day, typed or picked. While the text is no day the value is that text itself, which every schema for a
 * date refuses; it is never moved to a neighbouring day.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, onInvalid, min, max, readOnly, disabled } = props
  const [text, setText] = useState(() => showDate(value))
  const complaintOf = (typed: string) => {
    const parsed = parseGermanDate(typed)
    return parsed.ok ? rangeMessage(parsed.value, props) : parsed.message
  }
  const [message, setMessage] = useState(() => complaintOf(text))
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const lastValue = useRef(value)
  useOutOfView(field, isOpen, () => setOpen(false))

  const complain = (next: string | undefined, typed: string) => {
    if (next === message) return
    setMessage(next)
    onInvalid?.(next, typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside replaces what was typed
  useEffect(() => {
    if ((value ?? null) === (lastValue.current ?? null)) return
    lastValue.current = value
    setText(showDate(value))
    complain(complaintOf(showDate(value)), showDate(value))
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is complained of once
  useEffect(() => {
    if (message) onInvalid?.(message, text)
  }, [])

  const change = (next: string | null) => {
    if (next === lastValue.current) return
    lastValue.current = next
    onChange(next)
  }
  const read = (typed: string, isFinal: boolean) => {
    const parsed = parseGermanDate(typed)
    const next = complaintOf(typed)
    change(parsed.ok ? parsed.value : typed.trim())
    if (isFinal || next === undefined || message !== undefined) complain(next, typed)
    if (isFinal && parsed.ok) setText(showDate(parsed.value))
  }
  const day = parseGermanDate(text)
  const named = (what: string) => (typeof props.label === 'string' ? `${what}: ${props.label}` : what)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      withRoles={false}
      returnFocus
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div ref={field}>
          <TextInput
            {...wrapperProps({ ...props, error: message ?? props.error })}
            ref={props.ref}
            classNames={{ wrapper: 'kit-input-short', input: 'kit-tabular' }}
            inputMode="numeric"
            autoComplete="off"
            placeholder={props.placeholder ?? 'TT.MM.JJJJ'}
            readOnly={readOnly}
            value={text}
            rightSectionPointerEvents="all"
            rightSection={
              <IconButton
                label={named('Kalender öffnen')}
                small
                disabled={disabled || readOnly}
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                onClick={() => setOpen(!isOpen)}
              >
                <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
              </IconButton>
            }
            onChange={(event) => {
              setText(event.currentTarget.value)
              const isPasted = (event.nativeEvent as InputEvent).inputType === 'insertFromPaste'
              read(event.currentTarget.value, isPasted)
            }}
            onBlur={() => {
              read(text, true)
              onBlur?.()
            }}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={named('Kalender')}>
        <LazyPart part={calendar} what="Der Kalender" skeleton={<SkeletonLine width={252} height={280} />}>
          {({ Calendar }) => (
            <Calendar
              value={day.ok ? day.value : null}
              min={min}
              max={max}
              onPick={(picked) => {
                setText(showDate(picked))
                complain(rangeMessage(picked, props), showDate(picked))
                change(picked)
                setOpen(false)
              }}
            />
          )}
        </LazyPart>
      </Popover.Dropdown>
    </Popover>
  )
}
