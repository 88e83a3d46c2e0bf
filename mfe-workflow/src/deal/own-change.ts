import type { Enquiry } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'

type ChangeEntries = Enquiry['changeEntries']

/**
 * Whether what differs now was last written by this person; without fields, whether he did the last act of all. A field
 * that no entry names was settled by another one.
 */
export function isOwnChange(entries: ChangeEntries, userId: string, fields: readonly string[]): boolean {
  if (fields.length === 0) return entries.at(-1)?.userId === userId
  const last = fields.flatMap((field) => entries.findLast((entry) => entry.fields.includes(field)) ?? [])
  return last.length > 0 && last.every((entry) => entry.userId === userId)
}

/** Asks that of an enquiry or offer for whoever is signed in. */
export function useOwnChange() {
  const { user } = useSession()
  return ({ changeEntries }: { changeEntries: ChangeEntries }, fields: readonly string[]): boolean =>
    isOwnChange(changeEntries, user.id, fields)
}
