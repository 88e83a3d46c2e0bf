import { MockPortal, mockApi } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import de from '../../../locales/de.json'
import words from '../../../locales/outside.de.json'
import { Component as Forget } from './forget.screen.tsx'

test('whoever asks for a link reads how many there are in an hour, known or not', async () => {
  const calls = mockApi({ requestPasswordReset: () => undefined })
  render(
    <MockPortal
      at="/forget"
      texts={{ shell: { ...de, ...words } }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[{ path: 'forget', Component: Forget }]}
    />,
  )
  await userEvent.type(await screen.findByRole('textbox'), 'ada@neu.example')
  await userEvent.click(screen.getByRole('button', { name: 'Link anfordern' }))
  await screen.findByText(/Der Link gilt 60 Minuten, und in einer Stunde senden wir höchstens 3\./)
  expect(calls.map(({ name }) => name)).toEqual(['requestPasswordReset'])
})
