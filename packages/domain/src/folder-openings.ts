import type { FolderSide, Permission } from '@schrankwerk/contracts'

/** What decides who can open a folder. Dates are `YYYY-MM-DD` (Berlin). */
export interface FolderFacts {
  state: 'unreleased' | 'open' | 'closed'
  allowExternal: boolean
  allowAnonymous: boolean
  hasPassword: boolean
  agreed: {
    external: Readonly<Record<FolderSide, boolean>>
    anonymous: Readonly<Record<FolderSide, boolean>>
  }
  types: Readonly<Record<FolderSide, Permission>>
  visibilities: readonly {
    email: string
    endDate: string | null
    permissions: Permission
  }[]
  /** Calendar date in Berlin. */
  today: string
}

export type FolderRight = 'read' | 'write'

/** Somebody who can open the folder, or why nobody outside of the two companies can. */
export type FolderOpening =
  /** Those who run the companies of these sides. */
  | { who: 'admins'; sides: readonly FolderSide[]; right: FolderRight }
  /** The other people of a company. */
  | { who: 'company'; side: FolderSide; right: FolderRight }
  /** Whom entries name. While guests are kept out an entry still opens the folder to a colleague. */
  | { who: 'named'; right: FolderRight; emails: readonly string[]; takesGuests: boolean }
  /** Whoever of those named belongs to neither company; sees the files of these sides. */
  | { who: 'guests'; see: readonly FolderSide[] }
  /** Whoever knows the password. */
  | { who: 'visitors'; right: 'read'; see: readonly FolderSide[] }
  | { who: 'nobody-outside'; reason: 'unreleased' | 'closed' | 'switched-off' | 'no-entries' }

export const folderSides = ['SUPPLIER', 'CUSTOMER'] as const satisfies readonly FolderSide[]

/** The other one of the two. */
export const otherSide = (side: FolderSide): FolderSide => (side === 'SUPPLIER' ? 'CUSTOMER' : 'SUPPLIER')

/** Whether an entry has ended; it holds until the end of its last day. */
export const isOver = ({ endDate }: { endDate: string | null }, today: string): boolean =>
  endDate !== null && endDate < today

const rights = ['write', 'read'] as const

const rightOf = ({ read, write }: Permission): FolderRight | undefined =>
  write ? 'write' : read ? 'read' : undefined

/** Both companies may name the same person; what they give counts together. */
const namedRights = ({ visibilities, today }: FolderFacts): ReadonlyMap<string, FolderRight> => {
  const found = new Map<string, { email: string; right: FolderRight }>()
  for (const entry of visibilities) {
    const right = rightOf(entry.permissions)
    if (right === undefined || isOver(entry, today)) continue
    const known = found.get(entry.email.toLowerCase())
    found.set(entry.email.toLowerCase(), {
      email: known?.email ?? entry.email,
      right: known?.right === 'write' ? 'write' : right,
    })
  }
  return new Map([...found.values()].map(({ email, right }) => [email, right]))
}

const agreeing = (agreed: Readonly<Record<FolderSide, boolean>>): FolderSide[] =>
  folderSides.filter((side) => agreed[side])

/** Who can open a folder at this moment, the most powerful first. */
export function whoCanOpen(facts: FolderFacts): FolderOpening[] {
  const { state, types, agreed } = facts
  const sides = state === 'unreleased' ? (['SUPPLIER'] as const) : folderSides
  /** What a right is worth in this state; a closed folder is only read. */
  const now = (right: FolderRight): FolderRight => (state === 'closed' ? 'read' : right)
  const named = namedRights(facts)
  const takesGuests = state === 'open' && facts.allowExternal
  const takesVisitors = state === 'open' && facts.allowAnonymous && facts.hasPassword
  const openings: FolderOpening[] = [{ who: 'admins', sides, right: now('write') }]
  for (const side of sides) {
    const right = rightOf(types[side])
    if (right) openings.push({ who: 'company', side, right: now(right) })
  }
  for (const right of rights) {
    const emails = [...named].filter(([, given]) => now(given) === right).map(([email]) => email)
    if (emails.length > 0) openings.push({ who: 'named', right, emails, takesGuests })
  }
  if (takesGuests && named.size > 0) openings.push({ who: 'guests', see: agreeing(agreed.external) })
  if (takesVisitors) openings.push({ who: 'visitors', right: 'read', see: agreeing(agreed.anonymous) })
  if (!takesVisitors && !(takesGuests && named.size > 0))
    openings.push({
      who: 'nobody-outside',
      reason: state !== 'open' ? state : takesGuests ? 'no-entries' : 'switched-off',
    })
  return openings
}
