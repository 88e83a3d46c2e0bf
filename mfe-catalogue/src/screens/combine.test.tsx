import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCombination, aPreview } from '../features/combine/combine.example.ts'
import { aManufacturer, idOf, openPage, refused } from '../master-data.example.tsx'
import { Component as Combinations } from './combinations.screen.tsx'
import { Component as Manufacturers } from './manufacturer-list.screen.tsx'

type Answers = Parameters<typeof openPage>[2]
const row = (id: number, displayName: string, usedByArticleAmount: number) => ({
  ...aManufacturer({ id: idOf(id), displayName }),
  usedByArticleAmount,
})
const open = (answers: Answers = {}) =>
  openPage({ 'fieldvalues/manufacturer': Manufacturers }, '/fieldvalues/manufacturer', {
    filterManufacturers: () => ({
      content: [row(2, 'ABB AG', 3), row(1, 'ABB', 120), row(3, 'Rittal', 5)],
      totalElements: 3,
    }),
    previewCombine: () => aPreview(),
    combineManufacturers: () => aManufacturer({ id: idOf(1), displayName: 'ABB' }),
    getCombinations: () => [aCombination()],
    undoCombination: () => aCombination({ undoneAt: '2026-03-04T10:00:00.000Z' }),
    ...answers,
  })
const choose = async (user: ReturnType<typeof open>['user'], ...names: string[]) => {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`${name} auswählen|^${name}$`) }))
}
const dialogOf = async (user: ReturnType<typeof open>['user']) => {
  await choose(user, 'ABB AG', 'ABB')
  await user.click(await screen.findByRole('button', { name: '2 zusammenführen' }))
  return screen.findByRole('dialog', { name: '2 Hersteller zusammenführen' })
}

