const missing = '–'
const timeZone = 'Europe/Berlin'

type Amount = number | null | undefined
type Instant = string | Date | null | undefined

const numberFormats = new Map<string, Intl.NumberFormat>()
const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify(options)
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('de-DE', options)
  numberFormats.set(key, made)
  return made
}

const isAmount = (value: Amount): value is number => typeof value === 'number' && Number.isFinite(value)

/** `1234.5` → `1.234,50 €`; nothing gives a dash. At most `decimals` places (default 2), and two at least. */
export const formatMoney = (
  amount: Amount,
  { currency = 'EUR', decimals = 2 }: { currency?: string; decimals?: number } = {},
): string =>
  isAmount(amount)
    ? numberFormat({ style: 'currency', currency, maximumFractionDigits: decimals }).format(amount)
    : missing

/** At most `decimals` places (default 2); `fixed` fills up two of them with zeros. */
export const formatNumber = (
  value: Amount,
  { decimals = 2, fixed = false }: { decimals?: number; fixed?: boolean } = {},
): string =>
  isAmount(value)
    ? numberFormat({
        maximumFractionDigits: decimals,
        minimumFractionDigits: fixed ? Math.min(decimals, 2) : 0,
      }).format(value)
    : missing

/** A ratio: `0.92` → `92 %`. */
export const formatPercent = (ratio: Amount, { decimals = 0 }: { decimals?: number } = {}): string =>
  isAmount(ratio)
    ? numberFormat({ style: 'percent', maximumFractionDigits: decimals }).format(ratio)
    : missing

const day = new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const time = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' })

const isoDate = /^\d{4}-\d{2}-\d{2}/

const withInstant = (value: Instant, format: (date: Date) => string): string => {
  if (value === null || value === undefined) return missing
  // Of a text that is still being typed, „1.3.“, Date makes a day of the year 2001.
  if (typeof value === 'string' && !isoDate.test(value)) return missing
  const date = typeof value === 'string' ? new Date(value) : value
  return Number.isNaN(date.getTime()) ? missing : format(date)
}

/** ISO date or instant → `31.12.2026`, as seen in Berlin. */
export const formatDate = (value: Instant): string => withInstant(value, (date) => day.format(date))

/** ISO instant → `31.12.2026, 14:05`, as seen in Berlin. */
export const formatDateTime = (value: Instant): string =>
  withInstant(value, (date) => `${day.format(date)}, ${time.format(date)}`)

/** ISO instant → `14:05`, as seen in Berlin. */
export const formatTime = (value: Instant): string => withInstant(value, (date) => time.format(date))

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB']

/** Steps of 1024, one place: `1468006` → `1,4 MB`. */
export const formatBytes = (bytes: Amount): string => {
  if (!isAmount(bytes)) return missing
  const step = Math.min(byteUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  const decimals = step === 0 ? 0 : 1
  return `${formatNumber(bytes / 1024 ** step, { decimals })}\u00a0${byteUnits[step]}`
}

/** Milliseconds → `45 s`, `2 min 5 s`, `1 h 3 min`. */
export const formatDuration = (milliseconds: Amount): string => {
  if (!isAmount(milliseconds)) return missing
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** `1` → `1 Zeile`, `1200` → `1.200 Zeilen`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`
