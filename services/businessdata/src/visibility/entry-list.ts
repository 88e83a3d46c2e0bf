import type { BodyOf, shareFolder } from '@schrankwerk/contracts'
import { Invalid } from '@schrankwerk/service-kit'
import type { EntryRow } from '../folder/folder.queries.ts'
import { keyOfMail } from '../folder/key-of-mail.ts'
import { withReading } from '../settings/settings-change.ts'

type WantedEntry = BodyOf<typeof shareFolder>['visibilityEntries'][number]

/** What the list of a side's entries does to those it has. */
export interface EntryChanges {
  added: WantedEntry[]
  changed: { entry: EntryRow; wanted: WantedEntry }[]
  ended: EntryRow[]
  /** Somebody gets in, may do more, or longer. */
  isOpening: boolean
}

/**
 * Compares the list that a side wants with its entries, by the address in whatever letters. Refuses an address that
 * stands twice, and where an entry is new or becomes another one an end that has passed.
 */
export function entryChanges(
  wantedEntries: readonly WantedEntry[],
  entries: readonly EntryRow[],
  today: string,
): EntryChanges {
  const known = new Map(entries.map((entry) => [entry.mail_key, entry]))
  const keys = wantedEntries.map(({ email }) => keyOfMail(email))
  const problems: { path: string; code: string }[] = []
  const changes: EntryChanges = {
    added: [],
    changed: [],
    ended: entries.filter((entry) => !keys.includes(entry.mail_key)),
    isOpening: false,
  }
  for (const [index, { permissions, ...rest }] of wantedEntries.entries()) {
    const wanted = { ...rest, permissions: withReading(permissions) }
    const entry = known.get(keys[index]!)
    if (keys.indexOf(keys[index]!) < index)
      problems.push({ path: `visibilityEntries.${index}.email`, code: 'repeated' })
    if (entry !== undefined && isSame(entry, wanted)) continue
    if (wanted.endDate !== null && wanted.endDate < today)
      problems.push({ path: `visibilityEntries.${index}.endDate`, code: 'in-past' })
    if (entry === undefined) changes.added.push(wanted)
    else changes.changed.push({ entry, wanted })
    changes.isOpening ||= entry === undefined || isWider(entry, wanted)
  }
  if (problems.length > 0) throw new Invalid(problems)
  return changes
}

const isSame = (entry: EntryRow, { endDate, permissions }: WantedEntry): boolean =>
  entry.end_date === endDate && entry.may_read === permissions.read && entry.may_write === permissions.write

const isWider = (entry: EntryRow, { endDate, permissions }: WantedEntry): boolean =>
  (permissions.read && !entry.may_read) ||
  (permissions.write && !entry.may_write) ||
  (entry.end_date !== null && (endDate === null || endDate > entry.end_date))
