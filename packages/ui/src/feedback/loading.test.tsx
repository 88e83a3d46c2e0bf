import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyPart, lazyCode } from './lazy-part.tsx'
import { Loading } from './loading.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a wait of eight seconds is called unusual', async () => {
  render(<Loading />)
  await after(7_900)
  expect(screen.queryByText('Das dauert länger als üblich.')).toBeNull()
  await after(200)
  expect(screen.getByText('Das dauert länger als üblich.')).toBeTruthy()
})

test('code that hangs for twenty seconds can be asked for again, and still shows when it comes', async () => {
  const code = Promise.withResolvers<{ text: string }>()
  const part = lazyCode(() => code.promise)
  render(
    <LazyPart part={part} what="Die Vorschau" skeleton={<i />}>
      {({ text }) => <p>{text}</p>}
    </LazyPart>,
  )
  await after(20_100)
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy()
  code.resolve({ text: 'Vorschau da' })
  await after(0)
  expect(screen.getByText('Vorschau da')).toBeTruthy()
})
