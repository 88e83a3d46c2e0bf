import { Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { LazyPart, lazyCode } from '../feedback/lazy-part.tsx'
import { SkeletonLine } from '../feedback/loading.tsx'
import { type FieldProps, wrapperProps } from './field.ts'
import { parseGermanDate, showDate } from './parse-german-date.ts'

const calendar = lazyCode(() => import('./calendar.tsx'))

export interface DateFieldProps extends FieldProps<string | null> {
  /** First and last day allowed, as `YYYY-MM-DD`. */
  min?: string
  max?: string
  placeholder?: string
  onInvalid?: (message: string | undefined) => void
}

const rangeMessage = (value: string | null, { min, max }: DateFieldProps): string | undefined => {
  if (value && min && value < min) return `Frühestens ${showDate(min)}.`
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
  const [message, setMessage] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const told = useRef(value)

  useEffect(() => {
    if ((value ?? null) === (told.current ?? null)) return
    told.current = value
    setText(showDate(value))
    setMessage(undefined)
  }, [value])

  const tell = (next: string | null) => {
    if (next === told.current) return
    told.current = next
    onChange(next)
  }
  const complain = (next: string | undefined) => {
    if (next === message) return
    setMessage(next)
    onInvalid?.(next)
  }
  const read = (typed: string, isFinal: boolean) => {
    const parsed = parseGermanDate(typed)
    const next = parsed.ok ? rangeMessage(parsed.value, props) : parsed.message
    tell(parsed.ok ? parsed.value : typed.trim())
    if (isFinal || next === undefined || message !== undefined) complain(next)
    if (isFinal && parsed.ok) setText(showDate(parsed.value))
  }
  const day = parseGermanDate(text)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withRoles={false}
      returnFocus
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div>
          <TextInput
            {...wrapperProps({ ...props, error: message ?? props.error })}
            ref={props.ref}
            classNames={{ input: 'kit-tabular' }}
            inputMode="numeric"
            autoComplete="off"
            placeholder={props.placeholder ?? 'TT.MM.JJJJ'}
            readOnly={readOnly}
            value={text}
            rightSectionPointerEvents="all"
            rightSection={
              <IconButton
                label="Kalender öffnen"
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
      <Popover.Dropdown role="dialog" aria-label="Kalender">
        <LazyPart part={calendar} what="Der Kalender" skeleton={<SkeletonLine width={252} height={280} />}>
          {({ Calendar }) => (
            <Calendar
              value={day.ok ? day.value : null}
              min={min}
              max={max}
              onPick={(picked) => {
                setText(showDate(picked))
                complain(rangeMessage(picked, props))
                tell(picked)
                setOpen(false)
              }}
            />
          )}
        </LazyPart>
      </Popover.Dropdown>
    </Popover>
  )
}
