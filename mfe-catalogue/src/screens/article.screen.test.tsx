import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { aListedArticle, anArticle, articleId, masterData } from '../features/article/article.example.ts'
import { Component } from './article.screen.tsx'

const problem = (status: number, code: string, detail: string) => () => {
  throw new ProblemError({ status, code, detail })
}

const open = (at = `/article/${articleId}`, answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    getArticle: () => anArticle(),
    filterArticles: () => ({ content: [], totalElements: 0 }),
    ...masterData,
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[{ path: 'article/:id', Component }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputOf = (name: string) => calls.find((call) => call.name === name)?.input as { body: object }
  return { calls, inputOf, user: userEvent.setup() }
}
const field = (label: string) => screen.findByRole('textbox', { name: label })
const messageOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

beforeEach(() => {
  sessionStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: false })
})

test('the form begins with numbers, prices and packaging', async () => {
  open()
  await field('Typnummer')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Nummern', 'Preise', 'Verpackung und Lieferung'])
  const names = screen
    .getAllByRole('textbox')
    .map((input) => document.querySelector(`label[for="${input.id}"]`)?.textContent)
  expect(names.indexOf('Listenpreis')).toBeLessThan(names.indexOf('Breite'))
})

test('a save sends what changed with the version it started from, and says that it is saved', async () => {
  const { inputOf, user } = open(undefined, {
    updateArticle: () => anArticle({ listPrice: 1234.5, editVersion: 5 }),
  })
  const price = await field('Listenpreis')
  await user.clear(price)
  await user.type(price, '1.234,50')
  expect(screen.getByText(/^12,345\s€$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Artikel wurde gespeichert.')
  expect(inputOf('updateArticle').body).toEqual({ id: articleId, editVersion: 4, listPrice: 1234.5 })
  expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull()
})

test('a unit is found by a variant of its name', async () => {
  const { user } = open()
  const unit = await screen.findByRole('combobox', { name: 'Einheit' })
  await user.type(unit, 'pce')
  await user.click(await screen.findByRole('option', { name: 'Stück', hidden: true }))
  expect(unit).toHaveProperty('value', 'Stück')
})

test('a new article without numbers is refused at the fields before it is sent', async () => {
  const { calls, user } = open('/article/new')
  await user.type(await field('Bezeichnung'), 'Klemme')
  await user.click(screen.getByRole('button', { name: 'Artikel anlegen' }))
  const orderNumber = await field('Bestellnummer')
  expect(orderNumber.getAttribute('aria-invalid')).toBe('true')
  expect(messageOf(orderNumber)).toContain('Bestellnummer oder eine Typnummer mit Hersteller')
  expect(document.activeElement).toBe(orderNumber)
  expect(calls.some(({ name }) => name === 'createArticle')).toBe(false)
})

const holderId = '01990000-0000-7000-8000-0000000000a7'
const taken = (status: number, code: string, path: string, detail: string) => () => {
  throw new ProblemError({ status, code, detail, articleId: holderId, errors: [{ path, code: 'taken' }] })
}
/** The link in the message of a field. */
const linkAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => [...(document.getElementById(id)?.querySelectorAll('a') ?? [])])[0]

test('406: a number that is taken stands at its field in the words of the server, with the way to who has it', async () => {
  const detail = 'Die Bestellnummer „1020“ hat schon ein anderer Artikel ohne Hersteller: 1020, Klemme.'
  const { user } = open('/article/new', {
    createArticle: taken(406, 'article-exists', 'orderNumber', detail),
  })
  await user.type(await field('Bestellnummer'), '1020')
  await user.click(screen.getByRole('button', { name: 'Artikel anlegen' }))
  await screen.findByRole('alert')
  const input = await field('Bestellnummer')
  expect(messageOf(input)).toContain(detail)
  expect(linkAt(input)?.getAttribute('href')).toBe(`/article/${holderId}`)
  expect(linkAt(input)).toMatchObject({ target: '_blank', textContent: 'Artikel anzeigen' })
  expect((await field('Typnummer')).getAttribute('aria-invalid')).not.toBe('true')
  await user.type(input, '1')
  expect(linkAt(input)).toBeUndefined()
})

test('409: a manufacturer number that is taken stands at the manufacturer number', async () => {
  const detail = 'Die Typnummer „X-1“ hat schon ein anderer Artikel von Weidmüller: 1020100000.'
  const { user } = open(undefined, {
    updateArticle: taken(409, 'article-number-taken', 'manufacturerNumber', detail),
  })
  const type = await field('Typnummer')
  await user.clear(type)
  await user.type(type, 'X-1')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(type)).toContain(detail)
  expect(linkAt(type)?.getAttribute('href')).toBe(`/article/${holderId}`)
  expect((await field('Bestellnummer')).getAttribute('aria-invalid')).not.toBe('true')
})

