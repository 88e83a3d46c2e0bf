import { ProblemError, setSession } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import de from '../../../locales/de.json'
import words from '../../../locales/outside.de.json'
import { Component as Register } from './register.screen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  setSession({ status: 'checking' })
})

const open = (at = '/register') =>
  render(
    <MockPortal
      at={at}
      texts={{ shell: { ...de, ...words } }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[
        { path: 'register', element: <Register /> },
        { path: 'profile', element: <h1>Profil</h1> },
      ]}
    />,
  )

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const messageOf = (label: RegExp) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

const fillPerson = async () => {
  await type(/^Vorname/, 'Ada')
  await type(/^Nachname/, 'Krüger')
  await type(/^Telefon/, '+49 40 1234')
  await userEvent.click(button('Weiter'))
  await heading('Konto')
}
const fillAccount = async (mail = 'ada@neu.example') => {
  await type(/^E-Mail-Adresse/, mail)
  await type(/^Passwort \*|^Passwort$/, 'geheim-1')
  await type(/^Passwort wiederholen/, 'geheim-1')
  await userEvent.click(button('Weiter'))
  await heading('Unternehmen')
}
const fillCompany = async () => {
  await type(/^Name des Unternehmens/, 'Neubau GmbH')
  await type(/^Straße/, 'Hafenstraße')
  await type(/^Hausnummer/, '1a')
  await type(/^Postleitzahl/, '20457')
  await type(/^Ort/, 'Hamburg')
}
const agree = async () => {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
}

test('a text that is longer than the contract takes is said while it is typed, and no step passes it', async () => {
  open()
  const name = await screen.findByLabelText<HTMLInputElement>(/^Vorname/)
  await userEvent.click(name)
  await userEvent.paste('x'.repeat(101))
  expect(messageOf(/^Vorname/)).toContain('Höchstens 100 Zeichen; es sind 101. Bitte kürzen Sie den Text.')
  await type(/^Nachname/, 'Krüger')
  await type(/^Telefon/, '+49 40 1234')
  await userEvent.click(button('Weiter'))
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.keyboard('{End}{Backspace}')
  expect(messageOf(/^Vorname/)).not.toContain('Höchstens')
  await userEvent.click(button('Weiter'))
  await heading('Konto')
})

test('three steps make one registration, which asks to confirm the address', async () => {
  const calls = mockApi({
    register: () => ({ userId: 'u', companyId: 'c' }),
    resendRegistrationLink: () => undefined,
  })
  open()
  await fillPerson()
  await fillAccount()
  await fillCompany()
  expect(button('Konto anlegen').disabled).toBe(true)
  expect(button('Konto anlegen').getAttribute('aria-describedby')).toBe('agreements-missing')
  expect(screen.getByText('Bitte stimmen Sie zuerst beiden Punkten zu.')).toBeTruthy()
  await agree()
  await userEvent.click(button('Konto anlegen'))
  expect(
    await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }),
  ).toBeTruthy()
  const input = calls[0]?.input as { body: Record<string, unknown>; idempotencyKey: string }
  expect(input.body).toMatchObject({
    user: {
      name: 'Ada',
      lastname: 'Krüger',
      phoneNumber: '+49 40 1234',
      mail: 'ada@neu.example',
      password: 'geheim-1',
    },
    company: {
      name: 'Neubau GmbH',
      address: { street: 'Hafenstraße', houseNo: '1a', zip: '20457', city: 'Hamburg' },
    },
    agreements: { privacy: true, terms: true },
    website: '',
    filledInMs: expect.any(Number),
  })
  expect(input.idempotencyKey.length).toBeGreaterThan(21)
  expect(sessionStorage.getItem('schrankwerk:registration')).toBeNull()
  await userEvent.click(button('E-Mail erneut senden'))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      name: 'resendRegistrationLink',
      input: { body: { mail: 'ada@neu.example' } },
    }),
  )
})

test('back and next keep what was typed; a reload keeps all but the password, which is asked for again', async () => {
  open()
  await fillPerson()
  await fillAccount()
  await type(/^Ort/, 'Hamburg')
  await userEvent.click(button('Zurück'))
  await heading('Konto')
  expect(screen.getByLabelText<HTMLInputElement>(/^Passwort wiederholen/).value).toBe('geheim-1')
  await userEvent.click(button('Weiter'))
  expect(await screen.findByLabelText<HTMLInputElement>(/^Ort/)).toHaveProperty('value', 'Hamburg')

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim-1')
  cleanup()
  open('/register?step=company')
  await heading('Konto')
  expect(screen.getByText(/geben Sie Ihr Passwort noch einmal ein/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^E-Mail-Adresse/).value).toBe('ada@neu.example')
  await fillAccount()
  expect(screen.getByLabelText<HTMLInputElement>(/^Ort/).value).toBe('Hamburg')
})

