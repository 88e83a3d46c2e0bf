import type { User } from '@schrankwerk/contracts'
import {
  connectSession,
  currentUser,
  ProblemError,
  type SessionUser,
  setSession,
  useSessionState,
} from '@schrankwerk/shell-api'
import { type MockAnswers, MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import de from '../../locales/de.json'
import words from '../../locales/profile.de.json'
import { connectActions, keepOutcome, takeOutcome } from '../session/account-action.ts'
import { setConfiguration } from '../start/use-configuration.ts'
import { Component as Profile } from './profile.screen.tsx'

const ownUser = (user: SessionUser, changes: Partial<User> = {}): User => ({
  id: user.id,
  name: user.name,
  lastname: user.lastname,
  mail: user.mail,
  phoneNumber: '+49 30 1234',
  admin: user.admin,
  companyId: user.companyId,
  company: {
    id: user.companyId,
    name: user.companyName,
    type: user.companyType,
    pendingRegistration: user.pendingRegistration,
  },
  customerDesignation: null,
  permissions: [],
  passwordChangeNeeded: user.passwordChangeNeeded,
  loginCounter: 3,
  lastLoginAt: null,
  newMail: null,
  newMailLapsed: false,
  editVersion: 4,
  createDate: '2026-11-01T08:00:00.000Z',
  lastUpdate: '2026-11-01T08:00:00.000Z',
  changeEntries: [],
  ...changes,
})

const here = {
  id: 's1',
  startedAt: '2026-11-22T07:00:00.000Z',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
  address: '192.0.2.7',
  current: true,
}
const app = { id: 'f1', kind: 'TOTP', label: 'Diensthandy', createdAt: '2026-11-20T08:00:00.000Z' }

function open({ as = {}, saved = {}, answers = {} }: Opened = {}) {
  const session = mockSession(as)
  const calls = mockApi({
    getUser: () => ownUser(session, saved),
    getSecondFactors: () => ({ required: false, factors: [] }),
    getSessions: () => [here],
    getMailSettings: () => ({ messages: 'BUNDLED' }),
    ...answers,
  })
  render(
    <MockPortal
      at="/profile"
      routes={[
        { path: 'profile', Component: Profile },
        { path: '', element: <h1>Start</h1> },
      ]}
      texts={{ shell: { ...de, ...words, profile: { ...de.profile, ...words.profile } } }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputsOf = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { session, inputsOf, user: userEvent.setup() }
}
interface Opened {
  as?: Partial<SessionUser>
  saved?: Partial<User>
  answers?: MockAnswers
}

const field = (name: string) => screen.findByLabelText(name, { exact: false, selector: 'input' })
const button = (name: string) => screen.findByRole('button', { name })
const type = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  const input = await field(name)
  await user.clear(input)
  await user.type(input, text)
}
const refusal = (status: number, code: string, detail: string) => () => {
  throw new ProblemError({ status, code, detail })
}

beforeEach(() => {
  sessionStorage.clear()
  takeOutcome()
  setConfiguration({ keycloak: { url: '', realm: '', clientId: '' }, remotes: [] })
})

test('what one changes of oneself is sent with the version it was typed onto, and the greeting follows', async () => {
  const { user, inputsOf, session } = open({
    answers: {
      updateUser: ({ body }) => ({ ...ownUser(currentUser()!, body as Partial<User>), editVersion: 5 }),
    },
  })
  await type(user, 'Nachname', 'Süd')
  await user.click(await button('Speichern'))
  expect(await screen.findByText('Ihre Daten sind gespeichert.')).toBeTruthy()
  expect(inputsOf('updateUser')).toEqual([{ body: { id: session.id, editVersion: 4, lastname: 'Süd' } }])
  expect(useSessionState.getState()).toMatchObject({ user: { lastname: 'Süd' } })
  expect(screen.getByRole('heading', { name: 'Guten Tag, Einkauf Süd' })).toBeTruthy()
})

test.each([
  [
    'Telefon',
    'abc',
    'Bitte geben Sie mindestens drei Zeichen ein: Ziffern und Plus, dazwischen Leerzeichen, Minus, Schrägstriche, Punkte und Klammern.',
  ],
  ['E-Mail-Adresse', 'kein', 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.'],
  ['Vorname', ' ', 'Bitte füllen Sie dieses Feld aus.'],
  ['Nachname', 'x'.repeat(101), 'Höchstens 100 Zeichen; es sind 101. Bitte kürzen Sie den Text.'],
  ['Telefon', '1'.repeat(41), 'Höchstens 40 Zeichen; es sind 41. Bitte kürzen Sie den Text.'],
])('%s „%s“ is refused at its field before anything is sent', async (name, text, sentence) => {
  const { user, inputsOf } = open()
  await type(user, name, text)
  await user.click(await button('Speichern'))
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  await waitFor(async () => expect(document.activeElement).toBe(await field(name)))
  expect(inputsOf('updateUser')).toEqual([])
})

test('a guest says what he is called, needs no telephone number, and sees his sessions and no address of a company', async () => {
  const { user, inputsOf, session } = open({
    as: { companyType: 'EXTERNAL', companyName: 'Extern', admin: false, name: '', lastname: '' },
    saved: { phoneNumber: null },
    answers: { updateUser: ({ body }) => ownUser(currentUser()!, body as Partial<User>) },
  })
  await type(user, 'Vorname', 'Petra')
  await type(user, 'Nachname', 'Planer')
  await user.click(await button('Speichern'))
  expect(await screen.findByText('Ihre Daten sind gespeichert.')).toBeTruthy()
  expect(inputsOf('updateUser')).toEqual([
    { body: { id: session.id, editVersion: 4, name: 'Petra', lastname: 'Planer' } },
  ])
  expect(inputsOf('getSessions')).toHaveLength(1)
  expect(inputsOf('getMailSettings')).toEqual([])
  expect(inputsOf('getCompany')).toEqual([])
  expect(await field('Aktuelles Passwort')).toBeTruthy()
})

test('a new address that waits for its link is shown, the old one stays in the field', async () => {
  open({ saved: { newMail: 'neu@nord.example' } })
  expect(await screen.findByText(/An neu@nord\.example ist ein Link unterwegs/)).toBeTruthy()
  expect(await field('E-Mail-Adresse')).toHaveProperty('value', 'einkauf.nord@example.test')
})

test('a new address is named with the umlauts of its domain', async () => {
  open({ saved: { newMail: 'neu@xn--gre-6ka8i.example' } })
  expect(await screen.findByText(/An neu@größe\.example ist ein Link unterwegs/)).toBeTruthy()
})

test('what is said of an address that was changed now comes into view, and stays where it is at the next save', async () => {
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  let editVersion = 4
  const { user } = open({
    answers: {
      updateUser: () => {
        editVersion += 1
        return ownUser(currentUser()!, { newMail: 'neu@nord.example', editVersion })
      },
    },
  })
  await type(user, 'E-Mail-Adresse', 'neu@nord.example')
  await user.click(await button('Speichern'))
  const text = await screen.findByText(/An neu@nord\.example ist ein Link unterwegs/)
  await waitFor(() => expect(shown.map((one) => one.contains(text))).toEqual([true]))
  await type(user, 'Nachname', 'Süd')
  await user.click(await button('Speichern'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull())
  expect(editVersion).toBe(6)
  expect(shown).toHaveLength(1)
})

test('a new address that was mistyped is taken back beside it, and what was typed meanwhile stays', async () => {
  const { user, inputsOf, session } = open({
    saved: { newMail: 'vertippt@nord.example' },
    answers: { takeBackMail: () => ownUser(currentUser()!) },
  })
  await type(user, 'Nachname', 'Süd')
  await user.click(await button('Zurücknehmen'))
  expect(
    await screen.findByText('Die neue Adresse ist zurückgenommen. Es gilt weiter einkauf.nord@example.test.'),
  ).toBeTruthy()
  expect(screen.queryByText(/An vertippt@nord\.example ist ein Link unterwegs/)).toBeNull()
  expect(inputsOf('takeBackMail')).toEqual([{ query: { userId: session.id } }])
  expect(await field('Nachname')).toHaveProperty('value', 'Süd')
})

test('a new address that was confirmed meanwhile is not taken back: that is said, and what counts is shown', async () => {
  let isConfirmed = false
  const newMail = 'neu@nord.example'
  const { user } = open({
    answers: {
      getUser: () => ownUser(currentUser()!, isConfirmed ? { mail: newMail, editVersion: 5 } : { newMail }),
      takeBackMail: () => {
        isConfirmed = true
        refusal(409, 'changed-meanwhile', 'Das wurde inzwischen geändert.')()
      },
    },
  })
  await user.click(await button('Zurücknehmen'))
  await screen.findByText('Die neue Adresse wurde nicht zurückgenommen. Das wurde inzwischen geändert.')
  await waitFor(async () => expect(await field('E-Mail-Adresse')).toHaveProperty('value', newMail))
  expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull()
})

test('an address that the server refuses is said at its field', async () => {
  const refused = 'Diese E-Mail-Adresse nehmen wir nicht an.'
  const { user } = open({
    answers: {
      updateUser: () => {
        const errors = [{ path: 'mail', code: 'invalid-format', detail: refused }]
        throw new ProblemError({ status: 400, code: 'invalid-input', detail: 'x', errors })
      },
    },
  })
  await type(user, 'E-Mail-Adresse', 'andere@nord.example')
  await user.click(await button('Speichern'))
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0)
  expect((await field('E-Mail-Adresse')).getAttribute('aria-invalid')).toBe('true')
})

test('where somebody else changed the same, one chooses', async () => {
  let version = 4
  const { user, inputsOf, session } = open({
    answers: {
      getUser: () => ownUser(currentUser()!, version === 4 ? {} : { lastname: 'West', editVersion: version }),
      updateUser: ({ body }) => {
        if ((body as { editVersion: number }).editVersion === 4) {
          version = 5
          throw new ProblemError({ status: 409, code: 'changed-meanwhile', detail: 'x' })
        }
        return ownUser(currentUser()!, { ...(body as Partial<User>), editVersion: 6 })
      },
    },
  })
  await type(user, 'Nachname', 'Süd')
  await user.click(await button('Speichern'))
  const dialog = await screen.findByRole('dialog', { name: 'Ihre Daten wurden inzwischen geändert' })
  expect(within(dialog).getByText('West')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Eingaben behalten' }))
  await user.click(await button('Speichern'))
  await waitFor(() =>
    expect(inputsOf('updateUser').at(-1)).toEqual({
      body: { id: session.id, editVersion: 5, lastname: 'Süd' },
    }),
  )
})

const fillIn = async (user: ReturnType<typeof userEvent.setup>, [current, next, again]: string[]) => {
  await type(user, 'Aktuelles Passwort', current!)
  await user.type(screen.getByLabelText(/^Neues Passwort(?! wiederholen)/, { selector: 'input' }), next!)
  await user.type(screen.getByLabelText(/^Neues Passwort wiederholen/, { selector: 'input' }), again!)
  await user.click(await button('Passwort ändern'))
}

test('the password is changed by the current one, and the fields are empty afterwards', async () => {
  const { user, inputsOf, session } = open({ answers: { setPassword: () => undefined } })
  await fillIn(user, ['das-alte', 'das-neue', 'das-neue'])
  expect(
    await screen.findByText('Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.'),
  ).toBeTruthy()
  expect(inputsOf('setPassword')).toEqual([
    { body: { mail: session.mail, password: 'das-neue', currentPassword: 'das-alte' } },
  ])
  expect(await field('Aktuelles Passwort')).toHaveProperty('value', '')
  expect(JSON.stringify(sessionStorage)).not.toContain('das-neue')
})

test.each<[string, Partial<SessionUser>, string]>([
  ['kurz', {}, 'Passwort zu kurz. Es braucht mindestens 6 Zeichen.'],
  ['elfzeichen1', { companyType: 'ADMIN' }, 'Passwort zu kurz. Es braucht mindestens 12 Zeichen.'],
  ['einkauf.nord@example.test', {}, 'Das Passwort darf nicht die E-Mail-Adresse sein.'],
])('„%s“ as new password is refused here already', async (text, as, sentence) => {
  const { user, inputsOf } = open({ as })
  await fillIn(user, ['das-alte', text, text])
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(inputsOf('setPassword')).toEqual([])
})

test('two different new passwords are not sent', async () => {
  const { user, inputsOf } = open()
  await fillIn(user, ['das-alte', 'das-neue', 'das-andere'])
  expect(await screen.findByText('Passwörter stimmen nicht überein.')).toBeTruthy()
  expect(inputsOf('setPassword')).toEqual([])
})

test('a wrong current password is said at its field, which has the focus', async () => {
  const { user } = open({
    answers: {
      setPassword: refusal(403, 'current-password-wrong', 'Das aktuelle Passwort ist nicht richtig.'),
    },
  })
  await fillIn(user, ['falsch', 'das-neue', 'das-neue'])
  expect(await screen.findByText('Das aktuelle Passwort ist nicht richtig.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Aktuelles Passwort'))
})

test('while Keycloak is away the change fails with what is typed still there', async () => {
  const { user } = open({ answers: { setPassword: refusal(503, 'part-down', 'Gerade nicht erreichbar.') } })
  await fillIn(user, ['das-alte', 'das-neue', 'das-neue'])
  expect(await screen.findByText('Gerade nicht erreichbar.')).toBeTruthy()
  expect(await field('Aktuelles Passwort')).toHaveProperty('value', 'das-alte')
})

test('who was given the first password finds its form first, and the portal opens once it is changed', async () => {
  let isChanged = false
  const { user } = open({
    as: { passwordChangeNeeded: true },
    answers: {
      getUser: () => ownUser(currentUser()!, { passwordChangeNeeded: !isChanged }),
      setPassword: () => {
        isChanged = true
      },
    },
  })
  expect(await screen.findByText('Ihr Passwort muss geändert werden')).toBeTruthy()
  await field('Vorname')
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Passwort ändern')
  await fillIn(user, ['das-alte', 'das-neue', 'das-neue'])
  await waitFor(() =>
    expect(useSessionState.getState()).toMatchObject({ user: { passwordChangeNeeded: false } }),
  )
  expect(screen.queryByText('Ihr Passwort muss geändert werden')).toBeNull()
})

test('who waits for the release sees it come, and the way on', async () => {
  const { user, session } = open({ as: { pendingRegistration: true } })
  expect(await screen.findByText(/geht es nach der Freigabe hier von selbst weiter/)).toBeTruthy()
  act(() => setSession({ status: 'signed-in', user: { ...session, pendingRegistration: false } }))
  expect(await screen.findByText('Ihr Unternehmen ist freigegeben')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy()
})

test.each([
  ['Authenticator-App einrichten', 'CONFIGURE_TOTP'],
  ['Passkey einrichten', 'webauthn-register'],
])('„%s“ leads to Keycloak', async (name, action) => {
  const begin = vi.fn(async () => undefined)
  connectActions(begin)
  const { user } = open()
  await user.click(await button(name))
  expect(begin).toHaveBeenCalledWith(action)
})

test('the way to Keycloak that is barred is said, and the button works again', async () => {
  connectActions(async () => Promise.reject(new Error('away')))
  const { user } = open()
  await user.click(await button('Passkey einrichten'))
  expect(await screen.findByText(/Die Anmeldung ist gerade nicht erreichbar/)).toBeTruthy()
  expect(await button('Passkey einrichten')).toHaveProperty('disabled', false)
})

test('who comes back from Keycloak is told what became of it, once', async () => {
  keepOutcome('CONFIGURE_TOTP', 'cancelled')
  open()
  expect(await screen.findByText('Die Authenticator-App wurde nicht eingerichtet.')).toBeTruthy()
  expect(takeOutcome()).toBeUndefined()
  keepOutcome('UPDATE_PASSWORD', 'error')
  expect(takeOutcome()).toBeUndefined()
})

test('a factor goes with the current password alone', async () => {
  let factors = [app]
  const wrong = 'Das aktuelle Passwort ist nicht richtig.'
  const { user, inputsOf } = open({
    answers: {
      getSecondFactors: () => ({ required: false, factors }),
      removeSecondFactor: ({ body }) => {
        if ((body as { currentPassword: string }).currentPassword !== 'richtig')
          throw new ProblemError({ status: 403, code: 'current-password-wrong', detail: wrong })
        factors = []
      },
    },
  })
  await user.click(await button('Authenticator-App „Diensthandy“ entfernen'))
  const dialog = await screen.findByRole('dialog')
  const remove = within(dialog).getByRole('button', { name: 'Zweiten Faktor entfernen' })
  await user.click(remove)
  expect(await within(dialog).findByText('Bitte geben Sie Ihr aktuelles Passwort ein.')).toBeTruthy()
  const password = within(dialog).getByLabelText('Aktuelles Passwort', { exact: false })
  await user.type(password, 'falsch')
  await user.click(remove)
  expect(await within(dialog).findByText(wrong)).toBeTruthy()
  await user.clear(password)
  await user.type(password, 'richtig')
  await user.click(remove)
  expect(await screen.findByText('Noch kein zweiter Faktor eingerichtet.')).toBeTruthy()
  expect(inputsOf('removeSecondFactor').at(-1)).toEqual({ body: { id: 'f1', currentPassword: 'richtig' } })
})

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const bundled = /^Gebündelt, sobald etwas ungelesen ist/
const daily = /^Einmal täglich um 7 Uhr/
const none = /^Keine/

test('how often one is mailed about messages is saved as soon as it is chosen, by mouse and by keys', async () => {
  const { user, inputsOf } = open({ answers: { saveMailSettings: ({ body }) => body } })
  expect(await radio(bundled)).toHaveProperty('checked', true)
  expect(
    screen.getByText(/E-Mails zu Angeboten, Bestellungen und Aufträgen erhalten Sie weiterhin/),
  ).toBeTruthy()
  await user.click(await radio(daily))
  expect(await screen.findByText('Ihre Wahl ist gespeichert.')).toBeTruthy()
  expect(await radio(daily)).toHaveProperty('checked', true)
  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(inputsOf('saveMailSettings')).toEqual([
      { body: { messages: 'DAILY' } },
      { body: { messages: 'NONE' } },
    ]),
  )
  expect(await radio(none)).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(await radio(none))
})

test('of two choices in a hurry the second counts', async () => {
  const answering: (() => void)[] = []
  const { user, inputsOf } = open({
    answers: {
      saveMailSettings: ({ body }) => new Promise((resolve) => answering.push(() => resolve(body))),
    },
  })
  await user.click(await radio(daily))
  await user.click(await radio(none))
  expect(await radio(none)).toHaveProperty('checked', true)
  expect(inputsOf('saveMailSettings')).toHaveLength(1)
  answering[0]!()
  await waitFor(() => expect(answering).toHaveLength(2))
  answering[1]!()
  expect(await screen.findByText('Ihre Wahl ist gespeichert.')).toBeTruthy()
  expect(await radio(none)).toHaveProperty('checked', true)
  expect(inputsOf('saveMailSettings').at(-1)).toEqual({ body: { messages: 'NONE' } })
})

test('a choice that could not be saved is put back, and why stands beside it', async () => {
  const { user } = open({
    answers: { saveMailSettings: refusal(503, 'part-down', 'Gerade nicht erreichbar.') },
  })
  await user.click(await radio(none))
  const said = await screen.findAllByText(
    /Ihre Wahl konnte nicht gespeichert werden. Gerade nicht erreichbar./,
  )
  const group = screen.getByRole('radiogroup', { name: /Wenn Sie Nachrichten nicht gelesen haben/ })
  expect(said.some((one) => group.getAttribute('aria-describedby')?.includes(one.id))).toBe(true)
  expect(await radio(bundled)).toHaveProperty('checked', true)
})

test.each<[SessionUser['companyType'], boolean]>([
  ['SUPPLIER', true],
  ['ADMIN', false],
  ['EXTERNAL', false],
])('mails about messages are chosen by whoever has messages: %s %s', async (companyType, hasMessages) => {
  open({ as: { companyType } })
  await field('Vorname')
  expect(screen.queryByRole('heading', { name: 'E-Mails zu Nachrichten' }) !== null).toBe(hasMessages)
})

test('other sessions are ended after a question, this one goes on', async () => {
  let sessions = [here, { ...here, id: 's2', current: false, address: '198.51.100.9' }]
  const { user, inputsOf } = open({
    answers: {
      getSessions: () => sessions,
      endOwnSessions: () => {
        sessions = [here]
      },
    },
  })
  expect(await screen.findByText('198.51.100.9')).toBeTruthy()
  await user.click(await button('Andere Anmeldungen beenden'))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Andere Anmeldungen beenden' }))
  await waitFor(() => expect(screen.queryByText('198.51.100.9')).toBeNull())
  expect(inputsOf('endOwnSessions')).toEqual([{ query: {} }])
  expect(screen.queryByRole('button', { name: 'Andere Anmeldungen beenden' })).toBeNull()
  expect(useSessionState.getState().status).toBe('signed-in')
})

test('„Überall abmelden“ ends this session as well', async () => {
  const { user, inputsOf } = open({ answers: { endOwnSessions: () => undefined } })
  const signOut = vi.fn(async () => undefined)
  connectSession({ getToken: async () => 'token', signIn: async () => undefined, signOut })
  await user.click(await button('Überall abmelden'))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Überall abmelden' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(inputsOf('endOwnSessions')).toEqual([{ query: { current: true } }])
})

test.each<[SessionUser['companyType'], boolean]>([
  ['ADMIN', true],
  ['CUSTOMER', false],
])('the documentation is linked for the operator’s people: %s %s', async (companyType, isLinked) => {
  setConfiguration({
    keycloak: { url: '', realm: '', clientId: '' },
    remotes: [],
    appointmentUrl: 'https://termine.example/',
    documentationUrl: 'https://handbuch.example/',
  })
  open({ as: { companyType } })
  expect(await screen.findByRole('link', { name: 'Termin vereinbaren' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Dokumentation öffnen' }) !== null).toBe(isLinked)
})

test('a download that fails says why beside its button', async () => {
  const { user } = open({ answers: { getAvv: refusal(503, 'part-down', 'Gerade nicht erreichbar.') } })
  await user.click(await button('AVV als PDF herunterladen'))
  expect(
    await screen.findByText('Das Herunterladen ist fehlgeschlagen. Gerade nicht erreichbar.'),
  ).toBeTruthy()
})

test('a part that does not come leaves the others', async () => {
  open({ answers: { getSessions: refusal(503, 'part-down', 'Gerade nicht erreichbar.') } })
  expect(await screen.findByText('Gerade nicht erreichbar.')).toBeTruthy()
  expect(await field('Vorname')).toBeTruthy()
  expect(
    screen.getAllByRole('link', { name: /Impressum|Datenschutz|AVB|TOM|Unterauftragnehmer/ }),
  ).toHaveLength(5)
})
