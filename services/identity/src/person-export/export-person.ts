import { signInCount } from '@schrankwerk/domain'
import { actsOf, berlinDate, type Ctx, NotFound, sendZip } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { requirePassedGate } from '../user/user.policy.ts'
import { actsElsewhere, mailsTo, messagesOf, type Neighbours } from './neighbours.ts'
import { findPerson, linksOf, type PersonRow } from './person.queries.ts'
import { csvFile, jsonFile, type PersonFile } from './person-file.ts'
import { actName, companyNames, factorNames, linkNames, partNames, thingName } from './person-words.ts'

type Exporting = Ctx<IdentityTables> & {
  accounts: Pick<Accounts, 'sessionsOf' | 'factorsOf'>
  neighbours: Neighbours
}

/**
 * A zip of what the product holds about a person, in German and with nobody else in it: everyone gets his own, the
 * operator's admins everybody's. All of it is gathered before the first byte, so that it is whole or 503.
 */
export async function exportPerson(ctx: Exporting, userId = ctx.actor.userId): Promise<Response> {
  const isOwn = userId === ctx.actor.userId
  requirePassedGate(ctx.actor, isOwn)
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
    ...own.map(({ at, ...act }) => ({ service: 'identity' as const, at: at.toISOString(), ...act })),
    ...elsewhere,
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ at, service, entity, entityId, action }) => ({
      Zeitpunkt: at,
      Bereich: partNames[service],
      Objekt: thingName(entity),
      Kennung: entityId,
      Vorgang: actName(entity, action),
    }))
  return [
    jsonFile('profil.json', profileOf(person)),
    jsonFile('anmeldungen.json', signIns),
    jsonFile('aenderungen.json', acts),
    csvFile(
      'aenderungen.csv',
      ['Zeitpunkt', 'Bereich', 'Objekt', 'Kennung', 'Vorgang'],
      acts.map((act) => Object.values(act)),
    ),
    jsonFile(
      'nachrichten.json',
      messages.map(({ id, conversationId, at, content, filename }) => ({
        Kennung: id,
        Gespräch: conversationId,
        Zeitpunkt: at,
        Nachricht: content,
        Anhang: filename,
      })),
    ),
    csvFile(
      'e-mails.csv',
      ['Zeitpunkt', 'Art'],
      mails.map((mail) => [mail.at, mail.kind]),
    ),
  ]
}

const profileOf = (person: PersonRow) => ({
  Kennung: person.id,
  Vorname: person.name,
  Nachname: person.lastname,
  'E-Mail-Adresse': person.mail,
  Telefon: person.phone_number,
  Unternehmen: {
    Kennung: person.company_id,
    Name: person.company_name,
    Art: companyNames[person.company_type],
  },
  Administration: person.admin,
  'Bezeichnung beim Kunden': person.customer_designation,
  Berechtigungen: person.permissions,
  'E-Mail-Adresse bestätigt am': person.mail_confirmed_at,
  'Muss das Passwort ändern': person.password_change_needed,
  'Angelegt am': person.create_date,
  'Geändert am': person.last_update,
  'Gelöscht am': person.deleted_at,
})

async function signInsOf({ db, accounts }: Exporting, person: PersonRow) {
  const { sub } = person
  const [sessions, factors, links] = await Promise.all([
    sub === null ? [] : accounts.sessionsOf(sub),
    sub === null ? [] : accounts.factorsOf(sub),
    linksOf(db, person.id),
  ])
  return {
    'Anzahl der Anmeldungen': signInCount(person.login_counter),
    'Letzte Anmeldung': person.last_login_at,
    Anmeldungen: sessions.map(({ startedAt, lastUsedAt, address }) => ({
      'Begonnen am': startedAt,
      'Zuletzt benutzt am': lastUsedAt,
      Adresse: address,
    })),
    'Zweite Faktoren': factors.map(({ kind, label, createdAt }) => ({
      Art: factorNames[kind],
      Bezeichnung: label,
      'Angelegt am': createdAt,
    })),
    Links: links.map((link) => ({
      Zweck: linkNames[link.purpose],
      'Neue E-Mail-Adresse': link.new_mail,
      'Frühere E-Mail-Adresse': link.former_mail,
      'Angelegt am': link.created_at,
      'Gesendet am': link.sent_at,
      'Gültig bis': link.valid_until,
      'Verwendet am': link.used_at,
    })),
  }
}

async function* inTurn(files: readonly PersonFile[]) {
  yield* files
}
