import type { SessionUser } from '@schrankwerk/shell-api'
import { mockSession } from '@schrankwerk/shell-api/mock'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aListedCompany, companyId, operatorId } from '../company.example.ts'
import { messageOf, openPage, refused, textField } from '../open-page.example.tsx'
import { aSignInState, aUser, userId } from '../user.example.ts'
import { Component } from './user.screen.tsx'

const otherCompanyId = '01990000-0000-7000-8000-0000000000c4'
const companies = [
  aListedCompany(),
  aListedCompany({ id: otherCompanyId, name: 'Bergtal Technik' }),
  aListedCompany({ id: '01990000-0000-7000-8000-0000000000c5', name: 'Altes Werk', state: 'inactive' }),
  aListedCompany({ id: '01990000-0000-7000-8000-0000000000c6', name: 'Gäste', type: 'EXTERNAL' }),
  aListedCompany({ id: '01990000-0000-7000-8000-0000000000c7', name: 'Neues Werk', state: 'pending' }),
]
const Elsewhere = () => <p>Liste</p>

const open = (at = `/user/${userId}`, answers = {}) =>
  openPage({ '/user/:id': Component, '/user': Elsewhere }, at, {
    getUser: () => aUser(),
    getSignInState: () => aSignInState(),
    getCompanies: () => companies,
    ...answers,
  })

const operator: Partial<SessionUser> = { companyType: 'ADMIN', admin: true }
const ownAdmin: Partial<SessionUser> = { companyType: 'CUSTOMER', admin: true, companyId }
const labels = ['Vorname', 'Nachname', 'Telefon', 'E-Mail-Adresse', 'Bezeichnung beim Kunden']

beforeEach(() => {
  sessionStorage.clear()
  mockSession(ownAdmin)
})

const shownFields = async () => {
  await textField('Vorname')
  return [
    ...screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ...screen.queryAllByRole('checkbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ...screen.queryAllByRole('combobox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
  ].map((label) => label?.replace(' *', ''))
}

test.each<[string, Partial<SessionUser>, string[]]>([
  [
    'the operator changes all, the company too',
    operator,
    [...labels, 'Administration des Unternehmens', 'Unternehmen'],
  ],
  ['an admin changes all but the company', ownAdmin, [...labels, 'Administration des Unternehmens']],
  ['nobody changes his own flag', { ...ownAdmin, id: userId }, labels.slice(0, 4)],
])('%s', async (_name, session, fields) => {
  mockSession(session)
  open()
  const shown = await shownFields()
  expect(shown.toSorted()).toEqual(fields.toSorted())
})

test('what may not be changed stands there as text', async () => {
  mockSession({ ...ownAdmin, id: userId })
  open()
  const term = await screen.findByText('Administration des Unternehmens')
  expect(term.nextElementSibling?.textContent).toBe('Ja')
})

test('the head says how often somebody signed in, from never on', async () => {
  open(undefined, { getUser: () => aUser({ loginCounter: 1, lastLoginAt: null }) })
  const label = await screen.findByText('Anmeldungen')
  expect(label.parentElement?.textContent).toBe('Anmeldungen0')
})

test('nobody deletes himself here', async () => {
  mockSession({ ...operator, id: userId })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Datenauszug herunterladen',
  ])
})

const fillIn = async (user: ReturnType<typeof openPage>['user']) => {
  await user.type(await textField('Vorname'), 'Ole')
  await user.type(await textField('Nachname'), 'Petersen')
  await user.type(await textField('Telefon'), '040 123')
  await user.type(await textField('E-Mail-Adresse'), 'ole@nordhafen.example')
}

test('a new user gets a link, and the page shows until when it holds', async () => {
  const { inputsOf, user } = open('/user/new', {
    createUser: () => aUser({ name: 'Ole', lastname: 'Petersen' }),
    getUser: () => aUser({ name: 'Ole', lastname: 'Petersen' }),
    getSignInState: () =>
      aSignInState({ awaitsFirstPassword: true, linkValidUntil: '2099-03-07T09:05:00.000Z' }),
  })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await screen.findByText('Der Benutzer wurde angelegt. Ein Link zur Wahl des Passworts wurde gesendet.')
  await screen.findByText('Der Link zur Wahl des Passworts gilt bis 07.03.2099, 10:05.')
  expect(inputsOf('createUser')[0]?.body).toEqual({
    name: 'Ole',
    lastname: 'Petersen',
    phoneNumber: '040 123',
    mail: 'ole@nordhafen.example',
    customerDesignation: null,
    admin: false,
  })
})

