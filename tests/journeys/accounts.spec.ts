import type { Browser } from '@playwright/test'
import { launchChromium } from '@schrankwerk/testing/browser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkOf, mailsFromNow } from './mails.ts'
import { enter, openStranger, openUserSession, type UserSession } from './user-session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
})

const stamp = Date.now().toString(36)
const company = `Ostwerft Anlagenbau ${stamp}`
const founder = { mail: `inhaberin.${stamp}@ostwerft.example`, password: 'Kranbahn-17' }
const colleague = { mail: `planung.${stamp}@ostwerft.example`, password: 'Schiene-35-mm' }
const operator = 'betrieb@schrankwerk.example'
const refusal = 'Failed to load resource'

/** The address that the link of the newest mail to somebody leads to, within the portal. */
async function mailedPath(mails: Awaited<ReturnType<typeof mailsFromNow>>, subject: string, to: string) {
  const [mail] = await mails.arrived(subject, [to])
  const { pathname, search } = new URL(linkOf(mail!))
  expect(pathname).toBe('/action')
  return pathname + search
}

/** Fills in what has the focus, and goes on by the keyboard. */
async function typeAndTab({ page }: UserSession, ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

/** By the keyboard alone to whatever has this name. */
async function tabTo({ page }: UserSession, name: RegExp) {
  const label = () =>
    page.evaluate<string>(`(() => {
      const at = document.activeElement
      return at ? (at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent ?? '') : ''
    })()`)
  for (let steps = 0; steps < 60; steps += 1) {
    if (name.test(await label())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by Tab to ${name}.`)
}

test('a company registers, is released, and runs its own people', async () => {
  const mails = await mailsFromNow()

  // Registration, by the keyboard alone.
  const her = await openStranger(browser, '/')
  await her.look('landing')
  await tabTo(her, /^Registrieren/)
  await her.page.keyboard.press('Enter')
  await her.heading('Registrieren')
  await tabTo(her, /^Vorname/)
  await typeAndTab(her, 'Grete', 'Ostermann', '+49 431 55-0')
  await her.look('register-person')
  await her.page.keyboard.press('Enter')
  await her.page.getByRole('heading', { level: 2, name: 'Konto' }).waitFor()
  await tabTo(her, /^E-Mail-Adresse/)
  await typeAndTab(her, 'einkauf@nordhafen.example')
  await tabTo(her, /^Passwort(?! wiederholen)/)
  await her.page.keyboard.type(founder.password)
  await tabTo(her, /^Passwort wiederholen/)
  await her.page.keyboard.type(founder.password)
  await her.page.keyboard.press('Enter')
  await her.page.getByRole('heading', { level: 2, name: 'Unternehmen' }).waitFor()

  // A reload keeps what was typed, but no password.
  await her.page.reload()
  await her.page.getByText('Bitte geben Sie Ihr Passwort noch einmal ein.').waitFor()
  expect(await her.page.getByLabel('E-Mail-Adresse').inputValue()).toBe('einkauf@nordhafen.example')
  await tabTo(her, /^Passwort(?! wiederholen)/)
  await her.page.keyboard.type(founder.password)
  await tabTo(her, /^Passwort wiederholen/)
  await her.page.keyboard.type(founder.password)
  await her.page.keyboard.press('Enter')
  await her.page.getByRole('heading', { level: 2, name: 'Unternehmen' }).waitFor()
  await tabTo(her, /^Name des Unternehmens/)
  await typeAndTab(her, company)
  await tabTo(her, /^Straße/)
  await typeAndTab(her, 'Werftstraße', '8', '24143', 'Kiel')
  expect(await her.button('Konto anlegen').isDisabled()).toBe(true)
  await tabTo(her, /Datenschutzerklärung .*gelesen/)
  await her.page.keyboard.press('Space')
  await tabTo(her, /stimme den/)
  await her.page.keyboard.press('Space')
  await her.look('register-company')
  await tabTo(her, /^Konto anlegen/)
  await her.page.keyboard.press('Enter')

  // The address is somebody's: said where it was typed, and the rest is kept.
  await her.page.getByText('Diese E-Mail-Adresse wird bereits verwendet.').first().waitFor()
  await her.look('register-taken')
  await her.write('E-Mail-Adresse', founder.mail)
  await her.button('Weiter').click()
  await her.button('Konto anlegen').click()
  await her.heading('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  await her.look('registered')

  // Opening the link changes nothing; the button and the password do.
  const confirm = await mailedPath(mails, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', founder.mail)
  await her.open(confirm, 'Registrierung bestätigen')
  expect(new URL(her.page.url()).search).toBe('')
  await her.look('confirm-registration')
  await her.write('Passwort', 'ein-anderes')
  await her.button('Registrierung bestätigen').click()
  await her.page
    .getByText('Das ist nicht das Passwort, das Sie bei der Registrierung gewählt haben.')
    .waitFor()
  await her.write('Passwort', founder.password)
  await her.button('Registrierung bestätigen').click()
  await her.page.getByText('Ihre E-Mail-Adresse ist bestätigt').waitFor()
  await mails.arrived('Neue Registrierung', [operator])

  // She waits, and sees the release come.
  await her.page.goto('/enquiry')
  await enter(her, founder)
  await her.heading(/^Guten Tag, Grete Ostermann/)
  await her.page.getByText('Ihre Registrierung wartet auf die Freigabe').waitFor()
  await her.look('profile-pending')
  await her.stay()
  const him = await openUserSession(browser, operator, '/company')
  await him.look('company-list')
  await him.page.getByRole('searchbox').fill(company)
  await him.page.getByRole('link', { name: company }).first().click()
  await him.heading(company)
  await him.look('company')
  await him.button('Unternehmen freigeben').click()
  await him.page.getByText('Das Unternehmen ist freigegeben.').first().waitFor()
  await her.page.getByText('Ihr Unternehmen ist freigegeben').waitFor()
  expect(await her.hasStayed()).toBe(true)
  await mails.arrived('Ihr Unternehmen ist freigegeben', [founder.mail])

  // She invites a colleague, who chooses his password.
  await her.page.getByRole('link', { name: 'Benutzer' }).first().click()
  await her.heading(/^Benutzer/)
  await her.look('user-list')
  await her.page
    .getByRole('link', { name: 'Benutzer anlegen' })
    .or(her.button('Benutzer anlegen'))
    .first()
    .click()
  await her.heading('Neuer Benutzer')
  await her.write('Vorname', 'Jens')
  await her.write('Nachname', 'Kai')
  await her.write('Telefon', '+49 431 55-12')
  await her.write('E-Mail-Adresse', colleague.mail)
  await her.look('user-new')
  await her.button('Benutzer anlegen').click()
  await her.heading('Jens Kai')
  await her.page.getByText('Noch kein Passwort gewählt').waitFor()
  await her.look('user')
  const jens = await openStranger(
    browser,
    await mailedPath(mails, 'Bitte wählen Sie ein Passwort', colleague.mail),
  )
  await jens.heading('Passwort festlegen')
  await jens.look('first-password')
  await jens.write('Passwort', colleague.password)
  await jens.write('Passwort wiederholen', colleague.password)
  await jens.button('Passwort speichern').click()
  await jens.page.getByText('Ihr Passwort ist gespeichert.').waitFor()
  await jens.page.goto('/enquiry')
  await enter(jens, colleague)
  await jens.heading(/^Anfragen/)
  expect(await jens.page.getByRole('link', { name: 'Benutzer' }).count()).toBe(0)

  // He gets the flag, and his menu follows by itself.
  await jens.stay()
  await her.page.getByLabel(/^Administration des Unternehmens/).check()
  await her.button('Speichern').click()
  await her.page.getByText('Der Benutzer wurde gespeichert.').first().waitFor()
  await jens.page.getByRole('link', { name: 'Benutzer' }).first().waitFor()
  expect(await jens.hasStayed()).toBe(true)

  // He forgets his password; the new one ends the session he left somewhere.
  const elsewhere = await openStranger(browser, '/forget')
  await elsewhere.heading('Passwort vergessen')
  await elsewhere.write('E-Mail-Adresse', colleague.mail)
  await elsewhere.button('Link anfordern').click()
  await elsewhere.page.getByText('Wenn es zu dieser Adresse ein Konto gibt').waitFor()
  await elsewhere.look('forget')
  await elsewhere.page.goto(await mailedPath(mails, 'Neues Passwort', colleague.mail))
  await elsewhere.page.waitForURL(/\/reset$/)
  await elsewhere.heading('Neues Passwort wählen')
  await elsewhere.look('reset')
  colleague.password = 'Sammelschiene-4'
  await elsewhere.write('Passwort', colleague.password)
  await elsewhere.write('Passwort wiederholen', colleague.password)
  await elsewhere.button('Passwort speichern').click()
  await elsewhere.page.getByText('Ihr Passwort ist gespeichert.').waitFor()
  await jens.page.getByRole('link', { name: 'Bestellungen' }).dispatchEvent('click')
  await jens.dialog('Ihre Anmeldung ist beendet').waitFor()
  await jens.close()
  await elsewhere.page.goto('/profile')
  await enter(elsewhere, colleague)
  await elsewhere.heading(/^Guten Tag, Jens Kai/)
  await elsewhere.look('profile')

  // His address changes only by the link that goes to the new one; the old one is told.
  const former = colleague.mail
  colleague.mail = `j.kai.${stamp}@ostwerft.example`
  await elsewhere.write('E-Mail-Adresse', colleague.mail)
  await elsewhere.button('Speichern').click()
  await elsewhere.page.getByText(`An ${colleague.mail} ist ein Link unterwegs.`).waitFor()
  await elsewhere.page.goto(
    await mailedPath(mails, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse', colleague.mail),
  )
  await elsewhere.button('Adresse bestätigen').click()
  await elsewhere.page.getByText(`Ihre neue Adresse ${colleague.mail} ist bestätigt.`).waitFor()
  await mails.arrived('Ihre E-Mail-Adresse wurde geändert', [former])
  const again = await openStranger(browser, '/profile')
  await enter(again, colleague)
  await again.heading(/^Guten Tag, Jens Kai/)

  // The operator erases him: out at once, and without a name.
  await him.page.goto('/user')
  await him.heading(/^Benutzer/)
  await him.look('user-list-operator')
  await him.page.getByRole('searchbox').fill(colleague.mail)
  await him.page.getByRole('link', { name: /Kai/ }).first().click()
  await him.heading('Jens Kai')
  await him.look('user-operator')
  await him.button('Weitere Aktionen').click()
  await him.page.getByRole('menuitem', { name: 'Personenbezogene Daten löschen' }).click()
  await him
    .dialog(/Personenbezogene Daten/)
    .getByRole('button', { name: 'Daten löschen' })
    .click()
  await him.page.getByText('Die personenbezogenen Daten wurden gelöscht.').first().waitFor()
  await again.page.getByRole('link', { name: 'Anfragen' }).first().dispatchEvent('click')
  await again.dialog('Ihre Anmeldung ist beendet').waitFor()
  for (const session of [her, him, elsewhere, again]) await session.close()
  // What the server refused above stands in the console as well.
  for (const { mishaps } of [her, him, elsewhere, again])
    expect({
      ...mishaps,
      consoleErrors: mishaps.consoleErrors.filter((line) => !line.startsWith(refusal)),
    }).toEqual({
      cspViolations: [],
      pageErrors: [],
      consoleErrors: [],
    })
}, 300_000)
