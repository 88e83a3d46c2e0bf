import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { Calendar } from './calendar.tsx'

afterEach(() => vi.useRealTimers())

const focused = () => document.activeElement?.getAttribute('data-day')

test('opens with the focus on the day, and the keys lead across months', async () => {
  const onPick = vi.fn()
  const user = userEvent.setup()
  render(<Calendar value="2026-12-31" onPick={onPick} />, { wrapper: KitProvider })
  await waitFor(() => expect(focused()).toBe('2026-12-31'))
  const steps: [string, string][] = [
    ['{ArrowRight}', '2027-01-01'],
    ['{ArrowDown}', '2027-01-08'],
    ['{PageDown}', '2027-02-08'],
    ['{PageUp}', '2027-01-08'],
    ['{Home}', '2027-01-04'],
    ['{End}', '2027-01-10'],
    ['{ArrowUp}', '2027-01-03'],
    ['{ArrowLeft}', '2027-01-02'],
    ['{Shift>}{PageDown}{/Shift}', '2028-01-02'],
  ]
  for (const [key, day] of steps) {
    await user.keyboard(key)
    expect(focused(), key).toBe(day)
  }
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenLastCalledWith('2028-01-02')
})

test('a key that comes before the focus has settled still leads on', () => {
  vi.useFakeTimers()
  render(<Calendar value="2094-01-21" onPick={vi.fn()} />, { wrapper: KitProvider })
  const day = screen.getAllByRole('button').find((button) => button.dataset.day === '2094-01-21')!
  day.focus()
  fireEvent.keyDown(day, { key: 'PageDown' })
  vi.runAllTimers()
  expect(focused()).toBe('2094-02-21')
})

test('no key leaves the days allowed', async () => {
  const user = userEvent.setup()
  render(<Calendar value={null} min="2100-05-10" max="2100-05-20" onPick={vi.fn()} />, {
    wrapper: KitProvider,
  })
  await waitFor(() => expect(focused()).toBe('2100-05-10'))
  await user.keyboard('{PageUp}')
  expect(focused()).toBe('2100-05-10')
  await user.keyboard('{PageDown}')
  expect(focused()).toBe('2100-05-20')
})
