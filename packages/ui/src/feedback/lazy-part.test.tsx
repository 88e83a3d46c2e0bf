import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LazyPart, lazyCode } from './lazy-part.tsx'

const greeting = { Greeting: () => <p>Stückliste da</p> }

const show = (part: ReturnType<typeof lazyCode<typeof greeting>>) =>
  render(
    <LazyPart part={part} what="Die Stückliste" skeleton={<i data-testid="shape" />}>
      {({ Greeting }) => <Greeting />}
    </LazyPart>,
  )

test('shows the shape of what comes after a moment, then the part itself', async () => {
  const waiting = Promise.withResolvers<typeof greeting>()
  show(lazyCode(() => waiting.promise))
  expect(screen.queryByText('Wird geladen …')).toBeNull()
  expect(await screen.findByText('Wird geladen …')).toBeTruthy()
  expect(screen.getByTestId('shape')).toBeTruthy()
  waiting.resolve(greeting)
  expect(await screen.findByText('Stückliste da')).toBeTruthy()
  expect(screen.queryByTestId('shape')).toBeNull()
})

test('a failed fetch says so and is tried again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve(greeting)]
  show(lazyCode(() => answers.shift() ?? Promise.reject(new Error('asked too often'))))
  expect((await screen.findByRole('alert')).textContent).toContain('Laden nicht möglich: Die Stückliste.')
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Stückliste da')).toBeTruthy()
})

test('a fetch that failed without a network is made again once that is back', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve(greeting)]
  show(lazyCode(() => answers.shift() ?? Promise.reject(new Error('asked too often'))))
  await screen.findByRole('alert')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Stückliste da')).toBeTruthy()
})

test('what is there already is shown at once, and fetched only once', async () => {
  let fetched = 0
  const part = lazyCode(async () => {
    fetched += 1
    return greeting
  })
  await Promise.all([part.load(), part.load()])
  show(part)
  expect(screen.getByText('Stückliste da')).toBeTruthy()
  expect(fetched).toBe(1)
})
