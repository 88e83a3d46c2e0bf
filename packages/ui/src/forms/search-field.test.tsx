import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'
import { longestSearch } from './search-text.ts'

const open = () => {
  const told: string[] = []
  render(<SearchField label="Name" delay={0} value="" onChange={(text) => told.push(text)} />)
  return { told, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' }) }
}

test('what is pasted beyond the longest search is left out, and the field says so', () => {
  const { told, field } = open()
  fireEvent.change(field, { target: { value: 'x'.repeat(longestSearch + 30) } })
  expect(field.value).toHaveLength(longestSearch)
  expect(told).toEqual(['x'.repeat(longestSearch)])
  expect(screen.getByRole('status').textContent).toContain('höchstens 200 Zeichen')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
})

test('what fits is told as it is, and takes the message back', () => {
  const { told, field } = open()
  fireEvent.change(field, { target: { value: 'x'.repeat(longestSearch + 1) } })
  fireEvent.change(field, { target: { value: 'x'.repeat(longestSearch - 1) } })
  expect(told.at(-1)).toHaveLength(longestSearch - 1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an empty field has nothing to say any more', async () => {
  const { told, field } = open()
  fireEvent.change(field, { target: { value: 'x'.repeat(longestSearch + 1) } })
  await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(told.at(-1)).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a search that an address brought along is cut in the address as well', () => {
  const told: string[] = []
  const value = 'x'.repeat(longestSearch + 1)
  render(<SearchField label="Name" value={value} onChange={(text) => told.push(text)} />)
  expect(told).toEqual(['x'.repeat(longestSearch)])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toHaveLength(longestSearch)
})
