import { currentUser } from '@schrankwerk/shell-api'

// The drafts of shell-api begin like this as well: at sign-out they all go.
const keyOf = (name: string): string => `schrankwerk:draft:${currentUser()?.id ?? 'nobody'}:${name}`

/** What one has written and not sent, in this browser and for this person: it outlives the tab. */
export const readKept = <Value>(name: string): Value | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Names under which something is kept, as far as they begin like this. */
export const keptNames = (beginning: string): string[] => {
  const prefix = keyOf('')
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

export const keep = (name: string, value: unknown): void => {
  // After signing out nobody is left to keep it for.
  if (!currentUser()) return
  try {
    if (value === undefined) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the text after a reload, not now.
  }
}

/** Told when another tab keeps something no longer, by the rest of a name that begins like this. */
export const onKeptGone = (beginning: string, react: (rest: string) => void): void =>
  addEventListener('storage', ({ key, newValue }) => {
    const prefix = keyOf(beginning)
    if (newValue === null && key?.startsWith(prefix)) react(key.slice(prefix.length))
  })
