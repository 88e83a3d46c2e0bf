import * as z from 'zod/mini'
import { type SecondFactorSetting, secondFactorSettings } from '../session/second-factor.policy.ts'
import { type Keycloak, openAdminApi } from './keycloak/admin-api.ts'
import { checkPassword } from './keycloak/check-password.ts'
import { endSessions } from './keycloak/end-sessions.ts'
import { findAccount } from './keycloak/find-account.ts'
import { type AccountSession, listSessions } from './keycloak/list-sessions.ts'
import { lockOf, unlock } from './keycloak/lock.ts'
import { ensureAccount, makeAccount, type NewAccount } from './keycloak/make-account.ts'
import { type PasswordChange, passwordChanges } from './keycloak/password-changes.ts'
import { passwordSetAt } from './keycloak/password-time.ts'
import { removeAccount } from './keycloak/remove-account.ts'
import { type AccountFactor, listFactors, removeFactor } from './keycloak/second-factors.ts'
import { setPassword } from './keycloak/set-password.ts'
import { type AccountState, writeAccount } from './keycloak/write-account.ts'

/** Keycloak as identity uses it; the acts lie in `keycloak/`, which alone knows its APIs. */
export interface Accounts {
  /** Makes the account, or finds the one of this address, whose password stays; answers its `sub`. */
  ensure(account: NewAccount): Promise<string>
  /** Throws `Unavailable` where Keycloak would not take a change now, so that nothing is begun that it cannot end. */
  reach(): Promise<void>
  /** Makes the account of this name, without a way in, or finds it; answers its `sub`. */
  make(username: string): Promise<string>
  /** The `sub` of the account of this name; undefined where there is none. */
  find(username: string): Promise<string | undefined>
  /** Makes the account say what `account` says. Throws `AddressHeld` where another account has the name or address. */
  write(sub: string, account: AccountState): Promise<void>
  /**
   * Also ends what Keycloak asks of the user first. The password policy of the realm is the last word: `PasswordRefused`.
   */
  setPassword(sub: string, password: string): Promise<void>
  /** When the password was set that counts, on Keycloak's clock; undefined where there is none. */
  passwordSetAt(sub: string): Promise<Date | undefined>
  /** Removes the account; one that is gone is no failure. */
  remove(sub: string): Promise<void>
  /**
   * Whether the password is the account's, by its name or address; a wrong one counts as a wrong sign-in, and while
   * the account is locked the right one is refused as well.
   */
  checkPassword(username: string, password: string): Promise<boolean>
  /** The lock after wrong passwords; `until` null where there is none. */
  lockOf(sub: string): Promise<{ until: Date | null; wrongPasswords: number }>
  unlock(sub: string): Promise<void>
  /** Sign-ins that still count, latest first. */
  sessionsOf(sub: string): Promise<AccountSession[]>
  /** Second factors: Keycloak's `otp` and `webauthn` credentials. */
  factorsOf(sub: string): Promise<AccountFactor[]>
  removeFactor(sub: string, id: string): Promise<void>
  /**
   * Removes the account's sessions but `except`, so that no refresh token of theirs is good any more. Answers the full
   * second on Keycloak's clock that begins next, after waiting for it: whatever is older is removed. With `changedAt`
   * it is the second after that, and sessions that began in it or later stay.
   */
  endSessions(sub: string, options: { except?: string; changedAt?: Date }): Promise<Date>
  /**
   * The accounts whose password was changed or removed since then, not through this service account but by anyone
   * else (administrators, Keycloak's own forms), each with its last change; accounts that were removed count as well.
   * `asOf` is Keycloak's clock before it looked. Without `since` it answers the clock alone.
   */
  passwordChanges(since?: Date): Promise<{ asOf: Date; changes: PasswordChange[] }>
}

/** What leads to the accounts, as the environment names it. */
export const accountSettings = {
  /** Base address including `/auth`. */
  KEYCLOAK_URL: z.url(),
  USERS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-services'),
  USERS_CLIENT_SECRET: z.string().check(z.minLength(1)),
  ...secondFactorSettings,
}

/** Of the client that only checks passwords: the service needs it, commands that check none go without. */
export const passwordCheckSettings = {
  PASSWORDS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-passwords'),
  PASSWORDS_CLIENT_SECRET: z.string().check(z.minLength(1)),
}

/** The accounts of the realm, through the service account that may manage users and read events, nothing else. */
export function createAccounts(settings: {
  KEYCLOAK_URL: string
  USERS_CLIENT_ID: string
  USERS_CLIENT_SECRET: string
  PASSWORDS_CLIENT_ID?: string
  PASSWORDS_CLIENT_SECRET?: string
  OPERATOR_SECOND_FACTOR?: SecondFactorSetting
}): Accounts {
  const keycloak: Keycloak = {
    base: settings.KEYCLOAK_URL.replace(/\/$/, ''),
    users: { client_id: settings.USERS_CLIENT_ID, client_secret: settings.USERS_CLIENT_SECRET },
    passwords: {
      client_id: settings.PASSWORDS_CLIENT_ID ?? '',
      client_secret: settings.PASSWORDS_CLIENT_SECRET ?? '',
    },
  }
  const operatorAdminsNeedFactor = settings.OPERATOR_SECOND_FACTOR === 'required'
  return {
    ensure: (account) => ensureAccount(keycloak, account),
    reach: async () => void (await openAdminApi(keycloak)),
    make: (username) => makeAccount(keycloak, username),
    find: async (username) => findAccount(await openAdminApi(keycloak), { username }),
    write: (sub, state) =>
      writeAccount(keycloak, sub, state, { needsFactor: state.operatorAdmin && operatorAdminsNeedFactor }),
    setPassword: (sub, password) => setPassword(keycloak, sub, password),
    passwordSetAt: (sub) => passwordSetAt(keycloak, sub),
    remove: (sub) => removeAccount(keycloak, sub),
    checkPassword: (username, password) => checkPassword(keycloak, username, password),
    lockOf: (sub) => lockOf(keycloak, sub),
    unlock: (sub) => unlock(keycloak, sub),
    sessionsOf: (sub) => listSessions(keycloak, sub),
    factorsOf: (sub) => listFactors(keycloak, sub),
    removeFactor: (sub, id) => removeFactor(keycloak, sub, id),
    endSessions: (sub, options) => endSessions(keycloak, sub, options),
    passwordChanges: (since) => passwordChanges(keycloak, since),
  }
}