test('an alternative number that is taken stands at the alternatives, with the way to who has it', async () => {
  const detail = 'Die Bestellnummer „102000“ hat schon ein anderer Artikel von Weidmüller: 1020100000.'
  const { user } = open(undefined, {
    updateArticle: taken(409, 'article-number-taken', 'possibleOrderNumbers', detail),
  })
  await user.type(await field('ERP-Nummer'), '7')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const link = await screen.findByRole('link', { name: 'Artikel anzeigen' })
  expect(link.parentElement?.textContent).toContain(detail)
})

test.each([
  ['EAN', '123', '„123“ ist keine EAN. Bitte geben Sie 8, 12, 13 oder 14 Ziffern an'],
  ['EAN', '4006381333932', 'Die Prüfziffer der EAN „4006381333932“ stimmt nicht.'],
  ['Ursprungsland (Kürzel)', 'Deutschland', '„Deutschland“ ist kein Länderkürzel.'],
  ['Ursprungsland (Kürzel)', 'Vereinigtes Königreich', '„Vereinigtes Königreich“ ist kein Länderkürzel.'],
  ['Preiseinheit', '0', 'Mindestens 1.'],
  ['Preiseinheit', '-1', 'Mindestens 1.'],
  ['Preiseinheit', '1,5', 'eine ganze Zahl ab 1'],
  ['Verpackungseinheit', '0', 'eine Zahl über 0'],
  ['Bestellmengeneinheit', '0', 'eine Zahl über 0'],
  ['Listenpreis', '-1', 'Mindestens 0.'],
  ['Gewicht', '-0,1', 'Mindestens 0.'],
  ['Breite', '-1', 'Mindestens 0.'],
  ['Lieferzeit', '10001', 'Höchstens 10.000.'],
  ['Kupferbasis', '1000000001', 'Höchstens 1.000.000.000.'],
])('%s %j is refused at the field before it is sent, as it was typed', async (label, typed, message) => {
  const { calls, user } = open()
  const input = await field(label)
  await user.clear(input)
  await user.type(input, typed)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(input)).toContain(message)
  expect((input as HTMLInputElement).value.replaceAll('.', '')).toContain(typed)
  expect(calls.some(({ name }) => name === 'updateArticle')).toBe(false)
})

test('the list of what to check says of a field for whole numbers what the field says', async () => {
  const { user } = open()
  const input = await field('Lieferzeit')
  await user.clear(input)
  await user.type(input, '7,5')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte geben Sie eine ganze Zahl ein.')
  expect(messageOf(input)).toContain('Bitte eine ganze Zahl eingeben.')
})

test.each([
  ['Bestellnummer', 200],
  ['Typnummer', 200],
  ['ERP-Nummer', 200],
  ['Bezeichnung', 4000],
  ['E-Class 9.1', 20],
  ['Zolltarifnummer', 50],
  ['Zuschlagsschlüssel', 50],
  ['Kupferschlüssel', 50],
  ['Bild', 500],
])('%s is never cut: beyond %d signs the form says so and keeps the text', async (label, maximum) => {
  const { calls, user } = open()
  const text = 'x'.repeat(maximum + 1)
  const input = await field(label)
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
  expect(input).toHaveProperty('value', text)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  const shown = [maximum, maximum + 1].map((amount) => amount.toLocaleString('de-DE'))
  expect(messageOf(input)).toContain(`Höchstens ${shown[0]} Zeichen; es sind ${shown[1]}.`)
  expect(calls.some(({ name }) => name === 'updateArticle')).toBe(false)
})

