import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { foldText, matchesSearch } from '../formats/fold-text.ts'
import { KitProvider } from '../theme/kit-provider.tsx'
import { SelectField } from './select-field.tsx'

test.each(['weidmuller', 'weidmueller', 'Weidmüller', 'WEIDMÜLLER', 'weidmü', 'weidmue', 'müller'])(
  '%j finds Weidmüller',
  (search) => {
    expect(matchesSearch('Weidmüller Interface', search)).toBe(true)
  },
)

test('folding keeps different words apart', () => {
  expect(matchesSearch('Siemens', 'weidmuller')).toBe(false)
  expect(foldText('Größe')).toBe(foldText('GROESSE'))
})

test('the select finds a manufacturer however the umlaut is typed', async () => {
  const onChange = vi.fn()
  const options = [
    { value: '1', label: 'Siemens' },
    { value: '2', label: 'Weidmüller' },
  ]
  const user = userEvent.setup()
  render(<SelectField label="Hersteller" value={null} onChange={onChange} options={options} />, {
    wrapper: KitProvider,
  })
  await user.type(screen.getByRole('combobox', { name: 'Hersteller' }), 'weidmueller')
  expect(screen.queryByRole('option', { name: 'Siemens', hidden: true })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Weidmüller', hidden: true }))
  expect(onChange).toHaveBeenCalledWith('2')
})

test.each(['PCE', 'stk', 'stück pce'])('an option is found by its further names: %s', async (typed) => {
  const onChange = vi.fn()
  const options = [
    { value: '1', label: 'Meter', names: ['m', 'MTR'] },
    { value: '2', label: 'Stück', names: ['Stk', 'PCE'] },
  ]
  const user = userEvent.setup()
  render(<SelectField label="Einheit" value={null} onChange={onChange} options={options} />, {
    wrapper: KitProvider,
  })
  await user.type(screen.getByRole('combobox', { name: 'Einheit' }), typed)
  expect(screen.queryByRole('option', { name: 'Meter', hidden: true })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Stück', hidden: true }))
  expect(onChange).toHaveBeenCalledWith('2')
})

test('groups keep their order, and in each what begins with the search comes first', async () => {
  const options = [
    { value: '1', label: 'Alt Meter', group: 'Länge' },
    { value: '2', label: 'Meter', group: 'Länge' },
    { value: '3', label: 'Met', group: 'Andere' },
    { value: '4', label: 'Stück', group: 'Zahl' },
  ]
  const user = userEvent.setup()
  render(<SelectField label="Einheit" value={null} onChange={() => undefined} options={options} />, {
    wrapper: KitProvider,
  })
  await user.type(screen.getByRole('combobox', { name: 'Einheit' }), 'met')
  const shown = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
  expect(shown).toEqual(['Meter', 'Alt Meter', 'Met'])
})

test('what is typed is taken with Enter', async () => {
  const onChange = vi.fn()
  const options = [
    { value: '1', label: 'Siemens' },
    { value: '2', label: 'Weidmüller' },
  ]
  const user = userEvent.setup()
  render(<SelectField label="Hersteller" value={null} onChange={onChange} options={options} />, {
    wrapper: KitProvider,
  })
  await user.type(screen.getByRole('combobox', { name: 'Hersteller' }), 'weidm')
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('2')
})

test('what is typed and not chosen is said not to count, until something is chosen', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  const options = [
    { value: '1', label: 'Siemens' },
    { value: '2', label: 'Weidmüller' },
  ]
  render(<SelectField label="Hersteller" value={null} onChange={onChange} options={options} />, {
    wrapper: KitProvider,
  })
  const field = screen.getByRole('combobox', { name: 'Hersteller' })
  await user.type(field, 'Kronberg')
  await user.tab()
  expect(screen.getByText(/^„Kronberg“ wurde nicht übernommen\./)).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  await user.type(field, 'weidm{Enter}')
  expect(screen.queryByText(/wurde nicht übernommen/)).toBeNull()
  await user.click(field)
  await user.tab()
  expect(screen.queryByText(/wurde nicht übernommen/)).toBeNull()
})
