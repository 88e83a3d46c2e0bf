import type { BodyOf, register as registerEndpoint } from '@schrankwerk/contracts'
import { passwordProblem } from '@schrankwerk/domain'
import { Invalid, inTransaction, Precondition, Problem, Unavailable, uuidv7 } from '@schrankwerk/service-kit'
import { PasswordRefused } from '../account/keycloak/set-password.ts'
import type { Accounts } from '../account/keycloak.ts'
import { registrationName } from '../account/sync-account.ts'
import { makesWay } from '../guest/give-way.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { keepRegistration } from './keep-registration.ts'
import { findMailOwner, insertRegistration, type NewRegistration } from './registration.queries.ts'
import { removeRegistration } from './remove-registration.ts'

type Registration = BodyOf<typeof registerEndpoint>

/** No person fills the form in sooner. */
const fastestMs = 2000

/**
 * Makes a customer that awaits its release, and its first admin, whose address takes nothing until it is confirmed. The
 * rows come first, then the account at Keycloak, named after the user and with the password, then the request for the
 * link. Where one fails, what is there of the others is taken back; where this process ends in between,
 * `mendRegistrations` does so, or finishes.
 */
export async function register(
  ctx: PublicIdentityCtx,
  input: Registration,
): Promise<{ userId: string; companyId: string }> {
  refuseMachines(input)
  const password = passwordProblem(input.user.password, { mail: input.user.mail, companyType: 'CUSTOMER' })
  if (password) throw new Invalid([{ path: 'user.password', code: password }])
  await ctx.accounts.reach()
  await refuseTaken(ctx, input.user.mail)

  const { userId, companyId, ...registration } = registrationOf(input)
  // Not the act that a repeat is known by: that is the one at the end.
  await inTransaction({ db: ctx.db, log: ctx.log }, (tx) =>
    insertRegistration(tx, { userId, companyId, ...registration }, ctx.now()),
  )
  try {
    const sub = await makeAccount(ctx.accounts, { ...input.user, userId })
    const isWhole = await inTransaction(ctx, (tx) => keepRegistration(tx, ctx, { userId, sub }))
    if (!isWhole) throw new Unavailable('registration')
  } catch (error) {
    await takeBack(ctx, userId)
    if (error instanceof PasswordRefused) throw new Invalid([{ path: 'user.password', code: error.problem }])
    throw error
  }
  return { userId, companyId }
}

function refuseMachines({ website, filledInMs }: Registration): void {
  if (website || (filledInMs !== undefined && filledInMs < fastestMs))
    throw new Invalid('registration-refused')
}

async function refuseTaken(ctx: PublicIdentityCtx, mail: string): Promise<void> {
  const owner = await findMailOwner(ctx.db, mail)
  if (owner === undefined || makesWay(owner)) return
  const at = (code: 'mail-taken' | 'mail-external') => [{ path: 'user.mail', code }]
  if (owner.company_type === 'EXTERNAL') throw new Precondition('mail-external', at('mail-external'))
  throw new Problem(409, 'mail-taken', { errors: at('mail-taken') })
}

function registrationOf({ user, company }: Registration): NewRegistration {
  const { name, lastname, phoneNumber, mail } = user
  return {
    userId: uuidv7(),
    companyId: uuidv7(),
    addressId: uuidv7(),
    user: { name, lastname, phoneNumber, mail },
    company: {
      name: company.name,
      customerNumber: company.customerNumber ?? null,
      additionalInfo: company.additionalInfo || null,
      address: company.address,
    },
  }
}

/** The password comes last: an account that has one is whole. */
async function makeAccount(
  accounts: Accounts,
  { userId, name, lastname, password }: { userId: string; name: string; lastname: string; password: string },
): Promise<string> {
  const username = registrationName(userId)
  const sub = await accounts.make(username)
  await accounts.write(sub, { username, mail: null, enabled: true, name, lastname, operatorAdmin: false })
  await accounts.setPassword(sub, password)
  return sub
}

/** What cannot be taken back now is found later. */
async function takeBack(ctx: PublicIdentityCtx, userId: string): Promise<void> {
  const { db, log } = ctx
  await inTransaction({ db, log }, (tx) => removeRegistration(tx, ctx, userId)).catch((error) =>
    log.warn({ err: error }, 'a registration that failed is still to be taken back'),
  )
}
