import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerUploads, refusal } from '../features/article-import/answer-uploads.example.ts'
import {
  aDiscountGroup,
  aManufacturer,
  idOf,
  messageOf,
  openPage,
  textField,
} from '../master-data.example.tsx'
import { Component as Page } from './discount-group.screen.tsx'
import { Component as List } from './discount-group-list.screen.tsx'

const rows = [
  { ...aDiscountGroup(), usedByArticleAmount: 3 },
  { ...aDiscountGroup({ id: idOf(14), displayName: 'RG2', percent: null }), usedByArticleAmount: 0 },
]
const siemens = aManufacturer({ id: idOf(11), displayName: 'Siemens' })

const open = (at: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/discount': List, 'fieldvalues/discount/:id': Page }, at, {
    filterDiscountGroups: () => ({ content: rows, totalElements: 2 }),
    getDiscountGroup: () => aDiscountGroup(),
    getManufacturer: () => aManufacturer(),
    filterManufacturers: () => ({ content: [{ ...siemens, usedByArticleAmount: 0 }], totalElements: 50_000 }),
    getWholesalers: () => [
      { id: idOf(3), displayName: 'Elektro Nord' },
      { id: idOf(13), displayName: 'Kabel West' },
    ],
    ...answers,
  })
const page = `/fieldvalues/discount/${idOf(4)}`
const drop = () =>
  fireEvent.change(screen.getByLabelText('csv-Datei auswählen', { selector: 'input' }), {
    target: { files: [new File(['a,b'], 'gruppen.csv')] },
  })
const aPreview = (part: object = {}) => ({
  rows: 3,
  created: 1,
  changed: 1,
  unchanged: 1,
  applied: false,
  changes: [
    {
      line: 2,
      displayName: 'RG1',
      manufacturerName: 'Weidmüller',
      before: { percent: 32.5 },
      percent: 35,
      fields: [],
    },
    {
      line: 3,
      displayName: 'RG9',
      manufacturerName: 'Weidmüller',
      before: null,
      percent: 10,
      fields: ['nameVariants'],
    },
  ],
  fingerprint: 'f1',
  ...part,
})

afterEach(() => vi.unstubAllGlobals())

test('names carry the percent rounded; a group without one says so', async () => {
  const { inputsOf } = open('/fieldvalues/discount?withoutPercent=true')
  await screen.findByRole('link', { name: 'RG1 (33 %)' })
  expect(screen.getByRole('link', { name: 'RG2 (kein Prozent)' })).toBeTruthy()
  expect(screen.getByText('32,5 %')).toBeTruthy()
  expect(inputsOf('filterDiscountGroups').at(-1)?.query).toMatchObject({ withoutPercent: 'true' })
})

test('the list narrows to a manufacturer who is searched for while one types', async () => {
  const { inputsOf, user } = open('/fieldvalues/discount')
  await screen.findByRole('link', { name: 'RG1 (33 %)' })
  await user.type(screen.getByRole('combobox', { name: 'Hersteller' }), 'sie')
  await waitFor(() =>
    expect(inputsOf('filterManufacturers').at(-1)?.query).toMatchObject({ searchTerm: 'sie' }),
  )
  await user.click(await screen.findByRole('option', { name: 'Siemens', hidden: true }))
  await waitFor(() =>
    expect(inputsOf('filterDiscountGroups').at(-1)?.query).toMatchObject({ manufacturerId: idOf(11) }),
  )
})

test('percent and manufacturer are required', async () => {
  const { inputsOf, user } = open('/fieldvalues/discount/new')
  await user.type(await textField('Anzeigename'), 'RG5')
  await user.click(screen.getByRole('button', { name: 'Rabattgruppe anlegen' }))
  const summary = (await screen.findByText('Bitte prüfen Sie diese Angaben')).parentElement?.textContent
  expect(summary).toContain('Bitte geben Sie einen Prozentsatz an.')
  expect(summary).toContain('Bitte wählen Sie einen Hersteller.')
  expect(inputsOf('createDiscountGroup')).toHaveLength(0)
})

test('only of a group that an import made without a percent it is said what that means', async () => {
  const hint = 'Ein Import hat die Gruppe ohne Prozent angelegt.'
  open(page)
  expect(messageOf(await textField('Prozent'))).not.toContain(hint)
  cleanup()
  open(page, { getDiscountGroup: () => aDiscountGroup({ percent: null }) })
  expect(messageOf(await textField('Prozent'))).toContain(hint)
})

