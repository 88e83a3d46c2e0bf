import type { Lookalike } from '@schrankwerk/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPreview } from '../features/combine/combine.example.ts'
import { idOf, openPage } from '../master-data.example.tsx'
import { Component } from './lookalikes.screen.tsx'

const side = (id: number, displayName: string, part: Partial<Lookalike['pair'][number]> = {}) => ({
  id: idOf(id),
  displayName,
  name: displayName,
  articles: 3,
  percent: null,
  manufacturerName: null,
  ...part,
})
const pairs: Lookalike[] = [
  { kind: 'manufacturer', reason: 'LEGAL_FORM', similarity: null, pair: [side(1, 'ABB'), side(2, 'ABB AG')] },
  {
    kind: 'manufacturer',
    reason: 'ABBREVIATION',
    similarity: null,
    pair: [side(3, 'Schneider Electric'), side(4, 'SE')],
  },
  {
    kind: 'manufacturer',
    reason: 'SIMILAR',
    similarity: 92,
    pair: [side(5, 'Weidmüller'), side(6, 'Wago', { name: 'Weidmüler' })],
  },
]
const open = (answers: Parameters<typeof openPage>[2] = {}) =>
  openPage({ 'fieldvalues/lookalikes': Component }, '/fieldvalues/lookalikes', {
    filterLookalikes: ({ query }) => {
      const content = (query as { kind: string }).kind === 'manufacturer' ? pairs : []
      return { content, totalElements: content.length }
    },
    countLookalikes: () => ({ manufacturer: 3, unit: 0, discountgroup: 0 }),
    previewCombine: () => aPreview(),
    tellApart: () => undefined,
    ...answers,
  })

test('each pair says why it is proposed', async () => {
  open()
  await screen.findByText('unterscheidet sich nur in der Rechtsform')
  expect(screen.getByText('„SE“ kann die Abkürzung von „Schneider Electric“ sein')).toBeTruthy()
  expect(screen.getByText('ähnlich geschrieben (92 %)')).toBeTruthy()
  expect(screen.getByText('3 Artikel · als „Weidmüler“')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ABB AG' }).getAttribute('href')).toBe(
    `/fieldvalues/manufacturer/${idOf(2)}`,
  )
})

test('„Nicht dasselbe“ is remembered, and can be taken back', async () => {
  const { inputsOf, user } = open()
  await user.click(await screen.findByRole('button', { name: '„ABB“ und „ABB AG“ sind nicht dasselbe' }))
  await screen.findByText('„ABB“ und „ABB AG“ werden nicht mehr vorgeschlagen.')
  const ids = [idOf(1), idOf(2)]
  expect(inputsOf('tellApart')[0]?.body).toEqual({ kind: 'manufacturer', ids, different: true })
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(inputsOf('tellApart')[1]?.body).toMatchObject({ ids, different: false }))
})

test('combining opens the dialog with both', async () => {
  const { inputsOf, user } = open()
  await user.click(await screen.findByRole('button', { name: '„ABB“ und „ABB AG“ zusammenführen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Hersteller zusammenführen' })
  await within(dialog).findByRole('radio', { name: /ABB AG/ })
  expect(inputsOf('previewCombine')[0]?.query.ids).toBe(`${idOf(1)},${idOf(2)}`)
})

test('another kind stands in the address, and an empty one says so', async () => {
  const { inputsOf, user } = open()
  await user.click(await screen.findByRole('tab', { name: /Einheiten/ }))
  await screen.findByText('Keine Einheiten, deren Namen sich fast gleichen.')
  expect(inputsOf('filterLookalikes').at(-1)?.query).toMatchObject({ kind: 'unit' })
})
