/** How often somebody signed in. The counter that the calls answer begins at 1, before anybody did. */
export const signInCount = (loginCounter: number): number => loginCounter - 1