test('percent takes decimals; a discount of a wholesaler is added and another one deleted', async () => {
  const { inputsOf, user } = open(page, { updateDiscountGroup: () => aDiscountGroup({ editVersion: 5 }) })
  const percent = await textField('Prozent')
  expect(percent).toHaveProperty('value', '32,5')
  await user.clear(percent)
  await user.type(percent, '33,25')
  expect(screen.getByText('Elektro Nord: 12,5 %')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rabatt von Elektro Nord entfernen' }))
  await user.click(screen.getByRole('combobox', { name: 'Großhändler' }))
  await user.click(await screen.findByRole('option', { name: 'Kabel West', hidden: true }))
  await user.type(await textField('Rabatt'), '8')
  await user.click(screen.getByRole('button', { name: 'Rabatt hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Rabattgruppe wurde gespeichert.')
  expect(inputsOf('updateDiscountGroup')[0]?.body).toEqual({
    id: idOf(4),
    editVersion: 4,
    displayName: 'RG1',
    percent: 33.25,
    manufacturerId: idOf(1),
    nameVariants: [],
    wholesalerDiscounts: [{ wholesalerId: idOf(13), percent: 8 }],
  })
})

test.each([
  ['a wholesaler', 'Kabel West', ''],
  ['a percent', '', '8'],
  ['a percent that is no number', '', 'acht'],
  ['both', 'Kabel West', '8'],
])('%s in the row of discounts that was not added holds the save there', async (_what, wholesaler, typed) => {
  const { inputsOf, user } = open(page)
  const choice = await screen.findByRole('combobox', { name: 'Großhändler' })
  if (wholesaler !== '') {
    await user.click(choice)
    await user.click(await screen.findByRole('option', { name: wholesaler, hidden: true }))
  }
  if (typed !== '') await user.type(await textField('Rabatt'), typed)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  // In the summary above the form, and at the row.
  const message = /^Der Rabatt des Großhändlers ist noch nicht hinzugefügt\./
  expect(await screen.findAllByText(message)).toHaveLength(2)
  expect(document.activeElement).toBe(choice)
  expect(await textField('Rabatt')).toHaveProperty('value', typed)
  expect(inputsOf('updateDiscountGroup')).toHaveLength(0)
})

test('whether a variant is taken is asked within the manufacturer', async () => {
  const { inputsOf, user } = open(page, { findDiscountGroupByName: () => null })
  await user.type(await textField('Namensvariante hinzufügen'), 'R1{Enter}')
  await screen.findByRole('button', { name: '„R1“ entfernen' })
  expect(inputsOf('findDiscountGroupByName')[0]?.query).toEqual({ name: 'R1', manufacturerId: idOf(1) })
})

test.each(['100', '101'])('%s percent are refused at the field', async (typed) => {
  const { inputsOf, user } = open(page)
  const percent = await textField('Prozent')
  await user.clear(percent)
  await user.type(percent, typed)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(messageOf(percent)).toContain('von 0 bis unter 100')
  expect(inputsOf('updateDiscountGroup')).toHaveLength(0)
})

test('an import shows what would change, and takes over just that', async () => {
  const sent = answerUploads(
    { status: 200, body: aPreview() },
    { status: 200, body: aPreview({ applied: true }) },
  )
  const { user } = open('/fieldvalues/discount')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  await screen.findByRole('dialog', { name: 'Rabattgruppen importieren' })
  drop()
  await screen.findByText('1 neu, 1 geändert, 1 unverändert')
  const table = screen.getByRole('table', { name: 'Änderungen' })
  expect(within(table).getByText('32,5 %')).toBeTruthy()
  expect(within(table).getByText('35 %')).toBeTruthy()
  expect(within(table).getByText('Neue Gruppe')).toBeTruthy()
  expect(within(table).getByText('Namensvarianten')).toBeTruthy()
  expect(sent[0]?.get('preview')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  await screen.findByText('Die Rabattgruppen wurden übernommen: 1 neu, 1 geändert.')
  expect(sent[1]?.get('preview')).toBeNull()
  expect(sent[1]?.get('fingerprint')).toBe('f1')
})

test('a file in another form is refused in the words of the server, with its line', async () => {
  answerUploads({
    ...refusal(417, 'discount-import-format', 'Falsches Format. Es wurde nichts geändert.'),
    body: {
      type: 'about:blank',
      title: 'discount-import-format',
      status: 417,
      code: 'discount-import-format',
      detail: 'Falsches Format. Es wurde nichts geändert.',
      errors: [{ path: 'file.7', code: 'percent', detail: 'Zeile 7: „abc“ ist kein Prozentsatz.' }],
    },
  })
  const { user } = open('/fieldvalues/discount')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  await screen.findByRole('dialog')
  drop()
  await screen.findByText(/Falsches Format. Es wurde nichts geändert./)
  expect(screen.getByText(/Zeile 7: „abc“ ist kein Prozentsatz./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
})

test('groups that changed since are shown anew before anything is taken over', async () => {
  const sent = answerUploads(
    { status: 200, body: aPreview() },
    refusal(409, 'changed-meanwhile', 'Inzwischen geändert.'),
    { status: 200, body: aPreview({ fingerprint: 'f2' }) },
    { status: 200, body: aPreview({ applied: true }) },
  )
  const { user } = open('/fieldvalues/discount')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  await screen.findByRole('dialog')
  drop()
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/Bitte prüfen Sie die Änderungen noch einmal/)
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  await screen.findByText(/wurden übernommen/)
  expect(sent[3]?.get('fingerprint')).toBe('f2')
})
