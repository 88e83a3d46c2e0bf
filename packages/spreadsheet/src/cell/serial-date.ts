const millisecondsPerDay = 86_400_000
const lastSerial = 2_958_465
const days1904 = 1462
const two = (part: number) => String(part).padStart(2, '0')

/** A day and a time of day as a date number means them. */
export interface SerialDate {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  /** Of the day, rounded. */
  seconds: number
}

/**
 * What a date number stands for. Source: ECMA-376 part 1, 18.17.4. In the 1900 system day 60 is 29 February 1900, which
 * never was, so days before it are one off.
 * Returns undefined outside 1900 … 9999.
 */
export function serialDate(serial: number, { date1904 }: { date1904: boolean }): SerialDate | undefined {
  const days1900 = date1904 ? serial + days1904 : serial
  if (!(days1900 >= 0) || days1900 >= lastSerial + 1) return undefined
  const total = Math.round(days1900 * 86_400)
  const whole = Math.floor(total / 86_400)
  const seconds = total - whole * 86_400
  if (whole === 60 && !date1904) return { year: 1900, month: 2, day: 29, seconds }
  const date = new Date(((whole < 60 ? whole + 1 : whole) - 25_569) * millisecondsPerDay)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), seconds }
}

/** "31.12.2025", the order of every German list. */
export function germanDay({ year, month, day }: Pick<SerialDate, 'year' | 'month' | 'day'>): string {
  return `${two(day)}.${two(month)}.${String(year).padStart(4, '0')}`
}

/** "06:34", with seconds where they are asked for. */
export function clockTime(seconds: number, { withSeconds }: { withSeconds: boolean }): string {
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
  return withSeconds ? `${time}:${two(seconds % 60)}` : time
}