test('each step says at its fields what is missing, and leads to the first one', async () => {
  open()
  await userEvent.click(button('Weiter'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Vorname/)))
  expect(messageOf(/^Telefon/)).toContain('Bitte füllen Sie dieses Feld aus.')
  await type(/^Telefon/, 'ab+49 (40) x')
  await userEvent.click(button('Weiter'))
  await waitFor(() => expect(messageOf(/^Telefon/)).toContain('Schrägstriche, Punkte und Klammern'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Telefon/).value).toBe('ab+49 (40) x')
  await userEvent.clear(screen.getByLabelText(/^Telefon/))
  await fillPerson()
  await type(/^E-Mail-Adresse/, 'ada')
  await type(/^Passwort \*|^Passwort$/, 'kurz')
  await userEvent.click(button('Weiter'))
  await waitFor(() => expect(messageOf(/^E-Mail-Adresse/)).toContain('name@beispiel.de'))
  expect(messageOf(/^Passwort \*|^Passwort$/)).toContain('Passwort zu kurz')
  await type(/^Passwort \*|^Passwort$/, 'lang-genug')
  await userEvent.click(button('Weiter'))
  await waitFor(() => expect(messageOf(/^Passwort wiederholen/)).toContain('stimmen nicht überein'))
})

test.each([
  ['mail-taken', 409, 'Diese E-Mail-Adresse wird bereits verwendet.'],
  ['mail-external', 412, 'Diese E-Mail-Adresse gehört zu einem Gastzugang.'],
])('%s leads back to the address and says so there', async (code, status, detail) => {
  mockApi({
    register: () => {
      throw new ProblemError({ code, status, detail })
    },
  })
  open()
  await fillPerson()
  await fillAccount()
  await fillCompany()
  await agree()
  await userEvent.click(button('Konto anlegen'))
  await heading('Konto')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^E-Mail-Adresse/)))
  expect(messageOf(/^E-Mail-Adresse/)).toContain(detail)
})

test('a part that is down leaves everything as it is; the same button asks for the same registration', async () => {
  let isDown = true
  const calls = mockApi({
    register: () => {
      if (isDown)
        throw new ProblemError({ code: 'part-down', status: 503, detail: 'Gerade nicht erreichbar.' })
      return { userId: 'u', companyId: 'c' }
    },
  })
  open()
  await fillPerson()
  await fillAccount()
  await fillCompany()
  await agree()
  await userEvent.click(button('Konto anlegen'))
  expect(await screen.findByText('Gerade nicht erreichbar.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Ort/).value).toBe('Hamburg')
  isDown = false
  await userEvent.click(button('Konto anlegen'))
  expect(
    await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }),
  ).toBeTruthy()
  expect(calls).toHaveLength(2)
  expect(calls[1]).toEqual(calls[0])
})

test('a registration whose answer was lost counts once it is found to be there', async () => {
  mockApi({
    register: () => {
      throw new ProblemError({ code: 'changed-meanwhile', status: 409, detail: 'Schon ausgeführt.' })
    },
  })
  open()
  await fillPerson()
  await fillAccount()
  await fillCompany()
  await agree()
  await userEvent.click(button('Konto anlegen'))
  expect(
    await screen.findByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' }),
  ).toBeTruthy()
})

test('an entry that the server refuses is told at its field', async () => {
  mockApi({
    register: () => {
      throw new ProblemError({
        code: 'invalid-input',
        status: 400,
        detail: 'Bitte prüfen Sie die markierten Felder.',
        errors: [{ path: 'user.lastname', code: 'too-big' }],
      })
    },
  })
  open()
  await fillPerson()
  await fillAccount()
  await fillCompany()
  await agree()
  await userEvent.click(button('Konto anlegen'))
  await heading('Persönliche Daten')
  expect(messageOf(/^Nachname/)).toContain('Bitte prüfen Sie die markierten Felder.')
})

test('who is signed in finds the profile instead', async () => {
  mockSession()
  open()
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeTruthy()
  act(() => setSession({ status: 'signed-out' }))
})