test('an address of a guest is said at the field, and nothing that was typed is lost', async () => {
  const { inputsOf, user } = open('/user/new', { createUser: () => ({ external: true }) })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  const mail = await textField('E-Mail-Adresse')
  await waitFor(() => expect(messageOf(mail)).toContain('gehört zu einem Gastzugang'))
  expect(mail).toHaveProperty('value', 'ole@nordhafen.example')
  expect(await textField('Nachname')).toHaveProperty('value', 'Petersen')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neuer Benutzer')
  expect(inputsOf('getUser')).toEqual([])
})

test('an address that is taken is said at the field', async () => {
  const detail = 'Diese E-Mail-Adresse wird bereits verwendet.'
  const { user } = open('/user/new', { createUser: refused(409, 'mail-taken', detail) })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await waitFor(async () => expect(messageOf(await textField('E-Mail-Adresse'))).toContain(detail))
})

test('a text that is longer than the contract takes is said at its field and never sent', async () => {
  const { inputsOf, user } = open('/user/new', { createUser: () => aUser() })
  await fillIn(user)
  const sentence = 'Höchstens 100 Zeichen; es sind 101. Bitte kürzen Sie den Text.'
  const name = await textField('Nachname')
  await user.clear(name)
  await user.click(name)
  await user.paste('x'.repeat(101))
  expect(messageOf(name)).toContain(sentence)
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.value).toHaveLength(101)
  expect(inputsOf('createUser')).toEqual([])
  await user.keyboard('{End}{Backspace}')
  expect(messageOf(name)).not.toContain('Höchstens')
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await waitFor(() => expect(inputsOf('createUser')).toHaveLength(1))
})

test('a telephone number may be typed with brackets and a slash, and a short one is told its length', async () => {
  const { inputsOf, user } = open('/user/new', { createUser: () => aUser() })
  await fillIn(user)
  const phone = await textField('Telefon')
  await user.clear(phone)
  await user.type(phone, '04')
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  expect(messageOf(phone)).toContain('3 bis 40 Zeichen')
  await user.clear(phone)
  await user.type(phone, '(040) 123/45')
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await waitFor(() => expect(inputsOf('createUser')).toHaveLength(1))
})

test('what is missing or no address is said before anything is sent', async () => {
  mockSession(operator)
  const { inputsOf, user } = open('/user/new')
  await user.type(await textField('Telefon'), 'abc')
  await user.type(await textField('E-Mail-Adresse'), 'ole')
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  expect(messageOf(await textField('Vorname'))).toContain('Vornamen')
  expect(messageOf(await textField('Telefon'))).toContain('„a“ gehört in keine Telefonnummer')
  expect(messageOf(await textField('E-Mail-Adresse'))).toContain('name@beispiel.de')
  expect(messageOf(screen.getByRole('combobox', { name: 'Unternehmen' }))).toContain('wählen')
  expect(inputsOf('createUser')).toEqual([])
})

test('the operator chooses among active, released companies, the one of the list first', async () => {
  mockSession(operator)
  const { inputsOf, user } = open(`/user/new?companyId=${otherCompanyId}`, { createUser: () => aUser() })
  const choice = await screen.findByRole('combobox', { name: 'Unternehmen' })
  await waitFor(() => expect(choice).toHaveProperty('value', 'Bergtal Technik'))
  await user.click(choice)
  await user.clear(choice)
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nordhafen Anlagenbau', 'Bergtal Technik'])
  expect(messageOf(choice)).toContain('noch auf die Freigabe warten')
  await user.keyboard('{Escape}')
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Benutzer anlegen' }))
  await waitFor(() => expect(inputsOf('createUser')[0]?.body).toMatchObject({ companyId: otherCompanyId }))
})

test('a changed address waits for its link, and the page says which where one sees it', async () => {
  const newMail = 'jana@nordhafen.example'
  const { inputsOf, user } = open(undefined, { updateUser: () => aUser({ newMail, editVersion: 5 }) })
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  const mail = await textField('E-Mail-Adresse')
  expect(messageOf(mail)).toContain('Sie gilt, sobald er verwendet wurde')
  await user.clear(mail)
  await user.type(mail, newMail)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const text = await screen.findByText(/Die neue Adresse jana@nordhafen\.example gilt, sobald/)
  await waitFor(() => expect(shown.some((one) => one.contains(text))).toBe(true))
  expect(mail).toHaveProperty('value', 'jana.behrens@nordhafen.example')
  expect(inputsOf('updateUser')[0]?.body).toEqual({ id: userId, editVersion: 4, mail: newMail })
})

