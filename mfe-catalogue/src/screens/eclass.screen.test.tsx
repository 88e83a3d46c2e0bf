import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerUploads, refusal } from '../features/article-import/answer-uploads.example.ts'
import { anEclassMapping, idOf, messageOf, openPage, refused, textField } from '../master-data.example.tsx'
import { Component as Page } from './eclass.screen.tsx'
import { Component as List } from './eclass-list.screen.tsx'

const open = (at: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/eclass': List, 'fieldvalues/eclass/:id': Page }, at, {
    filterEclassMappings: () => ({ content: [anEclassMapping()], totalElements: 1 }),
    getEclassMapping: () => anEclassMapping(),
    ...answers,
  })
const drop = () =>
  fireEvent.change(screen.getByLabelText('csv-Datei auswählen', { selector: 'input' }), {
    target: { files: [new File(['a;b'], 'eclass.csv')] },
  })
const headers = {
  headerRowIndex: 1,
  headers: ['Klasse', 'Text', 'Zeit'],
  preview: [
    { rowIndex: 1, cells: ['Klasse', 'Text', 'Zeit'] },
    { rowIndex: 2, cells: ['27371003', 'Schütz', '7,5'] },
  ],
  suggestedMapping: [
    { importHeader: 'Klasse', articleField: 'eclassNumber', certainty: 'SURE', reason: 'Acht Ziffern' },
    { importHeader: 'Text', articleField: null, certainty: 'OPEN', reason: 'Keinem Feld zuzuordnen' },
    { importHeader: 'Zeit', articleField: 'workTime', certainty: 'CHECK', reason: 'ähnelt Arbeitszeit' },
  ],
}

afterEach(() => vi.unstubAllGlobals())

test('the list shows numbers in groups and times in minutes, and finds a number however it is written', async () => {
  const { inputsOf, user } = open('/fieldvalues/eclass')
  await screen.findByRole('link', { name: '27-37-10-03' })
  expect(screen.getByText('7,5 min')).toBeTruthy()
  expect(inputsOf('filterEclassMappings')[0]?.query).toMatchObject({ column: 'eclassNumber' })
  await user.type(await textField('E-Class-Nummer'), '27-37{Enter}')
  await waitFor(() =>
    expect(inputsOf('filterEclassMappings').at(-1)?.query).toMatchObject({ eclassNumber: '2737' }),
  )
})

test('what is typed or pasted as a number becomes eight digits', async () => {
  const { inputsOf, user } = open('/fieldvalues/eclass/new', { createEclassMapping: () => anEclassMapping() })
  const number = await textField('E-Class-Nummer')
  await user.click(number)
  await user.paste('27-37-10-03')
  expect(number).toHaveProperty('value', '27371003')
  await user.clear(number)
  await user.type(number, '27-37-10-0399')
  expect(number).toHaveProperty('value', '27371003')
  await user.type(await textField('Beschreibung'), 'Schütz')
  const time = await textField('Arbeitszeit')
  await user.clear(time)
  await user.type(time, '7,5')
  await user.click(screen.getByRole('button', { name: 'E-Class-Nummer anlegen' }))
  await screen.findByText('Die E-Class-Nummer wurde angelegt.')
  expect(inputsOf('createEclassMapping')[0]?.body).toEqual({
    eclassNumber: '27371003',
    description: 'Schütz',
    workTime: 7.5,
    firstLevelOrder: null,
    secondLevelOrder: null,
  })
})

test('too few digits, no description and no time are refused at their fields', async () => {
  const { inputsOf, user } = open('/fieldvalues/eclass/new')
  await user.type(await textField('E-Class-Nummer'), '2737')
  await user.clear(await textField('Arbeitszeit'))
  await user.click(screen.getByRole('button', { name: 'E-Class-Nummer anlegen' }))
  expect(messageOf(await textField('E-Class-Nummer'))).toContain('acht Ziffern')
  expect(messageOf(await textField('Beschreibung'))).toContain('Bitte geben Sie eine Beschreibung an.')
  expect(messageOf(await textField('Arbeitszeit'))).toContain('in Minuten')
  expect(inputsOf('createEclassMapping')).toHaveLength(0)
})

