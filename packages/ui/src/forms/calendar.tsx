import 'dayjs/locale/de'
import { FocusTrap } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'

interface CalendarProps {
  value: string | null
  min?: string
  max?: string
  onPick: (day: string | null) => void
}

/** Month view in German; weeks begin on Monday. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  return (
    <DatesProvider settings={{ locale: 'de', firstDayOfWeek: 1, weekendDays: [] }}>
      <FocusTrap>
        <div>
          <DatePicker
            value={value}
            defaultDate={value ?? undefined}
            minDate={min}
            maxDate={max}
            onChange={onPick}
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
