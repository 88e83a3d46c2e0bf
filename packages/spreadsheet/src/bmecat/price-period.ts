/** The first and the last day on which prices are valid, `YYYY-MM-DD`; '' where the file names none. */
export interface PricePeriod {
  start: string
  end: string
}

export const emptyPeriod = (): PricePeriod => ({ start: '', end: '' })

const writings = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})(?!\d)/,
]

/** A day as `YYYY-MM-DD`, its time left aside; '' for 0000-00-00, undefined for what is no day. */
export function readDay(text: string): string | undefined {
  for (const writing of writings) {
    const { year, month, day } = writing.exec(text)?.groups ?? {}
    if (year !== undefined) return Number(year) === 0 ? '' : `${year}-${month}-${day}`
  }
  return undefined
}

/** Both days count whole. */
const isValid = ({ start, end }: PricePeriod, today: string) =>
  hasBegun({ start, end }, today) && (end === '' || end >= today)

const hasBegun = ({ start }: PricePeriod, today: string) => start <= today

/** Whether a period began after another one, or, where both began on the same day, ended after it. */
const byBeginning = (a: PricePeriod, b: PricePeriod) => compare(a.start, b.start) || compare(a.end, b.end)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface PricesOfDay<Price> {
  /** The latest begun first. */
  prices: Price[]
  /** Why they are not those of the day, where none is. */
  notice?: string
}

/**
 * Which prices count on a day: those valid on it. Where none is, those that began last, else those that are the first to
 * begin; then a notice says so, without its last dot.
 */
export function pricesOfDay<Price extends { period: PricePeriod }>(
  all: readonly Price[],
  today: string,
): PricesOfDay<Price> {
  const latestFirst = all.toSorted((a, b) => byBeginning(b.period, a.period))
  const valid = latestFirst.filter(({ period }) => isValid(period, today))
  if (valid.length > 0 || latestFirst.length === 0) return { prices: valid }
  const over = latestFirst.find(({ period }) => hasBegun(period, today))
  const { period } = over ?? latestFirst.at(-1)!
  return {
    prices: latestFirst.filter((price) => byBeginning(price.period, period) === 0),
    notice: `gültig ${over ? `nur bis ${german(period.end)}` : `erst ab ${german(period.start)}`}`,
  }
}

const german = (day: string) => day.split('-').toReversed().join('.')
