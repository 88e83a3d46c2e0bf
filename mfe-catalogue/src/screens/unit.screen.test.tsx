import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUnit, idOf, messageOf, openPage, refused, textField } from '../master-data.example.tsx'
import { Component as Page } from './unit.screen.tsx'
import { Component as List } from './unit-list.screen.tsx'

const open = (at: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/unit': List, 'fieldvalues/unit/:id': Page }, at, {
    filterUnits: () => ({ content: [{ ...aUnit(), usedByArticleAmount: 0 }], totalElements: 1 }),
    getUnit: () => aUnit(),
    ...answers,
  })

test('the list begins with those without articles where its address says so', async () => {
  const { inputsOf } = open('/fieldvalues/unit?sort=usedByArticleAmount&order=asc')
  await screen.findByRole('link', { name: 'Stück' })
  expect(inputsOf('filterUnits').at(-1)?.query).toMatchObject({
    column: 'usedByArticleAmount',
    sortDescending: false,
  })
})

test('a unit is created with its variants', async () => {
  const { inputsOf, user } = open('/fieldvalues/unit/new', {
    findUnitByName: () => null,
    createUnit: () => aUnit(),
  })
  await user.type(await textField('Anzeigename'), 'Stück')
  await user.type(await textField('Namensvariante hinzufügen'), 'Stk{Enter}')
  await screen.findByRole('button', { name: '„Stk“ entfernen' })
  await user.click(screen.getByRole('button', { name: 'Einheit anlegen' }))
  await screen.findByText('Die Einheit wurde angelegt.')
  expect(inputsOf('createUnit')[0]?.body).toEqual({ displayName: 'Stück', nameVariants: ['Stk'] })
})

test('a name that is taken stands at its field', async () => {
  const detail = 'Diese Bezeichnung wird bereits verwendet.'
  const { user } = open(`/fieldvalues/unit/${idOf(2)}`, { updateUnit: refused(409, 'name-taken', detail) })
  await user.type(await textField('Anzeigename'), 'e')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(await textField('Anzeigename'))).toContain(detail)
})

test('one that is gone says so and leads to the list', async () => {
  open(`/fieldvalues/unit/${idOf(99)}`, { getUnit: refused(404, 'not-found', 'Das gibt es nicht.') })
  await screen.findByText('Diese Einheit gibt es nicht.')
  expect(screen.getByRole('link', { name: 'Zu den Einheiten' }).getAttribute('href')).toMatch(
    /^\/fieldvalues\/unit/,
  )
})

test('a variant that was typed and not added holds the save at its field', async () => {
  const { inputsOf, user } = open(`/fieldvalues/unit/${idOf(2)}`, {
    findUnitByName: () => null,
    updateUnit: () => aUnit({ editVersion: 5 }),
  })
  const variant = await textField('Namensvariante hinzufügen')
  await user.type(variant, 'Stck')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte prüfen Sie diese Angaben')
  expect(messageOf(variant)).toContain('„Stck“ ist noch nicht hinzugefügt.')
  expect(document.activeElement).toBe(variant)
  expect(inputsOf('updateUnit')).toHaveLength(0)
  await user.type(variant, '{Enter}')
  await screen.findByRole('button', { name: '„Stck“ entfernen' })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Einheit wurde gespeichert.')
  expect(inputsOf('updateUnit')[0]?.body).toEqual({
    id: idOf(2),
    editVersion: 4,
    displayName: 'Stück',
    nameVariants: ['Stk', 'Stck'],
  })
})

test('a variant that was typed and taken out again holds nothing up', async () => {
  const { inputsOf, user } = open(`/fieldvalues/unit/${idOf(2)}`, {
    updateUnit: () => aUnit({ displayName: 'Stück 2', editVersion: 5 }),
  })
  const variant = await textField('Namensvariante hinzufügen')
  await user.type(variant, 'Stck')
  await user.clear(variant)
  expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull()
  await user.type(await textField('Anzeigename'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Die Einheit wurde gespeichert.')
  expect(inputsOf('updateUnit')[0]?.body).toEqual({
    id: idOf(2),
    editVersion: 4,
    displayName: 'Stück 2',
    nameVariants: ['Stk'],
  })
})
