import type { Parsed } from './parse-german-number.ts'

const shapes = [
  /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})(?<between>[/-])(?<month>\d{1,2})\k<between>(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** `Do, `, `Do. ` or `Donnerstag, ` before a date. */
const weekdayBefore = /^(?<weekday>[a-z]{2,10})(?:\.,|[.,])? ?(?=\d)/i
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

const weekdayNamed = (name: string): number =>
  /^sonnabend$/i.test(name)
    ? 6
    : weekdays.findIndex((weekday) =>
        [weekday, weekday.slice(0, 2)].some((form) => form.toLowerCase() === name.toLowerCase()),
      )

const fullYear = (year: string): number => {
  const number = Number(year)
  if (year.length === 4) return number
  return number < 80 ? 2000 + number : 1900 + number
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

const unreadable = { ok: false, message: 'Bitte als TT.MM.JJJJ eingeben, zum Beispiel 31.12.2026.' } as const

/**
 * `DD.MM.YYYY`, `D.M.YYYY`, `DD.MM.YY` (up to 79 in this century), the same with `/` or `-`, `DDMMYYYY` or ISO, each
 * after its weekday where one is written → `YYYY-MM-DD`. A day that is not in the calendar is refused, not moved to
 * the next month, and so is one with a weekday of another day. Empty text gives null.
 */
export const parseGermanDate = (text: string): Parsed<string | null> => {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: null }
  const before = weekdayBefore.exec(trimmed)
  const weekday = before?.groups?.weekday && weekdayNamed(before.groups.weekday)
  const written = trimmed.slice(before?.[0].length ?? 0)
  const groups = shapes.map((shape) => shape.exec(written)?.groups).find(Boolean)
  if (!groups || weekday === -1) return unreadable
  const [year, month, day] = [fullYear(groups.year ?? ''), Number(groups.month), Number(groups.day)]
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
  if (!exists) return { ok: false, message: `Den ${written} gibt es nicht.` }
  if (typeof weekday === 'number' && weekday !== date.getUTCDay())
    return { ok: false, message: `Der ${written} ist ein ${weekdays[date.getUTCDay()]}.` }
  return { ok: true, value: `${pad(year, 4)}-${pad(month)}-${pad(day)}` }
}

/** `2026-12-31` → `31.12.2026`; any other text stays as it is. */
export const showDate = (value: string | null): string => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '')
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : (value ?? '')
}
