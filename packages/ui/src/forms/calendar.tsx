import 'dayjs/locale/de'
import { FocusTrap } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface CalendarProps {
  /** The day shown first and chosen, as `YYYY-MM-DD`. */
  value: string | null
  min?: string
  max?: string
  onPick: (day: string | null) => void
}

const iso = 'YYYY-MM-DD'
const mondayBased = (day: dayjs.Dayjs): number => (day.day() + 6) % 7

/** Where a key leads from a day. */
const moves: Record<string, (day: dayjs.Dayjs, isShift: boolean) => dayjs.Dayjs> = {
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.subtract(1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  Home: (day) => day.subtract(mondayBased(day), 'day'),
  End: (day) => day.add(6 - mondayBased(day), 'day'),
  PageUp: (day, isShift) => day.subtract(1, isShift ? 'year' : 'month'),
  PageDown: (day, isShift) => day.add(1, isShift ? 'year' : 'month'),
}

/** Month view in German; weeks begin on Monday. The focus is on a day, and the keys move it across months. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const within = (day: string): string => {
    if (min && day < min) return min
    return max && day > max ? max : day
  }
  const [shown, setShown] = useState(() => within(value ?? dayjs().format(iso)))
  const box = useRef<HTMLDivElement>(null)
  const target = useRef<string>(undefined)
  useEffect(() => {
    if (target.current === undefined) return
    const day = box.current?.querySelector<HTMLElement>(`[data-day="${target.current}"]`)
    target.current = undefined
    day?.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day
    const move = moves[event.key]
    if (!day || !move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const next = within(move(dayjs(day), event.shiftKey).format(iso))
    target.current = next
    setShown(next)
  }
  return (
    <DatesProvider settings={{ locale: 'de', firstDayOfWeek: 1, weekendDays: [] }}>
      <FocusTrap innerRef={box}>
        <div className="kit-calendar" onKeyDownCapture={onKeyDown}>
          <DatePicker
            value={value}
            date={shown}
            onDateChange={setShown}
            minDate={min}
            maxDate={max}
            onChange={onPick}
            // The trap looks for it twice, and on a busy machine late: a key may have led on by then.
            getDayProps={(day) => ({ 'data-day': day, 'data-autofocus': day === shown || undefined })}
            highlightToday
            hideOutsideDates
            decadeLabelFormat="YYYY"
            monthLabelFormat="MMMM YYYY"
            ariaLabels={{
              previousMonth: 'Vorheriger Monat',
              nextMonth: 'Nächster Monat',
              previousYear: 'Vorheriges Jahr',
              nextYear: 'Nächstes Jahr',
              previousDecade: 'Vorheriges Jahrzehnt',
              nextDecade: 'Nächstes Jahrzehnt',
            }}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  )
}