test('of somebody without a password it is said that no link goes to either address until one is settled', async () => {
  open(undefined, { getUser: () => aUser({ newMail: 'jana@nordhafen.example', newMailLapsed: true }) })
  const text = await screen.findByText(/Die neue Adresse jana@nordhafen\.example wartet noch auf Bestätigung/)
  expect(text.textContent).toContain('An jana.behrens@nordhafen.example wird keiner gesendet')
  expect(screen.getByRole('button', { name: 'Zurücknehmen' })).toBeTruthy()
})

test('an address that waits is taken back beside it, and what was typed meanwhile stays', async () => {
  let newMail: string | null = 'vertippt@nordhafen.example'
  const { inputsOf, user } = open(undefined, {
    getUser: () => aUser({ newMail }),
    takeBackMail: () => {
      newMail = null
      return aUser()
    },
  })
  const phone = await textField('Telefon')
  await user.clear(phone)
  await user.type(phone, '040 77')
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
  await screen.findByText(
    'Die neue Adresse ist zurückgenommen. Es gilt weiter jana.behrens@nordhafen.example.',
  )
  expect(screen.queryByText('Neue E-Mail-Adresse noch nicht bestätigt')).toBeNull()
  expect(inputsOf('takeBackMail').map(({ query }) => query)).toEqual([{ userId }])
  expect(phone).toHaveProperty('value', '040 77')
  expect(document.activeElement).toBe(await textField('E-Mail-Adresse'))
})

