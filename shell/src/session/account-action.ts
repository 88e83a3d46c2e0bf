/** What Keycloak does with somebody's account on a page of its own. */
export type AccountAction = 'CONFIGURE_TOTP' | 'webauthn-register'

/** How one came back from there. */
export interface ActionOutcome {
  action: AccountAction
  status: 'success' | 'cancelled' | 'error'
}

let lead: ((action: AccountAction) => Promise<void>) | undefined
let outcome: ActionOutcome | undefined

/** Says how to get to such a page. */
export const connectActions = (begin: (action: AccountAction) => Promise<void>): void => {
  lead = begin
}

/** Leaves for Keycloak's page; fails where it cannot be reached. */
export const beginAction = async (action: AccountAction): Promise<void> => {
  if (!lead) throw new Error('No sign-in is connected.')
  await lead(action)
}

export const keepOutcome = (found: ActionOutcome): void => {
  outcome = found
}

/** Told once: whoever comes to the page a second time was not at Keycloak. */
export const takeOutcome = (): ActionOutcome | undefined => {
  const taken = outcome
  outcome = undefined
  return taken
}
