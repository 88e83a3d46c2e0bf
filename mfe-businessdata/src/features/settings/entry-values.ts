import { mailAddress, maximumVisibilities, type Visibility } from '@schrankwerk/contracts'
import type { ProblemError } from '@schrankwerk/shell-api'
import type { Entry } from './settings.api.ts'
import type { SettingsText } from './settings-text.ts'

/** An entry as it is typed. */
export interface EntryValues {
  email: string
  /** Null: no end. While the text is no day, that text. */
  endDate: string | null
  read: boolean
  write: boolean
}

/** Whoever is invited is meant to see something. */
export const newEntry: EntryValues = { email: '', endDate: null, read: true, write: false }

export const valuesOf = ({ email, endDate, permissions }: Visibility): EntryValues => ({
  email,
  endDate,
  ...permissions,
})

/** Whether nothing would be lost by taking one for the other. */
export const isSameEntry = (one: EntryValues, other: EntryValues): boolean =>
  one.email.trim() === other.email.trim() &&
  one.endDate === other.endDate &&
  one.read === other.read &&
  one.write === other.write

export type EntryErrors = Partial<Record<'email' | 'endDate', string>>

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** What speaks against an entry; `others` are those of the own side beside it. */
export const checkEntry = (
  { email, endDate }: EntryValues,
  { others, today }: { others: readonly Visibility[]; today: string },
  t: SettingsText,
): EntryErrors => {
  const errors: EntryErrors = {}
  if (!mailAddress.safeParse(email).success) errors.email = t('entry.error.email')
  else if (others.some((other) => isSame(other.email, email))) errors.email = t('entry.error.twice')
  else if (others.length >= maximumVisibilities)
    errors.email = t('entry.error.many', { count: maximumVisibilities })
  if (endDate !== null && !/^\d{4}-\d{2}-\d{2}$/.test(endDate)) errors.endDate = t('entry.error.noDate')
  else if (endDate !== null && endDate < today) errors.endDate = t('entry.error.past')
  return errors
}

const entryOf = ({ email, endDate, read, write }: EntryValues): Entry => ({
  email: email.trim(),
  endDate,
  permissions: { read, write },
})

/** The whole list of the own side with this entry in it, in the place of the one it was made from. */
export const listWith = (
  own: readonly Visibility[],
  before: Visibility | undefined,
  values: EntryValues,
): Entry[] => {
  const kept = own.map((entry) => entryOf(entry.id === before?.id ? values : valuesOf(entry)))
  return own.some(({ id }) => id === before?.id) ? kept : [...kept, entryOf(values)]
}

/** The fields a refusal of the server is about, where it is about this entry. */
export const refusedFields = (
  { status, errors, detail }: ProblemError,
  sent: readonly Entry[],
  email: string,
): EntryErrors => {
  if (status !== 400) return {}
  const at = sent.findIndex((entry) => isSame(entry.email, email))
  const own = errors.filter(({ path }) => path.startsWith(`visibilityEntries.${at}.`))
  return Object.fromEntries(own.map((error) => [error.path.split('.').at(-1), error.detail ?? detail]))
}