test('an address that was confirmed meanwhile is not taken back: that is said, and what counts is shown', async () => {
  let isConfirmed = false
  const { user } = open(undefined, {
    getUser: () =>
      isConfirmed
        ? aUser({ mail: 'jana@nordhafen.example', editVersion: 5 })
        : aUser({ newMail: 'jana@nordhafen.example' }),
    takeBackMail: () => {
      isConfirmed = true
      refused(409, 'changed-meanwhile', 'Das wurde inzwischen geändert.')()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Zurücknehmen' }))
  await screen.findByText('Die neue Adresse wurde nicht zurückgenommen. Das wurde inzwischen geändert.')
  await waitFor(async () =>
    expect(await textField('E-Mail-Adresse')).toHaveProperty('value', 'jana@nordhafen.example'),
  )
  expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull()
})

test('somebody else saved first: the person is asked, and may have been the one in another window', async () => {
  let reads = 0
  const { user } = open(undefined, {
    getUser: () => aUser(reads++ === 0 ? {} : { editVersion: 9, name: 'Johanna' }),
    updateUser: refused(409, 'changed-meanwhile', 'Geändert.'),
  })
  await user.type(await textField('Vorname'), ' Maria')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Benutzer wurde inzwischen geändert' })
  expect(dialog.textContent).toContain(
    'Jemand anderes, oder Sie in einem anderen Fenster, hat diesen Benutzer',
  )
  expect(dialog.textContent).toContain('Johanna')
})

test('the last admin keeps the flag: said at the flag', async () => {
  const detail = 'Das ist die letzte Person mit Administrationsrechten in diesem Unternehmen.'
  const { user } = open(undefined, { updateUser: refused(409, 'last-admin', detail) })
  await user.click(await screen.findByRole('checkbox', { name: /Administration/ }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findAllByText(new RegExp(detail))).not.toHaveLength(0)
})

test("a move into the operator's company says beforehand that the password has to be changed", async () => {
  mockSession(operator)
  const betrieb = aListedCompany({ id: operatorId, name: 'Betrieb', type: 'ADMIN' })
  const { user } = open(undefined, { getCompanies: () => [...companies, betrieb] })
  const choice = await screen.findByRole('combobox', { name: 'Unternehmen' })
  const choose = async (name: string) => {
    await user.click(choice)
    await user.clear(choice)
    await user.click(await screen.findByRole('option', { name, hidden: true }))
  }
  await choose('Bergtal Technik')
  expect(screen.queryByText(/mindestens 12 Zeichen/)).toBeNull()
  await choose('Betrieb')
  expect(screen.getByText(/mindestens 12 Zeichen/).textContent).toContain('geändert werden')
})

test('who is moved administers the new company only where that is said anew', async () => {
  mockSession(operator)
  const { inputsOf, user } = open(undefined, { updateUser: () => aUser() })
  const choice = await screen.findByRole('combobox', { name: 'Unternehmen' })
  const flag = screen.getByRole('checkbox', { name: /Administration/ })
  const choose = async (name: string) => {
    await user.click(choice)
    await user.clear(choice)
    await user.click(await screen.findByRole('option', { name, hidden: true }))
  }
  expect(flag).toHaveProperty('checked', true)
  await choose('Bergtal Technik')
  expect(flag).toHaveProperty('checked', false)
  expect(messageOf(flag)).toContain('Mit dem Wechsel des Unternehmens abgewählt')
  await choose('Nordhafen Anlagenbau')
  expect(flag).toHaveProperty('checked', true)
  await choose('Bergtal Technik')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(inputsOf('updateUser')[0]?.body).toMatchObject({ companyId: otherCompanyId, admin: false }),
  )
})

test('the last admin stays in the company: said at the company', async () => {
  mockSession(operator)
  const detail = 'Das ist die letzte Person mit Administrationsrechten in diesem Unternehmen.'
  const { user } = open(undefined, { updateUser: refused(409, 'last-admin', detail) })
  const choice = await screen.findByRole('combobox', { name: 'Unternehmen' })
  await user.click(choice)
  await user.clear(choice)
  await user.click(await screen.findByRole('option', { name: 'Bergtal Technik', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(messageOf(choice)).toContain(detail))
})

test('why somebody cannot sign in stands there with what helps', async () => {
  let isLocked = true
  const { inputsOf, user } = open(undefined, {
    getSignInState: () =>
      aSignInState(isLocked ? { lockedUntil: '2099-01-01T11:00:00.000Z', wrongPasswords: 10 } : {}),
    unlockUser: () => {
      isLocked = false
    },
  })
  await screen.findByText(/bis 01\.01\.2099, 12:00 gesperrt/)
  await screen.findByText('10 falsche Passwörter seit der letzten Anmeldung.')
  await user.click(screen.getByRole('button', { name: 'Sperre aufheben' }))
  await screen.findByText('Die Anmeldung ist möglich.')
  expect(inputsOf('unlockUser').map(({ query }) => query)).toEqual([{ userId }])
})

test('a link that ran out is sent again, and a refusal is said beside it', async () => {
  let sent = 0
  const { user } = open(undefined, {
    getSignInState: () =>
      aSignInState({ awaitsFirstPassword: true, linkValidUntil: '2020-03-07T09:05:00.000Z' }),
    sendUserLink: () => {
      sent += 1
      if (sent === 1) refused(429, 'too-many-requests', 'Bitte warten Sie.')()
    },
  })
  await screen.findByText(/ist am 07\.03\.2020, 10:05 abgelaufen/)
  await user.click(screen.getByRole('button', { name: 'Link erneut senden' }))
  await screen.findByText('Der Link wurde nicht gesendet. Bitte warten Sie.')
  await user.click(screen.getByRole('button', { name: 'Link erneut senden' }))
  await screen.findByText('Der Link wurde gesendet.')
})

test('while the sign-in cannot be asked about, the form stays usable', async () => {
  open(undefined, { getSignInState: refused(503, 'part-down', 'Nicht erreichbar.') })
  await screen.findByText(/Laden nicht möglich: Der Stand der Anmeldung/)
  expect(await textField('Vorname')).toHaveProperty('value', 'Jana')
})

test('erasing says what goes and what stays, and leads back to the list', async () => {
  mockSession(operator)
  const { inputsOf, user } = open(undefined, { eraseUser: () => undefined })
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Personenbezogene Daten löschen' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Personenbezogene Daten von „Jana Behrens“ löschen?',
  })
  expect(dialog.textContent).toContain('Gelöscht werden')
  expect(dialog.textContent).toContain('bleiben beim Unternehmen')
  await user.click(within(dialog).getByRole('button', { name: 'Daten löschen' }))
  await screen.findByText('Liste')
  expect(inputsOf('eraseUser').map(({ query }) => query)).toEqual([{ userId }])
})

test("an admin of a company deletes a colleague, and has no more than that of a person's data", async () => {
  const { user } = open(undefined, { deleteUser: () => undefined })
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Benutzer löschen'])
  await user.click(screen.getByRole('menuitem', { name: 'Benutzer löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Benutzer „Jana Behrens“ löschen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Benutzer löschen' }))
  await screen.findByText('Liste')
})

test('somebody of whom no more than the name is told has no page', async () => {
  open(undefined, { getUser: () => ({ id: userId, name: 'Jana', lastname: 'Behrens' }) })
  await screen.findByText('Diesen Benutzer gibt es nicht.')
})
