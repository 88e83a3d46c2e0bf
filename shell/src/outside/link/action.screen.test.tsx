import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import de from '../../../locales/de.json'
import words from '../../../locales/outside.de.json'
import { Component as Reset } from '../password/reset.screen.tsx'
import { Component as Action } from './action.screen.tsx'

const oobCode = 'c0de'.repeat(11)
const link = { mail: 'ada@neu.example', minimumPasswordLength: 12 }

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Adresse">{pathname + search}</output>
}
const open = (at: string) =>
  render(
    <MockPortal
      at={at}
      texts={{ shell: { ...de, ...words } }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[
        { index: true, element: <h1>Start</h1> },
        {
          path: 'action',
          element: (
            <>
              <Address />
              <Action />
            </>
          ),
        },
        {
          path: 'reset',
          element: (
            <>
              <Address />
              <Reset />
            </>
          ),
        },
      ]}
    />,
  )
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent
const button = (name: string) => screen.findByRole('button', { name })
const choose = async (password: string, repeated = password) => {
  const [first, second] = await waitFor(() => {
    const found = document.querySelectorAll<HTMLInputElement>('input[type=password]')
    expect(found).toHaveLength(2)
    return [...found] as [HTMLInputElement, HTMLInputElement]
  })
  await userEvent.clear(first)
  await userEvent.type(first, password)
  await userEvent.clear(second)
  await userEvent.type(second, repeated)
}
const refusing = (code: string, detail: string) => () => {
  throw new ProblemError({ status: 403, code, detail })
}

test.each(['confirmRegistration', 'changeMail'])(
  '%s names the address with the umlauts of its domain',
  async (mode) => {
    mockApi({ checkLink: () => ({ ...link, mail: 'ada@xn--gre-6ka8i.example' }) })
    open(`/action?mode=${mode}&oobCode=${oobCode}`)
    expect(await screen.findByText(/ada@größe\.example/)).toBeTruthy()
  },
)

test('without a code it leads to the start', async () => {
  open('/action?mode=resetPassword')
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy()
})

test('an unknown mode is said in words', async () => {
  const calls = mockApi({})
  open(`/action?mode=verifyEmail&oobCode=${oobCode}`)
  expect(await screen.findByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeTruthy()
  expect(calls).toEqual([])
})

test('a reset goes on without the code in the address and sets the password by it', async () => {
  const calls = mockApi({ checkLink: () => link, setPassword: () => undefined })
  open(`/action?mode=resetPassword&oobCode=${oobCode}`)
  await button('Passwort speichern')
  expect(address()).toBe('/reset')
  await choose('nur-elf-zei')
  await userEvent.click(await button('Passwort speichern'))
  expect(await screen.findByText(/Passwort zu kurz/)).toBeTruthy()
  await choose('zwölf-zeichen', 'zwoelf-zeichen')
  await userEvent.click(await button('Passwort speichern'))
  expect(await screen.findByText(/stimmen nicht überein/)).toBeTruthy()
  await choose('zwölf-zeichen')
  await userEvent.click(await button('Passwort speichern'))
  expect(await screen.findByText(/Ihr Passwort ist gespeichert/)).toBeTruthy()
  expect(calls.at(-1)).toMatchObject({
    name: 'setPassword',
    input: { body: { mail: link.mail, oobCode, password: 'zwölf-zeichen' } },
  })
})

test('nobody gets to choose a password without a link', async () => {
  open('/reset')
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeTruthy()
})

test('the first password is chosen where the link leads', async () => {
  const calls = mockApi({ checkLink: () => link, setPassword: () => undefined })
  open(`/action?mode=firstPassword&oobCode=${oobCode}`)
  expect(await screen.findByRole('heading', { name: 'Passwort festlegen' })).toBeTruthy()
  expect(address()).toBe('/action')
  await choose('zwölf-zeichen')
  await userEvent.click(await button('Passwort speichern'))
  expect(await screen.findByText(/Ihr Passwort ist gespeichert/)).toBeTruthy()
  expect(calls.map(({ name }) => name)).toEqual(['checkLink', 'setPassword'])
})

test('a registration is confirmed by its own password and a button, not by opening the link', async () => {
  let isRight = false
  const sentence = 'Das ist nicht das Passwort der Registrierung.'
  const calls = mockApi({
    checkLink: () => link,
    confirmRegistration: () => {
      if (!isRight) refusing('registration-password-wrong', sentence)()
    },
  })
  open(`/action?mode=confirmRegistration&oobCode=${oobCode}`)
  const confirm = await button('Registrierung bestätigen')
  expect(calls.map(({ name }) => name)).toEqual(['checkLink'])
  await userEvent.type(screen.getByLabelText(/^Passwort/), 'falsch')
  await userEvent.click(confirm)
  expect(await screen.findByText(sentence)).toBeTruthy()
  isRight = true
  await userEvent.type(screen.getByLabelText(/^Passwort/), '-doch-richtig')
  await userEvent.click(confirm)
  expect(await screen.findByText(/wartet jetzt auf die Freigabe/)).toBeTruthy()
})

test('a new address counts after a click', async () => {
  const calls = mockApi({ checkLink: () => link, confirmMail: () => undefined })
  open(`/action?mode=changeMail&oobCode=${oobCode}`)
  const confirm = await button('Adresse bestätigen')
  expect(calls.map(({ name }) => name)).toEqual(['checkLink'])
  await userEvent.click(confirm)
  expect(await screen.findByText(/melden Sie sich ab jetzt mit ihr an/)).toBeTruthy()
})

test.each([
  ['resetPassword', 'code-expired', /Neuen Link anfordern/],
  ['firstPassword', 'code-expired', /Wer Ihr Konto angelegt hat/],
  ['confirmRegistration', 'code-invalid', /E-Mail erneut senden/],
  ['changeMail', 'code-invalid', /in Ihrem Profil noch einmal ändern/],
  ['changeMail', 'code-expired', /sendet ihn die Administration Ihres Unternehmens erneut/],
])('a used-up link for %s says why (%s) and shows the way to a new one', async (mode, code, way) => {
  mockApi({ checkLink: refusing(code, 'Dieser Link gilt nicht mehr.') })
  open(`/action?mode=${mode}&oobCode=${oobCode}`)
  expect(await screen.findByText('Dieser Link gilt nicht mehr.')).toBeTruthy()
  expect(screen.getByText(way)).toBeTruthy()
})