test('409: a number that exists stands at its field', async () => {
  const detail = 'Diese E-Class-Nummer gibt es bereits.'
  const { user } = open(`/fieldvalues/eclass/${idOf(5)}`, {
    updateEclassMapping: refused(409, 'eclass-exists', detail),
  })
  await user.type(await textField('Beschreibung'), ' groß')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(await textField('E-Class-Nummer'))).toContain(detail)
})

test('one that articles carry is deleted all the same, and the dialog says what that means', async () => {
  const { user } = open(`/fieldvalues/eclass/${idOf(5)}`, { deleteEclassMappings: () => [] })
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'E-Class-Nummer löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'E-Class-Nummer „27-37-10-03“ löschen?' })
  expect(dialog.textContent).toContain('2 Artikel tragen diese Nummer')
  await user.click(within(dialog).getByRole('button', { name: 'E-Class-Nummer löschen' }))
  await screen.findByText('Die E-Class-Nummer wurde gelöscht.')
})

test('an import begins with the suggested columns, which can be changed, and says what became of the rows', async () => {
  const sent = answerUploads(
    { status: 200, body: headers },
    {
      status: 200,
      body: {
        created: 4,
        updated: 1,
        unchanged: 0,
        skipped: [{ line: 9, reason: 'Die Nummer hat 7 Ziffern.' }],
      },
    },
  )
  const { user } = open('/fieldvalues/eclass')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  const dialog = await screen.findByRole('dialog', { name: 'E-Class-Nummern importieren' })
  drop()
  const text = await screen.findByRole('combobox', { name: 'Feld für die Spalte Text' })
  expect(within(dialog).getAllByText('Schütz').length).toBeGreaterThan(0)
  await user.click(text)
  await user.click(
    within(await screen.findByRole('listbox', { name: /Spalte Text/, hidden: true })).getByText(
      'Beschreibung',
    ),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Importieren' }))
  await screen.findByText('4 neu, 1 geändert, 0 unverändert, 1 übersprungen.')
  expect(screen.getByText('Die Nummer hat 7 Ziffern.')).toBeTruthy()
  expect(JSON.parse(String(sent[1]?.get('mapping')))).toEqual([
    { importHeader: 'Klasse', articleField: 'eclassNumber' },
    { importHeader: 'Text', articleField: 'description' },
    { importHeader: 'Zeit', articleField: 'workTime' },
  ])
})

test('without a column of numbers nothing is imported', async () => {
  const [, ...others] = headers.suggestedMapping
  const suggestedMapping = [{ ...headers.suggestedMapping[0], articleField: null }, ...others]
  const sent = answerUploads({ status: 200, body: { ...headers, suggestedMapping } })
  const { user } = open('/fieldvalues/eclass')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  const dialog = await screen.findByRole('dialog')
  drop()
  await screen.findByRole('combobox', { name: 'Feld für die Spalte Zeit' })
  await user.click(within(dialog).getByRole('button', { name: 'Importieren' }))
  await screen.findByText('Bitte ordnen Sie eine Spalte der E-Class-Nummer zu.')
  expect(sent).toHaveLength(1)
})

test('a file that is no such csv is refused in the words of the server', async () => {
  answerUploads(refusal(417, 'eclass-import-format', 'Falsches Format. Erwartet wird eine csv-Datei.'))
  const { user } = open('/fieldvalues/eclass')
  await user.click(await screen.findByRole('button', { name: 'Importieren' }))
  await screen.findByRole('dialog')
  drop()
  await screen.findByText('Falsches Format. Erwartet wird eine csv-Datei.')
})
