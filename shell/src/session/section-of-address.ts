const key = 'schrankwerk:section'

const page = (): string => location.pathname + location.search

/** Keeps the section of the address for the way back from the sign-in: no redirect may carry it. */
export const keepSection = (): void => {
  if (location.hash) sessionStorage.setItem(key, JSON.stringify([page(), location.hash]))
  else sessionStorage.removeItem(key)
}

/** Puts it back where one has come back to the same page; once, and before anything reads the address. */
export const restoreSection = (): void => {
  const [keptPage, hash] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  sessionStorage.removeItem(key)
  if (keptPage === page() && hash && !location.hash) history.replaceState(history.state, '', hash)
}
