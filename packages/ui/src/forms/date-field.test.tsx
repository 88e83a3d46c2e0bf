import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { DateField } from './date-field.tsx'

type OnChange = (value: string | null) => void

const Held = ({ initial, onChange }: { initial: string | null; onChange: OnChange }) => {
  const [value, setValue] = useState(initial)
  const change: OnChange = (next) => {
    onChange(next)
    setValue(next)
  }
  return <DateField label="Termin" value={value} onChange={change} />
}

const setUp = (initial: string | null = null) => {
  const onChange = vi.fn<OnChange>()
  render(<Held initial={initial} onChange={onChange} />, { wrapper: KitProvider })
  return { onChange, field: screen.getByLabelText<HTMLInputElement>('Termin'), user: userEvent.setup() }
}

test('4.2.26 is the fourth of February', async () => {
  const { onChange, field, user } = setUp()
  await user.type(field, '4.2.26')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('2026-02-04')
  expect(field.value).toBe('04.02.2026')
})

test('31.02.2026 is refused with a sentence and moved nowhere', async () => {
  const { onChange, field, user } = setUp()
  await user.type(field, '31.02.2026')
  await user.tab()
  expect(field.value).toBe('31.02.2026')
  expect(screen.getByText('Den 31.02.2026 gibt es nicht.')).toBeTruthy()
  expect(onChange).toHaveBeenLastCalledWith('31.02.2026')
})

test('a day before the first one is said so in its own words, once the field is left', async () => {
  const text = 'Der Termin liegt in der Vergangenheit.'
  render(
    <DateField label="Termin" value={null} onChange={() => undefined} min="2026-12-01" minText={text} />,
    {
      wrapper: KitProvider,
    },
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Termin'), '30.11.2026')
  expect(screen.queryByText(text)).toBeNull()
  await user.tab()
  expect(screen.getByText(text)).toBeTruthy()
})

test('the calendar is German, begins on Monday and gives the picked day', async () => {
  const { onChange, user } = setUp('2026-12-24')
  await user.click(screen.getByRole('button', { name: 'Kalender öffnen: Termin' }))
  expect(await screen.findByText('Dezember 2026')).toBeTruthy()
  expect(document.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('Kalender: Termin')
  const days = screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)
  expect(days[0]).toBe('Mo')
  await user.click(screen.getByRole('button', { name: /^31\.? Dezember 2026/, hidden: true }))
  expect(onChange).toHaveBeenLastCalledWith('2026-12-31')
})

test('an unreadable value that comes back from a draft has its error at once', () => {
  const onInvalid = vi.fn()
  render(<DateField label="Termin" value="31.02.2026" onChange={vi.fn()} onInvalid={onInvalid} />, {
    wrapper: KitProvider,
  })
  expect(screen.getByText('Den 31.02.2026 gibt es nicht.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Termin').value).toBe('31.02.2026')
  expect(onInvalid).toHaveBeenCalledWith('Den 31.02.2026 gibt es nicht.', '31.02.2026')
})
