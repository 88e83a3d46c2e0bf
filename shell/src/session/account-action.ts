const accountActions = ['CONFIGURE_TOTP', 'webauthn-register'] as const
/** What Keycloak does with somebody's account on a page of its own. */
export type AccountAction = (typeof accountActions)[number]

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

/** Of an action that somebody asked for by an address of his own there is nothing to tell. */
export const keepOutcome = (name: string | undefined, status: ActionOutcome['status']): void => {
  const action = accountActions.find((one) => one === name)
  outcome = action && { action, status }
}

/** Told once: whoever comes to the page a second time was not at Keycloak. */
export const takeOutcome = (): ActionOutcome | undefined => {
  const taken = outcome
  outcome = undefined
  return taken
}