test('the price in the head says for how many it is', async () => {
  open(undefined, { getArticle: () => anArticle({ purchasePrice: 133.5, unitName: 'Stück' }) })
  expect(await screen.findByText(/^133,50\s€ je 100 Stück$/)).toBeTruthy()
})

test('values that an import gave and nobody touches hold up no other change, and are not rounded', async () => {
  const { inputOf, user } = open(undefined, {
    getArticle: () =>
      anArticle({
        eanNumber: '123',
        priceUnitSize: 0.5,
        countryOfOriginAbbreviation: 'Elbonien',
        weight: 0.00035,
      }),
    updateArticle: () => anArticle({ editVersion: 5 }),
  })
  const weight = await field('Gewicht')
  expect(weight).toHaveProperty('value', '0,00035')
  await user.click(weight)
  await user.type(await field('ERP-Nummer'), '7')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Artikel wurde gespeichert.')
  expect(inputOf('updateArticle').body).toEqual({ id: articleId, editVersion: 4, erpNumber: '7' })
})

test('417: missing numbers stand at the fields that can cure it', async () => {
  const detail = 'Bitte geben Sie eine Bestellnummer oder eine Typnummer mit Hersteller an.'
  const { user } = open(undefined, { updateArticle: problem(417, 'article-numbers-missing', detail) })
  await user.type(await field('ERP-Nummer'), '7')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(await field('Bestellnummer'))).toContain(detail)
})

test('another failure is said above the form and can be tried again', async () => {
  const { user } = open(undefined, { updateArticle: problem(503, 'part-down', 'Nicht erreichbar.') })
  await user.type(await field('ERP-Nummer'), '7')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Der Artikel konnte nicht gespeichert werden. Nicht erreichbar.',
  )
  expect(await field('ERP-Nummer')).toHaveProperty('value', '7')
})

test('changed meanwhile: both states are shown, and what was typed goes onto the current one', async () => {
  const current = anArticle({ erpNumber: 'E-9', description: 'Neu', editVersion: 9 })
  let reads = 0
  const sent: unknown[] = []
  const { user } = open(undefined, {
    getArticle: () => (reads++ === 0 ? anArticle() : current),
    updateArticle: ({ body }) => {
      sent.push(body)
      if (sent.length === 1) return problem(409, 'changed-meanwhile', 'Geändert.')()
      return anArticle({ ...current, erpNumber: '7', editVersion: 10 })
    },
  })
  await user.type(await field('ERP-Nummer'), '7')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Artikel wurde inzwischen geändert' })
  expect(dialog.textContent).toContain(
    'Jemand anderes, oder Sie in einem anderen Fenster, hat diesen Artikel',
  )
  expect(within(dialog).getByRole('row', { name: 'ERP-Nummer 7 E-9' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Eingaben behalten' }))
  expect(await field('ERP-Nummer')).toHaveProperty('value', '7')
  expect(await field('Bezeichnung')).toHaveProperty('value', 'Neu')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ id: articleId, editVersion: 9, erpNumber: '7' }))
})

test('prices that were changed meanwhile stand there as prices', async () => {
  let reads = 0
  const { user } = open(undefined, {
    getArticle: () => (reads++ === 0 ? anArticle() : anArticle({ listPrice: 14.8, editVersion: 9 })),
    updateArticle: problem(409, 'changed-meanwhile', 'Geändert.'),
  })
  const price = await field('Listenpreis')
  await user.clear(price)
  await user.type(price, '15,55')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Artikel wurde inzwischen geändert' })
  const row = within(dialog).getByRole('row', { name: /^Listenpreis/ })
  expect(row.textContent?.replace(/\s/g, ' ')).toBe('Listenpreis15,55 €14,80 €')
})

