const key = 'schrankwerk:signed-in'

/** Whether somebody was signed in here lately: only then is it worth waiting before the landing page shows. */
export const wasSignedIn = (): boolean => localStorage.getItem(key) !== null

/** Other tabs hear when it goes. */
export const rememberSignedIn = (isSignedIn: boolean): void => {
  if (isSignedIn) localStorage.setItem(key, '1')
  else localStorage.removeItem(key)
}

export const isSignedInGone = ({ key: changed, newValue }: StorageEvent): boolean =>
  changed === key && newValue === null

/** Comes back from Keycloak's page with an answer in the address. */
export const comesFromSignIn = (): boolean => /[#&](code|error)=/.test(location.hash)
