import { actsOf, berlinDate, type Ctx, NotFound, sendZip } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { isHeldAtGate } from '../user/user.policy.ts'
import { actsElsewhere, mailsTo, messagesOf, type Neighbours } from './neighbours.ts'
import { findPerson, linksOf, type PersonRow } from './person.queries.ts'
import { csvFile, jsonFile, type PersonFile } from './person-file.ts'

type Exporting = Ctx<IdentityTables> & {
  accounts: Pick<Accounts, 'sessionsOf' | 'factorsOf'>
  neighbours: Neighbours
}

/**
 * A zip of what the product holds about a person, nobody else in it: everyone gets his own, the operator's admins
 * everybody's. All of it is gathered before the first byte, so that it is whole or 503.
 */
export async function exportPerson(ctx: Exporting, userId = ctx.actor.userId): Promise<Response> {
  const isOwn = userId === ctx.actor.userId
  isHeldAtGate(ctx.actor, isOwn)
  const mayAsk = isOwn || (ctx.actor.companyType === 'ADMIN' && ctx.actor.admin)
  const person = mayAsk ? await findPerson(ctx.db, userId) : undefined
  if (person === undefined) throw new NotFound()
  const files = await filesOf(ctx, person)
  return sendZip({
    filename: `Datenauszug-${berlinDate(ctx.now())}.zip`,
    entries: inTurn(files),
    log: ctx.log,
  })
}

async function filesOf(ctx: Exporting, person: PersonRow): Promise<PersonFile[]> {
  const [own, elsewhere, messages, mails, signIns] = await Promise.all([
    actsOf(ctx.db, person.id),
    actsElsewhere(ctx, person.id),
    messagesOf(ctx, person.id),
    mailsTo(ctx, person.id),
    signInsOf(ctx, person),
  ])
  const acts = [
    ...own.map(({ at, ...act }) => ({ service: 'identity', at: at.toISOString(), ...act })),
    ...elsewhere,
  ].sort((one, other) => one.at.localeCompare(other.at))
  return [
    jsonFile('profil.json', profileOf(person)),
    jsonFile('anmeldungen.json', signIns),
    jsonFile('aenderungen.json', acts),
    csvFile(
      'aenderungen.csv',
      ['Zeitpunkt', 'Bereich', 'Objekt', 'Kennung', 'Vorgang'],
      acts.map((act) => [act.at, act.service, act.entity, act.entityId, act.action]),
    ),
    jsonFile('nachrichten.json', messages),
    csvFile(
      'e-mails.csv',
      ['Zeitpunkt', 'Art'],
      mails.map((mail) => [mail.at, mail.kind]),
    ),
  ]
}

const profileOf = (person: PersonRow) => ({
  id: person.id,
  name: person.name,
  lastname: person.lastname,
  mail: person.mail,
  phoneNumber: person.phone_number,
  company: { id: person.company_id, name: person.company_name, type: person.company_type },
  admin: person.admin,
  customerDesignation: person.customer_designation,
  permissions: person.permissions,
  mailConfirmedAt: person.mail_confirmed_at,
  passwordChangeNeeded: person.password_change_needed,
  createDate: person.create_date,
  lastUpdate: person.last_update,
  deletedAt: person.deleted_at,
})

async function signInsOf({ db, accounts }: Exporting, person: PersonRow) {
  const { sub } = person
  const [sessions, factors, links] = await Promise.all([
    sub === null ? [] : accounts.sessionsOf(sub),
    sub === null ? [] : accounts.factorsOf(sub),
    linksOf(db, person.id),
  ])
  return {
    loginCounter: person.login_counter,
    lastLoginAt: person.last_login_at,
    sessions: sessions.map(({ startedAt, lastUsedAt, address }) => ({ startedAt, lastUsedAt, address })),
    secondFactors: factors.map(({ kind, label, createdAt }) => ({ kind, label, createdAt })),
    links: links.map((link) => ({
      purpose: link.purpose,
      newMail: link.new_mail,
      formerMail: link.former_mail,
      createdAt: link.created_at,
      sentAt: link.sent_at,
      validUntil: link.valid_until,
      usedAt: link.used_at,
    })),
  }
}

async function* inTurn(files: readonly PersonFile[]) {
  yield* files
}
