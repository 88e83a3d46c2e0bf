import type { MissingItem } from '@schrankwerk/contracts'

const later = 'liegt in der Vergangenheit. Bitte wählen Sie den heutigen oder einen späteren Tag'

/** What is said of a day that has passed, behind its name: where there has to be one, and where there may be none. */
export const isPast = `${later}.`
export const isPastOrNone = `${later}, oder lassen Sie das Feld leer.`

/** Of these days, `YYYY-MM-DD` or null, the ones that have passed. */
export const pastDates = <Dates extends object>(
  dates: Dates,
  sentences: Readonly<Record<keyof Dates & string, string>>,
  today: string,
): MissingItem[] =>
  (Object.keys(sentences) as (keyof Dates & string)[])
    .filter((path) => dates[path] !== null && (dates[path] as string) < today)
    .map((path) => ({ path, code: 'date-past', detail: sentences[path] }))

/** Of these issues what a save is refused for: a date that it does not change may have passed since. */
export const issuesOfChanged = (issues: readonly MissingItem[], changed: readonly string[]): MissingItem[] =>
  issues.filter(({ path }) => changed.includes(path))
