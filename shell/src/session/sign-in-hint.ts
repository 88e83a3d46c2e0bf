export const signedInKey = 'schrankwerk:signed-in'

/** Whether somebody was signed in here lately: only then is it worth waiting before the landing page shows. */
export const wasSignedIn = (): boolean => localStorage.getItem(signedInKey) !== null

/** Other tabs hear when it goes. */
export const rememberSignedIn = (isSignedIn: boolean): void => {
  if (isSignedIn) localStorage.setItem(signedInKey, '1')
  else localStorage.removeItem(signedInKey)
}

export const isSignedInGone = ({ key: changed, newValue }: StorageEvent): boolean =>
  changed === signedInKey && newValue === null

/** Comes back from Keycloak's page with an answer in the address. */
export const comesFromSignIn = (): boolean => /[#&](code|error)=/.test(location.hash)
