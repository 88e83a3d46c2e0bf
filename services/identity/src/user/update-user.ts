import { type BodyOf, type updateUser as endpoint, type User, userChanged } from '@schrankwerk/contracts'
import {
  changeableFields,
  type Keeper,
  keeperOf,
  minimumPasswordLength,
  type UserField,
  userFields,
} from '@schrankwerk/domain'
import {
  Conflict,
  Forbidden,
  Invalid,
  inTransaction,
  NotFound,
  Problem,
  publish,
  recordChange,
  type Sendable,
} from '@schrankwerk/service-kit'
import { syncAccountSoon } from '../account/sync-account.ts'
import type { CompanyRow } from '../company/company.queries.ts'
import { requireOpenCompany } from '../company/require-open-company.ts'
import type { IdentityCtx } from '../identity-ctx.ts'
import { voidInvitesOf } from '../invite/invite.queries.ts'
import { limitLinks } from '../link/limit-links.ts'
import { voidRequests } from '../link/link.queries.ts'
import { requestLink } from '../link/request-link.ts'
import { lockOtherAdmins } from './last-admin.ts'
import { readUser } from './read-user.ts'
import { requirePassedGate } from './user.policy.ts'
import { findKeptUser, type UserRow } from './user.queries.ts'
import { type UserValues, updateUserRow } from './user-change.queries.ts'

type Input = BodyOf<typeof endpoint>

/** What Keycloak keeps of a user, or makes of him. */
const keptAtKeycloak: readonly UserField[] = ['name', 'lastname', 'mail', 'admin', 'companyId']

/** Changes what the caller may change of a user. A new address does not count yet: a link is sent there. */
export async function updateUser(ctx: IdentityCtx, input: Input): Promise<Sendable<User>> {
  const { id, editVersion } = input
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  requirePassedGate(ctx.actor, id === ctx.actor.userId)
  const user = await findKeptUser(ctx.db, ctx.actor, id)
  if (user === undefined) throw new NotFound()
  const keeper = keeperOf(ctx.actor, { id, companyId: user.company_id })
  if (keeper === undefined) throw new Forbidden()
  if (user.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
  const changed = changedFields(user, input)
  requireChangeable(keeper, changed)
  if (changed.length > 0) await change(ctx, user, input, changed)
  return readUser(ctx, (await findKeptUser(ctx.db, ctx.actor, id)) ?? user)
}

function changedFields(user: UserRow, input: Input): UserField[] {
  const now: Record<UserField, unknown> = {
    name: user.name,
    lastname: user.lastname,
    phoneNumber: user.phone_number,
    mail: user.mail,
    customerDesignation: user.customer_designation,
    admin: user.admin,
    companyId: user.company_id,
  }
  return userFields.filter((field) => input[field] !== undefined && input[field] !== now[field])
}

function requireChangeable(keeper: Keeper, changed: readonly UserField[]): void {
  const foreign = changed.filter((field) => !changeableFields[keeper].includes(field))
  if (foreign.length === 0) return
  throw new Problem(403, 'field-not-yours', {
    errors: foreign.map((path) => ({ path, code: 'field-not-yours' })),
  })
}

async function change(
  ctx: IdentityCtx,
  user: UserRow,
  input: Input,
  changed: readonly UserField[],
): Promise<void> {
  const { id, sub, edit_version: editVersion } = user
  const newMail = newMailOf(user, input)
  const saved = changed.filter((field) => field !== 'mail' || newMail === undefined)
  const accountDue = saved.some((field) => keptAtKeycloak.includes(field))
  // A flag and a company count by the row alone and wait for nobody; a name is Keycloak's as well.
  if (saved.some((field) => field === 'name' || field === 'lastname' || field === 'mail'))
    await ctx.accounts.reach()
  await inTransaction(ctx, async (tx) => {
    if ((changed.includes('admin') && input.admin === false) || changed.includes('companyId'))
      await lockOtherAdmins(tx, { id })
    const moved = changed.includes('companyId') ? await requireOpenCompany(tx, input.companyId!) : undefined
    const values = {
      ...valuesOf(input, saved),
      ...(accountDue && { account_due: true as const }),
      ...(moved && mayBeTooShort(user, moved) && { password_change_needed: true as const }),
    }
    const at = { id, editVersion, now: ctx.now() }
    if (!(await updateUserRow(tx, at, values))) throw new Conflict('changed-meanwhile')
    if (saved.length > 0)
      await recordChange(tx, ctx, { entity: 'user', entityId: id, action: 'update', fields: saved })
    if (newMail !== undefined) {
      // Whether somebody else has it only the one learns who confirms it.
      await limitLinks(tx, ctx, { userId: id, purpose: 'changeMail' })
      // What lies in the box of an address that was mistyped is no way in any more.
      if (user.awaits_first_password) {
        await voidRequests(tx, id, ['firstPassword', 'resetPassword'], ctx.now())
        await voidInvitesOf(tx, id, ctx.now())
      }
      await requestLink(tx, ctx, {
        purpose: 'changeMail',
        userId: id,
        change: { newMail, askedBy: ctx.actor.userId },
      })
      await recordChange(tx, ctx, { entity: 'user', entityId: id, action: 'send-link', fields: ['mail'] })
    }
    const companyId = input.companyId ?? user.company_id
    const about = { aggregateId: id, aggregateVersion: editVersion + 1 }
    await publish(tx, userChanged, { userId: id, sub, companyId }, about)
  })
  if (accountDue) await syncAccountSoon(ctx, id)
}

/** How long a password is nobody knows afterwards: one from where shorter ones count is chosen anew. */
const mayBeTooShort = (user: UserRow, company: CompanyRow): boolean =>
  !user.awaits_first_password &&
  minimumPasswordLength(user.company_type) < minimumPasswordLength(company.type)

/** The same address in other letters is no other one. */
function newMailOf(user: UserRow, { mail }: Input): string | undefined {
  return mail !== undefined && mail.toLowerCase() !== user.mail.toLowerCase() ? mail : undefined
}

function valuesOf(input: Input, saved: readonly UserField[]): UserValues {
  const all = {
    name: { name: input.name },
    lastname: { lastname: input.lastname },
    phoneNumber: { phone_number: input.phoneNumber },
    mail: { mail: input.mail },
    customerDesignation: { customer_designation: input.customerDesignation },
    admin: { admin: input.admin },
    companyId: { company_id: input.companyId },
  } as Record<UserField, UserValues>
  return Object.assign({}, ...saved.map((field) => all[field]))
}
