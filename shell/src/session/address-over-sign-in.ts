const key = 'schrankwerk:address'

/**
 * Keeps what stands behind the path for the way back from the sign-in. No redirect may carry a section, and Keycloak
 * refuses one whose query has a name that OAuth uses itself, such as the `state` of a filtered list.
 */
export const keepAddress = (): void => {
  const rest = location.search + location.hash
  if (rest) sessionStorage.setItem(key, JSON.stringify([location.pathname, rest]))
  else sessionStorage.removeItem(key)
}

/** Puts it back where one has come back to the same page; once, and before anything reads the address. */
export const restoreAddress = (isBack: boolean): void => {
  const [path, rest] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  sessionStorage.removeItem(key)
  if (isBack && path === location.pathname && rest) history.replaceState(history.state, '', path + rest)
}
