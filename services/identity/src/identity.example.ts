import type { CompanyType } from '@schrankwerk/contracts'
import { createDatabase, createLog, NotSignedIn } from '@schrankwerk/service-kit'
import { freshDatabase } from '@schrankwerk/testing'
import { heldAccounts } from './account/held-accounts.example.ts'
import { type CompanyToProvision, provisionAccounts } from './account/provision-accounts.ts'
import { createApp } from './app.ts'
import type { IdentityTables } from './database/tables.ts'
import { presentActor } from './user/user.presenter.ts'
import { findUserByMail, findUserBySub } from './user/user.queries.ts'

export const address = {
  street: 'Werkstraße',
  houseNo: '1',
  zip: '70173',
  city: 'Stuttgart',
  country: 'Deutschland',
}

export const person = (mail: string, more: Partial<CompanyToProvision['users'][number]> = {}) => ({
  mail,
  password: 'unbenutzt',
  name: 'Erika',
  lastname: mail.split('@')[0]!,
  phoneNumber: '+49 711 1',
  admin: false,
  ...more,
})

export const admin = (mail: string, more: Partial<CompanyToProvision['users'][number]> = {}) =>
  person(mail, { admin: true, ...more })

export const companyOf = (
  name: string,
  type: CompanyType,
  users: CompanyToProvision['users'],
  more: Partial<CompanyToProvision> = {},
): CompanyToProvision => ({
  name,
  type,
  address,
  users,
  ...(type === 'CUSTOMER' && { customerNumber: '4711' }),
  ...more,
})

/** Identity on a fresh database, called over HTTP by people that are named by their address. */
export async function identityInTest(companies: readonly CompanyToProvision[]) {
  const database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  const db = createDatabase<IdentityTables>(database.pool)
  const held = heldAccounts()
  await provisionAccounts({ db, accounts: held.accounts }, companies)
  const app = createApp({
    db,
    accounts: held.accounts,
    log: createLog('identity', 'silent'),
    // The token is the `sub`: who is not found any more is out.
    async authenticate(sub) {
      const user = await findUserBySub(db, sub)
      if (user === undefined) throw new NotSignedIn('token-invalid')
      return presentActor(user)
    },
  })
  const userOf = async (mail: string) => {
    const user = await findUserByMail(db, mail)
    if (user === undefined) throw new Error(`no user ${mail}`)
    return user
  }
  const subs = new Map<string, string>()
  const request = async (mail: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const sub = subs.get(mail) ?? (await userOf(mail)).sub!
    subs.set(mail, sub)
    return app.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${sub}` } })
  }
  const answerOf = async (response: Response) => {
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as any }
  }
  return {
    db,
    held,
    app,
    request,
    userOf,
    get: async (mail: string, path: string) => answerOf(await request(mail, path)),
    post: async (mail: string, path: string, body?: unknown) =>
      answerOf(
        await request(mail, path, {
          method: 'POST',
          ...(body !== undefined && {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        }),
      ),
    companyId: async (name: string) =>
      (await db.selectFrom('company').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
    provision: (more: readonly CompanyToProvision[]) =>
      provisionAccounts({ db, accounts: held.accounts }, more),
    /** The events about a thing, oldest first. */
    eventsAbout: async (id: string) =>
      (
        await db
          .selectFrom('outbox')
          .select(['name', 'payload'])
          .where('aggregate_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ name, payload }) => ({ name, payload })),
    drop: () => database.drop(),
  }
}
