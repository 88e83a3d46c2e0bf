import { Unavailable, uuidv7 } from '@schrankwerk/service-kit'
import { type AccountState, AddressHeld } from './keycloak/write-account.ts'
import type { Accounts } from './keycloak.ts'
import { keycloakAway } from './keycloak-away.example.ts'

export interface HeldAccounts {
  accounts: Accounts
  states: Map<string, AccountState>
  /** Before which calls Keycloak goes away. */
  awayAt: Set<'reach' | 'make' | 'write'>
}

/** Accounts as Keycloak holds them, their names and addresses one each; without passwords and sessions. */
export function heldAccounts(): HeldAccounts {
  const states = new Map<string, AccountState>()
  const awayAt: HeldAccounts['awayAt'] = new Set()
  const arrive = (at: 'reach' | 'make' | 'write') => {
    if (awayAt.has(at)) throw new Unavailable('keycloak')
  }
  const holderOf = (username: string) =>
    [...states].find(([, state]) => state.username.toLowerCase() === username.toLowerCase())?.[0]
  const make = async (username: string) => {
    arrive('make')
    const sub = holderOf(username) ?? uuidv7()
    if (!states.has(sub))
      states.set(sub, { username, mail: null, enabled: false, name: '', lastname: '', operatorAdmin: false })
    return sub
  }
  const accounts: Accounts = {
    ...keycloakAway,
    reach: async () => arrive('reach'),
    make,
    async ensure({ mail, name, lastname }) {
      const sub = await make(mail)
      states.set(sub, { username: mail, mail, enabled: true, name, lastname, operatorAdmin: false })
      return sub
    },
    async write(sub, state) {
      arrive('write')
      const holder = holderOf(state.username)
      if (holder !== undefined && holder !== sub) throw new AddressHeld(holder)
      states.set(sub, state)
    },
  }
  return { accounts, states, awayAt }
}
