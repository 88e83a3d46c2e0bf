import { ProblemError } from '@schrankwerk/shell-api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManufacturer, idOf, messageOf, openPage, refused, textField } from '../master-data.example.tsx'
import { Component as Page } from './manufacturer.screen.tsx'
import { Component as List } from './manufacturer-list.screen.tsx'

const address = `/fieldvalues/manufacturer/${idOf(1)}`
const open = (at = address, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/manufacturer': List, 'fieldvalues/manufacturer/:id': Page }, at, {
    filterManufacturers: () => ({
      content: [{ ...aManufacturer(), usedByArticleAmount: 3 }],
      totalElements: 1,
    }),
    getManufacturer: () => aManufacturer(),
    ...answers,
  })
const variants = () => screen.findByRole('list', { name: 'Namensvarianten' })

test('the list narrows to those without articles, which stands in the address', async () => {
  const { inputsOf, user } = open('/fieldvalues/manufacturer?unused=true')
  await screen.findByRole('link', { name: 'Weidmüller' })
  expect(inputsOf('filterManufacturers').at(-1)?.query).toMatchObject({ unused: 'true' })
  await user.click(screen.getByRole('button', { name: 'Ohne Artikel', pressed: true }))
  await waitFor(() => expect(inputsOf('filterManufacturers').at(-1)?.query).not.toHaveProperty('unused'))
})

test('Enter adds a variant, trimmed, that nobody else has', async () => {
  const { inputsOf, user } = open(address, {
    findManufacturerByName: () => null,
    updateManufacturer: () => aManufacturer({ editVersion: 5 }),
  })
  await user.type(await textField('Namensvariante hinzufügen'), '  Weidm. Interface {Enter}')
  expect(await within(await variants()).findByText('Weidm. Interface')).toBeTruthy()
  expect(inputsOf('findManufacturerByName')[0]?.query).toEqual({ name: 'Weidm. Interface' })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Hersteller wurde gespeichert.')
  expect(inputsOf('updateManufacturer')[0]?.body).toMatchObject({
    editVersion: 4,
    nameVariants: ['Weidmueller', 'WEI', 'Weidm. Interface'],
  })
})

test('a variant that another one owns, that is listed or the display name is refused with a warning', async () => {
  const { inputsOf, user } = open(address, {
    findManufacturerByName: () => aManufacturer({ id: idOf(9), displayName: 'Wieland' }),
  })
  const field = await textField('Namensvariante hinzufügen')
  await user.type(field, 'Wiel{Enter}')
  await waitFor(() =>
    expect(messageOf(field)).toContain(
      'Diese Bezeichnung wird bereits verwendet: „Wiel“ gehört zu „Wieland“.',
    ),
  )
  await user.clear(field)
  await user.type(field, 'wei{Enter}')
  expect(messageOf(field)).toContain('„wei“ steht schon in der Liste.')
  await user.clear(field)
  await user.type(field, 'Weidmüller{Enter}')
  expect(messageOf(field)).toContain('„Weidmüller“ ist schon der Anzeigename.')
  expect(inputsOf('findManufacturerByName')).toHaveLength(1)
})

test('a name that the same one owns is taken as a variant', async () => {
  const { user } = open(address, { findManufacturerByName: () => aManufacturer() })
  await user.type(await textField('Namensvariante hinzufügen'), 'WM{Enter}')
  expect(await within(await variants()).findByText('WM')).toBeTruthy()
})

test('a variant and the display name change places, and a variant goes', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '„WEI“ als Anzeigename setzen' }))
  expect(await textField('Anzeigename')).toHaveProperty('value', 'WEI')
  expect(within(await variants()).getByText('Weidmüller')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '„Weidmueller“ entfernen' }))
  expect(within(await variants()).queryByText('Weidmueller')).toBeNull()
})

test('its articles are a click away, and are deleted only as many as the dialog names', async () => {
  let articles = 12
  const { inputsOf, user } = open(address, {
    getManufacturer: () =>
      aManufacturer({ usedBy: [{ by: 'article', amount: articles }], replacementAmount: 1 }),
    deleteArticlesOfManufacturer: ({ query }) => {
      const { amount } = query as { amount: number }
      articles = 13
      if (amount !== articles)
        throw new ProblemError({
          status: 409,
          code: 'article-amount-changed',
          detail: 'Die Zahl der Artikel hat sich inzwischen geändert.',
        })
      return { deleted: 13 }
    },
  })
  const way = await screen.findByRole('link', { name: 'Zu den Artikeln' })
  expect(way.getAttribute('href')).toBe(`/article?manufacturer=${idOf(1)}`)
  await user.click(screen.getByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: '12 Artikel des Herstellers löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '12 Artikel von „Weidmüller“ löschen?' })
  expect(dialog.textContent).toContain('Damit geht eine gemerkte Zuordnung verloren')
  await user.click(within(dialog).getByRole('button', { name: '12 Artikel löschen' }))
  await screen.findByText(/Die Zahl der Artikel hat sich inzwischen geändert/)
  await user.click(await screen.findByRole('button', { name: '13 Artikel löschen' }))
  await screen.findByText('13 Artikel wurden gelöscht.')
  expect(inputsOf('deleteArticlesOfManufacturer').map(({ query }) => query)).toEqual([
    { manufacturerId: idOf(1), amount: 12 },
    { manufacturerId: idOf(1), amount: 13 },
  ])
})

test('a link that is none is refused at its field', async () => {
  const { inputsOf, user } = open()
  await user.type(await textField('Link'), 'ftp://weidmueller.de')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(messageOf(await textField('Link'))).toContain('https://beispiel.de')
  expect(inputsOf('updateManufacturer')).toHaveLength(0)
})

test('somebody else saved first: both states stand side by side until one is chosen', async () => {
  let reads = 0
  const { user } = open(address, {
    getManufacturer: () =>
      aManufacturer(reads++ === 0 ? {} : { editVersion: 7, displayName: 'Weidmüller Interface' }),
    updateManufacturer: refused(409, 'changed-meanwhile', 'Geändert.'),
  })
  await user.type(await textField('Anzeigename'), ' GmbH')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Der Hersteller wurde inzwischen geändert' })
  expect(dialog.textContent).toContain('Jemand anderes, oder Sie in einem anderen Fenster, hat gespeichert')
  expect(within(dialog).getByText('Weidmüller GmbH')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Aktuellen Stand laden' }))
  expect(await textField('Anzeigename')).toHaveProperty('value', 'Weidmüller Interface')
})
