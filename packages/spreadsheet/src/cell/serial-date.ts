const millisecondsPerDay = 86_400_000
const lastSerial = 2_958_465
const days1904 = 1462

/**
 * ISO form of a date number. Source: ECMA-376 part 1, 18.17.4. In the 1900 system day 60 is 29 February 1900, which
 * never was, so days before it are one off.
 * Returns undefined outside 1900 … 9999.
 */
export function serialToIso(
  serial: number,
  options: { date1904: boolean; shows: 'date' | 'time' | 'both' },
): string | undefined {
  const days1900 = options.date1904 ? serial + days1904 : serial
  if (!(days1900 >= 0) || days1900 >= lastSerial + 1) return undefined
  const seconds = Math.round(days1900 * 86_400)
  const day = Math.floor(seconds / 86_400)
  const time = new Date((seconds - day * 86_400) * 1000).toISOString().slice(11, 19)
  if (options.shows === 'time' && serial < 1) return time
  const date = day === 60 && !options.date1904 ? '1900-02-29' : isoDay(day)
  return options.shows === 'date' ? date : `${date}T${time}`
}

function isoDay(day: number): string {
  const shifted = day < 60 ? day + 1 : day
  return new Date((shifted - 25_569) * millisecondsPerDay).toISOString().slice(0, 10)
}
