/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { SlimLine } from '@schrankwerk/contracts'
import { MockPortal } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { LineCard } from './line-card.tsx'

const card = (line: SlimLine) =>
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <LineCard line={line} onOpen={() => {}} Mark={undefined} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )

test.each([
  ['where nothing was found', { matched: null, matchedManufacturer: null, matchedDescription: null }],
  ['beneath the article that was found', {}],
])('the number of the wholesaler stands for a line that has no other, %s', async (_where, found) => {
  const numbers = { orderNumber: null, manufacturerNumber: null, wholesalerOrderNumber: 'GH-77' }
  card(slimLine(1, { ...numbers, ...found }))
  expect(await screen.findByText(/GH-77/)).toBeTruthy()
})

test('on a narrow window, which has no head of columns, a line says what its number is', async () => {
  card(slimLine(1, { quantity: 3, quantityUnitName: 'm' }))
  const quantity = await screen.findByText('3 m')
  expect(quantity.parentElement?.textContent).toMatch(/^Menge 3 m/)
})

test('and what the list itself says it costs', async () => {
  card(slimLine(1, { purchasePrice: 12.5, listPrice: null }))
  expect(await screen.findByText(/Einkaufspreis der Liste 12,50/)).toBeTruthy()
})

test('what does not fit into one line of a card goes on in the next one', async () => {
  const style = document.createElement('style')
  style.textContent = readFileSync(`${import.meta.dirname}/review.module.css`, 'utf8')
  document.head.append(style)
  card(slimLine(1, { quantity: 3, quantityUnitName: 'Stk', linePrice: 1234.5, purchasePrice: 12.5 }))
  const quantity = await screen.findByText('3 Stk')
  for (const text of [quantity.parentElement!, screen.getByText('Schütz 3-polig')])
    expect(getComputedStyle(text).whiteSpace).toBe('normal')
  style.remove()
})
