import type { Cell } from '../types.ts'
import type { NumberDisplay } from './number-display.ts'
import { clockTime, germanDay, type SerialDate, serialDate } from './serial-date.ts'

const months = ['Jan', 'Feb', 'Mrz', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez']

/**
 * Displays the number of a cell as the day or time that its format shows. Whole dates are always written day first with
 * four digits of the year: "02/03/2025" in the order of an American format would be read as the second of March.
 * `bare` is the format without literals. What is no day comes out as `otherwise` shows it.
 */
export function dateDisplay(
  bare: string,
  options: { date1904: boolean },
  otherwise: NumberDisplay,
): NumberDisplay {
  const clock = /[hs]/i.test(bare)
  const withSeconds = /s/i.test(bare)
  const withoutHours = clock && !/h/i.test(bare)
  const isDay = /[yd]/i.test(bare) || !clock
  const dayText = isDay ? dayDisplay(bare) : undefined
  return (value) => {
    const date = serialDate(value, options)
    if (date === undefined) return otherwise(value)
    const time = withoutHours
      ? clockTime(date.seconds % 3600, { withSeconds }).slice(3)
      : clockTime(date.seconds, { withSeconds })
    // A time of more than a day shows its day too, or two cells would look alike that are not.
    const day = dayText?.(date) ?? (value >= 1 ? germanDay(date) : undefined)
    const text = day === undefined ? time : clock ? `${day} ${time}` : day
    return { text, kind: 'date' }
  }
}

/** "12. Mai" and "Mai 24" are often article numbers that became dates, so nothing is shown that the format hides. */
function dayDisplay(bare: string): (date: SerialDate) => string {
  const withDay = /d/i.test(bare)
  const withYear = /y/i.test(bare)
  const withMonth = /m/i.test(bare.replace(/h[^a-z]*m+|(?<!m)m+[^a-z]*s/gi, ''))
  if ((withDay && withMonth && withYear) || (!withDay && !withMonth && !withYear)) return germanDay
  const monthName = /mmm/i.test(bare)
  const yearDigits = /yyy/i.test(bare) ? 4 : 2
  return (date) => {
    const month = monthName ? months[date.month - 1]! : String(date.month).padStart(2, '0')
    const year = String(date.year).padStart(4, '0').slice(-yearDigits)
    if (withDay && withMonth)
      return `${String(date.day).padStart(2, '0')}.${monthName ? ` ${month}` : `${month}.`}`
    if (withMonth && withYear) return monthName ? `${month} ${year}` : `${month}.${year}`
    if (withMonth) return month
    return germanDay(date)
  }
}

/** Hours, minutes or seconds that go beyond a day: "36:00:00". */
export function durationDisplay(bare: string, otherwise: NumberDisplay): NumberDisplay {
  const withSeconds = /s/i.test(bare)
  return (value): Cell => {
    if (!(value >= 0) || value > 1e6) return otherwise(value)
    return { text: clockTime(Math.round(value * 86_400), { withSeconds }), kind: 'date' }
  }
}
