import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWholesaler, idOf, messageOf, openPage, refused, textField } from '../master-data.example.tsx'
import { Component as Page } from './wholesaler.screen.tsx'
import { Component as List } from './wholesaler-list.screen.tsx'

const rows = [
  { id: idOf(3), displayName: 'Elektro Nord', usedByArticleAmount: 0 },
  { id: idOf(13), displayName: 'Elektro Süd', usedByArticleAmount: 12 },
  { id: idOf(23), displayName: 'Kabel West', usedByArticleAmount: 0 },
]

const open = (at: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/wholesaler': List, 'fieldvalues/wholesaler/:id': Page }, at, {
    filterWholesalers: () => ({ content: rows, totalElements: 3 }),
    getWholesaler: () => aWholesaler(),
    ...answers,
  })
const choose = (user: ReturnType<typeof open>['user'], name: string) =>
  screen.findByRole('checkbox', { name: `${name} auswählen` }).then((box) => user.click(box))

test('the list is in the order of the names, with how many articles use each', async () => {
  const { inputsOf } = open('/fieldvalues/wholesaler')
  const link = await screen.findByRole('link', { name: 'Elektro Nord' })
  expect(link.getAttribute('href')).toBe(`/fieldvalues/wholesaler/${idOf(3)}`)
  expect(screen.getByText('12')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /Anzeigename/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  expect(inputsOf('filterWholesalers').at(-1)?.query).toEqual({
    page: 0,
    paginationSize: 15,
    column: 'displayName',
    sortDescending: false,
  })
})

test('a search waits for Enter', async () => {
  const { inputsOf, user } = open('/fieldvalues/wholesaler')
  await user.type(await textField('Bezeichnung'), 'nord')
  expect(inputsOf('filterWholesalers')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(inputsOf('filterWholesalers').at(-1)?.query).toMatchObject({ searchTerm: 'nord' }),
  )
})

test('deleting leaves alone what articles use and names it; all others are deleted and counted', async () => {
  const { inputsOf, user } = open('/fieldvalues/wholesaler', { deleteWholesalers: () => [] })
  for (const { displayName } of rows) await choose(user, displayName)
  await user.click(screen.getByRole('button', { name: '3 Großhändler löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Großhändler löschen?' })
  expect(within(dialog).getByText('„Elektro Süd“ wird verwendet (12 Artikel) und bleibt.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '2 Großhändler löschen' }))
  await screen.findByText('2 Großhändler wurden gelöscht.')
  expect(inputsOf('deleteWholesalers')[0]?.query).toEqual({ wholesalerIds: `${idOf(3)},${idOf(23)}` })
})

test('what the server finds used stays chosen and is named with its number', async () => {
  const { user } = open('/fieldvalues/wholesaler', { deleteWholesalers: () => [idOf(23)] })
  await choose(user, 'Elektro Nord')
  await choose(user, 'Kabel West')
  await user.click(screen.getByRole('button', { name: '2 Großhändler löschen' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '2 Großhändler löschen' }))
  await screen.findByText('Der Großhändler wurde gelöscht.')
  await screen.findByText('Ein Großhändler wurde nicht gelöscht, weil er verwendet wird: „Kabel West“.')
  expect(screen.getByRole('checkbox', { name: 'Kabel West auswählen' })).toHaveProperty('checked', true)
})

test('a deletion that failed says why in its dialog', async () => {
  const { user } = open('/fieldvalues/wholesaler', {
    deleteWholesalers: refused(409, 'import-running', 'Es läuft bereits ein Import.'),
  })
  await choose(user, 'Elektro Nord')
  await user.click(screen.getByRole('button', { name: 'Großhändler löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Großhändler „Elektro Nord“ löschen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Großhändler löschen' }))
  await within(dialog).findByText('Nicht gelöscht: „Elektro Nord“. Es läuft bereits ein Import.')
})

test('a new one without a name is refused before it is sent; saved, it leads to the list', async () => {
  const { inputsOf, user } = open('/fieldvalues/wholesaler/new', { createWholesaler: () => aWholesaler() })
  await user.click(await screen.findByRole('button', { name: 'Großhändler anlegen' }))
  const name = await textField('Anzeigename')
  expect(messageOf(name)).toContain('Bitte geben Sie einen Anzeigenamen an.')
  await user.type(name, ' Elektro Nord ')
  await user.click(screen.getByRole('button', { name: 'Großhändler anlegen' }))
  await screen.findByRole('link', { name: 'Kabel West' })
  expect(inputsOf('createWholesaler')[0]?.body).toEqual({ displayName: 'Elektro Nord' })
})

test('a name that is taken stands at its field in the words of the server', async () => {
  const detail = 'Einen Großhändler mit diesem Namen gibt es bereits.'
  const { user } = open(`/fieldvalues/wholesaler/${idOf(3)}`, {
    updateWholesaler: refused(412, 'wholesaler-exists', detail),
  })
  await user.type(await textField('Anzeigename'), ' AG')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(async () => expect(messageOf(await textField('Anzeigename'))).toContain(detail))
})

test('a change is saved with its version, and the list follows', async () => {
  const { inputsOf, user } = open(`/fieldvalues/wholesaler/${idOf(3)}`, {
    updateWholesaler: () => aWholesaler({ displayName: 'Elektro Nord AG', editVersion: 5 }),
  })
  await user.type(await textField('Anzeigename'), ' AG')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('link', { name: 'Kabel West' })
  expect(inputsOf('updateWholesaler')[0]?.body).toEqual({
    id: idOf(3),
    editVersion: 4,
    displayName: 'Elektro Nord AG',
  })
})

test('one that is used says by what, with the way there, and is not deleted', async () => {
  const { inputsOf, user } = open(`/fieldvalues/wholesaler/${idOf(3)}`, {
    getWholesaler: () =>
      aWholesaler({
        usedBy: [
          { by: 'wholesaler-info', amount: 7 },
          { by: 'import-config', amount: 1 },
        ],
      }),
  })
  const way = await screen.findByRole('link', { name: 'Eine Importvorlage' })
  expect(way.getAttribute('href')).toBe('/import/config')
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Großhändler löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Großhändler kann nicht gelöscht werden' })
  expect(dialog.textContent).toContain('7 Angaben beim Großhändler, Eine Importvorlage')
  expect(inputsOf('deleteWholesalers')).toHaveLength(0)
})

test('deleted from its page, the list follows and what was typed is no obstacle', async () => {
  const { user } = open(`/fieldvalues/wholesaler/${idOf(3)}`, { deleteWholesalers: () => [] })
  await user.type(await textField('Anzeigename'), ' AG')
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Großhändler löschen' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Großhändler löschen' }))
  await screen.findByRole('link', { name: 'Kabel West' })
})
