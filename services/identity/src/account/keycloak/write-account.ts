import { awayFor, type Keycloak, openAdminApi, send } from './admin-api.ts'
import { findAccount } from './find-account.ts'

/** What Keycloak holds of an account beside its credentials. */
export interface AccountState {
  username: string
  /** Null where the address must not lead to it: unconfirmed, deleted. */
  mail: string | null
  enabled: boolean
  name: string
  lastname: string
  /** An admin of the operator: where the operator wants it so, one without a second factor sets one up to get in. */
  operatorAdmin: boolean
}

/** Another account has the name or the address; `sub` is that one's. */
export class AddressHeld extends Error {
  readonly sub: string
  constructor(sub: string) {
    super('another account has the address')
    this.name = 'AddressHeld'
    this.sub = sub
  }
}

export async function writeAccount(
  keycloak: Keycloak,
  sub: string,
  state: AccountState,
  { needsFactor }: { needsFactor: boolean },
): Promise<void> {
  const { username, mail, enabled, name, lastname } = state
  const body = JSON.stringify({
    username,
    email: mail ?? '',
    emailVerified: mail !== null,
    enabled,
    firstName: name,
    lastName: lastname,
    attributes: { secondFactor: needsFactor ? ['required'] : [] },
  })
  const answer = await send(keycloak, `/users/${sub}`, { method: 'PUT', body }, [409])
  if (answer.status === 409) throw new AddressHeld(await holderOf(keycloak, sub, state))
}

/** Who else has the address or, failing that, the name. */
async function holderOf(
  keycloak: Keycloak,
  sub: string,
  { username, mail }: Pick<AccountState, 'username' | 'mail'>,
): Promise<string> {
  const api = await openAdminApi(keycloak)
  const byMail = mail === null ? undefined : await findAccount(api, { email: mail })
  const holder = byMail ?? (await findAccount(api, { username }))
  if (holder === undefined || holder === sub) throw awayFor('the address is held by nobody')
  return holder
}