test('what was typed is still there after a reload and can be discarded', async () => {
  const first = open()
  await first.user.type(await field('ERP-Nummer'), '77')
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()
  const { user } = open()
  await screen.findByText('Ihre noch nicht gespeicherten Eingaben wurden wiederhergestellt.')
  expect(await field('ERP-Nummer')).toHaveProperty('value', '77')
  await user.click(screen.getAllByRole('button', { name: 'Änderungen verwerfen' })[0] as HTMLElement)
  expect(await field('ERP-Nummer')).toHaveProperty('value', '')
})

test('prices that cannot be read come back after a reload as they were typed, with their errors', async () => {
  const unreadable = [/^Einkaufspreis \(Kundenpreis\)/, /^Einkaufspreis beim Großhändler/]
  const first = open()
  await first.user.click(await screen.findByRole('button', { name: 'Großhändler hinzufügen' }))
  for (const name of unreadable) await first.user.type(await screen.findByLabelText(name), 'zwölf')
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()
  open()
  for (const name of unreadable)
    expect((await screen.findByLabelText<HTMLInputElement>(name)).value).toBe('zwölf')
  expect(screen.getAllByText(/^Bitte eine Zahl/)).toHaveLength(2)
})

test('a wholesaler is chosen once, with number and price', async () => {
  const { inputOf, user } = open(undefined, { updateArticle: () => anArticle({ editVersion: 5 }) })
  await user.click(await screen.findByRole('button', { name: 'Großhändler hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Bitte wählen Sie einen Großhändler.')
  await user.click(screen.getByRole('combobox', { name: 'Großhändler' }))
  await user.click(await screen.findByRole('option', { name: 'Elektro Nord', hidden: true }))
  await user.type(await field('Einkaufspreis beim Großhändler'), '3,5')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Artikel wurde gespeichert.')
  expect(inputOf('updateArticle').body).toMatchObject({
    wholesalerInfos: [
      { wholesalerId: '01990000-0000-7000-8000-0000000000d1', orderNumber: null, purchasePrice: 3.5 },
    ],
  })
})

test.each([
  ['1020000000', 'ist schon die Nummer dieses Artikels'],
  ['102000', 'steht schon in der Liste'],
  ['555', 'ist bereits an einen anderen Artikel vergeben'],
])('the alternative %j is refused with a warning', async (number, warning) => {
  const { user } = open(undefined, {
    filterArticles: ({ query }) => ({
      content:
        (query as { orderNumber: string }).orderNumber === '555'
          ? [aListedArticle({ id: '01990000-0000-7000-8000-0000000000a9', orderNumber: '555' })]
          : [],
      totalElements: 1,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alternative Nummern' })
  const input = within(dialog).getByRole('textbox', { name: 'Weitere Bestellnummern' })
  await user.type(input, `${number}{Enter}`)
  await waitFor(() => expect(messageOf(input)).toContain(warning))
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
})

test('an alternative that only an article of some manufacturer has is free for one without', async () => {
  const { user } = open(undefined, {
    getArticle: () => anArticle({ manufacturerId: null, manufacturerName: null }),
    filterArticles: () => ({
      content: [aListedArticle({ id: holderId, orderNumber: '555' })],
      totalElements: 1,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alternative Nummern' })
  const input = within(dialog).getByRole('textbox', { name: 'Weitere Bestellnummern' })
  await user.click(input)
  await user.paste('9'.repeat(201))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(messageOf(input)).toContain('Höchstens 200 Zeichen.'))
  await user.clear(input)
  await user.type(input, '555{Enter}')
  await within(dialog).findByText('555')
})

test('an alternative is added with Enter and taken away again', async () => {
  const { inputOf, user } = open(undefined, { updateArticle: () => anArticle({ editVersion: 5 }) })
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alternative Nummern' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Weitere Typnummern' }), 'WDU2,5{Enter}')
  await within(dialog).findByText('WDU2,5')
  await user.click(within(dialog).getByRole('button', { name: '102000 entfernen' }))
  await user.click(within(dialog).getByRole('button', { name: 'Fertig' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Artikel wurde gespeichert.')
  expect(inputOf('updateArticle').body).toMatchObject({
    possibleOrderNumbers: [],
    possibleManufacturerNumbers: ['WDU2,5'],
  })
})

test('an article that is not there says so and leads back', async () => {
  open(undefined, { getArticle: problem(404, 'not-found', 'Das gibt es nicht.') })
  await screen.findByText('Diesen Artikel gibt es nicht.')
  expect(screen.getByRole('link', { name: 'Zu den Artikeln' }).getAttribute('href')).toBe('/article')
})

test('asked for are the groups that the article can have, and the one that it has', async () => {
  const { id: discountGroupId, manufacturerId } = masterData.getDiscountGroups()[0]!
  const { calls } = open(undefined, { getArticle: () => anArticle({ discountGroupId }) })
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Rabattgruppe' })).toHaveProperty('value', 'RG1 (40 %)'),
  )
  expect(calls.flatMap(({ name, input }) => (name === 'getDiscountGroups' ? [input] : []))).toMatchObject([
    { query: { forArticle: 'true', manufacturerId, discountGroupId } },
  ])
})

test('a group without a percent says so, and its articles count as not discounted', async () => {
  const [group] = masterData.getDiscountGroups()
  const { user } = open(undefined, {
    getDiscountGroups: () => [{ ...group, percent: null }],
    getArticle: () => anArticle({ listPrice: 90, priceUnitSize: 1 }),
  })
  await user.click(await screen.findByRole('combobox', { name: 'Rabattgruppe' }))
  await user.click(await screen.findByRole('option', { name: 'RG1 (kein Prozent)', hidden: true }))
  expect(screen.getByText(/^90,00\s€$/)).toBeTruthy()
})

test('a number left in the row of the alternatives holds the save, survives a reload, and goes along once it is added', async () => {
  const first = open()
  await first.user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const row = () => screen.findByRole('textbox', { name: 'Weitere Bestellnummern' })
  await first.user.type(await row(), '4711')
  await first.user.keyboard('{Escape}')
  await first.user.click(screen.getByRole('button', { name: 'Speichern' }))
  const message = '„4711“ steht bei den alternativen Nummern und ist noch nicht hinzugefügt.'
  const [summary, atButton] = await screen.findAllByRole('alert')
  expect(summary?.textContent).toContain(message)
  expect(atButton?.textContent).toContain(message)
  const button = screen.getByRole('button', { name: 'Alternativen bearbeiten' })
  expect(document.activeElement).toBe(button)
  expect(first.calls.some(({ name }) => name === 'updateArticle')).toBe(false)
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()

  const { inputOf, user } = open(undefined, { updateArticle: () => anArticle({ editVersion: 5 }) })
  await screen.findByText('Ihre noch nicht gespeicherten Eingaben wurden wiederhergestellt.')
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const input = await row()
  expect(input).toHaveProperty('value', '4711')
  await user.type(input, '{Enter}')
  await screen.findByRole('button', { name: '4711 entfernen' })
  expect(input).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Artikel wurde gespeichert.')
  expect(inputOf('updateArticle').body).toEqual({
    id: articleId,
    editVersion: 4,
    possibleOrderNumbers: [...anArticle().possibleOrderNumbers, '4711'],
  })
})

test('done with the alternatives, what is typed is added first, or refused where it stands', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alternative Nummern' })
  const done = within(dialog).getByRole('button', { name: 'Fertig' })
  const row = within(dialog).getByRole('textbox', { name: 'Weitere Bestellnummern' })
  await user.type(row, '102000')
  await user.click(done)
  await within(dialog).findByText(/102000.*(?:schon|bereits)/)
  await user.clear(row)
  await user.type(row, '4711')
  await user.click(done)
  await within(dialog).findByRole('button', { name: '4711 entfernen' })
  await user.click(done)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a number left in the row of the alternatives goes with what is discarded', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Alternativen bearbeiten' }))
  await user.type(await screen.findByRole('textbox', { name: 'Weitere Typnummern' }), 'T-9')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }))
  await user.click(screen.getByRole('button', { name: 'Alternativen bearbeiten' }))
  expect(await screen.findByRole('textbox', { name: 'Weitere Typnummern' })).toHaveProperty('value', '')
})