test('one chosen row is not enough', async () => {
  const { user } = open()
  await choose(user, 'ABB AG')
  expect(await screen.findByRole('button', { name: 'Zusammenführen (ab zwei)' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('the one with most articles is proposed to stay, what moves is named, and the first one goes first', async () => {
  const { inputsOf, user } = open()
  const dialog = within(await dialogOf(user))
  expect(await dialog.findByRole('radio', { name: /^ABB\b(?! AG)/ })).toHaveProperty('checked', true)
  expect(dialog.getByText('3 Artikel')).toBeTruthy()
  expect(dialog.getByText('2 Bezeichnungen')).toBeTruthy()
  expect(dialog.getByText('Eine Importvorlage')).toBeTruthy()
  expect(dialog.getByText('2 gemerkte Zuordnungen')).toBeTruthy()
  expect(inputsOf('previewCombine')[0]?.query).toEqual({
    kind: 'manufacturer',
    ids: `${idOf(1)},${idOf(2)}`,
  })
  await user.click(dialog.getByRole('radio', { name: /ABB AG/ }))
  await waitFor(() => expect(inputsOf('previewCombine').at(-1)?.query.ids).toBe(`${idOf(2)},${idOf(1)}`))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Zusammenführen' })).toHaveProperty('disabled', false),
  )
  await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }))
  await dialog.findByText('2 Hersteller wurden zu einem.')
  expect(inputsOf('combineManufacturers')[0]?.query.manufacturerIds).toBe(`${idOf(2)},${idOf(1)}`)
})

test('it can be undone where it was done', async () => {
  const { inputsOf, user } = open()
  const dialog = within(await dialogOf(user))
  const verb = await dialog.findByRole('button', { name: 'Zusammenführen' })
  await waitFor(() => expect(verb).toHaveProperty('disabled', false))
  await user.click(verb)
  await user.click(await dialog.findByRole('button', { name: 'Rückgängig machen' }))
  await dialog.findByText('Alles ist wieder so, wie es vorher war.')
  expect(inputsOf('undoCombination')[0]?.query).toEqual({ id: idOf(77) })
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const article = (id: number, orderNumber: string, manufacturerName: string) => ({
  id: idOf(id),
  orderNumber,
  manufacturerNumber: null,
  description: 'Schütz',
  manufacturerName,
})

test('numbers and groups that clash keep it away, with the ways to both', async () => {
  const group = (id: number, percent: number, manufacturerName: string) => ({
    id: idOf(id),
    displayName: 'RG 1',
    percent,
    manufacturerName,
  })
  const { user } = open({
    previewCombine: () =>
      aPreview({
        numberClashes: {
          amount: 101,
          first: [
            {
              kind: 'ORDER',
              number: 'A-1',
              articles: [article(11, 'A-1', 'ABB'), article(12, 'a-1', 'ABB AG')],
            },
          ],
        },
        groupClashes: {
          amount: 1,
          first: [{ name: 'RG 1', groups: [group(21, 10, 'ABB'), group(22, 15, 'ABB AG')] }],
        },
      }),
  })
  const dialog = within(await dialogOf(user))
  await dialog.findByText('101 Nummern haben Artikel mehrerer dieser Hersteller')
  const to = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(to('ABB A-1')).toBe(`/article/${idOf(11)}`)
  expect(to('ABB AG a-1')).toBe(`/article/${idOf(12)}`)
  expect(dialog.getByText('Dazu kommen noch 100 weitere.')).toBeTruthy()
  expect(to('ABB AG: RG 1 (15 %)')).toBe(`/fieldvalues/discount/${idOf(22)}`)
  expect(dialog.getByRole('button', { name: 'Zusammenführen' })).toHaveProperty('disabled', true)
})

test('articles that are the same can be made one there, of the manufacturer that stays, and then nothing clashes', async () => {
  let isClashing = true
  const clash = {
    kind: 'ORDER' as const,
    number: 'A-1',
    articles: [article(11, 'A-1', 'ABB'), article(12, 'a-1', 'ABB AG')],
  }
  const { inputsOf, user } = open({
    previewCombine: () =>
      isClashing
        ? aPreview({ numberClashes: { amount: 12, first: [clash] }, duplicateArticles: 12 })
        : aPreview(),
    combineArticles: () => {
      isClashing = false
      return { articles: 12 }
    },
  })
  const dialog = within(await dialogOf(user))
  await dialog.findByText('12 Artikel sind dieselben')
  expect(dialog.getByText(/bleibt jeweils der von „ABB“ .* nicht rückgängig machen\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '12 Artikel zusammenführen' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Zusammenführen' })).toHaveProperty('disabled', false),
  )
  expect(inputsOf('combineArticles')[0]?.query).toEqual({ manufacturerIds: `${idOf(1)},${idOf(2)}` })
  expect(dialog.queryByText('12 Artikel sind dieselben')).toBeNull()
})

test('while an import runs it waits; a refusal is said and nothing is lost', async () => {
  let importRunning = true
  const { user } = open({
    previewCombine: () => aPreview({ importRunning }),
    combineManufacturers: refused(409, 'import-running', 'Es läuft gerade ein Import.'),
  })
  const dialog = within(await dialogOf(user))
  await dialog.findByText(/Zusammenführen können Sie, sobald er abgeschlossen ist/)
  expect(dialog.getByRole('button', { name: 'Zusammenführen' })).toHaveProperty('disabled', true)
  importRunning = false
  await user.click(dialog.getByRole('radio', { name: /ABB AG/ }))
  const verb = dialog.getByRole('button', { name: 'Zusammenführen' })
  await waitFor(() => expect(verb).toHaveProperty('disabled', false))
  await user.click(verb)
  await dialog.findByText('Das Zusammenführen ist fehlgeschlagen. Es läuft gerade ein Import.')
})

test('the page of combinations says who, when and what, and why one cannot be undone', async () => {
  const { user } = openPage({ 'fieldvalues/combinations': Combinations }, '/fieldvalues/combinations', {
    getCombinations: () => [
      aCombination(),
      aCombination({
        id: idOf(78),
        gone: [{ id: idOf(9), displayName: 'Busch' }],
        undoneAt: '2026-03-04T10:00:00.000Z',
      }),
    ],
    undoCombination: refused(409, 'combination-built-on', '„ABB“ gibt es nicht mehr.'),
  })
  await user.click(
    await screen.findByRole('button', { name: 'Zusammenführung von „ABB AG“ rückgängig machen' }),
  )
  await screen.findByText('Das konnte nicht rückgängig gemacht werden. „ABB“ gibt es nicht mehr.')
  expect(screen.getByText(/^Rückgängig gemacht am/)).toBeTruthy()
  expect(screen.getAllByText('Karin Katalog')).toHaveLength(2)
})
